"""``if``: what happens hangs on a condition, or on what a player answers.

if you have at least 1 food: lose 1 food
otherwise: gain 1 disaster
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.expression import Agrees, Condition, Not
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "If"]


@frozen(kw_only=True)
class If(Statement):
    """The first branch whose condition holds, otherwise ``other``; ``other`` is None where nothing is said."""

    branches: tuple[tuple[Condition, Body], ...]
    other: Body | None

    @property
    def body(self) -> Body:
        """All statements of all branches."""
        return tuple(one for _, body in self.branches for one in body) + (self.other or ())


def check(node: Node, scope: Scope) -> If | None:
    """Return the statement.

    Reports:
        RK0312: a player is asked in the middle of a longer condition.
    """
    branches: list[tuple[Condition, Body]] = []
    whole = True
    passed: list[Condition] = []
    for part in (node, *node.nodes("otherwise_if")):
        condition_node = next(one for one in part.nodes() if one.kind not in ("body", "otherwise", "otherwise_if"))
        condition = scope.condition(condition_node)
        if condition is not None and not isinstance(condition, Agrees) and asks(condition):
            scope.report(errors.not_answerable(condition_node.span))
            whole = False
        with scope.inside():
            scope.know(*(Not(one) for one in passed), *([condition] if condition else []))
            body = scope.body(part.the("body"))
        if condition is None or body is None:
            whole = False
            continue
        passed.append(condition)
        branches.append((condition, body))
    other = None
    if otherwise := node.node("otherwise"):
        with scope.inside():
            scope.know(*(Not(one) for one in passed))
            other = scope.body(otherwise.the("body"))
        whole = whole and other is not None
    return If(branches=tuple(branches), other=other, span=node.span) if whole else None


def asks(condition: object) -> bool:
    """Whether a condition asks a player somewhere inside."""
    if isinstance(condition, Agrees):
        return True
    parts = getattr(condition, "parts", None)
    return any(asks(one) for one in parts) if isinstance(parts, tuple) else False


def lower(statement: If, code: Code) -> None:
    """Emit the branches, or the question."""
    other = code.lowered(statement.other or ())
    for condition, body in reversed(statement.branches):
        then = code.lowered(body)
        if isinstance(condition, Agrees):
            answers = [
                m.Arm(m.Const(1), m.Once(), -1, -1, then, code.arm_label("agree")),
                m.Arm(m.Const(1), m.Once(), -1, -1, other, code.arm_label("refuse")),
            ]
            other = (m.Decide(code.value(condition.who), tuple(answers)),)
        else:
            other = (m.If(code.holds(condition), then, other),)
    code.emit(*other)


def say(statement: If, telling: Telling) -> tuple[Said, ...]:
    """``if you have at least 1 food, lose 1 food``; ``otherwise gain 1 disaster``."""
    (first, body), *rest = statement.branches
    said = [telling.with_body("if", body, condition=telling.condition(first))]
    said += [
        telling.with_body("otherwise_if", body, follows=True, condition=telling.condition(one)) for one, body in rest
    ]
    if statement.other is not None:
        said.append(telling.with_body("otherwise", statement.other, follows=True))
    return tuple(said)


KIND = Kind("if", If, check, Meaning(lower), say)
