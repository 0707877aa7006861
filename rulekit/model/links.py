"""Which things touch: edges between the items of tables, both ways."""

from __future__ import annotations

from attrs import field, frozen

from rulekit.source import Span

__all__ = ["End", "Links"]

End = tuple[str, int]
"""One end of an edge: a table's name and the number of the item in it."""


@frozen
class Links:
    """Edges of one kind.

    Args:
        edges: pairs of ends, each pair once; shape (edges, 2).
        marks: where each edge comes from, or an empty text; shape (edges,).
        parts: the names of the kinds that these are put together from; empty where the edges are listed.
    """

    name: str
    edges: tuple[tuple[End, End], ...]
    marks: tuple[str, ...]
    mark: str
    span: Span = field(eq=False, repr=False)
    parts: tuple[str, ...] = ()

    def neighbours(self, table: str, size: int, other: str) -> tuple[int, ...]:
        """For each item of ``table`` the items of ``other`` that it touches, as a mask; shape (size,)."""
        found = [0] * size
        for first, second in self.edges:
            for one, two in ((first, second), (second, first)):
                if one[0] == table and two[0] == other:
                    found[one[1]] |= 1 << two[1]
        return tuple(found)
