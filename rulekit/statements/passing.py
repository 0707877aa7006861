"""What changes whose turn comes next, where players take turns.

pass
take another turn
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import turn_errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.effect import Effect, Turning, Turns
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["AGAIN", "PASS", "AnotherTurn", "Pass"]


@frozen(kw_only=True)
class Pass(Statement):
    """You pass; how many have done so in a row may end the turns."""


@frozen(kw_only=True)
class AnotherTurn(Statement):
    """When your turn is over, you have another."""


def check_pass(node: Node, scope: Scope) -> Pass | None:
    """Return the statement.

    Reports:
        RK0205: nobody does it. RK0321: nobody takes turns here.
    """
    return Pass(span=node.span) if _in_turns("pass", node, scope) else None


def check_again(node: Node, scope: Scope) -> AnotherTurn | None:
    """Return the statement.

    Reports:
        RK0205: nobody does it. RK0321: nobody takes turns here.
    """
    return AnotherTurn(span=node.span) if _in_turns("take another turn", node, scope) else None


def _in_turns(text: str, node: Node, scope: Scope) -> bool:
    if not scope.you(node.span):
        return False
    if scope.takes_turns:
        return True
    scope.report(turn_errors.no_turns(text, node.span))
    return False


def lower_pass(_pass: Pass, code: Code) -> None:
    """Emit that whoever's turn it is has passed."""
    if code.turns is not None:
        code.emit(m.Store(code.turns.passed, m.Const(1)))


def lower_again(_again: AnotherTurn, code: Code) -> None:
    """Emit that the next turn is the same player's."""
    if code.turns is not None:
        code.emit(m.Store(code.turns.again, m.Const(1)))


def say_pass(_pass: Pass, _narrator: Narrator) -> tuple[Clause, ...]:
    """``pass``."""
    return clause("pass")


def say_again(_again: AnotherTurn, _narrator: Narrator) -> tuple[Clause, ...]:
    """``take another turn``."""
    return clause("another_turn")


def does_pass(_pass: Pass) -> frozenset[Effect]:
    """Somebody has passed."""
    return frozenset({Turns(Turning.PASSED)})


def does_again(_again: AnotherTurn) -> frozenset[Effect]:
    """Somebody has another turn."""
    return frozenset({Turns(Turning.AGAIN)})


PASS = Kind("pass", Pass, check_pass, Lowering(lower_pass), say_pass, leaf, does_pass)
AGAIN = Kind("another_turn", AnotherTurn, check_again, Lowering(lower_again), say_again, leaf, does_again)
