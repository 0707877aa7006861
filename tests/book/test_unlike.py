"""Tests how many of one thing several people have is told in one sentence, in every language."""

import pytest

from rulekit.book.facts import joined
from rulekit.document.sentence import Name, Noun, Number, Sentence


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
