"""Every single change to a game's text that may change what is played: numbers, words, names, lines, brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import frozen

from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.node import Node
from rulekit.syntax.parser import parse
from tests.meaning.changes import lines, parts, values, words
from tests.meaning.changes.names import exchanged, renamed
from tests.meaning.changes.place import Edit, Found, Place

__all__ = ["KINDS", "Change", "changes"]


@frozen
class Change:
    """One change to a text.

    Args:
        kind: what is changed, one of ``KINDS``.
        at: the place in the grammar: what the line is, and the innermost nodes around the change.
        edits: what is put in place of which part of the text, from the front to the back.
    """

    kind: str
    at: str
    edits: tuple[Edit, ...]

    def of(self, text: str) -> str:
        """The text after the change."""
        made = text
        for start, end, new in sorted(self.edits, reverse=True):
            made = made[:start] + new + made[end:]
        return made


MAKERS: Mapping[str, Callable[[Place], Found]] = {
    **values.MAKERS,
    **words.MAKERS,
    **parts.MAKERS,
    "exchanged": exchanged,
    **lines.MAKERS,
}
KINDS = (*MAKERS, "renamed")
"""The kinds of changes."""

UNPLAYED = ("example", "map", "source", "title", "by", "why", "mark")
"""What is in a game and is not played."""


def changes(text: str) -> tuple[Change, ...]:
    """All changes to a game's text, in its order; not all of them can be played, or are played otherwise."""
    tree = parse(Source("changes.rules", text), Report())
    if tree is None:
        return ()
    names: dict[str, list[str]] = {}
    places = list(_places(tree, (), text))
    for place in places:
        for at, one in enumerate(place.node.names):
            seen = names.setdefault(f"{place.node.kind} {at}", [])
            if one.text not in seen:
                seen.append(one.text)
    found: dict[tuple[Edit, ...], Change] = {}
    for place in places:
        where = _at(place)
        for kind, maker in MAKERS.items():
            for edits in maker(place):
                found.setdefault(edits, Change(kind, where, edits))
        for edits in renamed(place, names):
            found.setdefault(edits, Change("renamed", where, edits))
    return tuple(found.values())


def _places(node: Node, above: tuple[Node, ...], text: str) -> Iterator[Place]:
    if node.kind in UNPLAYED:
        return
    yield Place(node, above, text)
    for one in node.nodes():
        yield from _places(one, (*above, node), text)


HEADS = ("body", "line", "start", "step", "having", "with", "this_turn")
"""What a line stands in."""


def _at(place: Place) -> str:
    """The line that the place is in and the innermost two nodes, by their names in the grammar."""
    path = [one.kind for one in (*place.above, place.node)]
    last = max((at for at, kind in enumerate(path) if kind in HEADS), default=-1)
    below = path[last + 1 :] or path[-1:]
    return "/".join(below if len(below) < PATH else (below[0], *below[-2:]))


PATH = 4
