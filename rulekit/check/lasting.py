"""What stays true whatever is put, moved or removed: that there is just one place between two others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulekit.check.implied import implied
from rulekit.check.proof import names_one
from rulekit.document.closed import Comparison
from rulekit.model.expression import Compare, Condition, Nobody, PlaceBetween
from rulekit.model.walk import inside

__all__ = ["lasting"]


def lasting(fact: Condition) -> Iterator[Condition]:
    """What follows from a condition of where places lie alone."""
    found: list[PlaceBetween] = []

    def look(simple: Condition, holds: bool) -> bool:  # noqa: ARG001, FBT001  # as `implied` asks
        found.extend(one for one in inside(simple) if isinstance(one, PlaceBetween))
        return False

    implied(fact, look)
    for place in dict.fromkeys(found):
        if implied(fact, partial(names_one, place)):
            yield Compare(place, Comparison.IS_NOT, Nobody())
