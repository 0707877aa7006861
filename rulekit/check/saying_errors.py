"""RK0218, RK0219, RK0304, RK0316, RK0317: what is wrong with what things say, and with `otherwise`, in one voice."""

from __future__ import annotations

from rulekit.check import errors
from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = [
    "never_done",
    "no_lasting_effect",
    "not_for_everybody",
    "only_of_nothing",
    "open_it",
    "says_nothing",
    "whose_otherwise",
]


def never_done(table: str, name: str, span: Span) -> Diagnostic:
    """What a thing says, where nothing does what such things say."""
    return Diagnostic(
        "RK0304",
        f"what `{name}` says is never done",
        (Label(span, f"no step does what {errors.one(table)} says"),),
        f"write `do what that {table} says` in a step, or remove this",
        "warning",
    )


def says_nothing(table: str, span: Span) -> Diagnostic:
    """``do what that X says`` where no X says what to do."""
    return Diagnostic(
        "RK0316",
        f"no `{table}` says what to do",
        (Label(span, "none of these says anything"),),
        f"write `at once` below `with` and the name of {errors.one(table)}",
    )


def not_for_everybody(span: Span) -> Diagnostic:
    """Below ``with everybody``, what turns a rule for whoever has a thing."""
    return Diagnostic(
        "RK0332",
        "this is not something that everybody gets around a step",
        (Label(span, "for everybody, this is a rule"),),
        "write `before STEP`, `after STEP` or `during STEP, you may`; what holds for all say in the step itself",
    )


def only_of_nothing(span: Span) -> Diagnostic:
    """``only if`` of a thing that says nothing else."""
    return Diagnostic(
        "RK0316",
        "this is a condition of nothing",
        (Label(span, "nothing is done if it holds"),),
        "say what is done then: `at once`, or what lasts for `this turn`",
    )


def no_lasting_effect(span: Span) -> Diagnostic:
    """Something that does not last, below ``this turn``."""
    return Diagnostic(
        "RK0317",
        "this does not last for a turn",
        (Label(span, "done once"),),
        "write it beside `this turn`, not below it",
    )


def open_it(said: str, table: str, span: Span) -> Diagnostic:
    """``it`` or ``its`` in a description within a description of the same kind."""
    kind = table or "thing"
    of, word = ("", "`here`") if said == "it" else ("of ", f"`{said.removeprefix('its ')} of here`")
    named = f"`{errors.one(kind)} called here is ...`"
    return Diagnostic(
        "RK0218",
        f"`{said}` may be {of}either {kind} here",
        (Label(span, f"{of}which of the two?"),),
        f"give the outer one a name, {named}: then {word} is that one, and `{said}` is {of}the inner one",
    )


def inner_it(inner: str, outer: str, span: Span) -> Diagnostic:
    """``it`` in a description within another one, where only what the outer one speaks of would fit."""
    return Diagnostic(
        "RK0218",
        f"`it` is the {inner} here, not the {outer}",
        (Label(span, f"within what is said of {errors.one(inner)}"),),
        f"give the {outer} a name, `{errors.one(outer)} called here`, and say `here` instead of `it`",
    )


def whose_otherwise(span: Span, inner: Span) -> Diagnostic:
    """``otherwise`` below a line in which two conditions stand."""
    return Diagnostic(
        "RK0219",
        "this `otherwise` could belong to either of two conditions",
        (Label(span, "otherwise than what?"), Label(inner, "the second condition in that line")),
        "put the second condition on a line of its own, with what belongs to it below, or join both with `and`",
    )
