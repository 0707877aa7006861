"""Vectors that the slow interpreter has noted or goes back to."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["put_back"]


def put_back(vector: Sequence[int], now: Sequence[int], kept: int) -> list[int]:
    """Another vector, but with one slot as it is now."""
    return [*vector[:kept], now[kept], *vector[kept + 1 :]]
