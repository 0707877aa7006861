"""A named player does something; inside, ``you`` is that player.

that opponent: gain 1 food
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.model.expression import Expression
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Subject"]


@frozen(kw_only=True)
class Subject(Statement):
    """A body that one player does."""

    who: Expression
    body: Body


def check(node: Node, scope: Scope) -> Subject | None:
    """Return the statement.

    Reports:
        RK0203: not a player.
    """
    who = scope.player(node.nodes()[0])
    with scope.inside(somebody=True):
        scope.forget()
        body = scope.body(node.the("body"))
    return Subject(who=who, body=body, span=node.span) if who is not None and body is not None else None


def lower(subject: Subject, code: Code) -> None:
    """Emit the body as that player's."""
    with code.as_player(code.value(subject.who)):
        code.body(subject.body)


def say(subject: Subject, telling: Telling) -> tuple[Said, ...]:
    """``that opponent gains 1 food``."""
    return (telling.with_body("subject", subject.body, who=telling.value(subject.who)),)


KIND = Kind("subject", Subject, check, Meaning(lower), say)
