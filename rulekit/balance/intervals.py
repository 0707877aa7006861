"""Intervals in which a true share lies, as far as so many plays can tell.

Source: Wilson's score interval for one share (E. B. Wilson, 1927); for the difference of two, Newcombe's interval made
of both (R. G. Newcombe, 1998, his method 10).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

from attrs import frozen

__all__ = ["SURE", "Interval", "deviations", "difference", "precision", "share"]

SURE = 0.95
"""How sure the intervals are."""


@frozen
class Interval:
    """A share or a difference of shares, and the bounds between which the true one lies.

    Args:
        at: what was found.
        low: the lower bound.
        high: the upper bound.
        count: of how many plays, or of how many times somebody played.
    """

    at: float
    low: float
    high: float
    count: int

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        """Whether a value lies in it."""
        return self.low <= value <= self.high


def deviations(questions: int = 1) -> float:
    """How many standard deviations make an interval that is sure, where so many are asked for together."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(questions, 1))


def share(part: float, count: int, questions: int = 1) -> Interval:
    """What share a part is of the whole. Of parts of victories that are shared, it is wider than it need be.

    Args:
        part: how many it were, from 0 to ``count``.
        count: of how many.
        questions: how many intervals are to be right together.
    """
    if not count:
        return Interval(0.0, 0.0, 1.0, 0)
    z = deviations(questions)
    found, square = part / count, z * z
    middle = (found + square / (2 * count)) / (1 + square / count)
    half = z / (1 + square / count) * sqrt(found * (1 - found) / count + square / (4 * count * count))
    return Interval(found, max(0.0, middle - half), min(1.0, middle + half), count)


def precision(parts: Sequence[float], count: int) -> float:
    """Half the width of the widest interval of the shares that some parts are of a whole."""
    return max(share(part, count).half for part in parts)


def difference(one: Interval, other: Interval) -> Interval:
    """By how much a share is more than another, of plays that are not the same."""
    at = one.at - other.at
    below = sqrt((one.at - one.low) ** 2 + (other.high - other.at) ** 2)
    above = sqrt((one.high - one.at) ** 2 + (other.at - other.low) ** 2)
    return Interval(at, at - below, at + above, min(one.count, other.count))
