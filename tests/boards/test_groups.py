"""What is connected is asked of the board of that moment, wherever it is asked: before and after a change."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.driver.pipeline import check_source, compiled
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.words import speakers

RULES = (Path(__file__).parent / "groups.rules").read_text("utf-8")
ASKED = """each player has
  before  0 or more
  counted  0 or more
  swept  0 or more
  named  0 or more
  seen  0 or more
  joined  0 or more
  after  0 or more

a point is free when"""
TURN = """step turn
  choose a free point called spot
  before becomes number of dead points
  put 1 stone on spot
  counted becomes number of dead points
  swept becomes 0
  for each dead point: gain 1 swept
  named becomes 0
  for each point
    if that point is dead: gain 1 named
  seen becomes 0
  if there is a dead point: seen becomes 1
  joined becomes number of held points that are connected to spot by side through held points
  remove 1 stone from each dead point
  after becomes number of dead points
"""
SMALL = (
    RULES.split("step turn")[0]
    .replace("a point is free when", ASKED, 1)
    .replace("a point is hostile when", "a point is held when it has your stone\na point is hostile when", 1)
    + TURN
)
LARGE = SMALL.replace("grid 5 by 5", "grid 11 by 6").replace("repeat 15 times", "repeat 30 times")
"""On so many places stones are kept in two slots."""

Stones = frozenset[str]


def beside(point: str, points: frozenset[str]) -> frozenset[str]:
    """What touches a point by a side."""
    letter, number = ord(point[0]), int(point[1:])
    near = ((letter - 1, number), (letter + 1, number), (letter, number - 1), (letter, number + 1))
    return frozenset(f"{chr(one)}{two}" for one, two in near) & points


def group(point: str, stones: Stones, points: frozenset[str]) -> Stones:
    """The stones that hang together with one."""
    found, open_ = {point}, [point]
    while open_:
        new = (beside(open_.pop(), points) & stones) - found
        found |= new
        open_ += new
    return frozenset(found)


def dead(theirs: Stones, ours: Stones, points: frozenset[str]) -> Stones:
    """The stones of theirs whose group touches no free point."""
    free = points - theirs - ours
    return frozenset(
        one for one in theirs if not any(beside(mate, points) & free for mate in group(one, theirs, points))
    )


def test_examples_hold_and_both_runners_play_alike() -> None:
    checked = check_source(Source("groups.rules", RULES))
    assert [one.message for one in run_examples(checked) if one.message] == []
    assert checked.game is not None
    agree(compiled(checked.game, 2).program, range(10))


@pytest.mark.parametrize(("rules", "plays"), [(SMALL, 6), (LARGE, 1)])
def test_groups_are_those_of_that_moment(rules: str, plays: int, tmp_path: Path) -> None:
    path = tmp_path / "groups.rules"
    path.write_text(rules, "utf-8")
    game = rulekit.load(str(path))
    points = frozenset(one.name for one in game.table.game.table("point").items)
    met = 0
    for seed in range(plays):
        chooser = Random(seed)  # noqa: S311  # plays to try, not secrets
        state = game.start(seed=seed)
        while not state.is_over and len(state.options) > 2:  # then what follows is forced, and no decision
            mover = state.player
            assert mover is not None
            ours, theirs = (frozenset(state.players[at].stone) for at in (mover, 1 - mover))
            state = state.apply(chooser.choice(state.options))
            you = state.players[mover]
            (spot,) = frozenset(you.stone) - ours
            gone = dead(theirs, ours | {spot}, points)
            assert frozenset(state.players[1 - mover].stone) == theirs - gone
            assert you.before == len(dead(theirs, ours, points))
            assert (you.counted, you.swept, you.named, you.seen) == (len(gone), len(gone), len(gone), bool(gone))
            assert you.joined == len(group(spot, ours | {spot}, points)) - (not beside(spot, points) & ours)
            assert you.after == 0
            met += bool(gone)
    assert met


PAIRS = [
    ("other is connected to start by side", "other is connected to start by row"),
    ("connected to start by side through hostile", "connected to start by side through free"),
    ("connected to start by side", "connected to a1 by side"),
    ("connected to start by side", "connected to hostile points by side"),
]


def test_what_is_played_otherwise_is_printed_otherwise() -> None:
    rules = RULES.split("\nexample ")[0] + "\n"
    printer = Printer(speakers(rules, 1))
    one = Base.of(rules, printer).pages
    assert one.broken == {}
    for right, wrong in PAIRS:
        assert right in rules
        other = Base.of(rules.replace(right, wrong), printer).pages
        assert other.broken == {}
        assert [(tag, wrong) for tag, text in one.texts.items() if text == other.texts[tag]] == []
