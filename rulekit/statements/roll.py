"""``roll``: dice are thrown on the table; those of an earlier roll are taken away.

roll as many dice as your cities
roll 1 die called luck
roll 2 whites and 1 red
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import dice_errors, errors
from rulekit.check.scope import Scope
from rulekit.compiler import dice, kinds_of_dice
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.component import Field
from rulekit.model.effect import Binds, Effect, Rolls
from rulekit.model.expression import FieldOf, Literal, Variable, You
from rulekit.model.part import leaf
from rulekit.model.ranges import MOST_DICE
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Roll"]


@frozen(kw_only=True)
class Roll(Statement):
    """So many dice, of one kind after the other; ``called`` stands for a single one."""

    amounts: tuple[Amount, ...]
    called: Variable | None


def check(node: Node, scope: Scope) -> Roll | None:
    """Return the statement.

    Reports:
        RK0203: not dice. RK0212: of which kind is not said. RK0310: more dice than the machine can hold.
    """
    amounts: list[Amount] = []
    most = 0
    for one in (node, *node.nodes("thrown_with")):
        found = _thrown(one.child("amount"), scope)
        if found is None:
            return None
        amounts.append(found)
        most += scope.type(found.count).high if found.count is not None else 0
    if most > MOST_DICE:
        scope.report(errors.too_many(node.child("amount").span, "dice", MOST_DICE))
        return None
    name, called = node.node("called"), None
    if name is not None:
        if most > 1:
            scope.report(errors.wrong_kind(name.name.text, name.span, "the name of several dice", "one die"))
            return None
        called = scope.new(name.name.text, scope.names.type_of_dice(amounts[0].noun))
        scope.remember(called)
    return Roll(amounts=tuple(amounts), called=called, span=node.span)


def _thrown(first: Node, scope: Scope) -> Amount | None:
    """So many dice of one kind."""
    die = scope.names.die
    amount = scope.amount(first)
    if amount is None:
        return None
    if amount.what is not None or amount.count is None or die is None:
        scope.report(errors.wrong_kind(amount.noun, first.span, "not dice", "dice"))
        return None
    if die.kinds and amount.noun == die.name:
        said = [f"{one.name}" if amount.count == Literal(1) else one.plural for one in die.kinds]
        scope.report(dice_errors.of_which_kind(scope.text(first), first.span, said))
        return None
    return amount


def lower(roll: Roll, code: Code) -> None:
    """Emit the throw: what comes first takes away what lay there, unless more dice are thrown."""
    for at, one in enumerate(roll.amounts):
        assert one.count is not None
        kind, count = kinds_of_dice.kind_named(one.noun, code), code.value(one.count)
        where: m.Expression = m.Const(0)
        if at or one.form is AmountForm.MORE:
            where = dice.throw_more(count, kind, code)
        else:
            dice.throw(count, kind, code)
        if roll.called is not None:
            code.env[roll.called.key] = where


def say(roll: Roll, narrator: Narrator) -> tuple[Clause, ...]:
    """``roll 3 dice``."""
    if len(roll.amounts) == 1:
        return (*clause("roll", amount=narrator.amount(roll.amounts[0])), *_from_to(roll.amounts[0], narrator))
    return clause("roll_several", amounts=tuple(narrator.amount(one) for one in roll.amounts))


def _from_to(amount: Amount, narrator: Narrator) -> tuple[Clause, ...]:
    """``at first that is 3 dice, later 7 at most``: of as many as somebody has of what grows during the game."""
    match amount.count:
        case FieldOf(field=Field(start=first, high=(most,), limited=True, bound=""), owner=You(), index=None):
            # What the setup changes is not what the game begins with.
            if not 0 < first < most or narrator.game.step("setup") is not None:
                return ()
            parts: dict[str, Part] = {"die": Noun(amount.noun), "first": Number(first), "most": Number(most)}
            return (Clause(Sentence("dice_at_first", parts), follows=True),)
        case _:
            return ()


def does(roll: Roll) -> frozenset[Effect]:
    """Dice are thrown."""
    named = {Binds(roll.called)} if roll.called is not None else set[Effect]()
    return frozenset({Rolls(roll.amounts), *named})


KIND = Kind("roll", Roll, check, Lowering(lower), say, leaf, does)
