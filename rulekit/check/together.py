"""Several dice taken together: what their total is, where some are chosen or there are so many."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from rulekit.check import conditions, errors, sets, total_errors
from rulekit.document.closed import Comparison
from rulekit.model.closed import Base, ValueKind
from rulekit.model.expression import (
    Compare,
    Condition,
    CountOf,
    DiceShown,
    Literal,
    SetOf,
    Several,
    Total,
    Variable,
    VariableRef,
)
from rulekit.model.ranges import MOST_DICE
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["of_those", "there_are"]

FEWEST = 2
"""So many have a total."""


def of_those(node: Node, found: SetOf, chosen: Variable, scope: Scope) -> Condition | None:
    """What ``whose total face is 7`` says of the dice that a variable stands for.

    Reports:
        RK0203: they are no dice with numbers, or something is asked of the total that is no comparison.
    """
    die, word = scope.names.die, node.name
    if found.base is not Base.DICE or die is None or not die.numbered or word.text != "face":
        scope.report(total_errors.no_total(word.text, word.span))
        return None
    if found.held is not None:
        scope.report(errors.wrong_kind("total", node.span, "asked of dice in a cup", "a total of dice on the table"))
        return None
    one = scope.new(found.element.name, found.element.type)
    those = SetOf(Base.VARIABLE, "", one, VariableRef(chosen), most=found.most)
    total = Total(word.text, those, DiceShown(VariableRef(one, plain=True)))
    said = node.the()
    test = conditions.predicate(said, total, scope)
    if test is not None and not (isinstance(test, Compare) and test.left == total):
        scope.report(errors.wrong_kind(scope.text(said), said.span, "no comparison", "`is 7`, `is at least 7` or such"))
        return None
    return test


def there_are(node: Node, scope: Scope) -> Condition | None:
    """``there are 2 dice whose total face is 7``, ``there are 2 dice that show hand``.

    Reports:
        RK0203: as ``of_those``. RK0302: so many have no total, or can't be.
    """
    found, count = sets.set_of(node, scope, whole=True), node.number or 0
    whole = node.node("whose_total")
    if found is None:
        return None
    if whole is None:
        if count < 1:
            scope.report(errors.outside(count, 1, found.most, node.span))
            return None
        return Compare(CountOf(found), Comparison.AT_LEAST, Literal(count))
    chosen = scope.new(found.element.name, attrs.evolve(found.element.type, kind=ValueKind.DICE))
    test = of_those(whole, found, chosen, scope)
    if test is not None and not FEWEST <= count <= MOST_DICE:
        scope.report(errors.outside(count, FEWEST, MOST_DICE, node.span))
        return None
    return Several(found, count, chosen, test) if test is not None else None
