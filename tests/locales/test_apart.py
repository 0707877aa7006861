"""Conditions that mean something else are said otherwise: all comparisons, all other conditions, in every language."""

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


WHO = (("you", "have", "share", "your"), ("that opponent", "has", "shares", "that opponent's"))
COUNTED = ("boats", "food", "points")
GOODS = ("amber", "salt", "that good")
COASTS = ("north", "south", "that coast")
VOYAGES = tuple(f"a voyage of {coast}" for coast in COASTS)
QUIET = ("quiet", "busy")
IS = ("is", "is not")
HELD = (
    "has amber",
    "has no amber",
    "has no boats",
    "has at least 2 boats",
    "has at most 2 boats",
    "has the most boats",
    "has the most wealth",
    "has no chest",
)


def had() -> Iterator[str]:
    """What somebody has, is or leads in, and does not."""
    for who, have, share, whose in WHO:
        yield from (f"{who} {have} {no}{good}" for no, good in product(("", "no "), GOODS))
        for what in COUNTED:
            yield f"{who} {have} no {what}"
            yield from (f"{who} {have} {op} {count} {what}" for op, count in product(("at least", "at most"), (2, 5)))
            yield from (f"{who} {have} the most {what}", f"{who} alone {have} the most {what}")
            yield f"{who} {share} the most {what}"
        yield from (f"{whose} out is {so}" for so in ("yes", "no"))
        yield from (f"{whose} {what} {op} empty" for what, op in product(("land", "goods"), IS))
        yield from (f"{good} {op} in {whose} goods" for good, op in product(GOODS, IS))


def lying() -> Iterator[str]:
    """What is empty, lies somewhere, is next to or connected to something."""
    for what, op in product(("pile", "hoard", "cargo of that coast", "cargo of north"), IS):
        yield f"{what} {op} empty"
    for good, op, where in product(GOODS, IS, ("hoard", "cargo of that coast", "cargo of north")):
        yield f"{good} {op} in {where}"
    for coast, op in product(COASTS, IS):
        yield from (f"{coast} {op} {how}" for how in QUIET)
        yield from (f"{coast} {op} next to {other} by road" for other in COASTS if other != coast)
        for ends, ways in product(("coasts", "quiet coasts", "busy coasts"), repeat=2):
            yield f"{coast} {op} connected to {ends} by road through {ways}"
        yield from (f"{coast} {op} connected to {one} by road through coasts" for one in VOYAGES)
        yield from (f"{coast} {op} {one}" for one in VOYAGES)


def there() -> Iterator[str]:
    """What there is, there is not, and what holds of all."""
    for quiet, op in product(QUIET, IS):
        yield from (f"there is {a} coast that {op} {quiet}" for a in ("a", "no"))
        yield f"every coast {op} {quiet}"
        for coast in COASTS:
            yield from (f"there is {a} voyage of {coast} that {op} {quiet}" for a in ("a", "no"))
            yield f"every voyage of {coast} {op} {quiet}"
    for one, other, op in product(COASTS, VOYAGES, IS):
        yield from (f"there is {a} voyage of {one} that {op} {other}" for a in ("a", "no"))
    yield from (f"there is {a} voyage of {one}" for one, a in product(COASTS, ("a", "no")))
    for has, (a, who) in product(HELD, (("an", "opponent"), ("no", "opponent"), ("a", "player"), ("no", "player"))):
        yield f"there is {a} {who} who {has}"
    yield from (f"every {who} {has}" for who, has in product(("opponent", "player"), HELD[:4]))
    for a, op, where in product(("a", "no"), IS, ("hoard", "your goods", "that opponent's goods", "cargo of north")):
        yield f"there is {a} good that {op} in {where}"


def joined() -> Iterator[str]:
    """Conditions one of which, or all, must hold."""
    for one, other, third in product((" and ", " or "), (" and ", " or ", ""), (" and ", " or ", "")):
        if other or not third:
            last = f"{third}flood is 1" if third else ""
            yield f"raid is yes{one}tide is 2{f'{other}that coast is quiet{last}' if other else ''}"
    yield from ("raid is yes", "raid is no", "that opponent agrees", "you gained food", "you gained points")


def picked() -> Iterator[str]:
    """Statements about those of whom something holds."""
    for has, who in product((*HELD, "alone has the most boats", "shares the most boats"), ("opponent", "player")):
        yield f"each {who} who {has}: lose 1 point"
    near = ("next to north by road", "connected to quiet coasts by road through coasts", "north", *QUIET)
    for op, what in product(IS, near):
        yield from (f"choose a coast that {op} {what}", f"for each coast that {op} {what}: gain 1 point")
    held = (f"{op} in {where}" for op, where in product(IS, ("hoard", "your goods", "that opponent's goods")))
    for what in (*held, "you have", "you lack"):
        yield from (f"choose a good that {what}", f"for each good that {what}: gain 1 point")


@cache
def situations() -> tuple[tuple[str, Sentence], ...]:
    """Every other condition as it is written, each with a meaning of its own, and as a sentence."""
    written = [*(f"if {one}: gain 1 point" for one in (*had(), *lying(), *there(), *joined())), *picked()]
    said = tides.said([*CHOSEN, *written])[len(CHOSEN) :]
    return tuple(zip(written, said, strict=True))


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


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("person", ["you", "they"])
def test_every_other_condition_is_said_in_its_own_way(tag: str, person: str) -> None:
    speaker = tides.speaker(tag)
    texts: dict[str, list[str]] = defaultdict(list)
    for written, one in situations():
        texts[speaker.phrase(one, person=person)].append(written)
    assert {text: found for text, found in texts.items() if len(found) > 1} == {}
    assert [one.message for one in speaker.report] == []
