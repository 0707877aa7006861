"""Names and values exchanged, and a name for another of its kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rulekit.syntax.node import Node
from tests.meaning.changes.place import Found, Place, put, swap
from tests.meaning.changes.values import COMPARISONS

__all__ = ["exchanged", "renamed"]


def exchanged(place: Place) -> Found:
    """Two names, or two values, exchanged in one clause."""
    node = place.node
    names = [one for one in node.names if node.kind not in ("noun", "called", "game", "list")]
    yield from (swap(place, one, other) for one, other in pairwise(names) if one.text != other.text)
    if node.kind in CLAUSES:
        parts = [
            one for one in node.children if isinstance(one, Node) and one.kind not in ("body", "called", "not", "set")
        ]
        parts = [_innermost(one) for one in parts]
        for one, other in pairwise(parts):
            if place.said(one) != place.said(other) and one.span.end <= other.span.start:
                yield swap(place, one, other)


CLAUSES = {
    "plus", "minus", "times", "divided", "smaller", "larger", "test", "becomes", "fill", "draw", "draw_last", "shuffle",
    "put",
    "choose_number", "value_if", "coin_each", "override", "entry", "among", "range", "remove_from", "and", "or",
    "wide", "exchange", "in_turn", "advance", "put_many",
}  # fmt: skip


def _innermost(node: Node) -> Node:
    """What is compared or what becomes, without the words around it."""
    while node.kind in ("compares", "equal", "value", *COMPARISONS):
        inner = [one for one in node.nodes() if one.kind != "not"]
        if len(inner) != 1:
            return node
        node = inner[0]
    return node


DECLARED = {
    "noun", "called", "game", "table", "list", "row", "parameter", "step", "having", "rule", "option", "face",
    "face_choice", "adjective", "derived", "derived_yours",
}  # fmt: skip
"""Where a name is given, not used."""


def renamed(place: Place, names: Mapping[str, Sequence[str]]) -> Found:
    """A name for another that stands somewhere in the game in the same part of a sentence."""
    if place.node.kind in DECLARED:
        return
    for number, one in enumerate(place.node.names):
        others = names[f"{place.node.kind} {number}"]
        at = others.index(one.text)
        near = {others[(at + step) % len(others)] for step in (1, 2)}
        yield from (put(one, other) for other in sorted(near - {one.text}))
