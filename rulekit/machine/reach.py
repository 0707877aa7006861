"""The places that can be come to on a board, as a mask."""

from __future__ import annotations

__all__ = ["reach"]


def reach(start: int, within: int, steps: tuple[int, ...]) -> int:
    """The places of ``start`` that lie in ``within``, and all that lie on from there inside ``within``.

    Args:
        start: mask of places.
        within: mask of the places that may be entered.
        steps: for each place the mask of those one step away; shape (places,).

    >>> bin(reach(0b0001, 0b1011, (0b0010, 0b0101, 0b1010, 0b0100)))
    '0b11'
    """
    reached = new = start & within
    while new:
        lowest = new & -new
        more = steps[lowest.bit_length() - 1] & within & ~reached
        reached |= more
        new ^= lowest | more
    return reached
