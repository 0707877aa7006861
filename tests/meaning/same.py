"""What comes to the same, written in one way: at most 0 of what can't be less, food times 2 and 2 times food."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import is_

import attrs

from rulekit.check.means import Means
from rulekit.document.closed import Comparison
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Operation, ValueKind
from rulekit.model.component import Column, Die, Face, Field, Parameter, Table
from rulekit.model.expression import (
    Answer,
    Arithmetic,
    Compare,
    CountOf,
    Exists,
    Expression,
    FieldOf,
    FromColumn,
    Literal,
    Nobody,
    SetOf,
    You,
)
from rulekit.model.links import Links
from rulekit.model.ranges import type_of
from rulekit.model.relation import Has, HasCount
from rulekit.model.row import Seat, SeatedAt
from rulekit.statements.lose import Lose
from rulekit.statements.pay import Pay
from rulekit.statements.pay_with import PayWith

__all__ = ["rewritten", "same"]

WHOLE = (Column, Parameter, Die, Face, Field, Links, Table)
"""What rules speak of, which holds no rules itself."""
COMMUTE = (Operation.PLUS, Operation.TIMES, Operation.SMALLER, Operation.LARGER)
TURNED = {
    Comparison.AT_LEAST: Comparison.AT_MOST,
    Comparison.AT_MOST: Comparison.AT_LEAST,
    Comparison.MORE_THAN: Comparison.LESS_THAN,
    Comparison.LESS_THAN: Comparison.MORE_THAN,
}
"""What a comparison is from the other side."""
AT_THE_END = {Comparison.AT_LEAST: Comparison.IS, Comparison.LESS_THAN: Comparison.IS_NOT}
"""What a comparison of what is kept with its own upper end comes to."""
SOME = {(Comparison.IS, 0): True, (Comparison.AT_LEAST, 1): False}
"""How many there are: none, or some."""
MANY = 9


def rewritten(one: object, rule: Callable[[object], object]) -> object:
    """A part of a game with a rule applied to all that it is made of, from the innermost out."""
    if isinstance(one, tuple):
        made = tuple([rewritten(part, rule) for part in one])
        return one if all(map(is_, made, one)) else made  # what stays as it is need not be made again
    kind: type = type(one)
    names = _parts(kind)
    if names is None:
        return one
    parts = {name: getattr(one, name) for name in names}
    new = {name: value if name == "span" else rewritten(value, rule) for name, value in parts.items()}
    changed = {name: value for name, value in new.items() if value is not parts[name]}
    return rule(attrs.evolve(one, **changed) if changed else one)  # type: ignore[misc]  # asked before


@cache
def _parts(kind: type) -> tuple[str, ...] | None:
    """The names of what values of a class are made of; None if they are whole."""
    if not attrs.has(kind) or issubclass(kind, WHOLE):
        return None
    return tuple(part.name for part in attrs.fields(kind) if part.init)


def same(one: object) -> object:
    """A part of a game, written in one of the ways that come to the same."""
    return rewritten(one, _plain)


def _plain(one: object) -> object:
    match one:
        case HasCount(op=op, count=count, what=what):
            return _plain(Compare(what, op, Literal(count)))
        case Has(item=None, what=what, negated=negated) if what.field.kind is ValueKind.NUMBER:
            return _plain(Compare(what, Comparison.IS if negated else Comparison.MORE_THAN, Literal(0)))
        case Has(item=None, what=what, negated=negated):
            return Compare(what, Comparison.IS if negated else Comparison.IS_NOT, Nobody())
        case Compare():
            return _compared(one)
        case Lose(amount=Amount(count=FieldOf() as count, what=what) as amount) if count == what:
            return attrs.evolve(one, amount=attrs.evolve(amount, count=None))  # as many as there are: all
        case Amount(what=what) if what is not None and not one.is_spread:
            return attrs.evolve(one, form=AmountForm.SOME, noun="", of=None)
        case SetOf():
            return attrs.evolve(one, adjectives=(), spoken=())
        case PayWith(price=price, means=(Means(whole=False, worth=Literal(value=1)) as only,)) if (
            only.what.index is None and not only.what.field.each
        ):
            return _plain(Pay(amount=Amount(AmountForm.SOME, "", price, only.what), each=None, span=one.span))
        case Arithmetic(op=op) if op in COMMUTE:
            return _chain(op, sorted(_terms(one, op), key=repr))
        case _:
            return one


def _compared(one: Compare) -> object:
    match one:
        case Compare(left=left, op=op, right=Answer(yes=yes)):
            return Compare(left, Comparison.IS, Answer(yes == (op is Comparison.IS)))
        case Compare(left=Seat(owner=You()), op=Comparison.IS | Comparison.IS_NOT, right=Literal(value=value)):
            return _compared(attrs.evolve(one, left=SeatedAt(value), right=You()))  # sits there
        case Compare(left=CountOf(set=some), op=op, right=Literal(value=value)) if (
            none := SOME.get(_least(op, value, 0, MANY))
        ) is not None:
            return Exists(some, none)
        case Compare(left=left, op=op, right=Literal(value=value)) if type_of(left).kind is ValueKind.NUMBER:
            op, value = _least(op, value, type_of(left).low, type_of(left).high)
            return Compare(left, op, Literal(value))
        case Compare(left=FieldOf(field=field, index=index), op=op, right=FromColumn(column=column, item=item)) if (
            field.bound == column.name and index == item
        ):
            return attrs.evolve(one, op=AT_THE_END.get(op, op))
        case Compare(left=left, op=op, right=right) if repr(right) < repr(left):
            return Compare(right, TURNED.get(op, op), left)
        case _:
            return one


def _terms(one: Expression, op: Operation) -> Iterator[Expression]:
    """What a chain of one operation is made of."""
    if isinstance(one, Arithmetic) and one.op is op:
        yield from _terms(one.left, op)
        yield from _terms(one.right, op)
    else:
        yield one


def _chain(op: Operation, terms: list[Expression]) -> Expression:
    made = terms[0]
    for one in terms[1:]:
        made = Arithmetic(op, made, one)
    return made


def _least(op: Comparison, value: int, low: int, high: int) -> tuple[Comparison, int]:
    """A comparison with a number as the first of ``is``, ``is_not``, ``at_most``, ``at_least`` that says the same."""
    if op is Comparison.IS_NOT:
        if low < value < high:
            return op, value
        return _least(Comparison.MORE_THAN if value <= low else Comparison.LESS_THAN, value, low, high)
    first = {Comparison.IS: value, Comparison.AT_LEAST: value, Comparison.MORE_THAN: value + 1}.get(op, low)
    last = {Comparison.IS: value, Comparison.AT_MOST: value, Comparison.LESS_THAN: value - 1}.get(op, high)
    first, last = max(first, low), min(last, high)
    if first == last:
        return Comparison.IS, first
    return (Comparison.AT_MOST, last) if first <= low else (Comparison.AT_LEAST, first)
