"""A document as Markdown, with tables as GitHub and MkDocs read them; icons are their words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import assert_never
from unicodedata import east_asian_width

from attrs import evolve, frozen

from rulekit.document.blocks import (
    Band,
    Bands,
    Block,
    Box,
    Boxes,
    Card,
    Cards,
    Cell,
    Chart,
    Comparison,
    Contents,
    Document,
    Heading,
    Index,
    Inset,
    Item,
    Ledger,
    Legend,
    Line,
    Listing,
    Map,
    Outset,
    PageBreak,
    Panel,
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
from rulekit.document.marks import mark_of
from rulekit.document.panels import Drawing
from rulekit.document.plan import MARKS
from rulekit.document.sentence import Changed
from rulekit.document.typography import Labels, Typography
from rulekit.formats.arrangement import arranged, headings, named_sections
from rulekit.formats.lines import behind, led, plain

__all__ = ["write"]

_SPECIAL = re.compile(r"[\\`*_\[\]<>|~]")
_MARKER = re.compile(r"^(\d+)([.)])(?=\s|$)|^([-+#=])")
THIN = "\N{NARROW NO-BREAK SPACE}"
"""What keeps a mark off the figure that it stands behind."""
ROOM = r"\_" * 20
"""A line to write on."""
IN_FIVES = 5
_ALIGNED = {
    "text": ":--",
    "number": "--:",
    "icon": ":-:",
    "step": ":-:",
    "boxes": ":--",
    "holes": ":--",
    "absent": ":-:",
}


def write(document: Document, typography: Typography, icons: Mapping[str, str]) -> str:
    """The Markdown of a worded document; pictures do not appear in it, their words do."""
    del icons  # the one format that can do without them
    document = evolve(document, blocks=tuple(_without_signs(document.blocks)))  # nothing is drawn
    writer = _Writer(arranged(document), typography.labels)
    return "\n\n".join(part for part in writer.parts() if part) + "\n"


def _without_signs(blocks: tuple[Block, ...]) -> Iterable[Block]:
    """The blocks without the chapter of the signs."""
    behind = zip(blocks, (*blocks[1:], Contents()), strict=False)
    return (one for one, after in behind if not (isinstance(one, Heading) and isinstance(after, Legend)))


@frozen
class _Writer:
    """The parts of a document, each a text without blank lines around it."""

    document: Document
    labels: Labels

    def parts(self) -> Iterable[str]:
        yield f"# {_text(self.document.title)}"
        yield _strong(_text(self.document.subtitle))
        colon, gap = self.labels.colon, self.colon.removeprefix(self.labels.colon)
        yield "  \n".join(f"{_strong(_text(name) + colon)}{gap}{_text(value)}" for name, value in self.document.facts)
        yield from map(self.block, self.document.blocks)
        if self.document.notice:
            yield "---"
            yield _start(_text(self.document.notice))

    @property
    def colon(self) -> str:
        """What stands between a word and what is said of it; a wide colon brings its own room."""
        colon = self.labels.colon
        return colon if east_asian_width(colon[-1]) in "WF" else f"{colon} "

    def all(self, blocks: Iterable[Block]) -> str:
        return "\n\n".join(filter(None, map(self.block, blocks)))

    def block(self, block: Block) -> str:
        match block:
            case Heading(level=level, line=line, anchor=anchor):
                return f"{_target(anchor)}{'#' * (level + 1)} {_text(line)}"
            case Paragraph(line=line):
                return _start(_text(line))
            case Listing():
                return self.listing(block)
            case TableBlock():
                return self.table(block)
            case Box():
                return self.box(block)
            case Comparison(rows=rows):
                alike = (tuple(group) for _, group in groupby(rows, key=lambda row: row.leads))
                return "\n\n".join(self.versus(group, block) for group in alike)
            case Contents():
                return self.contents()
            case Index(entries=entries):
                return "\n".join(map(self.indexed, entries)).strip()
            case See(number=number, caption=caption, anchor=anchor):
                of_table = f"{self.labels.of_table(number)}{self.labels.after_label}" if number else ""
                return f"→ [{of_table}{_text(caption)}](#{anchor})"
            case PageBreak():
                return "---"
            case Summary(blocks=blocks):
                told = (self.brief(one) if isinstance(one, Bands) else self.block(one) for one in blocks)
                return "\n\n".join(filter(None, told))
            case Side(title=title, blocks=blocks):
                return f"## {_text(title)}\n\n{self.all(blocks)}".rstrip()
            case Plan(small=True):
                return ""
            case Map(told=told) | Plan(told=(_, *_) as told):
                return "\n".join(f"- {_start(_text(one))}" for one in told)
            case Plan(text=()):
                return ""
            case Plan(text=text, people=people, pieces=pieces):
                whose = [f"{MARKS[seat]} = {_text(line)}" for line, seat in people if pieces and seat < len(MARKS)]
                return "\n".join(("```", *text, "```", *(("", " · ".join(whose)) if whose else ())))
            case Boxes() | Track() | WriteIn() | Strip() | Ledger():
                return self.score(block)
            case Outset():
                return self.outset(block)
            case Inset(told=(_, *_) as told):
                return _start(_text(told))
            case Chart() | Drawing() | Inset() | Legend():  # its figures stand in a table, what it shows in words
                return ""
            case Bands(bands=bands):
                between = "\n\n" if any(one.gist for one in bands) else "\n"
                return between.join(f"{at}. {self.band(one)}" for at, one in enumerate(bands, 1))
            case Panels(panels=panels, after=after):
                items = tuple(self.panel(one) for one in panels)
                return "\n\n".join(
                    filter(None, (self.listing(Listing(items, ordered=len(items) > 1)), _start(_text(after))))
                )
            case Cards(title=title, anchor=anchor, cards=cards):
                return "\n\n".join((f"{_target(anchor)}## {_text(title)}", *map(self.card, cards)))
            case _:
                assert_never(block)

    def card(self, card: Card) -> str:
        colon = self.labels.colon
        gap = "" if east_asian_width(colon[-1]) in "WF" else " "
        figures = (f"{_text(one.label)}{colon}{gap}{_cell(one.value)}" for one in card.figures)
        notes = [f"{_raised(mark_of(at)).strip()} {_text(note)}" for at, note in enumerate(card.notes, 1)]
        pile = " · ".join(one for one in (_text(card.kind), _text(card.sort), _cell(card.group)) if one)
        texts = (f"{_leading(one.label)}{behind(one.label)}{_cell(one.value)}" for one in card.texts)
        lines = ("  \n".join(figures), *texts, "  \n".join(notes) or _text(card.source))
        head = f"- {_strong(_text(card.name.line))}{_raised(card.name.mark)} ({pile})"
        return "\n\n".join((head, *(_indented(_start(one), "    ") for one in lines if one)))

    def outset(self, outset: Outset) -> str:
        """The board and the sheet of a player as they are at the start, a line for each row."""
        mat = tuple(f"- {self.score(one)}" for one in outset.tracks)
        sheet = tuple(f"- {self.score(one)}" for group in outset.groups for one in group.rows)
        parts = ((outset.mat, mat), (outset.sheet, sheet))
        shown = ((_strong(_text(name)).strip(), "\n".join(rows)) for name, rows in parts if rows)
        return "\n\n".join("\n\n".join(filter(None, one)) for one in shown)

    def listing(self, listing: Listing) -> str:
        between = "\n\n" if any(item.blocks for item in listing.items) else "\n"
        return between.join(self.item(item, _marker(listing, number)) for number, item in enumerate(listing.items, 1))

    def band(self, band: Band) -> str:
        """A step of a turn in a list: its name, whether it may be left out, and below that its gist if there is one."""
        mark = f" *{_text(band.mark)}*" if band.mark else ""
        gist = f"\n\n{_indented(_start(_text(band.gist)), '    ')}" if band.gist else ""
        return f"{_start(_text(band.title))}{mark}{gist}"

    def brief(self, bands: Bands) -> str:
        """Steps as a list, each by its name, which leads to where it is told at length, with what is done below it."""
        return "\n\n".join(
            f"{f'{at}.' if bands.ordered else '-'} [{_text(one.title)}](#{one.anchor})"
            + "".join(f"\n\n{_indented(said, '    ')}" for said in map(self.block, one.told) if said)
            for at, one in enumerate(bands.bands, 1)
        )

    def panel(self, panel: Panel) -> Item:
        """A step of a told turn as an item of a list: what is drawn of it stands in its words."""
        head = led(panel.title, self.labels.colon)
        first, *others = panel.lines
        if not others:
            return Item((*head, *first))
        listed = panel.lines if head else others
        return Item(head or first, (Listing(tuple(map(Item, listed)), panel.by_moves),))

    def item(self, item: Item, marker: str) -> str:
        below = "".join(f"\n\n{_indented(said, '    ')}" for said in map(self.block, item.blocks) if said)
        return f"{marker} {_start(_text(item.line))}{below}"

    def versus(self, rows: tuple[Versus, ...], block: Comparison) -> str:
        """Old and new one below the other, below what leads to all of them."""
        colon = self.labels.colon
        gap = "" if east_asian_width(colon[-1]) in "WF" else " "
        sides = [
            (head, side)
            for row in rows
            for head, side in (
                (block.old if row.new else block.left_out, row.old),
                (block.new if row.old else block.put_in, row.new),
            )
            if side
        ]
        below = [self.side(f"{_text(head)}{colon}", gap, items) for head, items in sides]
        between = "\n" if all("\n" not in one for one in below) else "\n\n"
        told = between.join(below)
        for lead in reversed(rows[0].leads):
            told = f"- {_start(_text(lead))}\n\n{_indented(told, '    ')}"
        return told

    def side(self, head: str, gap: str, items: tuple[Item, ...]) -> str:
        """One side behind its heading: a single line goes on in it, several stand below it."""
        if len(items) == 1 and not items[0].blocks:
            return f"- {head}{gap}{_text(items[0].line)}"
        return f"- {head}\n\n{_indented(self.listing(Listing(items)), '    ')}"

    def table(self, table: TableBlock) -> str:
        label = self.labels.of_table(table.number)
        caption = f"{label}{self.labels.after_label}{_text(table.caption)}" if label else _text(table.caption)
        lines = [
            _row(f"{_text(column.line)}{_raised(column.mark)}" for column in table.columns),
            _row(_ALIGNED[column.kind] for column in table.columns),
            *(
                _row(_cell(cell, column.kind) for column, cell in zip(table.columns, row.cells, strict=True))
                for row in table.rows
            ),
        ]
        notes = "  \n".join(f"{_raised(mark_of(at)).strip()} {_text(note)}" for at, note in enumerate(table.notes, 1))
        notes = "  \n".join(one for one in (_text(table.source), notes) if one)
        parts = (_target(table.anchor).strip(), _strong(caption), "\n".join(lines), notes)
        return "\n\n".join(part for part in parts if part)

    def box(self, box: Box) -> str:
        label, title = self.labels.of_box(box.kind, titled=bool(box.title)), _text(box.title)
        head = label if title in ("", label) else f"{label}{self.labels.after_label if label else ''}{title}"
        return _indented(f"{_strong(head)}\n\n{self.all(box.blocks)}".rstrip(), "> ")

    def contents(self) -> str:
        entries = [
            f"{'    ' * (heading.level - 1)}- [{_text(heading.line)}](#{heading.anchor})"
            for heading in headings(self.document.blocks)
        ]
        return "\n\n".join((_strong(self.labels.contents), "\n".join(entries))).rstrip()

    def indexed(self, entry: IndexEntry) -> str:
        """A word of the index, below what it stands under."""
        head = f"\n**{entry.head}**\n\n" if entry.head else ""
        return f"{head}- {_text(entry.line)}{self.colon}{self.links(entry.anchors, entry.main)}"

    def links(self, anchors: Iterable[str], main: str = "") -> str:
        """Links to sections and tables, by their names; the main one is set off."""
        named = named_sections(self.document.blocks)
        found = ((one, f"[{_text(named[one])}](#{one})") for one in anchors if one in named)
        return " · ".join(f"**{link}**" if one == main else link for one, link in found)

    def score(self, block: Boxes | Track | WriteIn | Strip | Ledger) -> str:
        match block:
            case Boxes(label=label, count=count, ticked=ticked):
                row = "☒" * ticked + "☐" * (count - ticked)
                absent = " ".join(f"✕{one}" for one in block.absent)
                figures = (_text(one) for one in (block.price, *block.values, block.told) if one)
                return " · ".join((f"{_strong(_text(label))} {row}", *figures, *((absent,) if absent else ())))
            case Track(label=label, values=numbers, start=start):
                holes = (f"**{worth}**" if at == start else str(worth) for at, worth in enumerate((0, *numbers)))
                return f"{_strong(_text(label))} {' · '.join(holes)}"
            case WriteIn(label=label):
                return f"{_strong(_text(label))} {ROOM}"
            case Ledger():
                return _ledger(block)
            case Strip(cells=cells):
                heads = (f"{cell.sign.replace('-', '−')} {_text(cell.label)}".strip() for cell in cells)
                return "\n".join((_row(heads), _row(":-:" for _ in cells), _row("" for _ in cells)))
            case _:
                assert_never(block)


def _ledger(block: Ledger) -> str:
    """A table to write in; hints stand in its cells."""
    lines = [_row(_text(one) for one in (block.corner, *block.columns)), _row([":--", *(":-:" for _ in block.columns)])]
    for row in block.rows:
        strong = row.kind in ("group", "total")
        label = _strong(_text(row.label)) if strong and row.label else _text(row.label)
        name = " · ".join(one for one in (label, _text(row.told)) if one)
        lines.append(_row((name, *(_text(one) for one in row.hints or ((),) * len(block.columns)))))
    return "\n".join(lines)


def _text(line: Line) -> str:
    """A line in which nothing means anything to Markdown but what is set off: gone struck through, new in bold."""
    if not any(isinstance(one, Changed) for one in line):
        return _escaped(plain(line))
    return "".join(
        _set_off(one) if isinstance(one, Changed) else _escaped(plain((one,)), ends=False) for one in line
    ).strip()


def _escaped(text: str, *, ends: bool = True) -> str:
    words = " ".join(text.split("\n"))
    words = words.strip() if ends else words
    return _SPECIAL.sub(r"\\\g<0>", words.replace("&", "&amp;"))


def _set_off(part: Changed) -> str:
    """Words between marks, which hold no blank at their ends."""
    text = part.text.strip()
    before, after = part.text.split(text, 1) if text else (part.text, "")
    mark = "**" if part.new else "~~"
    return f"{before}{mark}{_escaped(text)}{mark}{after}" if text else before


def _start(text: str) -> str:
    """Text that starts a line, where numbers and dashes would start a list."""
    return _MARKER.sub(lambda found: f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}", text)


def _leading(label: Line) -> str:
    """A label in bold; a wide colon stands behind the mark, which letters right behind it would make plain stars."""
    text = _text(label)
    return f"{_strong(text[:-1])}{text[-1]}" if text and not behind(label) else _strong(text)


def _strong(text: str) -> str:
    return f"**{text}**" if text else ""


def _target(anchor: str) -> str:
    return f'<a id="{anchor}"></a>\n\n' if anchor else ""


def _marker(listing: Listing, number: int) -> str:
    """What stands before an item; there are no letters for lists, so those of sources stand as they do in tables."""
    if listing.lettered:
        return f"-{_raised(mark_of(number)).replace(THIN, ' ')}"
    return f"{number}." if listing.ordered else "-"


def _raised(mark: str) -> str:
    return f"{THIN}<sup>{mark}</sup>" if mark else ""


def _cell(cell: Cell, kind: str = "") -> str:
    return f"{(cell.drawn and _drawn(kind, cell.drawn)) or _text(cell.line)}{_raised(cell.mark)}"


def _drawn(kind: str, numbers: tuple[int, ...]) -> str:
    """What pages draw of numbers, as letters draw it: boxes in fives, holes with their values."""
    match kind:
        case "boxes":
            return " ".join("☐" * min(IN_FIVES, numbers[0] - at) for at in range(0, numbers[0], IN_FIVES))
        case "holes":
            return " · ".join(map(str, numbers))
        case _:
            return f"✕{numbers[0]}"


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _indented(text: str, by: str) -> str:
    return "\n".join((by + line).rstrip() for line in text.split("\n"))
