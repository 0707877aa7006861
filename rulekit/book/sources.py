"""Where figures come from, and what this book is not."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.prose import Passages
from rulekit.document.blocks import Block, Box, Heading, Item, Listing, Paragraph, Row, TableBlock
from rulekit.document.marks import mark_of, marks_of, of_marks
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.component import Table
from rulekit.model.game import Game
from rulekit.model.links import Links

__all__ = ["Lettered", "gathered", "notice", "sources", "unsourced", "without_sources"]


@frozen
class Lettered:
    """What a book marks by letters.

    Args:
        sources: those that have a letter, in the order of these.
        anchors: of the tables in which letters stand.
    """

    sources: tuple[str, ...]
    anchors: tuple[str, ...]

    def holds(self, one: Table | Links) -> bool:
        """Whether letters stand in what is printed of a table or of links; a table may be printed in several parts."""
        anchor = f"{'table' if isinstance(one, Table) else 'links'}-{one.name}"
        return any(each == anchor or each.startswith(f"{anchor}-") for each in self.anchors)


def sources(narrator: Narrator, prose: Passages, lettered: Lettered) -> tuple[Block, ...]:
    """What each letter stands for, what else rests on each source, and what the book is not; nothing without sources.

    Where letters stand the tables themselves say what rests on a source, so they are not named once more.

    Args:
        narrator: of the game.
        prose: what its author says of the sources.
        lettered: the sources that tables of the book mark by letters.
    """
    game = narrator.game
    marked = lettered.sources
    resting = {one.name: tuple(_resting(one.name, game, lettered)) for one in game.origins}
    plain = [_item(name, nouns) for name, nouns in resting.items() if nouns]
    told = prose.paragraph("sources", game)
    if not told and not marked and not plain:
        return ()
    lead = (Paragraph((Sentence("sources_lettered"),)),) if marked else ()
    listed = (Listing(tuple(_item(one) for one in marked), ordered=True, lettered=True),) if marked else ()
    rest = (*(_unmarked(game, lettered) if marked else ()), *plain)
    below = (Listing(rest),) if rest else ()
    return (Heading(1, (label("sources"),), "sources"), *told, *lead, *listed, *below, Paragraph((notice(narrator),)))


def _item(name: str, nouns: tuple[Part, ...] = ()) -> Item:
    """A source, with what rests on it."""
    return Item((Sentence("source_of", {"source": Noun(name, "sources"), "nouns": nouns}),))


def _resting(origin: str, game: Game, lettered: Lettered) -> Iterator[Part]:
    """The tables, links, dice, numbers and fields without letters of which something comes from a source."""
    yield from (Noun(one.name) for one in game.tables if origin in _marks(one) and not lettered.holds(one))
    yield from (Noun(one.name) for one in game.links if origin in _link_marks(one) and not lettered.holds(one))
    yield from (Noun(one.name) for one in (game.die.each if game.die is not None else ()) if one.mark == origin)
    yield from (Noun(one.name, "numbers") for one in game.parameters if one.mark == origin)
    yield from (Noun(one.name) for one in game.fields if one.mark == origin)


def _link_marks(link: Links) -> set[str]:
    return set() if link.parts else {link.mark, *link.marks}


def _marks(table: Table) -> set[str]:
    return {
        table.mark,
        *(item.mark for item in table.items),
        *(mark for one in table.columns for mark in one.marks),
    }


def _unmarked(game: Game, lettered: Lettered) -> Iterator[Item]:
    """What the tables with letters rest on where none stands; where that is one source for all, they are not named."""
    mixed = [(one.name, one.mark) for one in game.tables if one.mark and lettered.holds(one)]
    mixed += [(one.name, one.mark) for one in game.links if one.mark and lettered.holds(one)]
    several = len({mark for _, mark in mixed}) > 1
    for origin in game.origins:
        nouns = tuple(Noun(name) for name, mark in mixed if mark == origin.name)
        if nouns:
            parts: dict[str, Part] = {"source": Noun(origin.name, "sources"), "nouns": nouns if several else ()}
            yield Item((Sentence("source_unmarked", parts),))


def gathered(blocks: tuple[Block, ...]) -> tuple[tuple[Block, ...], Lettered]:
    """The same blocks with tables whose marks are letters of the sources, and these sources.

    Args:
        blocks: of a book that has a chapter of its sources; each table has notes of its own.
    """
    letters: dict[str, str] = {}
    anchors: list[str] = []
    told = tuple(_lettered(one, letters, anchors) for one in blocks)
    return told, Lettered(tuple(letters), tuple(anchors))


def _lettered(block: Block, letters: dict[str, str], anchors: list[str]) -> Block:
    match block:
        case TableBlock(notes=notes, anchor=anchor):
            names = [one.term for note in notes for one in note if isinstance(one, Noun)]
            if names:
                anchors.append(anchor)
            for name in names:
                letters.setdefault(name, mark_of(len(letters) + 1))
            of_book = {mark_of(at): letters[name] for at, name in enumerate(names, 1)}
            rows = tuple(
                Row(
                    tuple(
                        evolve(cell, mark=of_marks(of_book[one] for one in marks_of(cell.mark))) for cell in row.cells
                    )
                )
                for row in block.rows
            )
            return evolve(_marked_once(evolve(block, rows=rows)), notes=(), source=())
        case Box():
            return evolve(block, blocks=tuple(_lettered(one, letters, anchors) for one in block.blocks))
        case _:
            return block


def _marked_once(table: TableBlock) -> TableBlock:
    """The same table with a mark that all cells of a column have, but dashes, behind its heading alone."""
    dash = (label("none"),)
    columns = list(table.columns)
    for at, column in enumerate(columns):
        cells = [row.cells[at] for row in table.rows]
        marks = {one.mark for one in cells if one.mark or one.line != dash}
        if len(marks) == 1 and len(cells) > 1:
            columns[at] = evolve(column, mark=marks.pop())
    rows = tuple(
        Row(
            tuple(
                evolve(cell, mark="") if column.mark else cell for column, cell in zip(columns, row.cells, strict=True)
            )
        )
        for row in table.rows
    )
    return evolve(table, columns=tuple(columns), rows=rows)


def notice(narrator: Narrator) -> Sentence:
    """That this book is made by players, from rules of their own wording; it stands where the book ends.

    A game that somebody made is called as they called it; one that nobody in particular made, as each language does.
    """
    game = narrator.game
    title = game.title if game.by else Noun(game.name, "variants")
    return Sentence("notice", {"title": title, "by": _with_whole_names(game.by) or False})


def _with_whole_names(by: str) -> str:
    """Names between commas, none of which a line may break.

    >>> _with_whole_names("Ann B. Case, Dora E. Fox") == "Ann\u00a0B.\u00a0Case, Dora\u00a0E.\u00a0Fox"
    True
    """
    return ", ".join(one.replace(" ", "\u00a0") for one in by.split(", "))


def unsourced(table: TableBlock) -> TableBlock:
    """A table without where its figures come from, for pages that are played from: the rulebook says that."""
    rows = tuple(Row(tuple(evolve(cell, mark="") for cell in row.cells)) for row in table.rows)
    return evolve(table, rows=rows, notes=(), source=())


def without_sources(block: Block) -> Block:
    """The same of any block, and of the tables in it."""
    match block:
        case TableBlock():
            return unsourced(block)
        case Box():
            return evolve(block, blocks=tuple(map(without_sources, block.blocks)))
        case _:
            return block
