"""What is wrong with a total of several dice."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["no_total", "total_of_each"]


def no_total(name: str, span: Span) -> Diagnostic:
    """``whose total`` of what has none."""
    return Diagnostic(
        "RK0203",
        f"`total {name}` is not of dice with numbers, where those should stand",
        (Label(span, "the total of what?"),),
        "write `2 dice whose total face is ...`, of dice that show numbers",
    )


def total_of_each(span: Span) -> Diagnostic:
    """``whose total`` where each thing is meant by itself."""
    return Diagnostic(
        "RK0203",
        "one thing alone has no total",
        (Label(span, "this is said of several together"),),
        "say it where several are meant: `choose 2 dice whose total face is ...`, `there are 2 dice whose ...`",
    )
