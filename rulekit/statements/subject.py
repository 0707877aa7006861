"""A named player does something; inside, ``you`` is that player.

that opponent: gain 1 food
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.closed import Comparison
from rulekit.model.effect import nothing
from rulekit.model.expression import Compare, Expression, Literal, Seat, You
from rulekit.model.part import Part, Role
from rulekit.model.row import SeatedAt
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
    who = scope.player(node.child("who"))
    with scope.inside(somebody=True):
        scope.forget()
        if isinstance(who, SeatedAt):
            scope.know(Compare(Seat(You()), Comparison.IS, Literal(who.seat)))
        body = scope.body(node.the("body"))
    return Subject(who=who, body=body, span=node.span) if who is not None and body is not None else None


def lower(subject: Subject, code: Code) -> None:
    """Emit the body as that player's."""
    with code.as_player(code.value(subject.who)):
        code.body(subject.body)


def say(subject: Subject, narrator: Narrator) -> tuple[Clause, ...]:
    """``that opponent gains 1 food``."""
    return (narrator.with_body("subject", subject.body, who=narrator.value(subject.who)),)


def parts(subject: Subject) -> tuple[Part, ...]:
    """What the player does."""
    return (Part(Role.SEQUENCE, subject.body, who=subject.who),)


KIND = Kind("subject", Subject, check, Lowering(lower), say, parts, nothing)
