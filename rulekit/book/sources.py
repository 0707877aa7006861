"""Where figures come from, and what this book is not."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.prose import Passages
from rulekit.document.blocks import Block, Box, Heading, Item, Listing, Paragraph, Row, TableBlock
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.component import Table
from rulekit.model.game import Game

__all__ = ["gathered", "notice", "sources", "unsourced"]


def sources(narrator: Narrator, prose: Passages, marked: tuple[str, ...] = ()) -> tuple[Block, ...]:
    """Each source with the tables that rest on it, and what the book is not; nothing where no source is named.

    Args:
        narrator: of the game.
        prose: what its author says of the sources.
        marked: the sources that tables of the book mark by their numbers, in order.
    """
    game = narrator.game
    resting = {origin.name: tuple(_resting(origin.name, game)) for origin in game.origins}
    # What else rests on a source that nothing marks is told where it stands.
    told_of = [*marked, *(name for name, nouns in resting.items() if nouns and name not in marked)]
    made = tuple(
        Item((Sentence("source_of", {"source": Noun(name, "sources"), "nouns": resting.get(name, ())}),))
        for name in told_of
    )
    told = prose.paragraph("sources", game)
    if not told and not made:
        return ()
    lead = (Paragraph((Sentence("sources_numbered"),)),) if marked else ()
    listed = (Listing(made, ordered=bool(marked)),) if made else ()
    rest = tuple(_unnumbered(game)) if marked else ()
    below = (Listing(rest),) if rest else ()
    return (Heading(1, (label("sources"),), "sources"), *told, *lead, *listed, *below, Paragraph((notice(narrator),)))


def _resting(origin: str, game: Game) -> Iterator[Part]:
    """The tables, links, dice, numbers and fields of which something comes from a source."""
    yield from (Noun(one.name) for one in game.tables if origin in _marks(one))
    yield from (Noun(one.name) for one in game.links if not one.parts and origin in (one.mark, *one.marks))
    yield from (Noun(one.name) for one in (game.die.each if game.die is not None else ()) if one.mark == origin)
    yield from (Noun(one.name, "numbers") for one in game.parameters if one.mark == origin)
    yield from (Noun(one.name) for one in game.fields if one.mark == origin)


def _marks(table: Table) -> set[str]:
    return {
        table.mark,
        *(item.mark for item in table.items),
        *(mark for one in table.columns for mark in one.marks),
    }


def _unnumbered(game: Game) -> Iterator[Item]:
    """What the tables rest on where no number stands, those of which some figures have one."""
    mixed = [(one.name, one.mark) for one in game.tables if one.mark and _marks(one) - {one.mark, ""}]
    mixed += [(one.name, one.mark) for one in game.links if one.mark and {*one.marks} - {one.mark, ""}]
    for origin in game.origins:
        nouns = tuple(Noun(name) for name, mark in mixed if mark == origin.name)
        if nouns:
            parts: dict[str, Part] = {"source": Noun(origin.name, "sources"), "nouns": nouns}
            yield Item((Sentence("source_unnumbered", parts),))


def gathered(blocks: tuple[Block, ...]) -> tuple[tuple[Block, ...], tuple[str, ...]]:
    """The same blocks with tables whose marks are numbers of the sources, and these sources in their order.

    Args:
        blocks: of a book that has a chapter of its sources; each table has notes of its own.
    """
    numbers: dict[str, int] = {}
    return tuple(_numbered(one, numbers) for one in blocks), tuple(numbers)


def _numbered(block: Block, numbers: dict[str, int]) -> Block:
    match block:
        case TableBlock(notes=notes):
            names = [one.term for note in notes for one in note if isinstance(one, Noun)]
            for name in names:
                numbers.setdefault(name, len(numbers) + 1)
            rows = tuple(
                Row(
                    tuple(evolve(cell, mark=numbers[names[cell.mark - 1]]) if cell.mark else cell for cell in row.cells)
                )
                for row in block.rows
            )
            return evolve(block, rows=rows, notes=(), source=())
        case Box():
            return evolve(block, blocks=tuple(_numbered(one, numbers) for one in block.blocks))
        case _:
            return block


def notice(narrator: Narrator) -> Sentence:
    """That this book is made by players, from rules of their own wording; it stands where the book ends.

    A game that somebody made is called as they called it; one that nobody in particular made, as each language does.
    """
    game = narrator.game
    title = game.title if game.by else Noun(game.name, "variants")
    return Sentence("notice", {"title": title, "by": game.by or False})


def unsourced(table: TableBlock) -> TableBlock:
    """A table without where its figures come from, for pages that are played from: the rulebook says that."""
    rows = tuple(Row(tuple(evolve(cell, mark=0) for cell in row.cells)) for row in table.rows)
    return evolve(table, rows=rows, notes=(), source=())
