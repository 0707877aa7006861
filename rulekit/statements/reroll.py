"""``reroll``: dice on the table are thrown again.

reroll those dice
reroll that die
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.check.values import of_kind
from rulekit.compiler import dice
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Rolls
from rulekit.model.expression import Expression
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Reroll"]


@frozen(kw_only=True)
class Reroll(Statement):
    """A die, or several."""

    which: Expression
    several: bool


def check(node: Node, scope: Scope) -> Reroll | None:
    """Return the statement.

    Reports:
        RK0203: not dice. RK0204: none were chosen before.
    """
    which = of_kind(node.the(), scope, (ValueKind.DIE, ValueKind.DICE), "dice that were chosen")
    return Reroll(which=which, several=scope.type(which).kind is ValueKind.DICE, span=node.span) if which else None


def lower(reroll: Reroll, code: Code) -> None:
    """Emit the throw of those dice."""
    dice.throw_again(code.value(reroll.which), code, several=reroll.several)


def say(reroll: Reroll, narrator: Narrator) -> tuple[Clause, ...]:
    """``reroll those dice``."""
    return clause("reroll", thing=narrator.value(reroll.which))


def does(_reroll: Reroll) -> frozenset[Effect]:
    """Dice are thrown."""
    return frozenset({Rolls()})


KIND = Kind("reroll", Reroll, check, Lowering(lower), say, leaf, does)
