"""The reference card: the turn, what things do, the end, and where there is room the board and the setup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from rulekit.book.acting import with_steps
from rulekit.book.ending import end, scoring
from rulekit.book.faces import dice_table, dice_with_faces
from rulekit.book.frontmatter import setup
from rulekit.book.goal import winner
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.plans import plans
from rulekit.book.prose import Passages
from rulekit.book.sources import unsourced
from rulekit.book.steps import below, with_inner
from rulekit.book.tables import item_table, rule_tables
from rulekit.book.terms import terms
from rulekit.book.turn import in_bands, order_of_turn, turn_steps
from rulekit.document.blocks import (
    Bands,
    Block,
    Box,
    Heading,
    Line,
    Listing,
    Outset,
    Paragraph,
    Plan,
    Room,
    Side,
    TableBlock,
)
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.component import Table

__all__ = ["card"]

MOST_ROWS = 10
"""Longer tables are looked up in the rulebook."""


def card(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """One side with the turn, one with the things that do something, or else with the end of the game.

    The end of a game of few words stands on the side of the turn. What is left of either side holds the end of a game
    with such things, a picture of the board and the setup, as far as there is room.
    """
    game = narrator.game
    counted = {table.name: sum(one.holder[0] == table.name for one in game.modifiers) for table in game.tables}
    acting = [table for table in game.tables if counted[table.name] and not table.on_cards]
    main = max(acting, key=lambda table: counted[table.name], default=None)
    second: tuple[Side, ...]
    if main is None:
        second = (Side((label("end_of_game"),), (*_end(narrator), *_explained(narrator)), Room.SHARED),)
    else:
        shown = attrs.evolve(item_table(main, narrator, 0), caption=())
        named = (Sentence("table_of", {"noun": Noun(main.name)}),)
        second = (Side(named, (with_steps(shown, main, narrator),)), *_parted(_end(narrator)))
    sides = (Side((label("turn_at_a_glance"),), _turn(narrator)), *second, *_boards(narrator), *_setup(narrator, prose))
    return tuple(attrs.evolve(side, blocks=tuple(map(_unsourced, side.blocks))) for side in sides if side.blocks)


def _unsourced(block: Block) -> Block:
    return unsourced(block) if isinstance(block, TableBlock) else block


def _turn(narrator: Narrator) -> tuple[Block, ...]:
    """The order of a turn with dice and conditional rules; where there are none, each step in full."""
    game = narrator.game
    order = in_bands(narrator, order_of_turn(narrator))
    order = tuple(_alone(one) if isinstance(one, Bands) else one for one in order)
    dice = tuple(dice_table(die, narrator, 0) for die in dice_with_faces(game))
    if dice or rule_tables(narrator):
        return (*order, *dice, *rule_tables(narrator))
    roots = [one.name for one in turn_steps(narrator)]
    inner = below(roots, frozenset(), narrator)
    return tuple(_bare(block for name in inner if name in roots for block in with_inner(name, narrator, inner, 2)))


def _alone(made: Bands) -> Bands:
    """Bands without what stands beside them, which a card has once, and without pages to look at."""
    return Bands(tuple(attrs.evolve(one, anchor="", beside=(), told=_in_brief(one.told)) for one in made.bands))


def _in_brief(told: tuple[Block, ...]) -> tuple[Block, ...]:
    """A step in one paragraph; nothing of one that is told at greater length, which the card only names."""
    match told:
        case (Paragraph(),):
            return told
        case (Listing(items=items),) if not any(one.blocks for one in items):
            return (Paragraph(tuple(part for one in items for part in one.line)),)
        case _:
            return ()


def _end(narrator: Narrator) -> tuple[Block, ...]:
    """When the game ends and who wins."""
    return (*_bare(end(narrator))[1:], *_bare(scoring(narrator)), *winner(narrator))


def _parted(told: tuple[Block, ...]) -> Iterator[Side]:
    """The end of the game in sides of their own, so that one finds room where all would not."""
    title: Line = (label("end_of_game"),)
    held: list[Block] = []
    for one in told:
        if isinstance(one, Heading) and one.anchor in {"scoring", "winner"}:
            yield Side(title, tuple(held), Room.SPARE)
            title, held = one.line, []
        else:
            held.append(one)
    yield Side(title, tuple(held), Room.SPARE)


def _explained(narrator: Narrator) -> tuple[Block, ...]:
    """What words mean, and the short tables."""
    short = [one for one in narrator.game.tables if _is_short(one)]
    return (*terms(narrator), *(item_table(one, narrator, 0) for one in short))


def _boards(narrator: Narrator) -> Iterator[Side]:
    """A picture of each board, as things lie on it at the start."""
    tables = [one for one in narrator.game.tables if one.board is not None]
    drawn = [one for one in plans(narrator) if isinstance(one, Plan)]
    for table, plan in zip(tables, drawn, strict=True):
        yield Side((Sentence("table_of", {"noun": Noun(table.name)}),), (plan,), Room.SPARE)


def _setup(narrator: Narrator, prose: Passages) -> Iterator[Side]:
    """What is done before play, in words."""
    told = _bare(setup(narrator, prose))[1:]
    yield Side((label("setup"),), tuple(one for one in told if not isinstance(one, Outset)), Room.SPARE)


def _is_short(table: Table) -> bool:
    return bool(table.columns) and table.board is None and not table.on_cards and len(table.items) <= MOST_ROWS


def _bare(blocks: Iterable[Block]) -> list[Block]:
    """Blocks without examples and notes; headings two levels down at most, as a card has them."""
    kept = [one for one in blocks if not isinstance(one, Box)]
    return [attrs.evolve(one, level=2) if isinstance(one, Heading) and one.level == 1 else one for one in kept]
