"""``you are immune to``: what a rule would do to you, it does not.

you are immune to drought
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.document.sentence import Noun
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import leaf
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Immune"]


@frozen(kw_only=True)
class Immune(Modifier):
    """The rule that spares you."""


def check(node: Node, scope: Scope) -> Immune | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown rule.
    """
    rule = scope.a_rule(node.name)
    return Immune(attached=Attachment.IMMUNE, holder=scope.holder, target=rule, span=node.span) if rule else None


def say(effect: Immune, _narrator: Narrator) -> tuple[Clause, ...]:
    """``Drought does not affect you``."""
    return clause("immune", rule=Noun(effect.target, "rules"))


KIND = Kind("immune", Immune, check, Lowering(applied), say, leaf, nothing)
