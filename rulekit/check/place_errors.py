"""RK0330: what can be wrong with pieces on places of a board."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["may_be_held", "may_be_vacant"]


def may_be_held(place: str, span: Span) -> Diagnostic:
    """A piece comes where another may stand."""
    return Diagnostic(
        "RK0330",
        f"a piece may stand on `{place}` already",
        (Label(span, "there is room for one piece"),),
        "choose one that `has no piece`, or ask for it with `if` before",
    )


def may_be_vacant(place: str, span: Span, piece: str) -> Diagnostic:
    """A piece is moved from where none may stand."""
    return Diagnostic(
        "RK0330",
        f"no {piece} may stand on `{place}`",
        (Label(span, "nothing need stand here"),),
        f"choose one that `has your {piece}`, or ask for it with `if` before",
    )
