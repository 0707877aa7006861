"""``shuffle``: a row that lies face down is mixed.

shuffle tiles_II

Nothing hangs on it in play: what is drawn from a row that lies face down is always drawn by chance.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors, things
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.model.expression import FieldOf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Shuffle"]


@frozen(kw_only=True)
class Shuffle(Statement):
    """A row that lies face down."""

    row: FieldOf


def check(node: Node, scope: Scope) -> Shuffle | None:
    """Return the statement.

    Reports:
        RK0203: no row, or one that lies open.
    """
    written = node.nodes()[0]
    row = things.row(written, scope)
    if row is not None and not row.field.face_down:
        scope.report(errors.wrong_kind(scope.text(written), written.span, "a row that lies open", "a row face down"))
        return None
    return Shuffle(row=row, span=node.span) if row is not None else None


def lower(_shuffle: Shuffle, _code: Code) -> None:
    """Emit nothing: a row that lies face down has no order that anybody knows."""


def say(shuffle: Shuffle, telling: Telling) -> tuple[Said, ...]:
    """``shuffle stack II and lay it face down``."""
    return clause("shuffle", row=telling.value(shuffle.row))


KIND = Kind("shuffle", Shuffle, check, Meaning(lower), say)
