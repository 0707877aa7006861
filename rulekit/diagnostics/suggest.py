"""Nearest names, for "did you mean"."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["close", "distance", "nearest"]

_LONGEST = 60
_FAR = 3
"""One letter in so many may be wrong, counting one more; and one in any case."""


def close(name: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The known names that are like ``name``, the most alike first; the same for every order of ``known``."""
    # Nobody misspells a name of a hundred letters.
    if len(name) > _LONGEST:
        return ()
    found: list[tuple[int, bool, str]] = []
    for one in set(known):
        longer = max(len(name), len(one))
        # Where every letter is another one, nothing is alike.
        far = min(max(1, (longer + 1) // _FAR), longer - 1)
        if abs(len(name) - len(one)) <= far and (steps := distance(name, one, far)) <= far:
            found.append((steps, one[:1] != name[:1], one))
    return tuple(one for _, _, one in sorted(found)[:most])


def nearest(name: str, known: Iterable[str]) -> str:
    """A help line that names the closest known name, or an empty string.

    >>> nearest("scroe", ["score", "gold"])
    'did you mean `score`?'
    """
    match = close(name, known, 1)
    return f"did you mean `{match[0]}`?" if match else ""


def distance(left: str, right: str, most: int) -> int:
    """How many letters must be put in, left out, changed or swapped with the next to make one text of another.

    Args:
        left: a text.
        right: another.
        most: beyond so many it is not counted on.

    Returns:
        The number, or ``most + 1`` where it is greater than ``most``.

    >>> distance("lybia", "libya", 3), distance("temple", "obelisk", 2)
    (2, 3)
    """
    if len(set(left) ^ set(right)) > 2 * most:
        return most + 1
    before: list[int] = []
    row = list(range(len(right) + 1))
    for at, letter in enumerate(left, 1):
        earlier, before, row = before, row, [at]
        for to, other in enumerate(right, 1):
            found = min(before[to] + 1, row[to - 1] + 1, before[to - 1] + (letter != other))
            if earlier and to > 1 and letter == right[to - 2] and left[at - 2] == other:
                found = min(found, earlier[to - 2] + 1)
            row.append(found)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
