"""Cases that several tests share out among them: each run tries some in each test, `make prove` all in all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

__all__ = ["only", "shared_out"]

Edition = tuple[str, tuple[str, ...]]
"""A game and its variants."""


def only(cases: Iterable[tuple[bool, Sequence[Any]]]) -> list[Any]:
    """The arguments of a test; those that not every run tries carry the mark ``exhaustive``.

    Args:
        cases: whether every run tries it, and its arguments.
    """
    return [pytest.param(*each, marks=() if usual else pytest.mark.exhaustive) for usual, each in cases]


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
