"""``shuffle``: a row that lies face down is mixed.

shuffle tiles_II, tiles_III
shuffle plans of each stage

Nothing depends on it in play: what is drawn from a row that lies face down is always drawn by chance.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, values
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.effect import nothing
from rulekit.model.expression import FieldOf, SetOf, VariableRef
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KINDS", "Shuffle"]


@frozen(kw_only=True)
class Shuffle(Statement):
    """Rows that lie face down; one for each of a set, if one is named."""

    rows: tuple[FieldOf, ...]
    each: SetOf | None = None


def check(node: Node, scope: Scope) -> Shuffle | None:
    """Return the statement.

    Reports:
        RK0203: no row, or one that lies open.
    """
    over = node.node("set")
    if over is not None:
        each = scope.set(over)
        found = values.field_of(node.name, None, VariableRef(each.element), scope) if each else None
        row = _mixed(found, node, scope)
        return Shuffle(rows=(row,), each=each, span=node.span) if row else None
    rows = [_mixed(values.row(one, scope), one, scope) for one in node.nodes()]
    whole = tuple(one for one in rows if one is not None)
    return Shuffle(rows=whole, span=node.span) if len(whole) == len(rows) else None


def _mixed(row: FieldOf | None, written: Node, scope: Scope) -> FieldOf | None:
    """The row, if it lies face down."""
    if row is None or (row.field.kind is ValueKind.ROW and row.field.face_down):
        return row
    found = "a row that lies open" if row.field.kind is ValueKind.ROW else values.kind_of(scope.type(row))
    scope.report(errors.wrong_kind(row.field.name, written.span, found, "a row face down"))
    return None


def lower(_shuffle: Shuffle, _code: Code) -> None:
    """Emit nothing: a row that lies face down has no order that anybody knows."""


def say(shuffle: Shuffle, narrator: Narrator) -> tuple[Clause, ...]:
    """``shuffle stack II and lay it face down``."""
    if shuffle.each is None:
        return clause("shuffle", rows=tuple(narrator.value(one) for one in shuffle.rows))
    of = narrator.set(shuffle.each, "each")
    row = Sentence("attribute", {"noun": Noun(shuffle.rows[0].field.name), "of": of, "row": True})
    return clause("shuffle", rows=(row,))


KINDS = tuple(Kind(node, Shuffle, check, Lowering(lower), say, leaf, nothing) for node in ("shuffle", "shuffle_each"))
