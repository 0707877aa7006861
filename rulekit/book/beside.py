"""Where each table stands: beside the step that reads most of its figures; a long one behind the text, named there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from attrs import evolve, frozen

from rulekit.book.maps import most_needed_in, seen_elsewhere
from rulekit.book.meanings import step_of
from rulekit.book.narrator import Narrator
from rulekit.book.needing import LINKS, SETUP, names_of_tables, places_that_touch, step_needing
from rulekit.book.steps import effects, modifying
from rulekit.book.tables import tables
from rulekit.document.blocks import Block, Box, Heading, Item, Listing, See, TableBlock
from rulekit.document.sentence import Noun
from rulekit.document.walk import parts
from rulekit.model.component import Table

__all__ = ["Placed", "place", "with_tables"]

MOST_ROWS = 20
"""A longer table takes half a page, and would tear apart what it stands in."""
LARGE = 6
"""A table of so many columns may stand across the page: behind all else of its step. One of fewer fits a column."""
MOST_FIGURES = 8
"""The same for a table of names with figures alone, or what is drawn of figures:"""
NARROW = frozenset(("number", "boxes", "absent"))
TEARING = 10
"""A longer table would part a step from those that are told below it: it stands behind the last of them."""
Blocks = tuple[Block, ...]


@frozen
class Placed:
    """Where the tables of a book stand.

    Args:
        beside: what stands beside each step, by its name: tables, and what leads to tables and maps that stand behind.
        behind: those that stand behind the text, with their numbers.
    """

    beside: Mapping[str, tuple[TableBlock | See, ...]]
    behind: tuple[TableBlock, ...]


def place(narrator: Narrator, before: Blocks, played: Blocks) -> Placed:
    """Each table once: beside a step of play before one of the setup, if both read as many of its figures.

    Args:
        narrator: the game.
        before: the setup, with its headings.
        played: what is played, with its headings.
    """
    game = narrator.game
    told = {one.anchor for one in played if isinstance(one, TableBlock)}
    headed = (*_steps(played), *_steps(before))
    order = [step for one in headed for step in (one, *(at for at, host in narrator.in_place.items() if host == one))]
    steps = [step for one in order for step in [game.step(one)] if step is not None]
    beside: dict[str, list[TableBlock | See]] = {}
    behind: list[TableBlock] = []
    for table in tables(narrator):
        name = names_of_tables(game).get(table.anchor, "")
        if table.anchor in told or (len(table.columns) == 1 and _listed(game.table(name), (*before, *played))):
            continue
        needing = step_needing(name, table.anchor, steps, narrator, acting=_shows_effects(table))
        step = narrator.in_place.get(needing, needing)
        long = len(table.rows) > MOST_ROWS or name in places_that_touch(game) or table.anchor.startswith(LINKS)
        if step and not long:
            beside.setdefault(step, []).append(evolve(table, in_text=not _is_wide(table)))
            continue
        behind.append(evolve(table, number=len(behind) + 1))
        if step:
            beside.setdefault(step, []).append(See(len(behind), table.caption, table.anchor))
    for one in seen_elsewhere(game):
        if step := most_needed_in(narrator):
            beside.setdefault(step, []).insert(0, one)
    return Placed({step: tuple(some) for step, some in beside.items()}, tuple(behind))


def with_tables(blocks: Blocks, placed: Placed, narrator: Narrator) -> Blocks:
    """Blocks with the tables of their steps: small ones behind what is done, large ones behind all else of the step.

    A tall one stands behind the steps that are told below its own, so that what follows one another is read so.
    What things do that a table beside says is not said again in a box, if most of what it says is of this step.
    """
    made: list[Block] = []
    small: list[Block] = []
    large: list[Block] = []
    tall: list[tuple[int, Block]] = []
    twice: AbstractSet[Item] = frozenset()
    for at, one in enumerate(blocks):
        if isinstance(one, Heading | Box):
            made += small
            small = []
        if isinstance(one, Heading):
            made += large
            made += [each for level, each in tall if level >= one.level]
            tall = [(level, each) for level, each in tall if level < one.level]
            name = _step(one)
            found = placed.beside.get(name, ())
            torn = [each for each in found if _is_tall(each)] if _has_below(one, blocks[at + 1 :]) else []
            tall += [(one.level, each) for each in torn]
            large = [each for each in found if each not in torn and _is_large(each)]
            small = [each for each in found if each not in torn and not _is_large(each)]
            twice = _said_in(found, name, narrator)
        kept = _without(one, twice) if isinstance(one, Box) and one.kind == "modifier" else one
        made += [kept] if kept is not None else []
    return (*made, *small, *large, *(each for _, each in tall))


def _step(heading: Heading) -> str:
    return SETUP if heading.anchor == SETUP else step_of(heading)


def _steps(blocks: Blocks) -> Iterator[str]:
    """The steps that blocks tell, in order."""
    return (_step(one) for one in blocks if isinstance(one, Heading))


def _shows_effects(table: TableBlock) -> bool:
    return any(column.acting for column in table.columns)


def _is_large(found: TableBlock | See) -> bool:
    return isinstance(found, TableBlock) and _is_wide(found)


def _is_wide(table: TableBlock) -> bool:
    """Whether it stands across the page: figures beside a name are narrow."""
    return len(table.columns) >= (MOST_FIGURES if all(one.kind in NARROW for one in table.columns[1:]) else LARGE)


def _is_tall(found: TableBlock | See) -> bool:
    return isinstance(found, TableBlock) and len(found.rows) > TEARING


def _has_below(heading: Heading, behind: Blocks) -> bool:
    """Whether steps are told below a step, under headings of their own."""
    following = next((one for one in behind if isinstance(one, Heading)), None)
    return following is not None and following.level > heading.level


def _said_in(found: Sequence[TableBlock | See], step: str, narrator: Narrator) -> frozenset[Item]:
    """What tables beside a step say of what things do in it, as its box says it.

    Of a table of which most is about other steps nobody reads that one line is about this step: its box says so.
    """
    game = narrator.game
    names = {
        names_of_tables(game).get(one.anchor) for one in found if isinstance(one, TableBlock) and _shows_effects(one)
    }
    told = game.step(step)
    held = [one for one in modifying(told, narrator) if one.holder[0] in names] if told is not None else []
    every = [one.holder[0] for one in game.modifiers]
    here = [one.holder[0] for one in held]
    mostly = (one for one in held if 2 * here.count(one.holder[0]) >= every.count(one.holder[0]))
    return frozenset(item for one in mostly for item in effects(one, narrator))


def _without(box: Box, twice: AbstractSet[Item]) -> Box | None:
    """A box without some of the items that it lists; nothing if none is left."""
    kept: list[Block] = []
    for one in box.blocks:
        if isinstance(one, Listing):
            items = tuple(item for item in one.items if item not in twice)
            kept += [evolve(one, items=items)] if items else []
        else:
            kept.append(one)
    return evolve(box, blocks=tuple(kept)) if kept else None


def _listed(table: Table, blocks: Blocks) -> bool:
    """Whether a sentence names the things of a table, all of them in order."""
    named = tuple(Noun(one.name) for one in table.items)
    return any(one == named for one in parts(blocks))
