"""``roll``: the dice that somebody keeps are thrown, where only those see them who may.

roll cup
roll cup of that opponent
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import cups
from rulekit.check.scope import Scope
from rulekit.compiler import cups as dice
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.model.effect import Effect, Rolls, Verb, on
from rulekit.model.expression import FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "RollCup"]


@frozen(kw_only=True)
class RollCup(Statement):
    """All dice of one cup."""

    cup: FieldOf


def check(node: Node, scope: Scope) -> RollCup | None:
    """Return the statement.

    Reports:
        RK0203: no dice that somebody keeps, or those of all.
    """
    held = cups.one_cup(node.the(), scope)
    return RollCup(cup=held, span=node.span) if held is not None else None


def lower(roll: RollCup, code: Code) -> None:
    """Emit the throw."""
    dice.throw(roll.cup, code)


def say(roll: RollCup, narrator: Narrator) -> tuple[Clause, ...]:
    """``roll the dice in your cup``."""
    return clause("roll_cup", noun=Noun(roll.cup.field.of), cup=narrator.place(roll.cup))


def does(roll: RollCup) -> frozenset[Effect]:
    """Dice are thrown, and show something else."""
    return frozenset({Rolls(kept=roll.cup), on(Verb.SET, roll.cup)})


KIND = Kind("roll_cup", RollCup, check, Lowering(lower), say, leaf, does)
