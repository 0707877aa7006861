"""Proofs that a value stays in its range, from the conditions that are known to hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import attrs

from rulekit.check import errors, rows
from rulekit.check.implied import implied
from rulekit.document.closed import OPPOSITE, Comparison
from rulekit.model import expression as e
from rulekit.model import ranges
from rulekit.model.amount import Amount
from rulekit.model.closed import Operation, ValueKind
from rulekit.model.component import Field
from rulekit.model.owner import owned_piece
from rulekit.model.walk import equivalent, inside
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = [
    "assignment",
    "bounds",
    "depends_on",
    "gifts",
    "growth",
    "is_somebody",
    "names_one",
    "shrinking",
]


def growth(amount: Amount, repeated: bool, span: Span, scope: Scope) -> None:  # noqa: FBT001  # one question, one answer
    """Check that gaining an amount can't pass the end of its range.

    Reports:
        RK0303: it can, and the field does not say that more is lost.
    """
    what = amount.what
    if what is None or what.field.kind is not ValueKind.NUMBER:
        return
    field = what.field
    if not field.overflow and amount.count is not None:
        by = bounds(amount.count, scope).high
        room = 0 if repeated else least_room(what, scope)
        if room < by:
            reach = field.highest + by - room
            scope.report(errors.can_be_left(field.name, span, field.low, field.highest, reach, field.span))


def gifts(span: Span, scope: Scope) -> None:
    """Check that gaining what dice give can't pass the end of any range.

    Reports:
        RK0303: it can, and the field does not say that more is lost.
    """
    die = scope.names.die
    given = [gift for face in die.faces for gift in face.gifts] if die else []
    for gift in given:
        field = gift.field
        if not field.overflow:
            reach = field.highest + gift.count
            scope.report(errors.can_be_left(field.name, span, field.low, field.highest, reach, field.span))


def shrinking(amount: Amount, span: Span, scope: Scope) -> None:
    """Check that losing an amount is no gain in disguise.

    Reports:
        RK0303: the amount can be less than 0, and the field does not say that more is lost.
    """
    what = amount.what
    if what is None:
        return
    field = what.field
    by = bounds(amount.count, scope).low if amount.count is not None else 0
    if field.kind is ValueKind.NUMBER and not field.overflow and by < 0:
        reach = field.highest - by
        scope.report(errors.can_be_left(field.name, span, field.low, field.highest, reach, field.span))


def assignment(what: e.FieldOf, value: e.Expression, span: Span, scope: Scope) -> None:
    """Check that a value that a field takes lies in its range.

    Reports:
        RK0303: it can lie outside, and the field does not say that more is lost.
    """
    field = what.field
    if field.kind is ValueKind.NUMBER and not field.overflow:
        of = bounds(value, scope)
        high, low = of.high, of.low
        least, most = (field.low, min(field.high)) if len(set(field.high)) > 1 else (field.low, field.highest)
        if isinstance(value, e.Arithmetic) and value.op is Operation.PLUS and equivalent(value.left, what):
            by = bounds(value.right, scope)
            high = most + by.high - least_room(what, scope)
        elif isinstance(value, e.FieldOf) and equivalent(value, what):
            high = most
        if high > most or low < least:
            reach = high if high > most else low
            scope.report(errors.can_be_left(field.name, span, least, most, reach, field.span))


def bounds(value: e.Expression, scope: Scope) -> e.Type:
    """The range of a number, from what is known here."""
    match value:
        case e.Arithmetic():
            return ranges.combined(value.op, bounds(value.left, scope), bounds(value.right, scope))
        case e.IfElse():
            left, right = bounds(value.then, scope), bounds(value.other, scope)
            return attrs.evolve(left, low=min(left.low, right.low), high=max(left.high, right.high))
        case e.FieldOf() if value.field.kind is ValueKind.NUMBER:
            of = ranges.type_of(value)
            low = max(of.low, *(implied(one, partial(_least, value)) for one in scope.facts), of.low)
            return e.Type(ValueKind.NUMBER, "", low, max(of.high - least_room(value, scope), low))
        case _:
            return ranges.type_of(value)


def is_somebody(thing: e.Expression, scope: Scope) -> bool:
    """Whether it is known here that this is not nobody, or not nothing."""
    if isinstance(thing, e.FirstOf) and rows.stocked((thing.row,), scope):
        return True
    return any(implied(one, partial(names_one, thing)) for one in scope.facts)


def names_one(thing: e.Expression, fact: e.Condition, holds: bool) -> bool:  # noqa: FBT001  # as `implied` asks
    """Whether a condition that holds, or does not, says that a thing is not nobody, or not nothing."""
    match fact:
        case e.Compare() if equivalent(fact.left, thing):
            is_nobody = isinstance(fact.right, e.Nobody)
            said = fact.op is (Comparison.IS if holds else Comparison.IS_NOT)
            return is_nobody != said if is_nobody else said and not ranges.type_of(fact.right).optional
        case e.Exists():
            return holds != fact.negated and equivalent(e.TheOne(fact.set), thing)
        case e.Has():
            return fact.item is None and holds != fact.negated and equivalent(fact.what, thing)
        case e.Is():
            return holds != fact.use.negated and equivalent(fact.thing, thing)
        case e.Related():
            return holds != fact.negated and any(equivalent(one, thing) for one in (fact.left, fact.right))
        case e.HasPiece():
            owned = owned_piece(thing)
            return holds != fact.negated and any(
                equivalent(fact.place, one) for one in (thing, *((owned.place,) if owned is not None else ()))
            )
        case _:
            return False


def depends_on(fact: e.Condition, changed: Sequence[Field | None]) -> bool:
    """Whether a fact speaks of a field that changed; None among them: anything may have."""
    if not changed or None in changed:
        return bool(changed)
    names = {(one.name, one.each) for one in changed if one is not None}
    return any(isinstance(one, Field) and (one.name, one.each) in names for one in inside(fact))


def least_room(what: e.FieldOf, scope: Scope) -> int:
    """How much more there can be for certain."""
    return max((implied(fact, partial(_room, what)) for fact in scope.facts), default=0)


def _room(what: e.FieldOf, fact: e.Condition, holds: bool) -> int:  # noqa: FBT001  # as `implied` asks
    """The room that one fact promises."""
    match fact:
        case e.Compare() if equivalent(fact.left, what):
            return _below(fact, what, holds=holds)
        case e.HasCount() if equivalent(fact.what, what):
            return _below(e.Compare(what, fact.op, e.Literal(fact.count)), what, holds=holds)
        case _:
            return 0


def _below(fact: e.Compare, what: e.FieldOf, *, holds: bool) -> int:
    op = fact.op if holds else OPPOSITE[fact.op]
    top = fact.right
    if isinstance(top, e.FromColumn) and top.column.name == what.field.bound and equivalent(top.item, what.index):
        return 1 if op in (Comparison.IS_NOT, Comparison.LESS_THAN) else 0
    right = ranges.type_of(fact.right)
    least_top = min(what.field.high)
    match op:
        case Comparison.IS_NOT:
            return 1 if right.low == right.high == least_top == what.field.highest else 0
        case Comparison.IS | Comparison.AT_MOST:
            return max(0, least_top - right.high)
        case Comparison.LESS_THAN:
            return max(0, least_top - right.high + 1)
        case _:
            return 0


def _least(what: e.FieldOf, fact: e.Condition, holds: bool) -> int:  # noqa: FBT001  # as `implied` asks
    """The least value that one fact promises."""
    lowest = what.field.low
    match fact:
        case e.Compare() if equivalent(fact.left, what):
            return _above(fact, what, holds=holds)
        case e.HasCount() if equivalent(fact.what, what):
            return _above(e.Compare(what, fact.op, e.Literal(fact.count)), what, holds=holds)
        case e.Has() if fact.item is None and holds != fact.negated and lowest == 0 and equivalent(fact.what, what):
            return 1
        case _:
            return lowest


def _above(fact: e.Compare, what: e.FieldOf, *, holds: bool) -> int:
    lowest = what.field.low
    right = ranges.type_of(fact.right)
    match fact.op if holds else OPPOSITE[fact.op]:
        case Comparison.IS | Comparison.AT_LEAST:
            return right.low
        case Comparison.MORE_THAN:
            return right.low + 1
        case Comparison.IS_NOT:
            return lowest + 1 if right.low == right.high == lowest else lowest
        case _:
            return lowest
