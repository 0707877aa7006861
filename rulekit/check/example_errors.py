"""RK08xx: what can be wrong with the facts and deeds of worked examples."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = [
    "another_turn",
    "done_by_nobody",
    "done_by_somebody",
    "given_later",
    "no_reason",
    "not_given",
    "not_this",
    "whose",
]

GIVEN = "what players, the game and the turn have can be given, and whose turn it is"


def not_given(words: str, span: Span, why: str, help_: str = "") -> Diagnostic:
    """A given fact that nothing can take."""
    said = f"`{words}` cannot be given: {why}"
    return Diagnostic("RK0801", said, (Label(span, "this cannot be given"),), help_ or GIVEN)


def not_this(words: str, span: Span, what: str) -> Diagnostic:
    """Something worked out where an example names the thing itself."""
    return Diagnostic(
        "RK0801",
        f"`{words}` is worked out, and an example says {what} itself",
        (Label(span, "this is worked out"),),
        f"write {what}",
    )


def done_by_nobody(step: str, span: Span) -> Diagnostic:
    """A step done by somebody that nobody in particular does."""
    return Diagnostic(
        "RK0802",
        f"nobody in particular does `{step}`",
        (Label(span, "all do it, or none"),),
        f"write `all do {step}`",
    )


def done_by_somebody(step: str, span: Span, name: str) -> Diagnostic:
    """A step that a player does, done by all."""
    return Diagnostic(
        "RK0802",
        f"`{step}` is done by a player, and by whom is not said",
        (Label(span, "who does it?"),),
        f"write `{name} does {step}`",
    )


def whose(words: str, span: Span, name: str) -> Diagnostic:
    """Something that each player has, without saying who."""
    return Diagnostic(
        "RK0803",
        f"`{words}` is a player's, and whose is not said",
        (Label(span, "whose?"),),
        f"say who it is, as in `{name}'s` or `{name} has`",
    )


def another_turn(words: str, span: Span, name: str, active: str) -> Diagnostic:
    """Something that a turn has, of somebody whose turn it is not."""
    return Diagnostic(
        "RK0803",
        f"a turn has `{words}`, and it is {active}'s turn, not {name}'s",
        (Label(span, f"it is {active}'s"),),
        f"say it of {active}, or let {name} do something first",
    )


def no_reason(span: Span) -> Diagnostic:
    """A reason of nothing that happens."""
    return Diagnostic(
        "RK0804",
        "this says why, but not of what",
        (Label(span, "the reason of what?"),),
        "write `because` and a sentence once, on the line behind the `when` or `then` that it is the reason of",
    )


def nothing_to_tell(span: Span) -> Diagnostic:
    """A step of a round, or a part of an example, that is told where nothing happened yet, or in no words."""
    return Diagnostic(
        "RK0804",
        "this tells a part of it, but not of what",
        (Label(span, "what comes of which lines?"),),
        "of a round, write `told`, the step and a sentence behind the `when` that the step, or this part of it, begins "
        "with; of an example, `told` and its sentences in front of all lines, and then in front of each later part",
    )


def given_later(span: Span) -> Diagnostic:
    """Something is given where a round goes on."""
    return Diagnostic(
        "RK0805",
        "a round goes on as it was played, and this changes how things are in the midst of it",
        (Label(span, "given when the round has begun"),),
        "give how things are at the start of the round, or write an `example`",
    )
