"""Boxes on a page, in points from its left and its top."""

from __future__ import annotations

from attrs import frozen

__all__ = ["Box", "Point", "Room"]

Point = tuple[float, float]


@frozen
class Box:
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        """Its left edge."""
        return self.x - self.width / 2

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width / 2

    @property
    def top(self) -> float:
        """Its upper edge."""
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height / 2

    def overlap(self, other: Box, gap: float = 0) -> Point:
        """How far two boxes reach into one another, across and down; they overlap where both are above 0.

        Args:
            other: the other box.
            gap: how far apart boxes should at least be.
        """
        across = (self.width + other.width) / 2 + gap - abs(self.x - other.x)
        down = (self.height + other.height) / 2 + gap - abs(self.y - other.y)
        return across, down

    def around(self, other: Box) -> Box:
        """The smallest box that holds both."""
        left, right = min(self.left, other.left), max(self.right, other.right)
        top, bottom = min(self.top, other.top), max(self.bottom, other.bottom)
        return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)

    def shrunk(self, by_x: float, by_y: float) -> Box:
        """The box without so much on each side; a point where nothing is left."""
        return Box(self.x, self.y, max(self.width - 2 * by_x, 0.0), max(self.height - 2 * by_y, 0.0))

    def grown(self, by: float) -> Box:
        """The box with so much more on each side."""
        return Box(self.x, self.y, self.width + 2 * by, self.height + 2 * by)

    def at(self, x: float, y: float) -> Box:
        """The same box elsewhere."""
        return Box(x, y, self.width, self.height)

    def nearest(self, point: Point) -> Point:
        """The point of the box that is nearest to a point."""
        return min(max(point[0], self.left), self.right), min(max(point[1], self.top), self.bottom)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return abs(x - self.x) < self.width / 2 and abs(y - self.y) < self.height / 2


@frozen
class Room:
    """The room on a page, and how far apart things on it should be."""

    width: float
    height: float
    gap: float

    def inside(self, box: Box) -> Box:
        """The box moved so that no part of it is outside."""
        x = min(max(box.x, box.width / 2), self.width - box.width / 2)
        y = min(max(box.y, box.height / 2), self.height - box.height / 2)
        return box.at(x, y)
