"""Variants together: on top of each other, for more players, doing the same, adding at the same place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

from rulekit.driver.pipeline import read_and_check
from rulekit.playing.examples import still_true
from tests.variants.applied import applied, variant, words

LOW = variant("change ripe from 3 to 4\nremove swim", "low")
HIGH = variant("change ripe from 4 to 5\nadd to gather: gain 1 plum".replace(": ", "\n  "), "high").replace(
    "of picnic", "of picnic with low"
)
TOP = variant('title "Top"\nplayers 1 to 6', "top").replace("of picnic", "of picnic with high")


@pytest.mark.parametrize("order", list(permutations((LOW, HIGH, TOP))))
def test_what_is_below_comes_first_whatever_the_order(order: Sequence[str]) -> None:
    done = applied(*order)
    assert done.codes == []
    assert [one.name for one in done.patched.variants] == ["low", "high", "top"]
    assert "ripe 5" in done.says
    assert "players 1 to 6" in done.says


def test_one_that_is_not_there_is_named() -> None:
    done = applied(HIGH)
    assert "RK0418" in done.codes
    assert done.pointed(done.codes.index("RK0418")) == [("0", "low")]


def test_two_on_top_of_each_other() -> None:
    one = variant('title "One"', "one").replace("of picnic", "of picnic with other")
    other = variant('title "Other"', "other").replace("of picnic", "of picnic with one")
    assert applied(one, other).codes == ["RK0419"]
    assert applied(one.replace("with other", "with one")).codes == ["RK0419"]


def test_a_head_alone_is_a_variant() -> None:
    done = applied(variant('title "Long"\nminutes 20 to 90', "long"))
    assert done.codes == []
    assert "minutes 20 to 90" in done.says


def test_more_players_than_the_game_and_fewer_of_another() -> None:
    more, fewer = variant("players 1 to 7", "more"), variant("players 2 to 3", "fewer")
    for order in ((more, fewer), (fewer, more)):
        done = applied(*order)
        assert done.codes == []
        assert "players 2 to 3" in done.says


@pytest.mark.parametrize(
    "patch",
    [
        "change ripe from 3 to 4",
        "remove swim",
        "replace step swim\n  gain 1 plum",
        "change coffee\n  from lose all apples\n  to lose 1 apple",
        "add rows to fruit\n  fig  3  autumn",
        "add step nap\n  gain 1 plum",
        "add swim to play after eat",
        "wins fewest points",
        "players 1 to 2",
    ],
)
def test_two_that_do_the_very_same_are_as_one(patch: str) -> None:
    one = variant(patch, "one")
    alone, both = applied(one), applied(one, one.replace("variant one", "variant other"))
    assert alone.codes == both.codes == []
    assert words(both.patched.tree) == words(alone.patched.tree)


def test_what_is_added_up_is_added_twice() -> None:
    one = variant("add to rest\n  gain 1 plum", "one")
    done = applied(one, one.replace("variant one", "variant other"))
    assert done.codes == ["RK0421"]
    assert done.says.count("gain 1 plum") == applied(one).says.count("gain 1 plum") + 1


@pytest.mark.parametrize("where", ["to eat", "to eat before lunch", "to eat after lunch"])
def test_what_is_added_at_the_same_place_is_told_with_both_lines(where: str) -> None:
    one, other = (variant(f"add {where}\n  gain {count} plums", name) for name, count in (("one", 1), ("other", 2)))
    done = applied(one, other)
    assert done.codes == ["RK0421"]
    assert [path for path, _ in done.pointed()] == ["0", "1"]
    assert done.found[0].severity == "warning"
    assert done.says.index("gain 1 plums") < done.says.index("gain 2 plums")
    steps = (f"add step nap_{at}\n  do nothing\nadd nap_{at} to play after eat" for at in (1, 2))
    assert "do gather, eat, nap_1, nap_2, rest" in applied(*(variant(one, one[9:14]) for one in steps)).says.replace(
        " ,", ","
    )
    elsewhere = variant("add to eat before coffee\n  gain 2 plums", "other")
    assert applied(one, elsewhere).codes == []


FILES = {
    "calm": 'variant calm of small\n  title "Calm"\n  change rise from 2 to 1\n',
    "deep": 'variant deep of small with calm\n  title "Deep"\n  change rise from 1 to 3\n  change limit from 5 to 9\n',
    "wide": 'variant wide of small with deep\n  title "Wide"\n  players 2 to 6\n',
}
SMALL = """game small
  title    "Small"
  players  2 to 3
  wins     most points

numbers
  rise   2
  limit  5

each player has
  points  0 to 99, more is lost

step play
  each player: gain as many points as rise
  each player
    if your points are less than limit: gain 1 points
"""


@pytest.fixture
def game(tmp_path: Path) -> str:
    folder = tmp_path / "small"
    (folder / "variants").mkdir(parents=True)
    (folder / "small.rules").write_text(SMALL, "utf-8")
    for name, text in FILES.items():
        (folder / "variants" / f"{name}.rules").write_text(text, "utf-8")
    return str(folder / "small.rules")


def test_those_below_are_read_along(game: str) -> None:
    found = read_and_check(game, ["wide"])
    assert [one.code for one in found.diagnostics] == []
    assert found.game is not None
    assert [one.name for one in found.game.variants] == ["calm", "deep", "wide"]
    assert found.game.players_high == 6
    assert [one.value for one in found.game.parameters] == [3, 9]
    named = read_and_check(game, ["wide", "calm", "deep"])
    assert named.game == found.game


def test_each_is_told_with_what_it_brings_itself(game: str) -> None:
    found = still_true(read_and_check(game, ["deep"]))
    assert {
        name: [one.name for one in without.game.variants] for name, without in found.apart.items() if without.game
    } == {
        "calm": [],
        "deep": ["calm"],
    }
