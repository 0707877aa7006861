"""What room a side of a reference card takes: a page of its own, or what others leave."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Room"]


class Room(StrEnum):
    """What room a side of a reference card takes."""

    OWN = "own"
    """A page of its own."""
    SHARED = "shared"
    """What another leaves, if that is ample; else a page of its own."""
    SPARE = "spare"
    """What another leaves, if it is enough; else it is left out on paper."""
    PARTS = "parts"
    """What others leave, as many of its paragraphs as find enough; the rest is left out on paper."""
