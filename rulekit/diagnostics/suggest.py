"""Nearest names, for "did you mean"."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["close", "nearest"]

_LONGEST = 60


def close(name: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The known names that are like ``name``, the most alike first; the same for every order of ``known``."""
    # Comparing is quadratic, and nobody misspells a name of a hundred letters.
    if len(name) > _LONGEST:
        return ()
    return tuple(get_close_matches(name, sorted(set(known)), n=most))


def nearest(name: str, known: Iterable[str]) -> str:
    """A help line that names the closest known name, or an empty string.

    >>> nearest("scroe", ["score", "gold"])
    'did you mean `score`?'
    """
    match = close(name, known, 1)
    return f"did you mean `{match[0]}`?" if match else ""
