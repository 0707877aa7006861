"""A number that is what another leaves: its marker goes on along that one as it is spent, and back when it is whole."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from rulekit.model.closed import Operation, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Arithmetic, FieldOf, Literal
from rulekit.model.game import Game
from rulekit.remembering import remembered

__all__ = ["LeftOver", "at_most", "left_over"]


@frozen
class LeftOver:
    """What a number is when nothing of it is spent: so much less than another number of the same holder.

    Args:
        of: the other number.
        less: by how much.
    """

    of: Field
    less: int


@remembered(64)
def left_over(field: Field, game: Game) -> LeftOver | None:
    """What a number is filled up to, if that is another number, as in ``moves becomes your wheels minus 1``.

    Args:
        field: a number that somebody has, kept of nothing.
        game: the game.
    """
    if field.each:
        return None
    words = game.vocabulary
    for body in (*(one.body for one in game.steps), *(one.body for one in game.modifiers)):
        for effect in (effect for one in words.statements(body) for effect in words.does(one)):
            match effect:
                case Changes(
                    verb=Verb.SET,
                    field=found,
                    value=Arithmetic(op=Operation.MINUS, left=FieldOf(field=other), right=Literal(value=int(less))),
                ) if found == field and _beside(field, other):
                    return LeftOver(other, less)
                case _:
                    pass
    return None


def at_most(field: Field, game: Game, counts: Callable[[Field], tuple[int, int]]) -> tuple[int, int] | None:
    """How much of what another number leaves there was at most, and is; None where no other number leaves any.

    Args:
        field: as of ``left_over``, as is the game.
        game: the game.
        counts: what a number was, and is.
    """
    left = left_over(field, game)
    if left is None:
        return None
    was, now = counts(left.of)
    return was - left.less, now - left.less


def _beside(field: Field, other: Field) -> bool:
    return other.kind is ValueKind.NUMBER and not other.each and other.owner is field.owner and other != field
