"""``gain``: a count grows, or a thing is gained.

gain 3 food
gain 8 goods in rotation        # one of each kind in turn; a full kind uses up its share
gain 1 point for each of your monuments
gain what your dice give in rotation
gain that monument              # a thing that you did not have
"""

from __future__ import annotations

from attrs import evolve, frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.dice_given import choices_of_dice, in_rotation
from rulekit.book.narrator import Narrator
from rulekit.book.put_there import put_there
from rulekit.check import amounts, errors, proof, values
from rulekit.check.scope import Scope
from rulekit.compiler import collections, counters, dice
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, ValueKind
from rulekit.model.component import Die
from rulekit.model.effect import Asks, Changes, Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf, SetOf, You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.statements.multiplier import times
from rulekit.syntax.node import Node

__all__ = ["KIND", "Gain"]


@frozen(kw_only=True)
class Gain(Statement):
    """An amount, or a thing for a set of things; for each of a set, if one is named; ``dice`` where dice give it."""

    amount: Amount | None
    thing: Expression | None
    into: FieldOf | None
    each: SetOf | Expression | None
    rotation: bool
    dice: Die | None = None


def check(node: Node, scope: Scope) -> Gain | None:
    """Return the statement.

    Reports:
        RK0203: nothing that can be gained. RK0303: the range of the field can be left.
    """
    each = scope.each(node)
    first = node.child("what")
    if each is False or not amounts.has_actor(node, first, "plus", scope):
        return None
    rotation = node.says("rotation")
    if first.kind in scope.AMOUNTS:
        amount = scope.amount(first)
        if amount is None:
            return None
        if amount.what is None and amount.form is not AmountForm.WHAT_GIVES:
            scope.report(errors.wrong_kind(amount.noun, first.span, "dice", "something that players have"))
            return None
        if amount.what is not None and (amount.count is None or amount.what.field.kind is not ValueKind.NUMBER):
            kind = "all there is" if amount.count is None else values.KINDS[amount.what.field.kind]
            scope.report(errors.wrong_kind(amount.noun, first.span, kind, "so many of what is counted"))
            return None
        if amount.what is not None:
            proof.growth(amount, each is not None, first.span, scope)
        else:
            proof.gifts(first.span, scope)
        dice = scope.names.die if amount.what is None else None
        return Gain(amount=amount, thing=None, into=None, each=each, rotation=rotation, dice=dice, span=node.span)
    thing = scope.value(first)
    into = scope.holding(thing, first) if thing is not None else None
    return (
        Gain(amount=None, thing=thing, into=into, each=each, rotation=False, span=node.span) if thing and into else None
    )


def lower(gain: Gain, code: Code) -> None:
    """Emit what is gained."""
    if gain.thing is not None and gain.into is not None:
        code.emit(collections.add(gain.into, code.value(gain.thing), code))
        return
    assert gain.amount is not None
    if gain.amount.form is AmountForm.WHAT_GIVES:
        dice.give(code, rotation=gain.rotation)
        return
    counters.gain(gain.amount, times(gain.each, code), code, rotation=gain.rotation)


def say(gain: Gain, narrator: Narrator) -> tuple[Clause, ...]:
    """``gain 3 food``."""
    if gain.thing is not None:
        return clause("gain_thing", thing=narrator.value(gain.thing))
    assert gain.amount is not None
    if gain.each is None and (put := put_there(gain.amount, narrator, away=False)):
        return put
    said = clause("gain", amount=narrator.amount(gain.amount), each=narrator.each(gain.each), rotation=False)
    order = in_rotation(gain.amount, narrator) if gain.rotation else ()
    # What is to be chosen comes first: what is counted up and taken depends on it.
    return (*choices_of_dice(gain.amount, narrator), *said, *order)


def does(gain: Gain) -> frozenset[Effect]:
    """``you`` have more; of what dice give, ``you`` decide where a face gives one thing or another."""
    if gain.dice is not None:
        asks = {Asks(You())} if any(face.choice for face in gain.dice.faces) else set[Effect]()
        given = {gift.field for face in gain.dice.faces for gift in face.gifts}
        return frozenset({*asks, *(Changes(Verb.GAIN, field, You()) for field in given)})
    what = gain.into if gain.amount is None else gain.amount.what
    assert what is not None
    gained = on(Verb.GAIN, what)
    return frozenset({gained if gain.thing is None else evolve(gained, item=gain.thing)})


KIND = Kind("gain", Gain, check, Lowering(lower), say, leaf, does)
