"""``remove``: dice leave the cup in which somebody keeps them, out of the game.

remove 1 die from cup
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import cups, errors
from rulekit.check.scope import Scope
from rulekit.compiler import cups as dice
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf, Literal
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "RemoveDice", "check", "speaks_of_dice"]


@frozen(kw_only=True)
class RemoveDice(Statement):
    """So many dice of a cup, as far as there are any; all of them if no count is named."""

    cup: FieldOf
    count: Expression | None


def speaks_of_dice(node: Node, scope: Scope) -> bool:
    """Whether it is dice that are removed."""
    return scope.names.is_of_dice(node.name.text)


def check(node: Node, scope: Scope) -> RemoveDice | None:
    """Return the statement.

    Reports:
        RK0203: not from dice that somebody keeps.
    """
    held = cups.one_cup(node.child("what"), scope)
    if held is None:
        return None
    if node.number == 0:
        scope.report(errors.outside(0, 1, held.field.holds, node.span))
        return None
    return RemoveDice(cup=held, count=Literal(node.number) if node.number is not None else None, span=node.span)


def lower(remove: RemoveDice, code: Code) -> None:
    """Emit that there are fewer."""
    most = m.Const(remove.cup.field.holds)
    dice.remove(remove.cup, code.value(remove.count) if remove.count is not None else most, code)


def say(remove: RemoveDice, narrator: Narrator) -> tuple[Clause, ...]:
    """``remove 1 die from your cup``."""
    count = narrator.value(remove.count) if remove.count is not None else False
    return clause("remove_dice", count=count, noun=Noun(remove.cup.field.of), cup=narrator.place(remove.cup))


def does(remove: RemoveDice) -> frozenset[Effect]:
    """There are fewer dice."""
    return frozenset({on(Verb.LOSE, remove.cup)})


KIND = Kind("take_off", RemoveDice, check, Lowering(lower), say, leaf, does)
