"""Tests how many of one thing several people have, or several places hold, is told in one sentence."""

import pytest

from rulekit.book.facts import joined, thing_told
from rulekit.book.goes_on import in_one, taken_up
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence


def holds(who: str, count: int, noun: str = "coin") -> Sentence:
    some = Sentence("some", {"count": Number(count), "noun": Noun(noun)})
    return Sentence("holds", {"who": Name(who), "amounts": (some,), "items": (), "told": "given"})


def test_other_numbers_of_one_thing_are_one_sentence() -> None:
    both = joined(holds("Anna", 1), holds("Bence", 2))
    assert both is not None
    assert both.name == "hold_unlike"
    three = joined(both, holds("Cili", 5))
    assert three is not None
    assert three.parts["names"] == (Name("Anna"), Name("Bence"), Name("Cili"))


@pytest.mark.parametrize("second", [holds("Bence", 2, "fish"), holds("Anna", 2), holds("Bence", 0)])
def test_other_things_the_same_person_and_nothing_stand_alone(second: Sentence) -> None:
    assert joined(holds("Anna", 1), second) is None


def test_the_same_number_stays_with_each() -> None:
    both = joined(holds("Anna", 2), holds("Bence", 2))
    assert both is not None
    assert both.name == "hold_each"


def lies(count: int, where: str, noun: str = "seed", told: str = "given") -> Sentence:
    parts: dict[str, Part] = {"who": Noun(where), "op": "is", "count": Number(count), "noun": Noun(noun), "of": False}
    return Sentence("fact", {"condition": Sentence("have_count", parts), "told": told})


def test_what_lies_in_several_places_is_one_sentence() -> None:
    both = joined(lies(3, "a_1"), lies(8, "a_6"))
    assert both is not None
    three = joined(both, lies(20, "store"))
    assert three is not None
    assert three.name == "lie_unlike"
    counts = three.parts["counts"]
    assert isinstance(counts, tuple)
    places = [one.parts["who"] for one in counts if isinstance(one, Sentence)]
    assert places == [Noun("a_1"), Noun("a_6"), Noun("store")]


@pytest.mark.parametrize(
    "second", [lies(0, "a_6"), lies(2, "a_1"), lies(2, "a_6", "stone"), lies(2, "a_6", told="then"), holds("Anna", 1)]
)
def test_nothing_the_same_place_and_another_time_stand_alone(second: Sentence) -> None:
    assert joined(lies(3, "a_1"), second) is None


def test_what_else_is_at_a_place_is_there() -> None:
    fort, seed = lies(1, "nile", "fort"), lies(3, "nile")
    assert thing_told(fort) == Noun("nile")
    assert taken_up(seed, fort).parts["there"]
    assert not taken_up(lies(3, "crete"), fort).parts["there"]


def test_dice_thrown_one_behind_the_other_are_one_throw_of_whoever_throws() -> None:
    def rolls(who: str, face: int) -> Sentence:
        return Sentence("rolls", {"who": Name(who), "faces": (Number(face),)})

    both = in_one(rolls("Anna", 2), rolls("Anna", 4))
    assert both is not None
    assert both.parts["faces"] == (Number(2), Number(4))
    assert in_one(rolls("Anna", 2), rolls("Bence", 4)) is None
