"""What a chain of conditions speaks of throughout is named once."""

from __future__ import annotations

from rulekit.book.again import named_once
from rulekit.document.sentence import Noun, Number, Sentence

PIT = Sentence("kept", {"noun": Noun("finger"), "thing": True})
IT = Sentence("it")


def small(of: Sentence) -> Sentence:
    return Sentence(
        "is_adjective",
        {"who": of, "adjective": Sentence("adjective", {"noun": Noun("small", "adjectives"), "negated": False})},
    )


def test_it_is_said_of_what_the_first_speaks_of() -> None:
    first, second = small(PIT), small(Sentence("attribute", {"noun": Noun("opposite"), "of": PIT, "thing": True}))
    assert named_once((first, small(PIT), second)) == (
        first,
        small(IT),
        small(Sentence("attribute", {"noun": Noun("opposite"), "of": IT, "thing": True})),
    )


def test_behind_another_thing_it_is_named_again() -> None:
    other = Sentence("kept", {"noun": Noun("consul"), "thing": True})
    items = (small(PIT), small(other), small(PIT))
    assert named_once(items) == items


def test_one_of_two_ends_is_named_again() -> None:
    other = Sentence("kept", {"noun": Noun("consul"), "thing": True})
    between = Sentence("place_between", {"noun": Noun("space"), "near": other, "far": PIT})
    items = (small(PIT), small(between))
    assert named_once(items) == items
    beside = Sentence("next_to", {"who": PIT, "to": other, "links": Noun("way"), "negated": False})
    assert named_once((small(PIT), beside))[1].parts["who"] == IT


def test_nothing_is_it_where_something_else_is() -> None:
    items = (small(PIT), small(PIT), small(IT))
    assert named_once(items) == items


def test_an_amount_is_no_thing_to_speak_of() -> None:
    points = Sentence("yours", {"noun": Noun("point"), "of": False, "thing": False, "row": False})
    same = Sentence("compare", {"left": points, "op": "is", "right": Number(3)})
    assert named_once((same, same)) == (same, same)
