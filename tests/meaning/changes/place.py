"""A place in a game's text, and the edits that are made there."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulekit.syntax.node import Node, Word

__all__ = ["Edit", "Found", "Place", "cut", "put", "swap"]

Edit = tuple[int, int, str]
"""What is put in place of which part of the text."""
Found = Iterator[tuple[Edit, ...]]
"""The changes that can be made at a place, each by its edits."""


@frozen
class Place:
    """A node with those around it, innermost last, and the text it stands in."""

    node: Node
    above: tuple[Node, ...]
    text: str

    @property
    def parent(self) -> str:
        """What it stands in directly."""
        return self.above[-1].kind if self.above else ""

    def said(self, part: Node | Word) -> str:
        """A part as it is written."""
        return self.text[part.span.start : part.span.end]

    def word(self, *texts: str) -> Iterator[Word]:
        """The words of the language itself among the children that are one of these."""
        for one in self.node.children:
            if isinstance(one, Word) and one.kind == "WORD" and one.text in texts:
                yield one


def put(part: Node | Word, new: str) -> tuple[Edit, ...]:
    return ((part.span.start, part.span.end, new),)


def cut(first: Node | Word, last: Node | Word) -> Edit:
    return (first.span.start, last.span.end, "")


def swap(place: Place, one: Node | Word, other: Node | Word) -> tuple[Edit, ...]:
    return (*put(one, place.said(other)), *put(other, place.said(one)))
