"""Which numbered lists of a PDF go on in another column though they are short and little would be lost for it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from attrs import frozen

from tests.formats.layout import FOOT, Run, pages_of

__all__ = ["torn_lists"]

LONG_BOOK = 5
"""A book of more pages ends with a summary."""
FEW, FEW_IN_SHORT = 5, 9
"""A list of no more items stands together, in a short book of more,"""
WORTH = 100.0
"""if what of it stands in the column before is no taller than that, in points: so much is left empty for it."""
NEAR = 5.0
"""How far the numbers of a list may stand from the margin of their column; those of a list in a list stand further."""
MIDDLE = 290.0
"""What stands further right is in the second column."""
SANS = "Sans"
"""In what fonts they are; figures in text are in others."""
BEFORE = 25.0
"""How far words begin behind the number of their item at most."""


@frozen
class _Number:
    """The number of an item, the column that it stands in, and how much of that is filled from there on."""

    number: int
    column: tuple[int, int]
    y: float
    below: float = 0.0


def torn_lists(made: bytes) -> Iterator[str]:
    """The lists of a book that are torn without need, each by where it goes on; but of a summary, which is one page."""
    pages = [[*page.runs] for page in pages_of(made)]
    long = len(pages) > LONG_BOOK
    pages, few = (pages[:-1], FEW) if long else (pages, FEW_IN_SHORT)
    found = sorted(_numbers(pages), key=lambda one: (one.column, -one.y))
    begun: list[_Number] = []
    for one in [*found, _Number(1, (len(pages), 0), 0.0)]:
        if begun and one.number != begun[-1].number + 1:
            yield from _torn(begun, few)
            begun = []
        if begun or one.number == 1:
            begun.append(one)


def _torn(items: list[_Number], few: int) -> Iterator[str]:
    """Where a list goes on in the next column, by the page and the number with which it does."""
    if len(items) > few:
        return
    for before, behind in pairwise(items):
        if before.column != behind.column and items[0].below < WORTH:
            page, side = behind.column
            yield f"page {page + 1}, column {side + 1}: a list of {len(items)} goes on with {behind.number}"


def _numbers(pages: list[list[Run]]) -> Iterator[_Number]:
    """The numbers of lists at the margins of columns, which are where most lists begin."""
    every = [(page, one) for page, runs in enumerate(pages) for one in _before_words(runs)]
    begun = Counter((round(one.x), _look(one)) for _, one in every if one.text == "1")
    if not begun:
        return
    left, look = min(begun, key=lambda one: (-begun[one] * (one[0] < MIDDLE), one))
    right = max((one for one, _ in begun if one > MIDDLE), key=lambda one: begun[one, look], default=math.inf)
    for page, one in every:
        side = next((at for at, edge in enumerate((left, right)) if abs(one.x - edge) < NEAR), None)
        if side is not None and _look(one) == look:
            lowest = min(each.y for each in pages[page] if each.y > FOOT and (each.x > MIDDLE) == side)
            yield _Number(int(one.text), (page, side), one.y, one.y - lowest)


def _look(one: Run) -> tuple[float, str]:
    """The size of some text and its font, without what tells it from that of other documents."""
    return round(one.size, 1), one.font.split("+")[-1]


def _before_words(runs: list[Run]) -> Iterator[Run]:
    """The figures that stand before words in their line, as in no table."""
    for one, after in pairwise(runs):
        near = 0 < after.x - one.x < BEFORE and abs(one.y - after.y) < BEFORE / 4
        if one.text.isdecimal() and SANS in one.font and near and not after.text.isdecimal():
            yield one
