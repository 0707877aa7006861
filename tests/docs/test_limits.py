"""The page of limits gives the numbers that the rules are held to."""

from __future__ import annotations

import pytest

from rulekit.check.boards import MOST_LINES as MOST_LISTED
from rulekit.check.expanded_size import MOST_PASSES
from rulekit.check.links import MOST_LINKS
from rulekit.check.maps import MOST_LINES, MOST_MAPS
from rulekit.check.maps import MOST_PLACES as MOST_ON_A_MAP
from rulekit.compiler.endless import MOST_IN_ALL, MOST_STEPS, MOST_WAYS
from rulekit.machine.budget import DEAR
from rulekit.model import ranges
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.passes import MOST_TRIED
from rulekit.statements.choose import WIDEST
from tests.docs.reference import PAGES

LIMITS = {
    "players": ranges.MOST_PLAYERS,
    "a count without a limit of its own (`0 or more`)": COUNTER_HIGH,
    "dice on the table": ranges.MOST_DICE,
    "dice that somebody keeps in one cup": ranges.MOST_DICE,
    "faces of a die": ranges.MOST_FACES,
    "things in a set that somebody has": ranges.MOST_IN_A_SET,
    "things to choose several of": ranges.MOST_IN_A_SET,
    "things in a table of pairs": ranges.MOST_IN_A_TABLE_OF_PAIRS,
    "kinds to pay with": ranges.MOST_KINDS,
    "things in a row": ranges.MOST_IN_A_ROW,
    "places of a board": ranges.MOST_PLACES,
    "links, of all kinds together": MOST_LINKS,
    "lines listed for a board": MOST_LISTED,
    "dice on the table, to choose `any` or `up to` so many by their total": WIDEST,
    "times that something is done as often as possible": MOST_TRIED,
    "operations at once, without a loop": DEAR,
    "turns of a loop whose end is no number": COUNTER_HIGH,
    "operations from one choice to the next": MOST_STEPS,
    "ways that are looked at before a choice in what is done as often as possible": MOST_WAYS,
    "operations in all": MOST_IN_ALL,
    "maps": MOST_MAPS,
    "places of a map": MOST_ON_A_MAP,
    "lines of a map": MOST_LINES,
    "things gone through in one another to tell what a definition says": MOST_PASSES,
}


@pytest.mark.parametrize("what", LIMITS)
def test_the_page_gives_the_limit(what: str) -> None:
    page = (PAGES / "limits.md").read_text("utf-8")
    assert f"| {what} | {LIMITS[what]:,} |" in page
