"""Why a play is given up: a loop that only the rules end went round too often, or there was too much to do."""

from __future__ import annotations

from enum import Enum

from attrs import frozen

from rulekit.source import Span

__all__ = [
    "MOST_ALLOWED",
    "MOST_IN_ALL",
    "MOST_PASSES",
    "MOST_STEPS",
    "MOST_WAYS",
    "USUAL",
    "Allowance",
    "Endless",
    "Limit",
]

MOST_PASSES = 9999
"""So often a loop whose end is not a number goes round; then the play is taken for one without an end."""

MOST_STEPS = 20_000_000
"""So many steps a play may take from one choice to the next, if nothing else is said."""

MOST_WAYS = 100_000
"""So many ways to go on are looked at when something is done as often as possible."""

MOST_IN_ALL = 500_000_000
"""So many it may take in all."""

MOST_ALLOWED = 1_000_000_000
"""More than so many the machine does not count."""


class Limit(Enum):
    """What there was too much of."""

    PASSES = "passes"
    STEPS = "steps"
    """From one choice to the next."""
    IN_ALL = "in_all"
    WAYS = "ways"


@frozen
class Endless:
    """A loop for which a play can be given up.

    Args:
        span: where it stands.
        limit: what there was too much of.
    """

    span: Span
    limit: Limit


@frozen
class Allowance:
    """How much a play may do before it is given up as one without an end; a step is about one operation.

    Args:
        between: steps from one choice of a player to the next; 1 to 1,000,000,000.
        in_all: steps of the whole play; 1 to 1,000,000,000.

    Raises:
        ValueError: a number is not between these.
    """

    between: int = MOST_STEPS
    in_all: int = MOST_IN_ALL

    def __attrs_post_init__(self) -> None:
        if not (0 < self.between <= MOST_ALLOWED and 0 < self.in_all <= MOST_ALLOWED):
            message = f"a play may take 1 to {MOST_ALLOWED:,} steps, not {self.between:,}, and {self.in_all:,} in all"
            raise ValueError(message)


USUAL = Allowance()
