"""A worded document as plain data, which the page templates read as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby, starmap
from typing import assert_never

from attrs import Factory, define, field

from rulekit.document.blocks import (
    Bands,
    Block,
    Box,
    Boxes,
    Cards,
    Chart,
    Comparison,
    Contents,
    Document,
    Heading,
    Index,
    Inset,
    Ledger,
    Legend,
    Line,
    Listing,
    Map,
    Outset,
    PageBreak,
    Panels,
    Paragraph,
    Plan,
    See,
    Side,
    Strip,
    Summary,
    TableBlock,
    Track,
    Versus,
    WriteIn,
)
from rulekit.document.listed import IndexEntry
from rulekit.document.opening import Poster
from rulekit.document.panels import Drawing
from rulekit.document.typography import Typography
from rulekit.formats.arrangement import name_of, named_sections
from rulekit.formats.card_data import CardPiles
from rulekit.formats.chart_data import chart_data
from rulekit.formats.drawn_data import drawings_data, drawn_data
from rulekit.formats.inset_data import inset_data, side_by_side
from rulekit.formats.letters import is_short, width
from rulekit.formats.lines import SetOff, joined, led, pieces, plain
from rulekit.formats.map_data import key_data, map_data
from rulekit.formats.outset_data import outset_data
from rulekit.formats.pictures import drawing
from rulekit.formats.pile_signs import pile_signs
from rulekit.formats.pips import called, faces, with_pips
from rulekit.formats.plan_data import kept_data, plan_data
from rulekit.formats.seat_colours import seat_colours
from rulekit.formats.table_data import cell_data, table_data
from rulekit.formats.unbroken import unbroken, wholes

__all__ = ["page_data"]

Data = dict[str, object]

SEPARATORS = frozenset(",、，")
"""What stands between the names of a list; pictures one beside the other need none of it."""


def page_data(document: Document, typography: Typography, icons: Mapping[str, str]) -> Data:
    """What a page template needs to print a document: its words, its settings and the pictures it uses.

    Raises:
        BadPicture: a picture cannot be drawn.
    """
    drawn, sections = with_pips(document.poster, icons), named_sections(document.blocks)
    writer = _Writer(typography, drawn, sections, pile_signs(document.blocks))
    labels = typography.labels
    poster = writer.poster(document.poster)
    return {
        "kind": document.kind,
        "name": name_of(document),
        "title": writer.line(document.title),
        "subtitle": writer.line(document.subtitle),
        "facts": [[writer.line(name), writer.line(value)] for name, value in document.facts],
        "notice": writer.line(document.notice),
        "blocks": writer.all(document.blocks),
        "contents": labels.contents,
        "continued": labels.continued,
        "page": labels.page,
        "on_page": labels.on_page,
        "backs": labels.backs,
        "after_label": labels.after_label,
        "lang": typography.lang,
        "region": typography.region or None,
        "script": typography.script or "auto",
        "direction": typography.direction,
        "text_fonts": typography.text_fonts,
        "heading_fonts": typography.heading_fonts,
        "justify": typography.justify,
        "hyphenate": typography.hyphenate,
        "leading": typography.leading,
        "capitals": typography.capitals,
        "square": typography.square,
        "paper": typography.paper,
        "bleed": typography.bleed_mm,
        "poster": poster,
        "seats": seat_colours(),
        "icons": dict(sorted(writer.used.items())),
    }


@define
class _Writer:
    """Blocks and lines as data; remembers which pictures they use."""

    typography: Typography
    icons: Mapping[str, str]
    sections: Mapping[str, Line]
    signs: Mapping[tuple[str, str], str]
    used: dict[str, str] = field(factory=dict[str, str])
    maps: int = 0
    insets: int = 0
    piles: CardPiles = field(
        default=Factory(
            lambda it: CardPiles(
                it.line, lambda cell: cell_data(cell, it.line, it.icons), lambda line: width(line, it.icons), it.signs
            ),
            takes_self=True,
        )
    )

    def line(self, line: Line, *, running: bool = False) -> list[object]:
        """Texts as strings, pictures as ``[name, alt]``; the alt is empty where the words beside it say the same.

        What a comparison sets off is ``{"text", "new"}``. Running text joins no words; see ``unbroken``.
        """
        found: list[object] = []
        row = tuple(joined(pieces(line, self.icons)))
        words = wholes(self.typography.together)
        letters = sum(len(piece) for piece in row if isinstance(piece, str))
        for at, piece in enumerate(row):
            if isinstance(piece, str):
                between = 0 < at < len(row) - 1 and piece.strip() in SEPARATORS
                alone = between and not {str} & {type(row[at - 1]), type(row[at + 1])}
                ends = letters if at == len(row) - 1 else 0
                found.append(" " if alone else unbroken(piece, words, ends=ends, running=running))
            elif isinstance(piece, SetOff):
                found.append({"text": unbroken(piece.text, words, running=running), "new": piece.new})
            else:
                if piece.name not in self.used:
                    self.used[piece.name] = drawing(piece.name, self.icons[piece.name])
                found.append([piece.name, piece.alt if piece.spoken else ""])
        return found

    def title(self, line: Line) -> list[object]:
        """The line of a heading; bookmarks show only its text, so it is never of pictures alone."""
        found = self.line(line, running=True)
        return found if any(isinstance(piece, str) and piece.strip() for piece in found) else [plain(line)]

    def index_entry(self, entry: IndexEntry) -> Data:
        """A word with the sections that speak of it, by their anchors and names."""
        named = [[one, plain(self.sections[one])] for one in entry.anchors if one in self.sections]
        line = [*self.line(entry.line), self.typography.labels.colon]
        return {"line": line, "sections": named, "main": entry.main, "head": entry.head}

    def all(self, blocks: tuple[Block, ...]) -> list[Data]:
        runs = groupby(blocks, lambda one: isinstance(one, Drawing))
        return side_by_side([one for _, run in runs for one in self._run(tuple(run))])

    def _run(self, blocks: tuple[Block, ...]) -> list[Data]:
        drawings = tuple(one for one in blocks if isinstance(one, Drawing))
        return [drawings_data(drawings, self.line)] if drawings else [self.block(one) for one in blocks]

    def block(self, block: Block) -> Data:
        labels = self.typography.labels
        match block:
            case Heading(level=level, line=line, anchor=anchor, step=step):
                return {"type": "heading", "level": level, "line": self.title(line), "anchor": anchor, "step": step}
            case Paragraph(line=line, beside=beside):
                return {"type": "paragraph", "line": self.line(beside or line, running=True)}
            case Listing(items=items, ordered=ordered, drawn=drawn, called=called, lettered=lettered):
                return {
                    "type": "listing",
                    "ordered": ordered,
                    "called": called,
                    "lettered": lettered,
                    "drawn": [kept_data(one) for one in drawn],
                    "items": [
                        {"line": self.line(item.line, running=not drawn), "blocks": self.all(item.blocks)}
                        for item in items
                    ],
                }
            case TableBlock():
                return table_data(block, labels, self.line, self.icons)
            case Comparison(rows=versions):
                return {
                    "type": "comparison",
                    **{name: self.line(getattr(block, name)) for name in ("old", "new", "put_in", "left_out")},
                    "rows": [
                        self.versus(one, before) for one, before in zip(versions, (None, *versions), strict=False)
                    ],
                }
            case Box(kind=kind, title=title, blocks=blocks):
                label = labels.of_box(kind, titled=bool(title))
                return {
                    "type": "box",
                    "kind": kind,
                    "label": "" if plain(title) == label else label,
                    "title": self.line(title),
                    "blocks": self.all(blocks),
                    "short": is_short(blocks, self.icons),
                }
            case Contents() | PageBreak():
                return {"type": type(block).__name__.lower()}
            case Index(entries=entries):
                return {"type": "index", "entries": [self.index_entry(one) for one in entries]}
            case Legend():
                found = key_data(block.keys, self.line, self.used_picture)
                return {"type": "legend", "signs": found, "in_lines": block.in_lines}
            case See(number=number, caption=caption, anchor=anchor):
                of_table = labels.of_table(number) if number else ""
                return {"type": "see", "label": of_table, "line": self.line(caption), "anchor": anchor}
            case Summary(blocks=blocks):
                return {"type": "summary", "blocks": self.all(blocks)}
            case Side(title=title, blocks=blocks, in_parts=in_parts, follows=follows):
                return {
                    "type": "side",
                    "title": self.title(title),
                    "name": plain(title),
                    "blocks": self.all(blocks),
                    "in_parts": in_parts,
                    "follows": follows,
                }
            case Boxes(count=count, ticked=ticked):
                return {
                    "type": "boxes",
                    "line": self.line(block.label),
                    "count": count,
                    "ticked": ticked,
                    "spoken": labels.of_boxes(count, ticked),
                    "values": [self.line(value) for value in block.values],
                    "price": self.line(block.price),
                    "told": self.line(block.told),
                    "absent": block.absent,
                    "each": block.each,
                }
            case Track(label=label_line, values=numbers, start=start):
                holes = [str(number) for number in (0, *numbers)]
                return {"type": "track", "line": self.line(label_line), "start": start, "values": holes}
            case WriteIn():
                return {"type": "writein", "line": self.line(block.label)}
            case Ledger(corner=corner, columns=columns, rows=rows):
                return {
                    "type": "ledger",
                    "corner": self.line(corner),
                    "columns": [self.line(one) for one in columns],
                    "led": block.led,
                    "rows": [
                        {
                            "line": self.line(row.label),
                            "kind": row.kind,
                            "hints": [self.line(one) for one in row.hints],
                            "told": self.line(row.told),
                            "closed": list(row.closed),
                        }
                        for row in rows
                    ],
                }
            case Strip(cells=cells):
                return {"type": "strip", "cells": [{"line": self.line(one.label), "sign": one.sign} for one in cells]}
            case Map():
                self.maps += 1
                return map_data(block, self.maps, self.line, self.used_picture)
            case Inset():
                self.insets += 1
                return inset_data(block, self.insets, self.line, self.used_picture)
            case Plan():
                return plan_data(block, self.used_picture)
            case Chart():
                return chart_data(block)
            case Cards():
                return {
                    "type": "cards",
                    "title": self.title(block.title),
                    "anchor": block.anchor,
                    "cards": [self.piles.data(one) for one in block.cards],
                }
            case Bands(bands=bands, ordered=ordered, closing=(title, below)):
                return {
                    "type": "bands",
                    "ordered": ordered,
                    "bands": [
                        {
                            "title": self.line(one.title, running=True),
                            "told": self.all(one.told),
                            "beside": self.all(one.beside),
                            "pictures": self.line(one.pictures),
                            "anchor": one.anchor,
                            "mark": self.line(one.mark),
                        }
                        for one in bands
                    ],
                    "closing": {"title": self.line(title), "blocks": self.all(below)},
                }
            case Outset():
                return outset_data(block, self.line, self.all, lambda one: drawn_data(one, self.line))
            case Panels(panels=panels, after=after):
                return {
                    "type": "panels",
                    "panels": [
                        {
                            "number": one.number,
                            "title": self.line(one.title, running=True),
                            "lead": self.line(led(one.title, labels.colon)),
                            "lines": [self.line(line, running=True) for line in one.lines],
                            "by_moves": one.by_moves,
                            "drawn": [drawn_data(each, self.line) for each in one.drawn],
                            "insets": [self.block(each) for each in one.insets],
                        }
                        for one in panels
                    ],
                    "after": self.line(after),
                }
            case Drawing():
                return drawings_data((block,), self.line)
            case _:
                assert_never(block)

    def versus(self, row: Versus, before: Versus | None) -> Data:
        """A row of a comparison; what leads to the row before it as well is not said again."""
        return {
            "leads": []
            if before is not None and before.leads == row.leads
            else [self.line(lead) for lead in row.leads],
            "depth": len(row.leads),
            "old": self.block(Listing(row.old)) if row.old else None,
            "new": self.block(Listing(row.new)) if row.new else None,
        }

    def poster(self, poster: Poster) -> Data:
        """The pictures of a cover, those that there are."""
        return {
            "sun": poster.sun if self.used_picture(poster.sun) else "",
            "skyline": [one for one in poster.skyline if self.used_picture(one)],
            "foreground": [one for one in starmap(called, poster.lying) if self.used_picture(one)],
            "tiles": poster.tiles,
            "faces": faces(poster, self.icons),
            "board": plan_data(poster.board, self.used_picture) if poster.board is not None else None,
        }

    def used_picture(self, name: str) -> bool:
        """Whether there is a picture of that name; it is then one of those that the page needs."""
        if name in self.icons:
            self.used[name] = drawing(name, self.icons[name])
        return name in self.icons
