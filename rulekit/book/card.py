"""The reference card: two sides."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from rulekit.book.ending import end, scoring
from rulekit.book.faces import dice_table, dice_with_faces
from rulekit.book.goal import winner
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.sources import unsourced
from rulekit.book.steps import below, with_inner
from rulekit.book.tables import item_table, rule_tables
from rulekit.book.terms import terms
from rulekit.book.turn import in_bands, order_of_turn, turn_steps
from rulekit.document.blocks import Bands, Block, Box, Heading, Listing, Paragraph, Side, TableBlock
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.component import Table

__all__ = ["card"]

MOST_ROWS = 10
"""Longer tables are looked up in the rulebook."""


def card(narrator: Narrator) -> tuple[Block, ...]:
    """One side with the turn, one with the things that do something, or else with the end of the game."""
    game = narrator.game
    counted = {table.name: sum(one.holder[0] == table.name for one in game.modifiers) for table in game.tables}
    acting = [table for table in game.tables if counted[table.name] and not table.on_cards]
    main = max(acting, key=lambda table: counted[table.name], default=None)
    if main is None:
        second = Side((label("end_of_game"),), _end(narrator))
    else:
        shown = attrs.evolve(item_table(main, narrator, 0), caption=())
        second = Side((Sentence("table_of", {"noun": Noun(main.name)}),), (shown,))
    sides = (Side((label("turn_at_a_glance"),), _turn(narrator)), second)
    return tuple(attrs.evolve(side, blocks=tuple(map(_unsourced, side.blocks))) for side in sides)


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
    """When the game ends and who wins, what its words mean, and its short tables."""
    short = [one for one in narrator.game.tables if _is_short(one)]
    return (
        *_bare(end(narrator))[1:],
        *_bare(scoring(narrator)),
        *winner(narrator),
        *terms(narrator),
        *(item_table(one, narrator, 0) for one in short),
    )


def _is_short(table: Table) -> bool:
    return bool(table.columns) and table.board is None and not table.on_cards and len(table.items) <= MOST_ROWS


def _bare(blocks: Iterable[Block]) -> list[Block]:
    """Blocks without examples and notes; headings two levels down at most, as a card has them."""
    kept = [one for one in blocks if not isinstance(one, Box)]
    return [attrs.evolve(one, level=2) if isinstance(one, Heading) and one.level == 1 else one for one in kept]
