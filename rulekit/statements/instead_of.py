"""``instead of``: a rule does something else for whoever has the thing.

instead of revolt: each opponent who has no religion: lose all goods
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.document.sentence import Noun
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import reaction
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "InsteadOf"]


@frozen(kw_only=True)
class InsteadOf(Modifier):
    """What happens in the place of the rule."""


def check(node: Node, scope: Scope) -> InsteadOf | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown rule. RK0308: something replaces it already, and not by the same.
    """
    rule = scope.a_rule(node.name)
    with scope.inside():
        scope.forget()
        body = scope.body(node.the("body"))
    if rule and body is not None:
        first, known = scope.replaced.setdefault(rule, (node.span, body))
        if first is not node.span and known != body:
            scope.report(errors.two_instead(rule, node.span, first))
    if not rule or body is None:
        return None
    return InsteadOf(attached=Attachment.INSTEAD, holder=scope.holder, target=rule, body=body, span=node.span)


def say(effect: InsteadOf, narrator: Narrator) -> tuple[Clause, ...]:
    """``instead of Revolt: each opponent who has no Religion loses all goods``."""
    return (narrator.with_body("instead_of", effect.body, rule=Noun(effect.target, "rules")),)


KIND = Kind("instead_of", InsteadOf, check, Lowering(applied), say, reaction, nothing)
