"""``you are immune to``: what a rule would do to you, it does not.

you are immune to drought
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.meaning import Meaning, woven
from rulekit.document.sentence import Noun
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
    return Immune(role="immune", holder=scope.holder, target=rule, span=node.span) if rule else None


def say(effect: Immune, _telling: Telling) -> tuple[Said, ...]:
    """``Drought does not affect you``."""
    return clause("immune", rule=Noun(effect.target, "rules"))


KIND = Kind("immune", Immune, check, Meaning(woven), say, effect=True)
