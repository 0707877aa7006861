"""A chart: where its marks lie, worked out once for every language and every format; only the words are set later."""

from __future__ import annotations

from attrs import frozen

from rulekit.document.sentence import Inline

__all__ = ["Bar", "Chart", "ChartLabel", "Dot", "Outline", "Rule"]

Point = tuple[float, float]
"""From the left and the top, in points of a drawing that may be scaled."""


@frozen
class Bar:
    """A filled rectangle; ``series`` is 0 for what is compared with, 1 for what is compared."""

    at: Point
    size: Point
    series: int


@frozen
class Rule:
    """A straight line; ``look`` is ``"axis"``, ``"grid"``, ``"fair"`` (dashed) or ``"spread"`` (an interval)."""

    start: Point
    end: Point
    look: str


@frozen
class Outline:
    """A line through points."""

    points: tuple[Point, ...]
    series: int


@frozen
class Dot:
    """A mark: a ring for series 0, a disc for series 1."""

    at: Point
    series: int


@frozen
class ChartLabel:
    """Words whose middle lies at the height of a point, and that begin, end or have their middle there.

    Args:
        at: the point.
        anchor: ``"start"``, ``"middle"`` or ``"end"``.
        line: the words.
    """

    at: Point
    anchor: str
    line: tuple[Inline, ...]


@frozen
class Chart:
    """A chart.

    Args:
        alt: what it shows, read aloud; its figures stand in a table beside it.
        size: its width and height.
        bars: behind all else.
        rules: straight lines.
        outlines: lines through points.
        dots: marks.
        labels: the words.
    """

    alt: tuple[Inline, ...]
    size: Point
    bars: tuple[Bar, ...] = ()
    rules: tuple[Rule, ...] = ()
    outlines: tuple[Outline, ...] = ()
    dots: tuple[Dot, ...] = ()
    labels: tuple[ChartLabel, ...] = ()
