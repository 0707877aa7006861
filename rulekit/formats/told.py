"""Text that knows what of the rules it tells, as sentences of a page beside the rules do."""

from __future__ import annotations

from typing import Self

from rulekit.source import Span

__all__ = ["Told"]


class Told(str):
    """Text that knows what of the rules it tells."""

    __slots__ = ("places",)
    places: tuple[Span, ...]

    def __new__(cls, text: str, places: tuple[Span, ...]) -> Self:
        """The text with the places."""
        made = super().__new__(cls, text)
        made.places = places
        return made
