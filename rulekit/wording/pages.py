"""A document with every line in words, whatever says a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from attrs import evolve

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
    Column,
    Comparison,
    Contents,
    Document,
    Figure,
    Heading,
    Index,
    Inset,
    Item,
    Ledger,
    LedgerRow,
    Legend,
    Line,
    Listing,
    Map,
    Outset,
    PageBreak,
    Panel,
    Panels,
    Paragraph,
    Place,
    Plan,
    Row,
    See,
    Side,
    Strip,
    StripCell,
    Summary,
    TableBlock,
    Track,
    Versus,
    WriteIn,
)
from rulekit.document.chart import ChartLabel
from rulekit.document.inset import Laid, Spot
from rulekit.document.outset import Lying
from rulekit.document.panels import Drawing
from rulekit.document.sentence import Icon, Words
from rulekit.wording.drawn import SayLine, drawn_said, ring_said, thing_said
from rulekit.wording.pieces_of_text import NO_TERMS, Terms
from rulekit.wording.set_off import with_changes_set_off
from rulekit.wording.signs_shown import with_signs_shown
from rulekit.wording.trivial import without_trivial

__all__ = ["chapters", "worded"]


def worded(document: Document, say: Callable[..., object], terms: Callable[[], Terms] = lambda: NO_TERMS) -> Document:
    """The document with its lines said.

    Args:
        document: without words.
        say: gives the words of a line.
        terms: finds the names of things, where words have no blanks between them.
    """
    line = cast("SayLine", say)
    document = evolve(document, blocks=without_trivial(document.blocks, line))
    return evolve(
        document,
        title=line(document.title, stops=False),
        subtitle=line(document.subtitle, stops=False),
        blocks=with_signs_shown(with_changes_set_off(_blocks(document.blocks, line), terms)),
        facts=tuple((line(name, stops=False), line(value, stops=False)) for name, value in document.facts),
        notice=line(document.notice),
    )


def chapters(document: Document) -> frozenset[str]:
    """The anchors of its headings."""
    return frozenset(one.anchor for one in document.blocks if isinstance(one, Heading))


def _blocks(blocks: tuple[Block, ...], line: SayLine) -> tuple[Block, ...]:
    said = [_block(one, line) for one in blocks]
    return tuple(said[at] for at in _left(blocks, said))


def _left(blocks: tuple[Block, ...], said: list[Block]) -> list[int]:
    """The places of blocks that a language has words for, and of headings that it has something below."""
    left: list[int] = []
    for at, (block, told) in enumerate(zip(blocks, said, strict=True)):
        if not (_says_nothing(told) and not _says_nothing(block)):
            left.append(at)
        elif left and isinstance(blocks[left[-1]], Heading) and isinstance(block, Listing):
            left.pop()  # a chapter of nothing else
    return left


def _side(side: Side, line: SayLine) -> Side:
    """A side in words."""
    said = [_block(one, line) for one in side.blocks]
    blocks = tuple(said[at] for at in _left(side.blocks, said))
    return evolve(side, title=line(side.title, stops=False), blocks=blocks)


def _says_nothing(block: Block) -> bool:
    """Whether it is a list of what goes without saying in this language, or a box or a side with nothing else."""
    match block:
        case Listing(items=()) | Box(blocks=()) | Side(blocks=()):
            return True
        case _:
            return False


def _block(block: Block, line: SayLine) -> Block:
    match block:
        case Heading():
            return evolve(block, line=line(block.line, stops=False))
        case Paragraph():
            return Paragraph(line(block.line), line(block.beside))
        case Listing():
            # A language may leave out what goes without saying, such as a word that explains itself.
            items = [_item(item, line) for item in block.items]
            left = [at for at, item in enumerate(items) if item.line or item.blocks]
            drawn = tuple(block.drawn[at] for at in left) if block.drawn else ()
            return evolve(block, items=tuple(items[at] for at in left), drawn=drawn)
        case TableBlock():
            return evolve(
                block,
                caption=line(block.caption, stops=False),
                columns=tuple(Column(line(one.line, stops=False), one.kind, one.mark) for one in block.columns),
                rows=tuple(
                    Row(tuple(evolve(cell, line=line(cell.line, stops=False)) for cell in row.cells))
                    for row in block.rows
                ),
                notes=tuple(line(note) for note in block.notes),
                source=line(block.source, stops=False),
            )
        case Box():
            return Box(block.kind, line(block.title, stops=False), _blocks(block.blocks, line))
        case Comparison():
            return Comparison(
                line(block.old, stops=False),
                line(block.new, stops=False),
                tuple(_versus(one, line) for one in block.rows),
                line(block.put_in, stops=False),
                line(block.left_out, stops=False),
            )
        case Contents() | PageBreak():
            return block
        case See():
            return evolve(block, caption=line(block.caption, stops=False))
        case Index(entries=entries):
            return Index(tuple(evolve(one, line=line(one.line, stops=False)) for one in entries))
        case Legend(keys=keys):
            return evolve(block, keys=tuple(evolve(one, line=line(one.line, stops=False)) for one in keys))
        case Summary(blocks=inner):
            return Summary(_blocks(inner, line))
        case Side():
            return _side(block, line)
        case Boxes():
            values = tuple(line(value, stops=False) for value in block.values)
            price, told = line(block.price, stops=False), line(block.told, stops=False)
            return evolve(block, label=line(block.label, stops=False), values=values, price=price, told=told)
        case Track():
            return evolve(block, label=line(block.label, stops=False))
        case WriteIn():
            return WriteIn(line(block.label, stops=False))
        case Map():
            return _map(block, line)
        case Inset():
            return _inset(block, line)
        case Plan():
            return _plan(block, line)
        case Chart():
            words = tuple(ChartLabel(one.at, one.anchor, line(one.line, stops=False)) for one in block.labels)
            return evolve(block, alt=line(block.alt, stops=False), labels=words)
        case Ledger():
            return Ledger(
                line(block.corner, stops=False),
                tuple(line(one, stops=False) for one in block.columns),
                tuple(
                    LedgerRow(
                        line(row.label, stops=False),
                        row.kind,
                        tuple(line(hint, stops=False) for hint in row.hints),
                        line(row.told, stops=False),
                        row.closed,
                    )
                    for row in block.rows
                ),
                line(block.hint, stops=False),
                block.led,
            )
        case Strip():
            return Strip(tuple(StripCell(line(cell.label, stops=False), cell.sign) for cell in block.cells))
        case Cards():
            return evolve(
                block, title=line(block.title, stops=False), cards=tuple(_card(one, line) for one in block.cards)
            )
        case Bands(bands=bands):
            return evolve(
                block,
                bands=tuple(
                    Band(
                        line(one.title, stops=False),
                        _blocks(one.told, line),
                        line(one.pictures, stops=False),
                        one.anchor,
                        _blocks(one.beside, line),
                        line(one.mark, stops=False),
                        line(one.gist),
                    )
                    for one in bands
                ),
                closing=(line(block.closing[0], stops=False), _blocks(block.closing[1], line)),
            )
        case Outset():
            return _outset(block, line)
        case Drawing(who=who, drawn=drawn):
            return Drawing(line(who, stops=False), tuple(drawn_said(one, line) for one in drawn))
        case Panels(panels=panels, after=after):
            return Panels(tuple(_panel(one, line) for one in panels), line(after))


def _item(item: Item, line: SayLine) -> Item:
    """An item in words; what stands below a line goes with it where the language leaves it out."""
    said = line(item.line)
    return Item(said, _blocks(item.blocks, line) if said or not item.line else ())


def _outset(block: Outset, line: SayLine) -> Outset:
    def row(one: Boxes) -> Boxes:
        return evolve(one, label=line(one.label, stops=False))

    def lies(one: Lying) -> Lying:
        ring = ring_said(one.ring, line) if one.ring is not None else None
        top = thing_said(one.top, line) if one.top is not None else None
        return evolve(one, label=line(one.label, stops=False), ring=ring, top=top)

    return Outset(
        line(block.title, stops=False),
        line(block.mat, stops=False),
        tuple(evolve(one, label=line(one.label, stops=False)) for one in block.tracks),
        line(block.sheet, stops=False),
        tuple(evolve(one, label=line(one.label, stops=False)) for one in block.ticked),
        tuple(evolve(one, title=line(one.title, stops=False), rows=tuple(map(row, one.rows))) for one in block.groups),
        tuple(map(lies, block.things)),
        tuple(
            evolve(one, names=tuple(line(name, stops=False) for name in one.names), told=line(one.told, stops=False))
            for one in block.absent
        ),
        block.seats,
        tuple(map(lies, block.middle)),
        block.calls,
        line(block.first, stops=False),
    )


def _panel(panel: Panel, line: SayLine) -> Panel:
    return Panel(
        panel.number,
        line(panel.title, stops=False),
        tuple(_bare(line(one)) if panel.drawn else line(one) for one in panel.lines),
        tuple(drawn_said(one, line) for one in panel.drawn),
        tuple(_inset(one, line) for one in panel.insets),
        panel.by_moves,
    )


def _bare(line: Line) -> Line:
    """A line without the pictures beside words, below drawings that have them larger."""
    return tuple(one for one in line if not isinstance(one, Icon) or one.alt != Words(""))


def _versus(row: Versus, line: SayLine) -> Versus:
    old, new = (
        Listing(tuple(one for one in (_item(item, line) for item in items) if one.line or one.blocks))
        for items in (row.old, row.new)
    )
    return Versus(tuple(line(lead) for lead in row.leads), old.items, new.items)


def _plan(plan: Plan, line: SayLine) -> Plan:
    return evolve(
        plan,
        alt=line(plan.alt, stops=len(plan.alt) > 1),
        labels=tuple(evolve(one, line=line(one.line, stops=False)) for one in plan.labels),
        pieces=tuple(evolve(one, label=line(one.label, stops=False)) for one in plan.pieces),
        told=tuple(line(one, stops=False) for one in plan.told),
        people=tuple((line(one, stops=False), of) for one, of in plan.people),
    )


def _map(block: Map, line: SayLine) -> Map:
    def named(place: Place) -> Place:
        return evolve(place, name=line(place.name, stops=False), marks=line(place.marks, stops=False))

    return evolve(
        block,
        alt=line(block.alt, stops=False),
        places=tuple(named(place) for place in block.places),
        names=tuple(named(name) for name in block.names),
        key=tuple(evolve(one, line=line(one.line, stops=False)) for one in block.key),
        told=tuple(line(one) for one in block.told),
        sources=tuple(line(one) for one in block.sources),
    )


def _inset(block: Inset, line: SayLine) -> Inset:
    def laid(one: Laid) -> Laid:
        token = one.token
        worded = evolve(token, label=line(token.label, stops=False), pose=line(token.pose, stops=False))
        return evolve(one, token=worded)

    def spot(one: Spot) -> Spot:
        place = evolve(one.place, name=line(one.place.name, stops=False))
        return evolve(one, place=place, laid=tuple(map(laid, one.laid)))

    return evolve(
        block,
        alt=line(block.alt, stops=False),
        people=tuple(line(one, stops=False) for one in block.people),
        spots=tuple(map(spot, block.spots)),
        names=tuple(evolve(one, name=line(one.name, stops=False)) for one in block.names),
        hands=tuple(evolve(one, laid=laid(one.laid)) for one in block.hands),
        title=line(block.title, stops=False),
        told=line(block.told),
        key=tuple(evolve(one, line=line(one.line, stops=False)) for one in block.key),
    )


def _card(card: Card, line: SayLine) -> Card:
    return Card(
        kind=line(card.kind, stops=False),
        group=Cell(line(card.group.line, stops=False), card.group.mark),
        name=Cell(line(card.name.line, stops=False), card.name.mark),
        picture=line(card.picture, stops=False),
        sign=line(card.sign, stops=False),
        figures=tuple(
            Figure(line(one.label, stops=False), Cell(line(one.value.line, stops=False), one.value.mark), one.picture)
            for one in card.figures
        ),
        texts=tuple(
            Figure(line(one.label, stops=False), Cell(line(one.value.line), one.value.mark)) for one in card.texts
        ),
        notes=tuple(line(note) for note in card.notes),
        source=line(card.source),
        sort=line(card.sort, stops=False),
    )
