"""Parts left out and parts put in: a limit, a clause behind a noun, a trait of a field."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulekit.syntax.node import Node
from tests.meaning.changes.place import Found, Place, cut

__all__ = ["MAKERS"]

OPTIONAL = {
    "wide", "narrow", "whose", "at_most", "as_often", "until", "alike", "only_if", "in_turn", "for_each_of",
    "preferring", "ring",
}  # fmt: skip
TRAITS = {"starts", "hidden", "face_down", "taken_from"}
"""What can be left out of a field; where ``more is lost`` can be, nothing ever is."""


def _left_out(place: Place) -> Found:
    """Something that may be left out is left out: a limit, a clause, a trait of a field."""
    node = place.node
    for at, one in enumerate(node.children):
        if isinstance(one, Node) and one.kind in OPTIONAL:
            yield (cut(one, one),)
        if isinstance(one, Node) and one.kind in TRAITS:
            yield (cut(node.children[at - 1], one),)  # with the comma before it
    match node.kind:
        case "gain" if node.says("rotation"):
            yield tuple(cut(one, one) for one in place.word("in", "rotation"))
        case "described":
            yield (cut(node.names[0], node.names[0]),)
        case "rule" | "option" if node.says("when"):
            when = next(place.word("when"))
            at = node.children.index(when)
            yield (cut(when, node.children[at + 1]),)
        case "one_or_none":
            yield (cut(next(place.word("or")), node.children[-1]),)
        case "wide" | "and" | "do" | "fill" | "draw" | "draw_last" | "shuffle" | "exchange":
            parts = [one for one in node.children if isinstance(one, Node) or one.kind == "NAME"]
            for one in parts[1:]:
                at = node.children.index(one)
                yield (cut(node.children[at - 1], one),)
        case _:
            return


def _put_in(place: Place) -> Found:
    """Something that may be there is put in."""
    node, end = place.node, place.node.span.end
    match node.kind:
        case "may" if node.node("at_most", "as_often") is None:
            end = next(place.word("may")).span.end
            yield from (((end, end, one),) for one in (", up to 2 times", ", as often as you like"))
        case "draw_last":
            article, which = place.word("the", "last")
            yield ((article.span.start, which.span.end, "a"),)
        case "each_player" if node.node("in_turn") is None:
            set_ = node.the("set")
            yield ((set_.span.end, set_.span.end, " in turn"),)
        case "gain" if not node.says("rotation"):
            yield ((end, end, " in rotation"),)
        case "field" if not (said := _words_in(node)) & {"hidden", "face"}:
            owner = next((one.text for one in place.above[-1].names), "")
            held = owner == "player" or (not owner and "nobody" in said)
            last = [one for one in node.nodes() if one.kind != "mark"][-1].span.end
            if "row" in said:
                yield ((last, last, ", face down"),)
            if held:
                yield ((last, last, ", hidden"),)
        case _:
            return


def _words_in(node: Node) -> frozenset[str]:
    """The words of the language in a node, at any depth."""
    return frozenset(one.text for part in node.walk() for one in part.words("WORD"))


MAKERS: Mapping[str, Callable[[Place], Found]] = {"left out": _left_out, "put in": _put_in}
