"""The cards of a game, nine to a sheet, each as often as the box holds it: its figures, what it says, its sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import define, field, frozen

from rulekit.book.called_by_things import said_whole
from rulekit.book.charge import charges
from rulekit.book.gained_by import gained_by
from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.book.pictured import with_picture
from rulekit.book.tables import figure
from rulekit.document.blocks import Block, Card, Cards, Cell, Figure, Line
from rulekit.document.closed import Comparison
from rulekit.document.marks import mark_of
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import nouns
from rulekit.model.closed import Attachment, ValueKind
from rulekit.model.component import Column, Item, Table
from rulekit.model.copies import copies

__all__ = ["SHEET", "deck"]

SHEET = 9
"""How many cards stand on a sheet."""


@frozen
class _Made:
    """A card, and what tells on which pile and so on which sheet it lies."""

    table: Table
    group: int | None
    card: Card


def deck(narrator: Narrator) -> tuple[Block, ...]:
    """A sheet for every nine cards; a pile that fits on one sheet is not torn apart."""
    return tuple(_sheet(cards, at, narrator) for at, cards in enumerate(_dealt(narrator), 1))


def _dealt(narrator: Narrator) -> Iterator[list[_Made]]:
    """The cards of each sheet."""
    sheet: list[_Made] = []
    for pile in _piles(narrator):
        if sheet and len(sheet) + len(pile) > SHEET >= len(pile):
            yield sheet
            sheet = []
        for one in pile:
            if len(sheet) == SHEET:
                yield sheet
                sheet = []
            sheet.append(one)
    if sheet:
        yield sheet


def _piles(narrator: Narrator) -> Iterator[list[_Made]]:
    """The cards of each table by what its first column names, in the order of the text; else all of them."""
    for table in narrator.game.tables:
        if table.on_cards:
            column, charged = _grouping(table), _charges(table, narrator)
            gained = {one.name: gained_by(one, table, narrator.game) for one in table.columns}
            groups = [column.values[item.index] for item in table.items] if column is not None else [None]
            for group in dict.fromkeys(groups):
                items = [one for one in table.items if column is None or column.values[one.index] == group]
                number = group if isinstance(group, int) else None
                many = copies(narrator.game, table)
                drawn = [_Drawn(table, one, charged[one.index], narrator, gained).card() for one in items]
                made = [(_Made(table, number, card), many[one.index]) for card, one in zip(drawn, items, strict=True)]
                yield [one for one, count in made for _ in range(count)]


def _charges(table: Table, narrator: Narrator) -> tuple[str, ...]:
    """The picture on the card of each item."""
    said = {one.index: nouns(tuple(_Drawn(table, one, "", narrator).words()), _excludes) for one in table.items}
    words = {at: [one.term for one in found if one.term != table.name] for at, found in said.items()}
    return charges(table, words, narrator)


def _excludes(part: object) -> bool:
    """Whether it says what a thing is not, of which a card shows no picture."""
    denied = isinstance(part, Sentence) and (part.parts.get("op") is Comparison.IS_NOT or part.parts.get("negated"))
    return bool(denied)


def _grouping(table: Table) -> Column | None:
    """The column that says which pile a card lies on: the first, if it names one thing of another table."""
    first = table.columns[0] if table.columns else None
    return first if first is not None and first.kind is ValueKind.ITEM and first.table != table.name else None


def _sorting(table: Table, narrator: Narrator) -> Column | None:
    """The column that says of which sort each card is, in a word that means nothing else and has no picture."""
    game = narrator.game
    things = {name for one in game.fields for name in (one.each, one.of)} | game.acting
    for column in table.columns:
        whole = column.kind is ValueKind.ITEM and column is not _grouping(table) and None not in column.values
        if whole and column.table not in things and not game.table(column.table).columns:
            names = {one.name for one in game.table(column.table).items}
            return None if names & {*narrator.pictures} else column
    return None


def _sheet(made: list[_Made], at: int, narrator: Narrator) -> Cards:
    tables = tuple(Noun(one) for one in dict.fromkeys(one.table.name for one in made))
    groups = tuple(dict.fromkeys(noun for one in made for noun in _group(one.table, one.group, narrator)))
    title: Line = (Sentence("names", {"items": tables}),)
    if len(tables) == 1 and groups:
        title = (Sentence("labelled", {"label": tables[0]}), Sentence("names", {"items": groups}))
    return Cards(title, f"sheet-{at}", tuple(one.card for one in made))


def _group(table: Table, group: int | None, narrator: Narrator) -> tuple[Noun, ...]:
    column = _grouping(table)
    return (Noun(narrator.game.table(column.table).items[group].name),) if column and group is not None else ()


@define
class _Drawn:
    """One card while it is drawn; remembers the sources in the order in which it needs them.

    Args:
        table, item: what is on the card.
        charge: the picture on its emblem.
        narrator: the game.
        gained: what one gains as much of as a column says, by its name.
        sources: where its parts come from.
    """

    table: Table
    item: Item
    charge: str
    narrator: Narrator
    gained: Mapping[str, str] = field(factory=dict[str, str])
    sources: list[str] = field(factory=list[str])

    def card(self) -> Card:
        """The card: signs stand on it only where not all of it comes from one place."""
        for mark in self._marks():
            if mark and mark not in self.sources:
                self.sources.append(mark)
        lines: list[Line] = [(Noun(one, "sources"),) for one in self.sources]
        several = len(lines) > 1
        return Card(
            kind=(Noun(self.table.name),),
            group=self._pile(),
            name=self._cell((Noun(self.item.name),), self.item.mark),
            picture=with_picture(self.charge, self.narrator),
            sign=with_picture(self.table.name, self.narrator),
            figures=tuple(
                Figure(
                    (Noun(one.name, "columns"),),
                    self._cell(figure(one, self.item.index, self.narrator), mark),
                    with_picture(self.gained.get(one.name, ""), self.narrator),
                )
                for one, mark in self._figures()
            ),
            texts=tuple(Figure(name, self._cell(line, mark)) for name, line, mark in self._texts()),
            notes=tuple(lines) if several else (),
            source=() if several or not lines else lines[0],
            sort=self._sort(),
        )

    def words(self) -> Iterator[Line]:
        """What the card says."""
        yield from (line for _, line, _ in self._texts())

    def _marks(self) -> Iterator[str]:
        """Where each part comes from, in the order in which the parts stand."""
        column = _grouping(self.table)
        if column is not None:
            yield column.marks[self.item.index] or self.table.mark
        yield self.item.mark or self.table.mark
        yield from (mark or self.table.mark for _, mark in self._figures())
        yield from (mark or self.table.mark for *_, mark in self._texts())

    def _cell(self, line: Line, mark: str) -> Cell:
        source = mark or self.table.mark
        return Cell(line, mark_of(self.sources.index(source) + 1) if source and len(self.sources) > 1 else "")

    def _pile(self) -> Cell:
        column = _grouping(self.table)
        value = column.values[self.item.index] if column is not None else None
        if column is None or not isinstance(value, int):
            return Cell(())
        return self._cell(_group(self.table, value, self.narrator), column.marks[self.item.index])

    def _sort(self) -> Line:
        """What the column names that sorts all cards of its kind."""
        column = _sorting(self.table, self.narrator)
        return figure(column, self.item.index, self.narrator) if column is not None else ()

    def _figures(self) -> Iterator[tuple[Column, str]]:
        """The columns that say something: what is empty is left out, unless a source says that it is."""
        for column in self.table.columns:
            value, mark = column.values[self.item.index], column.marks[self.item.index]
            shown = (_grouping(self.table), _sorting(self.table, self.narrator))
            told = column in shown or column.kind is ValueKind.TEXT
            silent = not self._acts(column) or not any(True for _ in self._told_by(column))
            if not told and (mark if value is None or value == () else silent):
                yield column, mark

    def _acts(self, column: Column) -> bool:
        """Whether a column names things that do something, which is told on the card."""
        return column.table in self.narrator.game.acting

    def _texts(self) -> Iterator[tuple[Line, Line, str]]:
        """What the card says, then what the things say that its columns name."""
        yield from self._said(self.table, self.item.index, (), "")
        for column in self.table.columns:
            if self._acts(column):
                yield from self._told_by(column)

    def _told_by(self, column: Column) -> Iterator[tuple[Line, Line, str]]:
        """What the things say that a column names, each behind its name; nothing where none of them says anything."""
        value = column.values[self.item.index]
        indices = value if isinstance(value, tuple) else () if value is None or isinstance(value, str) else (value,)
        table = self.narrator.game.table(column.table)
        mark = column.marks[self.item.index] or table.mark or self.table.mark
        names = [Noun(table.items[index].name) for index in indices]
        told = [
            tuple(self._said(table, index, (Sentence("labelled", {"label": noun}),), mark))
            for index, noun in zip(indices, names, strict=True)
        ]
        for noun, said in zip(names, told, strict=True) if any(told) else ():
            yield from said or (((), (noun,), mark),)

    def _said(self, table: Table, index: int, name: Line, mark: str) -> Iterator[tuple[Line, Line, str]]:
        """What a thing says: when it can be done, and what is done."""
        own = self.narrator.game.held_by(table.name, index)
        found = mark or next((one.mark for one in own if one.mark), "")
        for only in (one for one in own if one.attached is Attachment.ONLY):
            yield (), on_a_line(self.narrator.say(only)), found
        effects = tuple(
            line
            for one in own
            if one.attached is not Attachment.ONLY
            for line in on_a_line(said_whole(one, self.narrator))
        )
        if effects:
            yield name, effects, found
