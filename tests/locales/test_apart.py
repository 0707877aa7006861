"""Conditions that mean something else are said otherwise: every comparison of every value, in every language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from operator import eq, ge, gt, le, lt, ne

import pytest

from rulekit.document.sentence import Sentence
from tests.locales import tides

TAGS = ("en", "fr", "hu", "zh_Hant")
OPS = {
    "is": eq,
    "is not": ne,
    "is at least": ge,
    "is at most": le,
    "is more than": gt,
    "is less than": lt,
    "is not at least": lt,
    "is not at most": gt,
    "is not more than": le,
    "is not less than": ge,
}
NUMBERS = (
    *("your boats", "your food", "your might", "your stock of that good", "your effort"),
    *("tide", "flood", "trick", "wreck of that coast", "that opponent's boats", "that opponent's might"),
    *("worth of that good", "number of your goods", "number of goods that you have", "total worth of your goods"),
    *("(your boats plus tide)", "(tide minus 2)", "smaller of tide and flood", "larger of tide and flood"),
    *("number of pile", "number of players", "number of rounds", "your wealth"),
)
SIDES = ("your boats", "your might", "tide", "trick", "that opponent's boats", "worth of that good", "(tide minus 2)")
"""What numbers are compared with, besides figures."""
FIGURES = ("0", "1", "2", "5")
THINGS = ("trump", "your hand_card", "your guard", "beacon of that coast", "that opponent's hand_card", "your pick")
PEOPLE = ("lead", "captain of that coast")
SAMPLE = range(-1, 8)


def sense(op: str, right: str, lowest: int = 0) -> tuple[bool, ...]:
    """For which values a comparison holds, from the lowest that there can be."""
    if right.isdigit():
        return tuple(OPS[op](one, int(right)) for one in SAMPLE if one >= lowest)
    return tuple(OPS[op](one, other) for one in SAMPLE for other in SAMPLE)


OF_EACH = (
    *(("for each coast whose wreck", "gain"), ("for each good whose worth", "gain")),
    *(("each opponent whose boats", "lose"), ("each opponent whose might", "lose"), ("each player whose food", "lose")),
)
"""Sets told by a value, and what is done for each."""


def meanings() -> Iterator[tuple[str, object]]:
    """Every statement that depends on a condition as it is written, with what the condition means."""
    for text, meaning in conditions():
        yield f"if {text}: gain 1 point", meaning
    for (of, verb), op, right in product(OF_EACH, OPS, (*FIGURES, *SIDES)):
        whose = (of, not right.isdigit() and right, sense(op, right))
        yield f"{of} {op} {right}: {verb} 1 point", whose


def conditions() -> Iterator[tuple[str, object]]:
    """Every condition as it is written, with what it means."""
    for left, op, right in product(NUMBERS, OPS, (*FIGURES, *SIDES)):
        if left != right:
            yield (
                f"{left} {op} {right}",
                (left, not right.isdigit() and right, sense(op, right, int(left == "number of players"))),
            )
    for left, op, right in product(THINGS, ("is", "is not"), (*THINGS, "king", "queen", "that figure", "nobody")):
        if left != right:
            yield f"{left} {op} {right}", (left, right, op)
    for left, op, right in product(PEOPLE, ("is", "is not"), (*PEOPLE, "you", "that opponent", "nobody")):
        if left != right:
            yield f"{left} {op} {right}", (left, right, op)
    for left, op, right in product(("from of that good",), ("is", "is not"), ("north", "south", "that coast")):
        yield f"{left} {op} {right}", (left, right, op)


CHOSEN = ("choose a good", "choose a coast", "choose an opponent", "choose a figure")


@cache
def statements() -> tuple[tuple[str, object, Sentence], ...]:
    """Every statement as it is written, what it depends on, and as a sentence."""
    written = [*meanings()]
    found: list[tuple[str, object, Sentence]] = []
    for start in range(0, len(written), 500):
        some = written[start : start + 500]
        said = tides.said([*CHOSEN, *(text for text, _ in some)])[len(CHOSEN) :]
        found += [(text, meaning, one) for (text, meaning), one in zip(some, said, strict=True)]
    return tuple(found)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("person", ["you", "they"])
def test_what_means_something_else_is_said_otherwise(tag: str, person: str) -> None:
    speaker = tides.speaker(tag)
    texts: dict[str, dict[object, str]] = defaultdict(dict)
    for written, meaning, one in statements():
        texts[speaker.phrase(one, person=person)].setdefault(meaning, written)
    assert {text: [*found.values()] for text, found in texts.items() if len(found) > 1} == {}
    assert [one.message for one in speaker.report] == []
