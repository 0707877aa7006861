"""Means of payment: what may be paid with, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.check import amounts, errors, values
from rulekit.model.closed import ValueKind
from rulekit.model.expression import Expression, FieldOf, Literal, ParameterValue, Type, Variable
from rulekit.model.ranges import MOST_KINDS
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["Means", "means"]


@frozen
class Means:
    """Something to pay with.

    Args:
        what: the field; without an index, every kind of it.
        noun: its name.
        worth: what one of it is worth; of a whole kind (``variable``), what all of it is worth.
        whole: whether a kind is spent all at once.
        worth_noun: the word for the worth of a whole kind.
    """

    what: FieldOf
    noun: str
    worth: Expression
    whole: bool
    variable: Variable | None
    worth_noun: str


def means(node: Node, scope: Scope) -> Means | None:
    """The means in a ``coin_each`` or ``coin_whole`` node.

    Reports:
        RK0201: unknown. RK0203: nothing that players count, or a worth that is no number.
    """
    first, last = node.child("means"), node.child("worth")
    if first.kind != "name":
        scope.report(errors.wrong_kind(values.text_of(first), first.span, "not a plain name", "a name such as `coins`"))
        return None
    what = amounts.counted(first.name, scope)
    if not isinstance(what, FieldOf):
        if what is None:
            scope.report(errors.wrong_kind(first.name.text, first.span, "dice", "something that players have"))
        return None
    noun = amounts.noun_of(first.name, scope)
    if what.field.kind is not ValueKind.NUMBER:
        scope.report(errors.wrong_kind(noun, first.span, "a set of things", "something that is counted"))
        return None
    if node.kind == "coin_each":
        worth = scope.number(last)
        if worth is None:
            return None
        fixed = isinstance(worth, Literal) or (isinstance(worth, ParameterValue) and not worth.parameter.others)
        if not fixed or scope.type(worth).low < 1:
            scope.report(
                errors.wrong_kind(values.text_of(last), last.span, "not a number of at least 1", "a number such as 2")
            )
            return None
        return Means(what, noun, worth, whole=False, variable=None, worth_noun="")
    if not what.field.each or what.index is not None:
        scope.report(errors.wrong_kind(noun, first.span, "one kind of thing", "several kinds, such as `goods`"))
        return None
    if len(what.field.high) > MOST_KINDS:
        scope.report(errors.too_many(first.span, "kinds to pay with", MOST_KINDS))
        return None
    variable = scope.new(what.field.each, Type(ValueKind.ITEM, what.field.each))
    with scope.describing(variable):
        if last.kind != "name":
            scope.report(errors.wrong_kind(values.text_of(last), last.span, "not a name", "a name such as `value`"))
            return None
        word = last.name
        value = values.number(Node("its", (word,), word.span), scope)
    if value is None:
        return None
    return Means(what, noun, value, whole=True, variable=variable, worth_noun=word.text)
