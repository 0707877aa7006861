"""Means of payment: what may be paid with, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.check import amounts, errors, things
from rulekit.model.expression import Expression, FieldOf, Type, Variable
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
    first, last = node.nodes()
    if first.kind != "name":
        scope.report(errors.wrong_kind(things.text_of(first), first.span, "not a plain name", "a name such as `coins`"))
        return None
    what = amounts.counted(first.name, scope)
    if not isinstance(what, FieldOf):
        if what is None:
            scope.report(errors.wrong_kind(first.name.text, first.span, "dice", "something that players have"))
        return None
    noun = amounts.noun_of(first.name, scope)
    if node.kind == "coin_each":
        worth = scope.number(last)
        return Means(what, noun, worth, whole=False, variable=None, worth_noun="") if worth else None
    variable = scope.new(what.field.each, Type("item", what.field.each))
    with scope.describing(variable):
        word = last.name
        value = things.value(Node("its", (word,), word.span), scope)
    if value is None:
        return None
    return Means(what, noun, value, whole=True, variable=variable, worth_noun=word.text)
