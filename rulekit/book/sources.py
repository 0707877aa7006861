"""Where figures come from, and what this book is not."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.prose import Passages
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph, Row, TableBlock
from rulekit.document.sentence import Noun, Part, Sentence

__all__ = ["notice", "sources", "unsourced"]


def sources(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """Each source with the tables that rest on it, and what the book is not; nothing where no source is named."""
    game = narrator.game
    made: list[Item] = []
    for origin in game.origins:
        found: list[Part] = []
        for table in game.tables:
            marks = {
                table.mark,
                *(item.mark for item in table.items),
                *(mark for one in table.columns for mark in one.marks),
            }
            if origin.name in marks:
                found.append(Noun(table.name))
        found += [Noun(one.name) for one in game.links if origin.name in (one.mark, *one.marks)]
        dice = game.die.each if game.die is not None else ()
        found += [Noun(one.name) for one in dice if one.mark == origin.name]
        found += [Noun(one.name, "numbers") for one in game.parameters if one.mark == origin.name]
        found += [Noun(one.name) for one in game.fields if one.mark == origin.name]
        if not found:  # what else rests on it stands where it is marked
            continue
        made.append(Item((Sentence("source_of", {"source": Noun(origin.name, "sources"), "nouns": tuple(found)}),)))
    told = prose.paragraph("sources", game)
    listed = (Listing(tuple(made)),) if made else ()
    if not told and not listed:
        return ()
    return (Heading(1, (label("sources"),), "sources"), *told, *listed, Paragraph((notice(narrator),)))


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
