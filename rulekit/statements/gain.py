"""``gain``: a count grows, or a thing is gained.

gain 3 food
gain 8 goods in rotation        # one of each kind in turn; a full kind uses up its share
gain 1 point for each of your monuments
gain what your dice give in rotation
gain that monument              # a thing that you did not have
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors, proof, things
from rulekit.check.scope import Scope
from rulekit.compiler import dice, effects
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.expression import Expression, FieldOf, SetOf, Type
from rulekit.model.statement import Statement
from rulekit.statements.each import times
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Gain"]


@frozen(kw_only=True)
class Gain(Statement):
    """An amount, or a thing for a set of things; for each of a set, if one is named."""

    deeds: ClassVar[frozenset[str]] = frozenset({"gain"})
    amount: Amount | None
    thing: Expression | None
    into: FieldOf | None
    each: SetOf | Expression | None
    rotation: bool


def check(node: Node, scope: Scope) -> Gain | None:
    """Return the statement.

    Reports:
        RK0203: nothing that can be gained. RK0303: the range of the field can be left.
    """
    each = scope.each(node)
    if each is False or not scope.you(node.span):
        return None
    first = node.nodes()[0]
    rotation = node.says("rotation")
    if first.kind in scope.AMOUNTS:
        amount = scope.amount(first)
        if amount is None:
            return None
        if amount.what is None and amount.form != "what_gives":
            scope.report(errors.wrong_kind(amount.noun, first.span, "dice", "something that players have"))
            return None
        if amount.what is not None and (amount.count is None or amount.what.field.kind != "number"):
            kind = "all there is" if amount.count is None else things.KINDS[amount.what.field.kind]
            scope.report(errors.wrong_kind(amount.noun, first.span, kind, "so many of what is counted"))
            return None
        if amount.what is not None:
            proof.growth(amount, each is not None, first.span, scope)
        else:
            proof.gifts(first.span, scope)
        return Gain(amount=amount, thing=None, into=None, each=each, rotation=rotation, span=node.span)
    thing = scope.value(first)
    into = scope.holding(thing, first) if thing is not None else None
    if into is not None:
        scope.change(into.field)
    return (
        Gain(amount=None, thing=thing, into=into, each=each, rotation=False, span=node.span) if thing and into else None
    )


def lower(gain: Gain, code: Code) -> None:
    """Emit what is gained."""
    if gain.thing is not None and gain.into is not None:
        base, offset = code.place(gain.into)
        bit = m.Lookup(
            tuple(1 << at for at in range(code.size_of(Type("item", gain.into.field.of)))), code.value(gain.thing)
        )
        code.emit(m.Store(base, m.Operate("|", m.Read(base, offset), bit), offset))
        return
    assert gain.amount is not None
    if gain.amount.form == "what_gives":
        dice.give(code, rotation=gain.rotation)
        return
    effects.gain(gain.amount, times(gain.each, code), code, rotation=gain.rotation)


def say(gain: Gain, telling: Telling) -> tuple[Said, ...]:
    """``gain 3 food``."""
    if gain.thing is not None:
        return clause("gain_thing", thing=telling.value(gain.thing))
    assert gain.amount is not None
    said = clause("gain", amount=telling.amount(gain.amount), each=telling.each(gain.each), rotation=False)
    return (*said, *telling.in_rotation(gain.amount, gain.rotation), *telling.choices_of_dice(gain.amount))


KIND = Kind("gain", Gain, check, Meaning(lower, affects=True), say)
