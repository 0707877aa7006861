"""What is defined may stand in any order; what is defined from itself is told once."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.seating import Seating
from rulekit.playing.state import start
from rulekit.source import Source

HEAD = """game small
  title    "Small"
  players  2 to 2
  wins     most points

table good (goods)   worth
  wood               2
  stone              3

each player has
  point (points)  0 or more

"""
DEFINITIONS = (
    "your riches is wealth plus 1\n\n",
    "your wealth is total worth of dear goods\n\n",
    "a good is dear when double of it is at least 5\n\n",
    "the double of a good is worth of it times 2\n\n",
)
PLAY = """step play
  each player: gain as many points as your riches
"""


@pytest.mark.parametrize("order", list(permutations(DEFINITIONS)), ids=range(24))
def test_definitions_stand_in_any_order(order: tuple[str, ...]) -> None:
    checked = check_source(Source("small.rules", HEAD + "".join(order) + PLAY))
    assert checked.diagnostics == ()
    assert [one.points for one in start(Seating(checked, 2)).players] == [4, 4]


@pytest.mark.parametrize(
    "definitions",
    [
        "your wealth is wealth plus 1\n\n",
        "your wealth is riches plus 1\n\nyour riches is wealth plus 1\n\n",
        (
            "a good is dear when it is cheap\n\na good is cheap when it is not dear\n\n"
            "your riches is number of dear goods\n\n"
        ),
    ],
)
def test_a_circle_is_told_once(definitions: str) -> None:
    checked = check_source(Source("small.rules", HEAD + definitions + PLAY.replace("your riches", "3")))
    (told,) = checked.diagnostics
    assert (told.code, "by itself" in told.message, len(told.labels)) == ("RK0201", True, 2)


MANY = "table dot (dots): " + ", ".join(f"dot_{one}" for one in range(101)) + "\n\n"
THROUGH = (
    "a dot called one is a mate (mates) of a dot called other when number of dots that are lit is 3\n\n"
    "a dot is lit when stock of it is 1\n\n"
)


@pytest.mark.parametrize(
    ("definition", "wrong"),
    [
        ("a dot is busy when there is a mate of it\n\n", []),
        ("your haste is number of dots whose stock is at least number of mates of dot_1\n\n", ["RK0310"]),
    ],
)
def test_what_goes_through_too_many_things_is_refused(definition: str, wrong: list[str]) -> None:
    text = HEAD.replace("0 or more\n", "0 or more\n  stock of each dot  0 to 9\n").replace(
        "each player", MANY + "each player"
    )
    checked = check_source(Source("small.rules", text + THROUGH + definition + PLAY.replace("your riches", "3")))
    assert [one.code for one in checked.diagnostics] == wrong
