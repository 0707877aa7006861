"""RK03xx: loops and rows without an end, and rows that are empty or too short."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = [
    "can_be_empty",
    "endless",
    "game_over",
    "not_tried",
    "row_too_short",
    "row_without_end",
    "too_often",
    "without_end",
]


def without_end(span: Span) -> Diagnostic:
    """``as often as you like`` where it costs nothing."""
    return Diagnostic(
        "RK0313",
        "this costs nothing, so it could go on for ever",
        (Label(span, "free each time"),),
        "pay something first, or write `up to N times`",
    )


def game_over(name: str, span: Span) -> Diagnostic:
    """The game, said as the steps are that `end` ends."""
    return Diagnostic(
        "RK0201",
        f"unknown step `{name}`",
        (Label(span, "`end` ends the step in which it stands"),),
        "write `the game ends`",
    )


def never_passed(span: Span) -> Diagnostic:
    """Turns that go on until all pass, where nobody can."""
    return Diagnostic(
        "RK0319",
        "nobody can pass in these turns, so they never end",
        (Label(span, "this goes on until all pass"),),
        "write `pass` where somebody does, or another end behind `until`",
    )


def endless(span: Span) -> Diagnostic:
    """A loop that nothing ends."""
    return Diagnostic(
        "RK0319",
        "nothing ends this loop",
        (Label(span, "goes on for ever"),),
        "write `repeat until ...` or `repeat N times`, or end the step or the game in it",
    )


def not_tried(span: Span, why: str) -> Diagnostic:
    """Something done as often as possible that cannot be tried out before."""
    return Diagnostic(
        "RK0328",
        f"what is done as often as possible cannot be tried out: {why}",
        (Label(span, "all ways to do this are looked through before"),),
        "choose one thing after the other in it, and roll, draw and let others choose before or behind it",
    )


def too_often(span: Span, most: int | None, allowed: int) -> Diagnostic:
    """Something done as often as possible, who knows how often."""
    known = "nothing tells how often this can be done" if most is None else f"this can be done {most} times"
    return Diagnostic(
        "RK0329",
        known,
        (Label(span, "all ways to do this are looked through before"),),
        f"lose or remove something in it, whatever else happens, of which there is at most {allowed}",
    )


def row_too_short(name: str, put: Span, declared: Span, room: int, most: int | None) -> Diagnostic:
    """More for a row than it has room for."""
    many = "more" if most is None else str(most)
    return Diagnostic(
        "RK0303",
        f"`{name}` has room for {room}, and {many} can be put there",
        (Label(put, "there may be no room"), Label(declared, f"up to {room}")),
        "declare it with `more is lost`, ask `if number of ... is less than` before, or name no limit",
    )


def row_without_end(name: str, of: str, span: Span, put: Span | None) -> Diagnostic:
    """A row without a limit, for which nothing tells how much room it needs."""
    where = (Label(put, "put there who knows how often"),) if put is not None else ()
    return Diagnostic(
        "RK0320",
        f"nothing tells how much room `{name}` needs",
        (Label(span, "without a limit"), *where),
        f"write `row of up to N {of}`; or draw what is put there from another row, so that there are only so many",
    )


def can_be_empty(name: str, span: Span) -> Diagnostic:
    """Something drawn where nothing need lie."""
    return Diagnostic(
        "RK0318",
        f"`{name}` can be empty here",
        (Label(span, "this needs something to draw"),),
        f"ask before: `if {name} is not empty`",
    )
