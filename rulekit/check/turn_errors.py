"""RK03xx: turns where nobody takes any, and players who are not told apart."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["no_turns", "nobody_leaves", "not_within", "several_opponents", "several_winners"]


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


def several_winners(span: Span) -> Diagnostic:
    """``you win`` where several players do something in no order."""
    return Diagnostic(
        "RK0336",
        "several could win here at once, and the first of them would win alone",
        (Label(span, "each of some players may come to this"),),
        "write `each player in turn`, or `the game ends` and who wins in the heading: "
        "those who have the same of `wins most ...` win together",
    )


def not_within(step: str, span: Span) -> Diagnostic:
    """``you are out of STEP`` where that step need not be going on."""
    return Diagnostic(
        "RK0323",
        f"`{step}` need not be going on here, so nobody can be out of it",
        (Label(span, f"not within `{step}`"),),
        f"put it into `{step}`, or into a step that only `{step}` does; `you are out` is out of the whole game",
    )


def nobody_leaves(span: Span) -> Diagnostic:
    """``wins the last player left`` in a game that nobody leaves."""
    return Diagnostic(
        "RK0324",
        "nobody can be the last player left, as nobody ever leaves the game",
        (Label(span, "this never happens"),),
        "write `you are out` where somebody leaves it, or say who wins: `wins most ...`",
    )
