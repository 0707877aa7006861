"""Dice that somebody keeps: whose cup is meant, and the dice in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, values
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.expression import FieldOf, SetOf
from rulekit.model.ranges import of_everybody
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["cup", "dice_in", "one_cup"]


def cup(node: Node, scope: Scope) -> FieldOf | None:
    """The dice that somebody keeps; those of all players, where the plural of what they have stands alone (``cups``).

    Reports:
        RK0203: it is something else.
    """
    if node.kind == "name":
        for one in scope.names.fields_named(node.name.text):
            everybody = one.owner is Owner.PLAYER and node.name.text == one.plural != one.name
            if one.kind is ValueKind.CUP and everybody:
                return FieldOf(one, None, None)
    found = values.value(node, scope)
    if found is None:
        return None
    if isinstance(found, FieldOf) and found.field.kind is ValueKind.CUP:
        return found
    kind = values.kind_of(scope.type(found))
    scope.report(errors.wrong_kind(values.text_of(node), node.span, kind, "dice that somebody keeps"))
    return None


def one_cup(node: Node, scope: Scope) -> FieldOf | None:
    """The dice that one player, or the game, keeps.

    Reports:
        RK0203: it is something else, or those of all players.
    """
    found = cup(node, scope)
    if found is not None and of_everybody(found):
        wanted = "those of one player; write `each player: ...`"
        scope.report(errors.wrong_kind(values.text_of(node), node.span, "the dice of all players", wanted))
        return None
    return found


def dice_in(node: Node, scope: Scope) -> SetOf | None:
    """``dice of cup``: those that were thrown and still lie as they fell."""
    held, die = cup(node.the(), scope), scope.names.die
    if held is None or die is None:
        return None
    most = held.field.holds * (scope.seats[1] if of_everybody(held) else 1)
    kind = scope.names.kind_of_dice(held.field.of) or die
    return SetOf(Base.DICE, "", scope.new(kind.name, scope.names.type_of_dice(kind.name)), held, most=most)
