"""The reference card: two sides."""

from __future__ import annotations

import attrs

from rulekit.book.passages import label
from rulekit.book.tables import dice_table, item_table, rule_tables
from rulekit.book.telling import Telling
from rulekit.book.turn import turn_steps
from rulekit.document.blocks import Block, Item, Listing, Side
from rulekit.document.sentence import Noun, Sentence

__all__ = ["card"]


def card(telling: Telling) -> tuple[Block, ...]:
    """One side with turn order, dice and conditional rules, one with the things that do something."""
    game = telling.game
    listed = tuple(Item((Noun(one.name, "steps"),)) for one in turn_steps(telling))
    first: list[Block] = [Listing(listed, ordered=True)] if len(listed) > 1 else []
    if game.die is not None and not game.die.numbered:
        first.append(dice_table(game.die, telling, 0))
    first += rule_tables(telling)
    counted = {table.name: sum(one.holder[0] == table.name for one in game.modifiers) for table in game.tables}
    acting = [table for table in game.tables if counted[table.name] and not table.on_cards]
    main = max(acting, key=lambda table: counted[table.name], default=None)
    sides = [Side((label("turn_at_a_glance"),), tuple(first))]
    if main is not None:
        sides.append(
            Side(
                (Sentence("table_of", {"noun": Noun(main.name)}),),
                (attrs.evolve(item_table(main, telling, 0), caption=()),),
            )
        )
    return tuple(sides)
