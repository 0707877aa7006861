"""Proofs that a value stays in its range, from the conditions that are known to hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from rulekit.check import errors
from rulekit.model import expression as e
from rulekit.model import ranges
from rulekit.model.amount import Amount
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["assignment", "growth"]


def growth(amount: Amount, repeated: bool, span: Span, scope: Scope) -> None:  # noqa: FBT001  # one question, one answer
    """Check that gaining an amount can't pass the end of its range.

    Reports:
        RK0303: it can, and the field does not say that more is lost.
    """
    what = amount.what
    if what is None or what.field.kind != "number" or what.field.overflow or amount.count is None:
        return
    by = ranges.type_of(amount.count).high
    room = 0 if repeated else least_room(what, scope)
    field = what.field
    if room < by:
        scope.report(
            errors.can_be_left(field.name, span, field.low, field.highest, field.highest + by - room, field.span)
        )
    scope.facts[:] = [one for one in scope.facts if not _speaks_of(one, what)]


def assignment(what: e.FieldOf, of: e.Type, span: Span, scope: Scope) -> None:
    """Check that a value that a field takes lies in its range.

    Reports:
        RK0303: it can lie outside, and the field does not say that more is lost.
    """
    field = what.field
    if field.kind != "number" or field.overflow:
        return
    if of.high > field.highest or of.low < field.low:
        reach = of.high if of.high > field.highest else of.low
        scope.report(errors.can_be_left(field.name, span, field.low, field.highest, reach, field.span))


def least_room(what: e.FieldOf, scope: Scope) -> int:
    """How much more there can be for certain."""
    found = 0
    for fact in scope.facts:
        found = max(found, _room(fact, what, holds=True))
    return found


def _room(fact: e.Condition, what: e.FieldOf, *, holds: bool) -> int:
    """The room that one fact promises."""
    match fact:
        case e.Not():
            return _room(fact.part, what, holds=not holds)
        case e.All() if holds:
            return max((_room(one, what, holds=True) for one in fact.parts), default=0)
        case e.AnyOf() if not holds:
            return max((_room(one, what, holds=False) for one in fact.parts), default=0)
        case e.Is():
            inner = _put(fact.use.adjective.condition, fact.use.adjective.variable, fact.thing)
            return _room(inner, what, holds=holds != fact.use.negated)
        case e.Compare() if _same(fact.left, what):
            return _below(fact, what, holds=holds)
        case e.HasCount() if _same(fact.what, what):
            return _below(e.Compare(what, fact.op, e.Literal(fact.count)), what, holds=holds)
        case _:
            return 0


def _below(fact: e.Compare, what: e.FieldOf, *, holds: bool) -> int:
    opposite = {
        "is": "is_not",
        "is_not": "is",
        "at_least": "less_than",
        "less_than": "at_least",
        "at_most": "more_than",
        "more_than": "at_most",
    }
    op = fact.op if holds else opposite[fact.op]
    is_top = isinstance(fact.right, e.FromColumn) and fact.right.column.name == what.field.bound
    if is_top:
        return 1 if op in ("is_not", "less_than") else 0
    right = ranges.type_of(fact.right)
    least_top = min(what.field.high)
    match op:
        case "is_not":
            return 1 if right.low == right.high == least_top == what.field.highest else 0
        case "is" | "at_most":
            return max(0, least_top - right.high)
        case "less_than":
            return max(0, least_top - right.high + 1)
        case _:
            return 0


def _same(left: object, right: object) -> bool:
    """Whether two values are the same, however they are said (``it``, ``that site``)."""
    return _plain(left) == _plain(right)


def _plain(node: object) -> object:
    if isinstance(node, e.VariableRef):
        return ("variable", node.variable.key)
    if attrs.has(kind := type(node)):
        return (kind.__name__, *(_plain(getattr(node, one.name)) for one in attrs.fields(kind) if one.eq))
    return tuple(_plain(one) for one in node) if isinstance(node, tuple) else node


def _put(node: object, variable: e.Variable, thing: e.Expression) -> e.Condition:
    """A condition with a thing in the place of a variable."""
    return _replaced(node, variable, thing)  # type: ignore[return-value]  # a condition stays a condition


def _replaced(node: object, variable: e.Variable, thing: e.Expression) -> object:
    if isinstance(node, e.VariableRef) and node.variable.key == variable.key:
        return thing
    if isinstance(node, tuple):
        return tuple(_replaced(one, variable, thing) for one in node)
    kind = type(node)
    if attrs.has(kind) and kind.__module__ == e.__name__ and not isinstance(node, e.Variable | e.Adjective):
        changed = {
            one.name: _replaced(getattr(node, one.name), variable, thing)
            for one in attrs.fields(kind)
            if attrs.has(type(getattr(node, one.name))) or isinstance(getattr(node, one.name), tuple)
        }
        return attrs.evolve(node, **changed)  # type: ignore[misc]  # any of the frozen expressions
    return node


def _speaks_of(fact: e.Condition, what: e.FieldOf) -> bool:
    return _room(fact, what, holds=True) > 0 or _room(fact, what, holds=False) > 0
