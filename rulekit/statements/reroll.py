"""``reroll``: dice on the table are thrown again.

reroll those dice
reroll that die
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.check.things import of_kind
from rulekit.compiler import dice
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.model.expression import Expression
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
    which = of_kind(node.the(), scope, ("die", "dice"), "dice that were chosen")
    return Reroll(which=which, several=scope.type(which).kind == "dice", span=node.span) if which else None


def lower(reroll: Reroll, code: Code) -> None:
    """Emit the throw of those dice."""
    dice.throw_again(code.value(reroll.which), code, several=reroll.several)


def say(reroll: Reroll, telling: Telling) -> tuple[Said, ...]:
    """``reroll those dice``."""
    return clause("reroll", thing=telling.value(reroll.which))


KIND = Kind("reroll", Reroll, check, Meaning(lower), say)
