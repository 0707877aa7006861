"""``pay ... with``: a price is paid with several kinds of means, each worth something; change is lost.

pay cost of that development with
  coins   worth 1 each
  goods   worth value, whole        # all of a kind at once, for its value

The player says what they pay with, from the last means to the first, never more units than are needed; what is left to
pay comes out of the first means.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check.means import Means, means
from rulekit.check.scope import Scope
from rulekit.compiler import counters, decisions
from rulekit.compiler.bounds import bounds
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.effect import Asks, Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf, ItemRef, Literal, You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.also_pay import AlsoPay
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "PayWith", "may_be_exact"]

MOST = COUNTER_HIGH


@frozen(kw_only=True)
class PayWith(Statement):
    """A price and the means it may be paid with, in order."""

    price: Expression
    means: tuple[Means, ...]


def check(node: Node, scope: Scope) -> PayWith | None:
    """Return the statement.

    Reports:
        RK0203: the price is not a number, or the means are nothing that players have.
    """
    price = scope.number(node.child("price"))
    found = [means(one, scope) for one in node.nodes("coin_each", "coin_whole")]
    whole = tuple(one for one in found if one is not None)
    if price is None or len(whole) < len(found) or not scope.you(node.span):
        return None
    return PayWith(price=price, means=whole, span=node.span)


def _all(pay: PayWith, code: Code) -> list[tuple[Means, m.Expression]]:
    """All means with the condition on which ``you`` have them: those of the text, then those of lasting effects."""
    own: list[tuple[Means, m.Expression]] = [(one, m.Const(1)) for one in pay.means]
    extra = [one for one in code.game.modifiers_of(code.step) if isinstance(one, AlsoPay)]
    return own + [(one.means, code.has(one)) for one in extra]


def _kinds(one: Means, code: Code) -> list[tuple[FieldOf, m.Expression]]:
    """Each kind of a means with what all of it is worth (whole) or one of it (each)."""
    found: list[tuple[FieldOf, m.Expression]] = []
    for kind in counters.kinds(one.what, code):
        bound = {}
        if one.variable is not None and isinstance(kind.index, ItemRef):
            bound = {one.variable.key: m.Const(kind.index.index)}
        with code.knowing(bound):
            found.append((kind, code.value(one.worth)))
    return found


def _wealth(one: Means, condition: m.Expression, code: Code) -> m.Expression:
    """All that a means is worth to ``you`` now."""
    parts = [
        worth if one.whole else m.Operate("*", m.Read(*code.place(kind)), worth) for kind, worth in _kinds(one, code)
    ]
    total = parts[0]
    for part in parts[1:]:
        total = m.Operate("+", total, part)
    return total if condition == m.Const(1) else m.Choice(condition, total, m.Const(0))


def can(pay: PayWith, code: Code) -> m.Expression:
    """All means together cover the price."""
    found = [_wealth(one, condition, code) for one, condition in _all(pay, code)]
    total = found[0]
    for part in found[1:]:
        total = m.Operate("+", total, part)
    return m.Compare(">=", code.temporary(total, 0, MOST), code.count(code.value(pay.price), MOST))


def lower(pay: PayWith, code: Code) -> None:
    """Emit the payment, means by means from the last to the first."""
    price = code.count(code.value(pay.price), MOST)
    left = code.layout.take(0, bounds(price, code.layout)[1])
    code.emit(m.Store(left, price))
    found = _all(pay, code)
    for at in reversed(range(len(found))):
        one, condition = found[at]
        others: m.Expression = m.Const(0)
        for other, has in found[:at]:
            others = m.Operate("+", others, _wealth(other, has, code))
        rest = code.layout.take(0, MOST)
        code.emit(m.Store(rest, code.count(others, MOST)))
        (_whole if one.whole else _units)(one, condition, left, rest, code)


def _whole(one: Means, condition: m.Expression, left: int, rest: int, code: Code) -> None:
    """Some kinds, each all at once: any that leave no more than the means before can cover."""
    found = _kinds(one, code)
    worths = code.layout.take(0, MOST, 0, len(found))
    code.emit(*(m.Store(worths + at, code.count(worth, MOST)) for at, (_, worth) in enumerate(found)))
    held = tuple(
        m.Choice(m.Compare(">", m.Read(*code.place(kind)), m.Const(0)), m.Const(1 << at), m.Const(0))
        for at, (kind, _) in enumerate(found)
    )
    mask: m.Expression = held[0]
    for part in held[1:]:
        mask = m.Operate("|", mask, part)
    if condition != m.Const(1):
        mask = m.Choice(condition, mask, m.Const(0))
    local, bit = code.new_local(), code.new_local()
    paid = m.Aggregate(
        "sum", bit, len(found), m.Bits("has", m.Local(local), m.Local(bit)), m.Read(worths, m.Local(bit))
    )
    enough = m.Compare(">=", m.Operate("+", paid, m.Read(rest)), m.Read(left))
    slot = code.layout.take(0, (1 << len(found)) - 1)
    with code.block() as body:
        for at, (kind, _) in enumerate(found):
            with code.block() as spent:
                code.emit(
                    m.Store(left, m.Operate("max", m.Operate("-", m.Read(left), m.Read(worths + at)), m.Const(0)))
                )
                counters.change(kind, m.Read(*code.place(kind)), code, less=True)
            code.emit(m.If(m.Bits("has", m.Read(slot), m.Const(at)), tuple(spent)))
    domain = m.Subsets(mask, len(found), 0, len(found), enough)
    label = code.arm_label(ArmKind.WHOLE, of=one.what.field.each, noun=one.noun)
    decisions.decide([m.Arm(m.Const(1), domain, local, slot, tuple(body), label)], code)


def _units(one: Means, condition: m.Expression, left: int, rest: int, code: Code) -> None:
    """So many units, no more than are needed, no fewer than the means before leave open."""
    for kind, worth in _kinds(one, code):
        size = worth.value if isinstance(worth, m.Const) else 1
        have: m.Expression = m.Read(*code.place(kind))
        if condition != m.Const(1):
            have = m.Choice(condition, have, m.Const(0))
        open_ = m.Operate("max", m.Operate("-", m.Read(left), m.Read(rest)), m.Const(0))
        low, high = _ceiling(open_, size), m.Operate("min", have, _ceiling(m.Read(left), size))
        most = max(0, bounds(high, code.layout)[1])
        slot = code.layout.take(0, most)
        with code.block() as body:
            paid = m.Operate("*", m.Read(slot), m.Const(size))
            code.emit(m.Store(left, m.Operate("max", m.Operate("-", m.Read(left), paid), m.Const(0))))
            counters.change(kind, m.Read(slot), code, less=True)
        label = code.arm_label(ArmKind.UNITS, noun=one.noun)
        decisions.decide([m.Arm(m.Const(1), m.Numbers(low, high, 0, most), -1, slot, tuple(body), label)], code)


def _ceiling(value: m.Expression, by: int) -> m.Expression:
    return value if by == 1 else m.Operate("//", m.Operate("+", value, m.Const(by - 1)), m.Const(by))


def say(pay: PayWith, narrator: Narrator) -> tuple[Clause, ...]:
    """``pay the cost of that development with any of: ...``; with one means, ``pay as many coins as its cost``."""
    if (amount := _one_for_one(pay)) is not None:
        return clause("pay", amount=narrator.amount(amount), each=False)
    items = tuple(Clause(coin(one, narrator)) for one in pay.means)
    parts: dict[str, Part] = {"value": narrator.value(pay.price), "exact": may_be_exact(pay)}
    return (Clause(None, Sentence("pay_with_lead", parts), items),)


def _one_for_one(pay: PayWith) -> Amount | None:
    """What is paid where there is but one means, and one of it is worth 1; None elsewhere."""
    one = pay.means[0]
    if len(pay.means) > 1 or one.what.index is not None or one.what.field.each or not may_be_exact(pay):
        return None
    form = AmountForm.SOME if isinstance(pay.price, Literal) else AmountForm.AS_MANY
    return Amount(form, one.noun, pay.price, one.what)


def may_be_exact(pay: PayWith) -> bool:
    """Whether every price can be paid to the unit; where it cannot, people ask whether change is given."""
    return all(not one.whole and one.worth == Literal(1) for one in pay.means)


def coin(one: Means, narrator: Narrator) -> Sentence:
    """``coins, worth 1 each``; ``goods, all of a kind at once, worth their value``."""
    if one.whole:
        return Sentence("coin_whole", {"thing": Noun(one.noun), "worth": Noun(one.worth_noun)})
    return Sentence("coin_each", {"thing": Noun(one.noun), "worth": narrator.value(one.worth)})


def does(pay: PayWith) -> frozenset[Effect]:
    """``you`` have less of the means, and decide of which."""
    return frozenset({Asks(You()), *(on(Verb.PAY, one.what) for one in pay.means)})


KIND = Kind("pay_with", PayWith, check, Lowering(lower, can), say, leaf, does)
