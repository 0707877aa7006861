"""A board as a drawing: what a page shows of it once, and a terminal with the pieces on it."""

from __future__ import annotations

from attrs import frozen

from rulekit.document.sentence import Inline

__all__ = ["Plan", "PlanLabel", "Point"]

Point = tuple[float, float]
"""A place in the drawing, from its left and its top; 1 is as wide as a place of the board."""


@frozen
class PlanLabel:
    """A name or a number, set with its middle at a point."""

    at: Point
    line: tuple[Inline, ...]


@frozen
class Plan:
    """The picture of a board.

    Args:
        alt: what it shows, read aloud.
        size: its width and height.
        cells: places with an outline, each as its corners.
        ways: straight lines that join places.
        dots: places that are points.
        shaded: the numbers of the cells that are drawn darker.
        labels: what is written.
        discs: what lies there when play begins, each with the number of the player whose it is, from 0.
        text: the same in rows of characters, for formats without pictures.
        again: whether a sheet has as many of it as there is room for, since what is written on it stays.
    """

    alt: tuple[Inline, ...]
    size: Point
    cells: tuple[tuple[Point, ...], ...]
    ways: tuple[tuple[Point, Point], ...]
    dots: tuple[Point, ...]
    shaded: tuple[int, ...]
    labels: tuple[PlanLabel, ...]
    text: tuple[str, ...]
    discs: tuple[tuple[Point, int], ...] = ()
    again: bool = False
