"""Cases that several tests share out among them: each run tries some in each test, `make prove` all in all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import settings

__all__ = ["PART", "WHOLE", "examples", "only", "seeds", "shared_out"]

WHOLE = "RULEKIT_WHOLE" in os.environ
"""Whether this is `make prove`, which tries everything."""
PART = 3
"""One in so many examples is tried by every run."""

Edition = tuple[str, tuple[str, ...]]
"""A game and its variants."""


def only(cases: Iterable[tuple[bool, Sequence[Any]]]) -> list[Any]:
    """The arguments of a test; those that not every run tries carry the mark ``exhaustive``.

    Args:
        cases: whether every run tries it, and its arguments.
    """
    return [pytest.param(*each, marks=() if usual else pytest.mark.exhaustive) for usual, each in cases]


def seeds(number: int, usual: int) -> list[Any]:
    """Seeds, of which every run tries the first.

    Args:
        number: of all of them.
        usual: how many every run tries.
    """
    return only((seed < usual, (seed,)) for seed in range(number))


def examples(number: int) -> settings:
    """How many examples are drawn for a property: all by ``make prove``, else the first third of the same."""
    return settings(max_examples=number if WHOLE else max(1, number // PART))


def shared_out(editions: Iterable[Edition], turn: int, turns: int) -> list[Any]:
    """Games for one of several tests: all that are alone, and this test's share of those with variants.

    Args:
        editions: games, alone and with variants.
        turn: which of the tests it is, from 0.
        turns: among how many tests the variants are shared out.
    """
    found, seen = [], 0
    for edition in editions:
        seen += bool(edition[1])
        found.append((not edition[1] or seen % turns == turn, edition))
    return only(found)
