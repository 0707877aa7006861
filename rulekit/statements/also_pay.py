"""``during S, you may also pay with``: one more means for what is paid in a step.

during buy, you may also pay with food worth 4 each
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check.means import Means, means
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.document.sentence import Noun
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import leaf
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "AlsoPay"]


@frozen(kw_only=True)
class AlsoPay(Modifier):
    """The means."""

    means: Means


def check(node: Node, scope: Scope) -> AlsoPay | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown step or means.
    """
    step = scope.a_step(node.name)
    found = means(node.the("coin_each", "coin_whole"), scope)
    if not step or found is None:
        return None
    return AlsoPay(attached=Attachment.ALSO_PAY, holder=scope.holder, target=step, means=found, span=node.span)


def say(effect: AlsoPay, narrator: Narrator) -> tuple[Clause, ...]:
    """``during Buy, you may also pay with food, worth 4 each``."""
    return clause(
        "also_pay",
        step=Noun(effect.target, "steps"),
        thing=Noun(effect.means.noun),
        worth=narrator.value(effect.means.worth),
    )


KIND = Kind("also_pay", AlsoPay, check, Lowering(applied), say, leaf, nothing)
