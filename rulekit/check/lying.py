"""Where things lie, to be moved from there and to there: a row, a set, a place for one thing or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, values
from rulekit.model.closed import ValueKind
from rulekit.model.expression import FieldOf
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["place"]


def place(node: Node, scope: Scope, of: str = "") -> FieldOf | None:
    """A place in which things can lie.

    Args:
        node: what was written.
        scope: what is known where it stands.
        of: the table whose things must lie there; any if empty.

    Reports:
        RK0203: nothing can lie there, or other things do.
    """
    found = scope.value(node)
    if found is None:
        return None
    if isinstance(found, FieldOf) and _holds_things(found):
        if of in ("", found.field.of):
            return found
        kind = f"for a {found.field.of}"
        scope.report(errors.wrong_kind(scope.text(node), node.span, kind, f"a place for a {of}"))
        return None
    kind = values.kind_of(scope.type(found))
    scope.report(errors.wrong_kind(scope.text(node), node.span, kind, "a row, a set, or a place for one thing or none"))
    return None


def _holds_things(what: FieldOf) -> bool:
    kind = what.field.kind
    return kind in (ValueKind.ROW, ValueKind.SET) or (kind is ValueKind.ITEM and what.field.optional)
