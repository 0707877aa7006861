"""RK03xx: turns where nobody takes any, and players who are not told apart."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["no_turns", "several_opponents"]


def no_turns(text: str, span: Span) -> Diagnostic:
    """``pass`` where nobody takes turns."""
    return Diagnostic(
        "RK0321",
        f"`{text}` stands where nobody takes turns",
        (Label(span, "no `take turns` leads here"),),
        "put it below `take turns`, or into a step that is done there",
    )


def several_opponents(span: Span) -> Diagnostic:
    """``your opponent`` where there can be others than one."""
    return Diagnostic(
        "RK0322",
        "there is one opponent only where two play",
        (Label(span, "which of them is not said"),),
        "write `players 2` in the heading, choose an opponent, or name `the player on your left`",
    )
