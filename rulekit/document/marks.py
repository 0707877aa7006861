"""The letters behind what stands in tables that tell where it comes from; a figure there would be read as a power."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase

__all__ = ["mark_of", "marks_of", "of_marks"]

BETWEEN = ", "


def mark_of(number: int) -> str:
    """The letter of a source by its number from 1: a to z, then aa, ab and so on."""
    made = ""
    while number:
        number, last = divmod(number - 1, len(ascii_lowercase))
        made = ascii_lowercase[last] + made
    return made


def of_marks(marks: Iterable[str]) -> str:
    """What stands behind something that comes from several sources, in the order of their letters."""
    return BETWEEN.join(sorted({*marks}, key=lambda one: (len(one), one)))


def marks_of(mark: str) -> tuple[str, ...]:
    """The letters in what stands behind something; none if nothing does."""
    return tuple(mark.split(BETWEEN)) if mark else ()
