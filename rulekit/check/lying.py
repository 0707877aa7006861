"""Where things lie, to be moved from there and to there: a row, a set, a place for one thing or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, values
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import FieldOf
from rulekit.source import Span
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.names import Names
    from rulekit.check.scope import Scope

__all__ = ["has", "nothing_has", "place", "twice", "unseen"]


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


def unseen(what: FieldOf, node: Node, scope: Scope) -> bool:
    """Whether nobody can see what lies in a place.

    Reports:
        RK0203: it is a row that lies face down.
    """
    if what.field.face_down:
        scope.report(_face_down(scope.text(node), node.span))
    return what.field.face_down


def _face_down(said: str, span: Span) -> Diagnostic:
    """Somebody looks into what nobody sees."""
    return Diagnostic(
        "RK0203",
        f"`{said}` lies face down, so nobody knows what is in it",
        (Label(span, "this is a row that lies face down"),),
        "`draw` from it, ask whether it `is empty`, or declare it without `face down`",
    )


def twice(said: str, span: Span, of: str) -> Diagnostic:
    """What lies in a row is counted thing by thing, and the same may lie there several times."""
    once = errors.one(of)
    return Diagnostic(
        "RK0203",
        f"`{said}` counts {once} once, however often it lies there",
        (Label(span, f"the same {of} can lie in a row several times"),),
        f"keep them as a set, `some of {of}`, in which each lies once; or ask whether `there is {once}` there",
    )


def has(where: Field, what: str, span: Span, names: Names, *, negated: bool) -> Diagnostic:
    """``camp has fox``, of a place in which things lie: ``fox is in camp``."""
    table = names.table(what.rsplit(maxsplit=1)[-1])
    if table is None or what.startswith("that "):
        return nothing_has(where, span, f"{what} is {'not ' if negated else ''}in {where.name}")
    some = f"no {table.name}" if negated else errors.one(table.name)
    return nothing_has(where, span, f"there is {some} in {where.name}")


def nothing_has(where: Field, span: Span, said: str) -> Diagnostic:
    """Something is had by a place; ``said``: how it is asked what lies there."""
    return Diagnostic(
        "RK0203",
        f"`{where.name}` is a place, where somebody who has something should stand",
        (Label(span, f"things lie in `{where.name}`"),),
        f"write `{said}`",
    )
