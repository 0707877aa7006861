"""One word of the language for another: gain for lose, your for that opponent's, any for one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulekit.syntax.node import Word
from tests.meaning.changes.place import Found, Place, put

__all__ = ["MAKERS"]


WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "gain": {"gain": ("lose", "pay")},
    "lose": {"lose": ("gain", "pay")},
    "pay": {"pay": ("lose", "gain")},
    "moment": {"before": ("after",), "after": ("before",)},
    "timed": {"before": ("after",), "after": ("before",)},
    "event": {"gain": ("lose",), "lose": ("gain",)},
    "you": {"you": ("nobody", "the active player", "that opponent", "that player")},
    "nobody": {"nobody": ("you",), "nothing": ("you",)},
    "yours": {"your": ("that opponent's", "that player's")},
    "those": {"those": ("that",)},
    "active_player": {},
}
"""By node: words of the language, and what may stand in their place."""


def _words(place: Place) -> Found:
    """One word of the language for another: gain for lose, before for after, your for that opponent's."""
    for one in place.node.children:
        if isinstance(one, Word) and one.kind == "WORD":
            for other in WORDS.get(place.node.kind, {}).get(one.text, ()):
                yield put(one, other)
    match place.node.kind:
        case "active_player":
            yield put(place.node, "you")
        case "whenever_gain" | "whenever_lose" | "whenever":
            yield from (put(one, "lose" if one.text == "gain" else "gain") for one in place.word("gain", "lose"))
        case "give" | "take":
            yield from _pairs(place, {"give": "take", "take": "give", "to": "from", "from": "to"})
        case "put_on" | "take_off":
            yield from _pairs(place, {"put": "remove", "remove": "put", "on": "from", "from": "on"})
        case "put" | "remove_from":
            yield from _pairs(place, {"put": "remove", "remove": "put", "in": "from", "from": "in"})
        case "has_most" | "has_most_alone" | "shares_most":
            first = place.node.children[0]
            most = next(place.word("the"))
            for new in ("has", "alone has", "shares"):
                yield ((first.span.start, most.span.start, f"{new} "),)
        case "coin_each" | "coin_whole":
            last = next(iter(place.word("each", "whole", ", whole")), None)
            if last is not None and last.text == "each":
                yield put(last, ", whole")
        case _:
            return


def _pairs(place: Place, words: Mapping[str, str]) -> Found:
    """Several words at once."""
    yield tuple(edit for one in place.word(*words) for edit in put(one, words[one.text]))


OWNERS = {"player": ("turn",), "turn": ("player",)}
PEOPLE = {"player": ("opponent",), "opponent": ("player",), "players": ("opponents",), "opponents": ("players",)}
ENDS = {"first": ("last",), "last": ("first",)}


def _people(place: Place) -> Found:
    """Opponents for players, players for opponents; the last for the first; what a turn has for what a player has."""
    for one in place.node.names:
        words = OWNERS if place.node.kind == "having" else {**PEOPLE, **ENDS}
        yield from (put(one, other) for other in words.get(one.text, ()))


def _how_many(place: Place) -> Found:
    """How many are chosen, and by whom."""
    ways = {"one": "a", "random": "a random", "any": "any", "exactly": "2", "up_to": "up to 2"}
    if place.node.kind in ways and place.parent == "choose":
        for name, one in ways.items():
            if name != place.node.kind:
                yield put(place.node, one)


MAKERS: Mapping[str, Callable[[Place], Found]] = {"word": _words, "people": _people, "how many": _how_many}
