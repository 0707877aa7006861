"""Whatever is on a map: it is on the page, nothing lies over anything else, and all of it is drawn."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulekit.book.map_layout import PLACE, frame_for
from rulekit.check.maps import MOST_PLACES
from rulekit.document.blocks import Map
from rulekit.driver.pipeline import check_source
from rulekit.schematic.apart import apart
from rulekit.schematic.beside import beside
from rulekit.schematic.box import Box, Room
from rulekit.schematic.spread import spread
from rulekit.source import Source
from tests.maps.drawing import ISLES, areas, map_of, overlap
from tests.sharing import examples

ROOT = Path(__file__).parents[2]
HEAD = ISLES[: ISLES.index("source book")]
TAIL = ISLES[ISLES.index("each player has") :]
EDGE = 0.2
"""What rounding may take, in points."""


@st.composite
def charts(draw: st.DrawFn) -> tuple[str, int, int]:
    """Rules with a map of any places and lines, how many places it has and how many lines."""
    count = draw(st.integers(2, 60))
    shires = draw(st.integers(1, 15))
    pairs = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1)).filter(lambda pair: pair[0] < pair[1])
    edges = sorted(draw(st.sets(pairs, min_size=1, max_size=2 * count)))
    percent = st.integers(0, 100)
    spots = draw(st.dictionaries(st.integers(0, count - 1), st.tuples(percent, percent), max_size=count))
    lines = [
        f"table shire (shires): {', '.join(f's{at}' for at in range(shires))}",
        "",
        "table land (lands)   shire",
        *(f"  p{at}   s{draw(st.integers(0, shires - 1))}" for at in range(count)),
        "",
        "links path",
        *(f"  p{one} p{two}" for one, two in edges),
        "",
        "map chart",
        "  places land coloured by shire",
        "  lines path",
        *(f"  p{at} at {x} {y}" for at, (x, y) in spots.items()),
    ]
    return HEAD + "\n".join(lines) + "\n\n" + TAIL, count, len(edges)


def holds(drawn: Map) -> None:
    """What is true of every map."""
    width, height = drawn.size
    for area in areas(drawn):
        assert area.left >= -EDGE
        assert area.top >= -EDGE
        assert area.left + area.width <= width + EDGE
        assert area.top + area.height <= height + EDGE
    assert [pair for pair in combinations(areas(drawn), 2) if overlap(*pair)] == []
    for way in drawn.ways:
        for (x, y), end in zip((way.path[0], way.path[2]), way.ends, strict=True):
            assert any(
                area.left - 1 <= x <= area.left + area.width + 1 and area.top - 1 <= y <= area.top + area.height + 1
                for area in drawn.places[end].areas
            ), "a line ends at the edge of its place"


@settings(examples(25), deadline=None)
@given(charts())
def test_every_map_is_whole_and_free_of_overlaps(chart: tuple[str, int, int]) -> None:
    text, count, lines = chart
    drawn = map_of(text)
    assert (len(drawn.places), len(drawn.ways)) == (count, lines)
    holds(drawn)


def test_a_map_with_all_there_is_holds_too() -> None:
    holds(map_of(ISLES))


@given(st.lists(st.tuples(*[st.floats(0, 1)] * 2), max_size=MOST_PLACES))
@settings(examples(15), deadline=None)
def test_as_many_boxes_as_may_be_find_room_wherever_they_should_be(points: list[tuple[float, float]]) -> None:
    frame = frame_for(len(points))
    wanted = [PLACE.at(x * frame.width, y * frame.height) for x, y in points]
    found = apart(wanted, frame, PLACE)
    assert all(frame.inside(box) == box for box in found)
    assert not any(min(one.overlap(two)) > EDGE for one, two in combinations(found, 2))


def test_boxes_that_are_apart_stay_where_they_are() -> None:
    wanted = [Box(10, 10, 10, 10), Box(50, 10, 20, 10)]
    assert apart(wanted, Room(100, 100, 2), PLACE) == wanted


def test_what_touches_lies_nearer_than_what_does_not() -> None:
    ring = [(at, (at + 1) % 8) for at in range(8)]
    points = spread(8, ring)
    far = [abs(points[0][0] - x) + abs(points[0][1] - y) for x, y in points]
    assert max(far[1], far[7]) < min(far[3], far[4], far[5])


def test_what_has_no_place_lies_amid_what_it_touches() -> None:
    long, far = Box(50, 10, 100, 10), Box(300, 300, 10, 10)
    points = beside(4, [(0, 2), (1, 2)], {0: [far, long], 1: [Box(20, 30, 10, 10)]})
    assert set(points) == {2}  # 3 touches nothing
    x, y = points[2]
    assert (round(x), round(y)) == (25, 20)  # between the nearest edges of the long one and of the other


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_a_map_is_the_same_under_every_hash_seed(hash_seed: str) -> None:
    code = "from tests.maps.drawing import ISLES, map_of; print(map_of(ISLES))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(map_of(ISLES))


@pytest.mark.parametrize(("places", "lines", "maps"), [(121, 1, 1), (26, 301, 1), (3, 1, 11)])
def test_more_than_a_map_can_show_is_reported(places: int, lines: int, maps: int) -> None:
    edges = list(combinations(range(places), 2))[:lines]
    rows = "".join(f"  p{one}   p{two}\n" for one, two in edges)
    drawn = "".join(f"map chart_{at}\n  places land\n  lines path\n\n" for at in range(maps))
    table = f"table land (lands): {', '.join(f'p{at}' for at in range(places))}\n\n"
    text = f"{HEAD}{table}links path\n{rows}\n{drawn}{TAIL}"
    assert [one.code for one in check_source(Source("isles.rules", text)).diagnostics] == ["RK0310"]
