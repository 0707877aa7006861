"""A document as pages want it: headings that never skip a level, and what it is called where it is not seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve

from rulekit.document.blocks import Block, Box, Document, Heading, Item, Line, Listing, Side, Summary, TableBlock
from rulekit.formats.lines import plain

__all__ = ["arranged", "headings", "name_of", "named_sections"]

DEEPEST = 3


def arranged(document: Document) -> Document:
    """The document with heading levels that start at 1 and grow by at most 1, as readers and PDF/UA expect.

    A side of a card counts as a heading of level 1, so what is inside it starts at 2.
    """
    return evolve(document, blocks=_Levels().of_all(document.blocks, 1))


def headings(blocks: tuple[Block, ...], deepest: int = 2) -> Iterator[Heading]:
    """The headings that a table of contents lists, in order, also those within other blocks."""
    for block in blocks:
        match block:
            case Heading(level=level) if level <= deepest:
                yield block
            case Listing(items=items):
                for item in items:
                    yield from headings(item.blocks, deepest)
            case Box(blocks=inner) | Side(blocks=inner):
                yield from headings(inner, deepest)
            case _:
                pass


def named_sections(blocks: tuple[Block, ...]) -> Mapping[str, Line]:
    """What sections and tables are called, by their anchors."""
    found = {one.anchor: one.line for one in headings(blocks, deepest=9) if one.anchor}
    tables = (one for one in blocks if isinstance(one, TableBlock))
    return {**found, **{one.anchor: one.caption for one in tables if one.anchor}}


class _Levels:
    """The level of the last heading met."""

    def __init__(self) -> None:
        self.last = 0

    def of_all(self, blocks: tuple[Block, ...], least: int) -> tuple[Block, ...]:
        return tuple(self.of_one(block, least) for block in blocks)

    def of_one(self, block: Block, least: int) -> Block:
        match block:
            case Heading(level=level):
                self.last = min(max(level, least), self.last + 1, DEEPEST)
                return evolve(block, level=self.last)
            case Summary(blocks=inner):
                return evolve(block, blocks=self.of_all(inner, 2))
            case Side(blocks=inner):
                self.last = 1
                return evolve(block, blocks=self.of_all(inner, 2))
            case Box(blocks=inner):
                return evolve(block, blocks=self.of_all(inner, least))
            case Listing(items=items):
                return evolve(block, items=tuple(self.of_item(item, least) for item in items))
            case _:
                return block

    def of_item(self, item: Item, least: int) -> Item:
        return evolve(item, blocks=self.of_all(item.blocks, least))


def name_of(document: Document) -> str:
    """What a document is called where it is not seen: a sheet of changes with the game whose rules it changes."""
    parts = (document.title, document.subtitle) if document.kind == "changes" else (document.title,)
    return " · ".join(plain(one) for one in parts if one)
