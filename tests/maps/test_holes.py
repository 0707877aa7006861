"""Small gaps in a ground of broad lines and boxes are covered; large ones and bays are not."""

from __future__ import annotations

import pytest

from rulekit.schematic.box import Box, Point
from rulekit.schematic.holes import holes
from rulekit.schematic.ways import Path


def line(one: Point, two: Point) -> Path:
    return one, ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2), two


def triangle(side: float) -> list[Path]:
    a, b, c = (0.0, 0.0), (side, 0.0), (side / 2, side * 0.866)
    return [line(a, b), line(b, c), line(c, a)]


def covers(found: tuple[Box, ...], at: Point) -> bool:
    return any(one.holds(*at) for one in found)


def test_small_gap_is_covered_where_it_is() -> None:
    found = holes(triangle(60), (), reach=13, largest=200, more=1)
    assert covers(found, (30, 60 * 0.866 / 3))
    assert not covers(found, (30, -20)), "outside"
    assert all(one.left > 8 and one.right < 52 for one in found)


@pytest.mark.parametrize("largest", [0.5, 400.0])
def test_no_larger_gap_than_wanted_is_covered(largest: float) -> None:
    assert bool(holes(triangle(60), (), reach=13, largest=largest, more=1)) == (largest == 400.0)
    assert not holes(triangle(200), (), reach=13, largest=largest, more=1)


def test_bay_is_no_gap() -> None:
    assert not holes(triangle(60)[:2], (), reach=13, largest=1000, more=1)


def test_box_closes_a_gap_as_lines_do() -> None:
    bay = [line((0, 0), (40, 0)), line((0, 0), (0, 40)), line((40, 0), (40, 40))]
    assert not holes(bay, (), reach=13, largest=1000, more=1)
    assert covers(holes(bay, [Box(20, 40, 60, 10)], reach=13, largest=1000, more=1), (20, 24))


def test_nothing_to_cover_where_there_are_no_lines() -> None:
    assert holes((), [Box(0, 0, 10, 10)], reach=13, largest=1000, more=1) == ()
