"""``you skip``: a step does not happen for whoever has the thing.

you skip discard
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

__all__ = ["KIND", "Skip"]


@frozen(kw_only=True)
class Skip(Modifier):
    """The step that is left out."""


def check(node: Node, scope: Scope) -> Skip | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown step.
    """
    step = scope.a_step(node.name)
    return Skip(attached=Attachment.SKIP, holder=scope.holder, target=step, span=node.span) if step else None


def say(effect: Skip, _narrator: Narrator) -> tuple[Clause, ...]:
    """``skip the step Discard``."""
    return clause("skip", step=Noun(effect.target, "steps"))


KIND = Kind("skip", Skip, check, Lowering(applied), say, leaf, nothing)
