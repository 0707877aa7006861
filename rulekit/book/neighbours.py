"""The tables of what touches what, one for each kind of links that is listed."""

from __future__ import annotations

from rulekit.book.in_characters import is_drawn
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Cell, Column, Row, TableBlock
from rulekit.document.marks import mark_of, of_marks
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Game
from rulekit.model.links import End, Links

__all__ = ["neighbour_tables"]


def neighbour_tables(narrator: Narrator) -> tuple[TableBlock, ...]:
    """A table for each kind of links that is no union of others, without numbers."""
    listed = [one for one in narrator.game.links if not one.parts and not is_drawn(one, narrator.game)]
    return tuple(_table(narrator, one) for one in listed)


def _table(narrator: Narrator, links: Links) -> TableBlock:
    """Each thing with all that it touches; behind what comes from several sources stand the marks of all of them."""
    game, joined = narrator.game, _joined(links)
    used = _used(links, joined)
    rows: list[Row] = []
    for name in dict.fromkeys(one[0] for one, _ in links.edges):
        for item in game.table(name).items:
            touched = joined.get((name, item.index), [])
            if not touched:
                continue
            sources = {source for _, source in touched}
            marks = () if sources == {links.mark} else (mark_of(used.index(one) + 1) for one in sources if one)
            others = Sentence("names", {"items": tuple(_noun(game, end) for end, _ in touched)})
            named = Cell(with_picture(item.name, narrator, Noun(item.name)))
            rows.append(Row((named, Cell((others,), of_marks(marks)))))
    return TableBlock(
        (Sentence("table_of", {"noun": Noun(links.name)}),),
        0,
        (Column((label("name"),)), Column((label("neighbours"),))),
        tuple(rows),
        tuple((Noun(one, "sources"),) for one in used),
        f"links-{links.name}",
        (Noun(links.mark, "sources"),) if links.mark else (),
    )


def _used(links: Links, joined: dict[End, list[tuple[End, str]]]) -> list[str]:
    """The sources that need a mark: that of the whole table too, where another stands beside it in a cell."""
    found = dict.fromkeys(one for one in links.marks if one and one != links.mark)
    mixed = any(len({source for _, source in touched}) > 1 for touched in joined.values())
    return [*found, *((links.mark,) if mixed and links.mark else ())]


def _joined(links: Links) -> dict[End, list[tuple[End, str]]]:
    """For each item the other ends of its edges, with where each comes from."""
    found: dict[End, list[tuple[End, str]]] = {}
    for (one, two), mark in zip(links.edges, links.marks, strict=True):
        found.setdefault(one, []).append((two, mark or links.mark))
        found.setdefault(two, []).append((one, mark or links.mark))
    return found


def _noun(game: Game, end: End) -> Noun:
    return Noun(game.table(end[0]).items[end[1]].name)
