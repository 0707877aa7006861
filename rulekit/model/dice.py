"""How many dice a game needs."""

from __future__ import annotations

import attrs

from rulekit.model.amount import Amount
from rulekit.model.expression import Arithmetic, DialValue, Expression, FieldOf, Literal
from rulekit.model.game import Game

__all__ = ["most_dice"]


def most_dice(game: Game) -> int:
    """The most dice that one roll of the game can ask for."""
    most = 0
    stack: list[object] = [*game.steps, *game.modifiers]
    while stack:
        one = stack.pop()
        if isinstance(one, Amount):
            if one.what is None and one.count is not None:
                most = max(most, _most(one.count))
        elif isinstance(one, tuple):
            stack.extend(one)
        elif attrs.has(kind := type(one)):
            stack.extend(getattr(one, part.name) for part in attrs.fields(kind) if part.name != "span")
    return most


def _most(count: Expression) -> int:
    match count:
        case Literal():
            return count.value
        case DialValue():
            return count.dial.value
        case FieldOf():
            return count.field.highest
        case Arithmetic(op="plus"):
            return _most(count.left) + _most(count.right)
        case _:
            return 0
