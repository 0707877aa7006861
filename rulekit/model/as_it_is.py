"""A worked example that variants made untrue, with what is so in place of what it tells."""

from __future__ import annotations

from attrs import evolve

from rulekit.model.example import Action, Example, Fact, FactKind, Untrue

__all__ = ["as_it_is"]

STATES = (
    FactKind.HOLDS,
    FactKind.IS,
    FactKind.ROW_IS,
    FactKind.WINS,
    FactKind.DRAWN,
    FactKind.OVER,
    FactKind.NOT_OVER,
)
"""Facts that can stand in an example in place of others: how things are, not who may do what."""


def as_it_is(one: Untrue) -> Example | None:
    """The example with what is so in place of what is not; None where it can't be played to its end, or told so.

    What it says of why is left out, as that may be what has changed.
    """
    facts = [line for line in one.told if isinstance(line, Fact)]
    if not facts or len(facts) != len(one.told) or len(facts) != len(one.found):
        return None
    if any(each.kind not in STATES for each in one.found):
        return None
    instead = {id(old): new for old, new in zip(facts, one.found, strict=True)}
    lines = tuple(
        evolve(line, reason="", because="") if isinstance(line, Action) else instead.get(id(line), line)
        for line in one.example.lines
    )
    return evolve(one.example, lines=lines, answered="", answer="", yes=None)
