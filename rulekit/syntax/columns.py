"""Which parts of a line stand in columns, and with which other lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import frozen

from rulekit.syntax.node import Node, Word

__all__ = ["Columns", "columns_of"]

_TABLE_GAP = 3
_GAP = 2

_HEADERS = {"title", "by", "why", "players", "age", "minutes", "wins"}
_FIRST_WORD = {"given", "when", "then"}
_FIRST_CHILD = {"coin_each", "coin_whole"}
_AFTER_NAME = {"face", "face_choice"}
_PHYSICAL = {"component", "in_mind", "besides"}
"""The lines of what things are on the table."""
_DRAWN = {"places": 2, "lines": 2, "look": 1, "spot": 1}
"""The lines of a map, and which of their parts begins the second column."""


@frozen
class Columns:
    """How a line is aligned.

    Args:
        group: the lines of a group are aligned with each other.
        starts: offsets of the words that begin a column, after the first column.
        gap: blanks between columns, at least.
        least: how wide the first column is at least.
    """

    group: int
    starts: frozenset[int]
    gap: int
    least: int = 0


def columns_of(tree: Node) -> dict[int, Columns]:
    """The columns of the lines that have any, by the offset of the first word of the line."""
    found: dict[int, Columns] = {}
    run, last = 0, ""
    for node in tree.nodes():
        # Sources, or options, that follow each other are a group; so many declarations, so many numbers are free.
        run += last != node.kind
        last = node.kind
        if node.kind in ("source", "agreed"):
            found[node.span.start] = Columns(-run, _starts(node.children[2:3]), _GAP)
    for group, node in enumerate(tree.walk()):
        for line, starts, gap in _lines(node):
            # `when` and `then` are aligned with `given`, whether there is one or not.
            least = len("given") if node.kind == "example" else 0
            found[line] = Columns(group, starts, gap, least)
    return found


def _lines(node: Node) -> Iterator[tuple[int, frozenset[int], int]]:
    """The lines of one group: where each begins, where its columns begin, and the gap."""
    if node.kind == "table":
        yield node.span.start, _heading_starts(node), _TABLE_GAP
    if node.kind == "change_line":
        for word, line in pairwise(node.children):
            if isinstance(word, Word) and word.text in {"from", "to"} and isinstance(line, Node):
                yield word.span.start, _starts([line]), _GAP
    for child in node.nodes():
        if child.kind == "row":
            yield child.span.start, _starts(child.nodes("cell")), _TABLE_GAP
        elif child.kind == "field":
            rest = [one for one in child.children if isinstance(one, Node) and one.kind not in {"noun", "of_each"}]
            yield child.span.start, _starts(rest[:1]), _GAP
        elif child.kind == "link":
            others = [one for one in child.children[1:] if isinstance(one, Word)]
            yield child.span.start, _starts(others[:1]), _TABLE_GAP
        elif child.kind in _DRAWN:
            yield child.span.start, _starts(child.children[_DRAWN[child.kind] :][:1]), _TABLE_GAP
        elif child.kind in _PHYSICAL:
            yield child.span.start, _starts(child.children[1:2]), _GAP
        elif child.kind == "parameter":
            yield child.span.start, _starts(child.nodes()), _GAP
        elif (
            child.kind in _AFTER_NAME
            or (child.kind in _HEADERS and node.kind in {"game", "variant"})
            or (child.kind in _FIRST_WORD and node.kind == "example")
            or child.kind in _FIRST_CHILD
        ):
            yield child.span.start, _starts(child.children[1:2]), _GAP


def _heading_starts(table: Node) -> frozenset[int]:
    """A table's header names, and a mark after them; a mark before them is about the table and stays with its name."""
    rest = [one for one in table.children[1:] if not (isinstance(one, Node) and one.kind in {"noun", "row"})]
    return _starts(rest[1:] if rest and isinstance(rest[0], Node) else rest)


def _starts(parts: Sequence[Node | Word]) -> frozenset[int]:
    return frozenset(one.span.start for one in parts)
