"""``together``: some players in one order and some in another do something at the same time, first with first.

together
  each player from most points
    choose an event that is in event_pile
  each player from fewest points
    choose an empire that is in empire_pile
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import order
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Sentence
from rulekit.model.effect import nothing
from rulekit.model.part import Part, Role
from rulekit.model.statement import Statement
from rulekit.statements.each_player import EachPlayer
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Together"]


@frozen(kw_only=True)
class Together(Statement):
    """The orders that are gone through side by side, first with first."""

    body: tuple[EachPlayer, ...]


def check(node: Node, scope: Scope) -> Together | None:
    """Return the statement.

    Reports:
        RK0203: something stands below that is not done by players in an order.
    """
    with scope.inside():
        body = scope.body(node.the("body"))
    if body is None:
        return None
    found = tuple(one for one in body if isinstance(one, EachPlayer) and one.ranked is not None)
    if len(found) < len(body):
        wrong = next(one for one in body if one not in found)
        wanted = "`each player from most ...` or `from fewest ...`"
        scope.report(errors.wrong_kind("", wrong.span, "done in no order of its own", wanted))
        return None
    return Together(body=found, span=node.span)


def lower(together: Together, code: Code) -> None:
    """Emit the orders side by side."""
    order.in_order(together.body, code)


def say(together: Together, narrator: Narrator) -> tuple[Clause, ...]:
    """``at the same time:`` and the orders below."""
    return (Clause(None, Sentence("together_lead"), narrator.all(together.body)),)


def parts(together: Together) -> tuple[Part, ...]:
    """The orders, all of which are gone through."""
    return (Part(Role.SEQUENCE, together.body),)


KIND = Kind("together", Together, check, Lowering(lower), say, parts, nothing)
