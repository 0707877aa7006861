"""The grounds of what belongs to a player: the same on boards, on maps and in the box, told apart in grey as well."""

from __future__ import annotations

from attrs import asdict, frozen

__all__ = ["SEATS", "SeatColour", "seat_colours"]

INK = "#1d2733"
"""What is printed in black, as ``theme.typ`` has it."""


@frozen
class SeatColour:
    """A ground, and what is written on it."""

    fill: str
    ink: str


SEATS = (
    SeatColour("#ffffff", INK),
    SeatColour("#4a4038", "#ffffff"),
    SeatColour("#d9834f", INK),
    SeatColour("#2f6f73", "#ffffff"),
    SeatColour("#f0c24b", INK),
    SeatColour("#8a5b86", "#ffffff"),
)
"""By the seat: light and dark in turn, so that neighbours differ without colour."""


def seat_colours() -> list[dict[str, str]]:
    """The grounds as plain data, which the page templates read."""
    return [asdict(one) for one in SEATS]
