"""The tables of what touches what, one for each kind of links that is listed."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.plans import is_drawn
from rulekit.document.blocks import Cell, Column, Row, TableBlock
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Game
from rulekit.model.links import End, Links

__all__ = ["neighbour_tables"]


def neighbour_tables(narrator: Narrator) -> tuple[TableBlock, ...]:
    """A table for each kind of links that is no union of others, without numbers."""
    listed = [one for one in narrator.game.links if not one.parts and not is_drawn(one, narrator.game)]
    return tuple(_table(narrator, one) for one in listed)


def _table(narrator: Narrator, links: Links) -> TableBlock:
    """Each thing with all that it touches; a line for each source, since one mark speaks for a whole cell."""
    used = [one for one in dict.fromkeys(links.marks) if one and one != links.mark]
    rows: list[Row] = []
    game, joined = narrator.game, _joined(links)
    for name in dict.fromkeys(one[0] for one, _ in links.edges):
        for item in game.table(name).items:
            touched = joined.get((name, item.index), [])
            for mark in dict.fromkeys(source for _, source in touched):
                others = tuple(_noun(game, end) for end, source in touched if source == mark)
                note = used.index(mark) + 1 if mark in used else 0
                named = Cell(with_picture(item.name, narrator, Noun(item.name)))
                rows.append(Row((named, Cell((Sentence("names", {"items": others}),), note))))
    return TableBlock(
        (Sentence("table_of", {"noun": Noun(links.name)}),),
        0,
        (Column((label("name"),)), Column((label("neighbours"),))),
        tuple(rows),
        tuple((Noun(one, "sources"),) for one in used),
        f"links-{links.name}",
        (Noun(links.mark, "sources"),) if links.mark else (),
    )


def _joined(links: Links) -> dict[End, list[tuple[End, str]]]:
    """For each item the other ends of its edges, with where each comes from."""
    found: dict[End, list[tuple[End, str]]] = {}
    for (one, two), mark in zip(links.edges, links.marks, strict=True):
        found.setdefault(one, []).append((two, mark or links.mark))
        found.setdefault(two, []).append((one, mark or links.mark))
    return found


def _noun(game: Game, end: End) -> Noun:
    return Noun(game.table(end[0]).items[end[1]].name)
