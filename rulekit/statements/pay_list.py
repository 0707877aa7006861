"""``pay ... in``: a list is paid, each thing of it with one of what is counted; others may stand in.

pay cost of that building in cards
pay cost of that building in cards, 3 alike for each missing
pay cost of that card in gems, less bonus, gold stands for any
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import count_errors, errors, values
from rulekit.check.scope import Scope
from rulekit.compiler import counters, decisions
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Number, Part, Sentence
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
    ItemRef,
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
from rulekit.model.walk import substitute
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node, Word

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
        less: how many fewer of each kind are to be paid; None: as many as the list says.
        wild: what stands in, one for one, for any that is missing; None: nothing does.
    """

    price: FromColumn
    kind: Variable
    have: FieldOf
    most: int
    alike: int
    less: Expression | None
    wild: FieldOf | None

    @property
    def needed(self) -> Expression:
        """How many of a kind are to be paid."""
        price = Among(VariableRef(self.kind), self.price)
        return price if self.less is None else _at_least_none(Arithmetic(Operation.MINUS, price, self.less))

    @property
    def paid(self) -> Expression:
        """How many of a kind are paid of that kind, once what stands in has been paid."""
        return self.needed if self.wild is None else Arithmetic(Operation.SMALLER, self.needed, _free(self.have))

    def over(self, *, missing: bool) -> Expression:
        """By how much what there is of a kind passes the price, or with ``missing`` falls short of it."""
        left, right = (self.needed, _free(self.have)) if missing else (_free(self.have), self.needed)
        return _at_least_none(Arithmetic(Operation.MINUS, left, right))

    def total(self, each: Expression) -> Expression:
        """The sum of something over all kinds."""
        return Total(self.have.field.name, SetOf(Base.ITEMS, self.kind.type.of, self.kind, most=self.most), each)


def _free(have: FieldOf) -> Expression:
    """What there is to pay with."""
    low = have.field.low
    return Arithmetic(Operation.MINUS, have, Literal(low)) if low > 0 else have


def _at_least_none(number: Expression) -> Expression:
    return Arithmetic(Operation.LARGER, Literal(0), number)


def check(node: Node, scope: Scope) -> PayList | None:
    """Return the statement.

    Reports:
        RK0203: no list of things, or nothing that is counted of each of them; what makes it less is no number, or what
        stands for any is not counted.
    """
    written, stand_in = node.child("price"), node.node("alike")
    price = scope.value(written)
    if price is None or not scope.you(node.span):
        return None
    if not isinstance(price, FromColumn) or price.column.kind is not ValueKind.ITEMS:
        of, said = scope.type(price), scope.text(written)
        if of.kind is ValueKind.NUMBER:
            scope.report(count_errors.price_of_one_kind(said, node.name.text, written.span))
        else:
            scope.report(errors.wrong_kind(said, written.span, values.kind_of(of), "a list of things"))
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
    less, wild = node.node("less"), node.node("wild")
    fewer = _less(less.name, one, scope) if less is not None else None
    any_ = _wild(wild.name, have, scope) if wild is not None else None
    if (less is not None and fewer is None) or (wild is not None and any_ is None):
        return None
    most = len(scope.names.tables[one.type.of].items)
    return PayList(price=price, kind=one, have=have, most=most, alike=alike, less=fewer, wild=any_, span=node.span)


def _less(word: Word, kind: Variable, scope: Scope) -> Expression | None:
    """What ``you`` have, or what the rules reckon for you, of a kind."""
    found = values.player_attribute(word, You(), VariableRef(kind), scope)
    if found is not None and scope.type(found).kind is not ValueKind.NUMBER:
        found_kind = values.kind_of(scope.type(found))
        scope.report(errors.wrong_kind(word.text, word.span, found_kind, "a number for each thing of the list"))
        return None
    return found


def _wild(word: Word, have: FieldOf, scope: Scope) -> FieldOf | None:
    """One of the kinds that are counted, or something else that is counted."""
    hit = scope.names.item(word.text)
    if hit is not None and hit[0].name == have.field.each:
        return values.field_reference(have.field, You(), ItemRef(hit[0], hit[1].index))
    found = values.field_of(word, You(), None, scope)
    if found is not None and found.field.kind is not ValueKind.NUMBER:
        kind = values.kind_of(scope.type(found))
        scope.report(errors.wrong_kind(word.text, word.span, kind, "something that is counted"))
        return None
    return found


def can(pay: PayList, code: Code) -> m.Expression:
    """What is left over of other kinds, or what stands for any, is enough for all that is missing."""
    spare: Expression = Literal(0)
    if pay.wild is not None:
        spare = _spare(pay, pay.wild)
    elif pay.alike:
        spare = pay.total(Arithmetic(Operation.DIVIDED, pay.over(missing=False), Literal(pay.alike)))
    return m.Compare("<=", code.value(pay.total(pay.over(missing=True))), code.value(spare))


def _spare(pay: PayList, wild: FieldOf) -> Expression:
    """How many of what stands for any are not to be paid themselves."""
    if wild.index is None:
        return _free(wild)
    itself: Expression = Among(wild.index, pay.price)
    if pay.less is not None:
        itself = _at_least_none(Arithmetic(Operation.MINUS, itself, substitute(pay.less, pay.kind, wild.index)))
    return _at_least_none(Arithmetic(Operation.MINUS, _free(wild), itself))


def lower(pay: PayList, code: Code) -> None:
    """Emit the payment: first what stands in, kind by kind as the player chooses, then the list."""
    if pay.wild is not None:
        counters.change(pay.wild, code.value(pay.total(pay.over(missing=True))), code, less=True)
    if pay.alike:
        counter = code.layout.take(0, COUNTER_HIGH)
        missing = code.count(code.value(pay.total(pay.over(missing=True))))
        with code.block() as given, code.deciding():
            _stand_in(pay, code)
        code.emit(m.Repeat(counter, missing, tuple(given), label=code.new_label()))
    slot = code.bind(pay.kind)
    with code.block() as paid:
        counters.change(pay.have, code.value(pay.paid), code, less=True)
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
    parts: dict[str, Part] = {
        "less": narrator.value(pay.less) if pay.less is not None else False,
        "wild": _one_of(pay.wild, narrator) if pay.wild is not None else False,
    }
    return clause("pay_list", price=narrator.value(pay.price), noun=noun, kind=kind, alike=alike, **parts)


def _one_of(wild: FieldOf, narrator: Narrator) -> Part:
    """``1 gold``."""
    what = Noun(wild.field.name) if wild.index is None else narrator.value(wild.index)
    assert isinstance(what, Noun)
    return Sentence("some", {"count": Number(1), "noun": what})


def does(pay: PayList) -> frozenset[Effect]:
    """``you`` have less, and decide which kinds stand in for what is missing."""
    wild = {on(Verb.PAY, pay.wild)} if pay.wild is not None else set[Effect]()
    return frozenset({on(Verb.PAY, pay.have), *wild, *({Asks(You())} if pay.alike else ())})


KIND = Kind("pay_list", PayList, check, Lowering(lower, can), say, leaf, does)
