"""``pay ... in``: a list is paid, each thing of it with one of what is counted; others may stand in, so many for one.

pay cost of that building in cards
pay cost of that building in cards, 3 alike for each missing
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, values
from rulekit.check.scope import Scope
from rulekit.compiler import counters, decisions
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Number
from rulekit.machine import instructions as m
from rulekit.model.closed import Base, Operation, ValueKind
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.effect import Asks, Effect, Verb, on
from rulekit.model.expression import (
    Among,
    Arithmetic,
    Expression,
    FieldOf,
    FromColumn,
    Literal,
    SetOf,
    Total,
    Type,
    Variable,
    VariableRef,
    You,
)
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "PayList"]


@frozen(kw_only=True)
class PayList(Statement):
    """A list of things, and what is counted of each of them.

    Args:
        price: the list.
        kind: stands for each thing that can be in the list.
        have: how many of it ``you`` have.
        most: how many kinds there are.
        alike: how many of one other kind stand in for one that is missing; 0: nothing does.
    """

    price: FromColumn
    kind: Variable
    have: FieldOf
    most: int
    alike: int

    def over(self, *, missing: bool) -> Expression:
        """By how much what there is of a kind passes the price, or with ``missing`` falls short of it."""
        price, low = Among(VariableRef(self.kind), self.price), self.have.field.low
        free: Expression = Arithmetic(Operation.MINUS, self.have, Literal(low)) if low > 0 else self.have
        left, right = (price, free) if missing else (free, price)
        return Arithmetic(Operation.LARGER, Literal(0), Arithmetic(Operation.MINUS, left, right))

    def total(self, each: Expression) -> Expression:
        """The sum of something over all kinds."""
        return Total(self.have.field.name, SetOf(Base.ITEMS, self.kind.type.of, self.kind, most=self.most), each)


def check(node: Node, scope: Scope) -> PayList | None:
    """Return the statement.

    Reports:
        RK0203: no list of things, or nothing that is counted of each of them.
    """
    written, stand_in = node.child("price"), node.node("alike")
    price = scope.value(written)
    if price is None or not scope.you(node.span):
        return None
    if not isinstance(price, FromColumn) or price.column.kind is not ValueKind.ITEMS:
        kind = values.kind_of(scope.type(price))
        scope.report(errors.wrong_kind(scope.text(written), written.span, kind, "a list of things"))
        return None
    one = scope.new(price.column.table, Type(ValueKind.ITEM, price.column.table))
    have = values.field_of(node.name, You(), VariableRef(one), scope)
    if have is None:
        return None
    if have.field.kind is not ValueKind.NUMBER:
        kind = values.kind_of(scope.type(have))
        scope.report(errors.wrong_kind(node.name.text, node.name.span, kind, "something that is counted"))
        return None
    alike = (stand_in.number or 0) if stand_in else 0
    if stand_in is not None and alike < 1:
        scope.report(errors.wrong_kind(str(alike), stand_in.span, "nothing", "1 or more"))
        return None
    most = len(scope.names.tables[one.type.of].items)
    return PayList(price=price, kind=one, have=have, most=most, alike=alike, span=node.span)


def can(pay: PayList, code: Code) -> m.Expression:
    """What is left over of other kinds stands in for all that is missing."""
    spare: Expression = Literal(0)
    if pay.alike:
        spare = pay.total(Arithmetic(Operation.DIVIDED, pay.over(missing=False), Literal(pay.alike)))
    return m.Compare("<=", code.value(pay.total(pay.over(missing=True))), code.value(spare))


def lower(pay: PayList, code: Code) -> None:
    """Emit the payment: first what stands in, kind by kind as the player chooses, then the list."""
    if pay.alike:
        counter = code.layout.take(0, COUNTER_HIGH)
        missing = code.count(code.value(pay.total(pay.over(missing=True))))
        with code.block() as given, code.deciding():
            _stand_in(pay, code)
        code.emit(m.Repeat(counter, missing, tuple(given), label=code.new_label()))
    slot = code.bind(pay.kind)
    price = Among(VariableRef(pay.kind), pay.price)
    with code.block() as paid:
        counters.change(pay.have, code.value(price), code, less=True)
    code.emit(m.Sweep(slot, code.layout.take(0, pay.most), pay.most, m.Const(1), tuple(paid), label=code.new_label()))


def _stand_in(pay: PayList, code: Code) -> None:
    """Emit that one kind is chosen of which enough is left over, and so many of it are paid."""
    local = code.new_local()
    with code.knowing({pay.kind.key: m.Local(local)}):
        enough = m.Compare(">=", code.value(pay.over(missing=False)), m.Const(pay.alike))
    slot = code.bind(pay.kind)
    with code.block() as body:
        counters.change(pay.have, m.Const(pay.alike), code, less=True)
    label = code.arm_label(ArmKind.ITEM, (), pay.kind.type.of)
    decisions.decide([m.Arm(m.Const(1), m.Members(pay.most, enough), local, slot, tuple(body), label)], code)


def say(pay: PayList, narrator: Narrator) -> tuple[Clause, ...]:
    """``pay the cost of that building in cards; instead of each one missing, pay 3 alike of another type``."""
    alike = Number(pay.alike) if pay.alike else False
    noun, kind = Noun(pay.have.field.name), Noun(pay.kind.type.of)
    return clause("pay_list", price=narrator.value(pay.price), noun=noun, kind=kind, alike=alike)


def does(pay: PayList) -> frozenset[Effect]:
    """``you`` have less, and decide what stands in for what is missing."""
    return frozenset({on(Verb.PAY, pay.have), *({Asks(You())} if pay.alike else ())})


KIND = Kind("pay_list", PayList, check, Lowering(lower, can), say, leaf, does)
