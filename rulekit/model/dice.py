"""How many dice a game needs."""

from __future__ import annotations

from rulekit.model.amount import Amount
from rulekit.model.game import Game
from rulekit.model.ranges import type_of
from rulekit.model.statement import Statement

__all__ = ["most_dice"]


def most_dice(game: Game) -> int:
    """The most dice that one roll of the game can ask for, so the most that are on the table at once."""
    most, more = 0, 0
    stack: list[object] = [*(step.body for step in game.steps), *(one.body for one in game.modifiers)]
    while stack:
        one = stack.pop()
        if isinstance(one, tuple):
            stack.extend(one)
        elif isinstance(one, Statement):
            stack += [getattr(one, "body", ()), getattr(one, "options", ())]
            amount = getattr(one, "amount", None)
            if isinstance(amount, Amount) and amount.what is None and amount.count is not None:
                if amount.form == "more":
                    more += type_of(amount.count).high
                else:
                    most = max(most, type_of(amount.count).high)
    return most + more
