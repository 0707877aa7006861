"""RK0201, RK0203: what is counted, where it is not said as counts are."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.check import errors
from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = [
    "BEGINNINGS",
    "article_for_number",
    "as_many",
    "begins_otherwise",
    "chosen_elsewhere",
    "not_kept_of",
    "price_of_one_kind",
    "somebody",
    "which_count",
]


BEGINNINGS = {
    "until": "repeat until CONDITION",
    "while": "repeat until CONDITION",
    "every": "each {noun}",
    "all": "each player",
    "next": "the player on your left",
    "previous": "the player on your right",
    "another": "choose an opponent, then that opponent",
    "current": "the active player",
}
"""What is meant by a beginning of a line with a colon that is taken for a thing, by its first word."""


def begins_otherwise(said: str, span: Span, meant: str) -> Diagnostic:
    """Who does something, or when it goes on, in other words than the language has."""
    named = ", with the condition that ends it" if "CONDITION" in meant else ""
    return Diagnostic(
        "RK0201", f"unknown thing `{said}`", (Label(span, "there is no such thing"),), f"write `{meant}`{named}"
    )


def which_count(name: str, span: Span, counters: Sequence[str], thing: str, count: str) -> Diagnostic:
    """A thing of which players count several, without which of these; ``count``: how many, if that is written."""
    number = f"{count} " if count else ""
    said = [f"`{number}{one} of {thing}`" for one in counters]
    kept = f"{', '.join(f'`{one}`' for one in counters[:-1])} and `{counters[-1]}`"
    return Diagnostic(
        "RK0203",
        f"of `{name}` players count {kept}, and which is not said",
        (Label(span, "how many of what?"),),
        f"write {', '.join(said[:-1])} or {said[-1]}",
    )


def not_kept_of(name: str, span: Span, each: Sequence[str], found: str) -> Diagnostic:
    """Something that is kept of other things, or of nothing, said of a thing."""
    if each:
        wanted = " or ".join(errors.one(one) for one in each)
        return errors.wrong_kind(name, span, f"not kept of that ({found})", wanted)
    return Diagnostic(
        "RK0203",
        f"`{name}` is not kept of each thing",
        (Label(span, f"this is kept once, not of {found}"),),
        f"leave out what stands behind `of`, or count some of them: `number of {name} whose ...`",
    )


def article_for_number(noun: str, span: Span) -> Diagnostic:
    """One of what is counted, said with an article."""
    return Diagnostic(
        "RK0201",
        f"unknown thing `{errors.one(noun)}`",
        (Label(span, "how many is not said"),),
        f"write `1 {noun}`",
    )


def somebody(article: str, noun: str, span: Span) -> Diagnostic:
    """Somebody who was not chosen, or any of them."""
    said = errors.one(noun)
    chosen = f"write `choose {said}` before, and `that {noun}` here"
    asked = f"write `there is {said} who ...`"
    return Diagnostic(
        "RK0201",
        f"unknown thing `{article} {noun}`",
        (Label(span, "nobody is chosen here"),),
        asked if article == "any" else chosen,
    )


def chosen_elsewhere(noun: str, span: Span) -> Diagnostic:
    """Some of what is there, chosen where it should be named."""
    return Diagnostic(
        "RK0201",
        f"unknown thing `any {noun}`",
        (Label(span, "nothing is chosen here"),),
        f"write `choose any {noun}` before, and `those {noun}` here",
    )


def price_of_one_kind(price: str, what: str, span: Span) -> Diagnostic:
    """A price in one thing that is counted, said as a list of things is."""
    return Diagnostic(
        "RK0203",
        f"`{price}` is a number, where a list of things should stand",
        (Label(span, "this is a number"),),
        f"write `pay as many {what} as {price}`",
    )


def nobody_gains(span: Span, name: str, said: str) -> Diagnostic:
    """A number of the game, gained or lost where nobody does anything."""
    return Diagnostic(
        "RK0205",
        "nobody in particular does this, so nobody gains or loses here",
        (Label(span, f"`{name}` is the game's"),),
        f"write `{said}`",
    )


def as_many(count: str, noun: str, span: Span) -> Diagnostic:
    """So many of something, where how many has a name."""
    return Diagnostic(
        "RK0201",
        f"unknown thing `{count} {noun}`",
        (Label(span, f"`{count}` is a number"),),
        f"write `as many {noun} as {count}`",
    )


def no_number(said: str, span: Span, table: str) -> Diagnostic:
    """The number of one thing, which only places of boards have."""
    return Diagnostic(
        "RK0203",
        f"`{said}` is one {table}, which has no number",
        (Label(span, "one thing, and no set"),),
        f"give the table `{table}` a column with it, say `rank`, and write `rank of {said}`",
    )
