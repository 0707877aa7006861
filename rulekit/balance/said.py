"""Figures and options as parts of sentences, without words."""

from __future__ import annotations

from rulekit.balance.counts import Thing
from rulekit.balance.intervals import Interval
from rulekit.compiler.labels import ArmKind
from rulekit.document.sentence import Noun, Number, Sentence

__all__ = ["label", "measured", "named", "percent", "player", "points", "points_within", "within"]

THOUSAND = 1000
ALONE = {ArmKind.STOP: "option_stop", ArmKind.ENOUGH: "option_stop"} | {
    ArmKind.AGREE: "option_agree",
    ArmKind.REFUSE: "option_refuse",
}


def label(term: str) -> Noun:
    """A heading or short text of rulekit's own."""
    return Noun(term, "labels")


def player(number: int) -> Sentence:
    """A player by their place, from 0."""
    return Sentence("player_numbered", {"number": Number(number + 1)})


def percent(value: float) -> Sentence:
    """A share."""
    return Sentence("percent", {"tenths": _tenths(value)})


def points(value: float) -> Sentence:
    """A difference of shares, with its sign."""
    number = _tenths(value)
    return Sentence("points_within", {"tenths": number, "low": number, "high": number})


def within(found: Interval) -> Sentence:
    """A share with its interval."""
    return Sentence("percent_within", _parts(found))


def points_within(found: Interval) -> Sentence:
    """A difference with its interval."""
    return Sentence("points_within", _parts(found))


def _parts(found: Interval) -> dict[str, Number]:
    return {"tenths": _tenths(found.at), "low": _tenths(found.low), "high": _tenths(found.high)}


def _tenths(value: float) -> Number:
    return Number(round(value * THOUSAND))


def measured(value: float) -> Sentence:
    """A mean, to a tenth."""
    return Sentence("mean_of", {"tenths": Number(round(value * 10))})


def named(thing: Thing, *, alone: bool = False) -> Sentence:
    """An option, with the step in which it is one, or alone where that is named above it."""
    step, path, kind, value = thing
    which: Noun | Number | Sentence | bool = False
    sort = ArmKind(kind)
    if sort in ALONE:
        which = Sentence(ALONE[sort])
    elif isinstance(value, int):
        which = Number(value)
    elif value:
        which = Noun(value)
    elif not path:
        which = Sentence("option_go")
    nouns = tuple(Noun(term, role) for term, role in path)
    return Sentence(
        "option_taken", {"step": Noun(step, "steps") if step and not alone else False, "path": nouns, "which": which}
    )
