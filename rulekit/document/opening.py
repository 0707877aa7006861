"""What the first page of a book draws: a poster of the game's own pictures, and what is in the box."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from rulekit.document.plan import Plan

__all__ = ["Kept", "Look", "Poster"]


class Look(StrEnum):
    """As what a thing from the box is drawn; one that has a picture shows it."""

    DICE = "dice"
    BOARD = "board"
    MAT = "mat"
    SHEET = "sheet"
    CARDS = "cards"
    TILES = "tiles"
    PEGS = "pegs"
    PIECES = "pieces"
    FIGURES = "figures"


@frozen
class Kept:
    """What is drawn of an entry of the list of the box.

    Args:
        look: as what it is drawn.
        count: how many there are; 0 where nobody counts them.
        each: how many of them every player has; 0 where nothing is said of each.
        board: of a board, itself in small, without words.
    """

    look: Look
    count: int = 0
    each: int = 0
    board: Plan | None = None


@frozen
class Poster:
    """The pictures of a cover, by their names; without any it is a plain one.

    Args:
        sun: what the game is won by.
        skyline: what players have and what there is, from left to right.
        foreground: what lies before it: the faces of the dice, or the things of a table.
        tiles: as what those are drawn.
        board: the board of the game, without words; None where it has none that is drawn.
        pips: the numbers that each of those in front shows as pips, side by side; none where its picture shows all.
    """

    sun: str = ""
    skyline: tuple[str, ...] = ()
    foreground: tuple[str, ...] = ()
    tiles: Look = Look.TILES
    board: Plan | None = None
    pips: tuple[tuple[int, ...], ...] = ()

    @property
    def lying(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """What lies in front, each with the pips that it shows."""
        return tuple(zip(self.foreground, self.pips or ((),) * len(self.foreground), strict=True))
