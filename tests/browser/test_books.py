"""Web books in a browser: on every screen all of the table at the start is seen, its board large, no word covered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulekit.driver.printing import write_document
from rulekit.playing.game import load
from rulekit.resources import locale_tags
from tests.browser.chromium import PROGRAM, Page, browser

TABLES = ("builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages")
"""Games whose table at the start is drawn."""
BOARDS = ("kalah", "hex", "draughts")
"""Games with a board on the cover."""
TAGS = sorted(locale_tags())
WIDTHS = (320, 360, 600, 700, 1200)
LEAST = 10
"""What lies at the table is wider and higher than so many pixels."""
LARGE = 0.37
"""A board takes so much of the width of its table at least."""
ON_COVER = 0.38
"""And of the width of the cover."""

BOXES = """(selector => [...document.querySelectorAll(selector)].map(one => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top + scrollY, box.right, box.bottom + scrollY];
}))"""

pytestmark = pytest.mark.skipif(
    PROGRAM is None, reason="chromium is not installed: tests/system/install says what to do"
)

Box = list[float]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with browser() as found:
        yield found


def opened(page: Page, game: str, tag: str, folder: Path) -> None:
    path = folder / f"{game}-{tag}.html"
    path.write_bytes(write_document(load(game, []).checked, "rulebook", tag, "html"))
    page.open(path)


def boxes(page: Page, selector: str) -> list[Box]:
    found: list[Box] = page.run(f"{BOXES}({selector!r})")
    return found


def overlap(one: Box, two: Box) -> bool:
    return min(one[2], two[2]) - max(one[0], two[0]) > 1 and min(one[3], two[3]) - max(one[1], two[1]) > 1


@pytest.mark.parametrize(("game", "tag"), [(game, TAGS[at % len(TAGS)]) for at, game in enumerate(TABLES)])
def test_all_of_the_table_at_the_start_is_seen(game: str, tag: str, page: Page, tmp_path: Path) -> None:
    opened(page, game, tag, tmp_path)
    for width in WIDTHS:
        page.width(width)
        (table,) = boxes(page, ".round-table")
        seats, lying = boxes(page, ".seat"), boxes(page, ".round-table .lies")
        assert seats
        for one in (*seats, *lying):
            assert min(one[2] - one[0], one[3] - one[1]) > LEAST, (width, one)
            assert table[0] <= one[0] < one[2] <= table[2], (width, one)
            assert table[1] <= one[1] < one[3] <= table[3], (width, one)
        parts = [*seats, *lying]
        assert not [(one, two) for at, one in enumerate(parts) for two in parts[:at] if overlap(one, two)], width
        for left, _, right, _ in boxes(page, ".with-board > .lies > svg"):
            assert right - left >= LARGE * (table[2] - table[0]), width
        assert page.run("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("game", "tag"), [(game, TAGS[at % len(TAGS)]) for at, game in enumerate(BOARDS)])
def test_the_board_on_the_cover_is_large_and_covers_no_words(game: str, tag: str, page: Page, tmp_path: Path) -> None:
    opened(page, game, tag, tmp_path)
    for width in WIDTHS:
        page.width(width)
        (cover,), (board,) = boxes(page, ".cover"), boxes(page, ".cover .board")
        assert board[2] - board[0] >= ON_COVER * (cover[2] - cover[0]), width
        assert cover[0] <= board[0] < board[2] <= cover[2], width
        words = boxes(page, ".cover h1, .cover .subtitle, .cover .maker, .cover .facts dt, .cover .facts dd")
        if width < 544:  # there the title is as wide as the page, and the board stands below it
            assert not [one for one in words if overlap(one, board)], width
        else:
            facts = boxes(page, ".cover .facts")
            assert not [one for one in facts if overlap(one, board)], width
