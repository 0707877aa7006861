"""What is wrong with the kinds of dice of a game, as diagnostics."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["name_of_all_dice", "of_which_kind", "unlike_dice"]


def unlike_dice(name: str, again: Span, first: Span) -> Diagnostic:
    """Dice that show numbers beside dice that show something else."""
    return Diagnostic(
        "RK0212",
        f"`{name}` cannot lie beside the other dice",
        (Label(again, "some show numbers, others do not"), Label(first, "the first kind")),
        "let all dice of a game show numbers (`shows 1 to 6`), or all have faces with names",
    )


def name_of_all_dice(name: str, span: Span) -> Diagnostic:
    """A kind of dice that is called what all dice are called."""
    return Diagnostic(
        "RK0212",
        f"`{name}` means the dice of every kind here",
        (Label(span, "all dice are called that"),),
        "give each kind a name of its own, such as `die red (reds) shows 1 to 6`",
    )


def of_which_kind(name: str, span: Span, kinds: Sequence[str]) -> Diagnostic:
    """Dice are thrown and of which kind is not said."""
    listed = " or ".join(f"`{one}`" for one in kinds)
    return Diagnostic(
        "RK0212",
        f"of which kind these {name} are is not said",
        (Label(span, "dice of which kind?"),),
        f"write {listed} instead of `{name}`",
    )
