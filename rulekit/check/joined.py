"""What is known behind branches: what each of them that goes on leaves known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulekit.check.stands import behind, stands
from rulekit.model.effect import Ending, Ends
from rulekit.model.expression import Condition
from rulekit.model.statement import Body

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["joined", "leaves"]


def leaves(body: Body, scope: Scope) -> bool:
    """Whether a body ends the step or the game for certain, so that nothing behind it is done."""
    return bool(body) and any(
        isinstance(one, Ends) and one.what is not Ending.LAST for one in scope.vocabulary.does(body[-1])
    )


def joined(ends: Sequence[Sequence[Condition]], scope: Scope) -> Iterator[Condition]:
    """What holds whichever of several branches was taken.

    Args:
        ends: what is known at the end of each branch that goes on.
        scope: whose boards they are.
    """
    if not ends:
        return
    first, *others = ends
    yield from (one for one in first if all(one in known for known in others))
    for table in scope.names.tables.values() if others else ():
        every = scope.names.pieces_on(table.name)
        found = [stands(known, every) for known in ends] if every else []
        told = (one for board in found for one in (*board.vacated(), *board.told))
        yield from (one for one in behind(dict.fromkeys(told)) if all(board.tells(one) for board in found))
