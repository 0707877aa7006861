"""Dice taken together: every pair that has the total is offered, once, and no other; by both runners alike."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.state import State
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.small import path_of

SUMS = {"gully": (5, 2), "spur": (6, 3), "saddle": (7, 4), "scree": (8, 3), "crag": (9, 2)}
"""Of each route: the total that it asks for, and how long it is."""

GAME = """\
game totals
  title    "Totals"
  players  2 to 4
  wins     most points

die die (dice) {faces}

each player has
  point (points)    0 or more
  cup (cups)        up to 3 dice, starts at 3

each die has
  kept  yes or no

step play
  each player in turn: do turn

step turn
  roll {count} dice
  {line}
  gain 1 point
"""


def rules(line: str, *, count: int = 4, faces: str = "shows 1 to 6") -> Source:
    return Source("totals.rules", GAME.format(line=line, count=count, faces=faces))


def within_reach(state: State, dice: list[int]) -> set[str]:
    """The routes that two of these dice lead to, told from the rules alone."""
    sums = {sum(pair) for pair in combinations(dice, 2)}
    assert state.player is not None
    camps, ropes = state.players[state.player].camp, state.rope
    return {name for name, (total, length) in SUMS.items() if camps[name] + ropes[name] < length and total in sums}


def test_what_a_referee_of_the_rules_alone_allows_is_offered() -> None:
    chooser = random.Random(7)  # noqa: S311  # plays to try, not secrets
    asked = {"routes": 0, "pairs": 0}
    for seed in range(6):
        state = rulekit.load(str(path_of("ridges")), players=2).start(seed)
        while not state.is_over:
            dice = [int(one) for one in state.dice]
            offered = [one.path for one in state.options]
            if offered[0][0] in SUMS:
                assert {one[0] for one in offered} == within_reach(state, dice)
                asked["routes"] += 1
            elif len(offered[0]) > 1:
                pairs = [tuple(sorted(map(int, one))) for one in offered]
                assert len(pairs) == len(set(pairs))
                total = {sum(one) for one in pairs}
                assert len(total) == 1
                assert set(pairs) == {one for one in combinations(sorted(dice), 2) if sum(one) in total}
                asked["pairs"] += 1
            state = state.apply(chooser.choice(state.options))
    assert asked["routes"] > 9  # often enough to tell
    assert asked["pairs"]


def thrown(folder: Path, line: str, *faces: int) -> State:
    """What came of it after dice have fallen so."""
    path = folder / "totals.rules"
    path.write_text(rules(line, count=len(faces)).text, "utf-8")
    state = rulekit.load(str(path), players=2).start(1, chance="explicit")
    for face in faces:
        state = state.apply(state.options[face - 1])
    return state


@pytest.mark.parametrize(
    ("line", "faces", "so"),
    [
        ("if there are 2 dice whose total face is 7", (1, 2, 6, 6), 1),
        ("if there are 2 dice whose total face is 7", (1, 2, 4, 4), 0),
        ("if there are 3 dice whose total face is at least 15", (5, 1, 5, 5), 1),
        ("if there are 3 dice whose total face is at least 16", (5, 1, 5, 5), 0),
        ("if there are 4 dice whose total face is at most 8", (3, 6, 1, 2, 2), 1),
        ("if there are 4 dice whose total face is at most 7", (3, 6, 1, 2, 2), 0),
        ("if there are 2 dice whose face is 6", (6, 1, 6), 1),
        ("if there are 2 dice whose face is 6", (6, 1, 1), 0),
    ],
)
def test_a_total_of_so_many(line: str, faces: tuple[int, ...], so: int, tmp_path: Path) -> None:
    assert thrown(tmp_path, f"{line}: gain 5 points", *faces).players[0].points == 1 + 5 * so


@pytest.mark.parametrize(
    ("how", "faces", "offered"),
    [
        ("2", (3, 4, 5, 2, 4), [("3", "4"), ("5", "2")]),
        ("any", (3, 4, 5, 2), [("3", "4"), ("5", "2")]),
        ("up to 3", (2, 4, 1, 6), [("2", "4", "1"), ("1", "6")]),
        ("3", (2, 2, 3, 4, 1), [("2", "2", "3"), ("2", "4", "1")]),
    ],
)
def test_so_many_are_offered(how: str, faces: tuple[int, ...], offered: list[tuple[str, ...]], tmp_path: Path) -> None:
    state = thrown(tmp_path, f"choose {how} dice whose total face is 7", *faces)
    assert [one.path for one in state.options] == offered


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("choose a die whose total face is 7", "RK0203"),
        ("choose 2 dice whose total kept is 7", "RK0203"),
        ("choose 2 players whose total point is 7", "RK0203"),
        ("choose 2 dice whose total face is even", "RK0203"),
        ("for each die whose total face is 7: gain 1 point", "RK0203"),
        ("if number of dice whose total face is 7 is 2: gain 1 point", "RK0203"),
        ("if there are 2 dice of cup whose total face is 7: gain 1 point", "RK0203"),
        ("if there are 1 dice whose total face is 7: gain 1 point", "RK0302"),
        ("if there are 17 dice whose total face is 7: gain 1 point", "RK0302"),
        ("if there are 0 dice whose face is 5: gain 1 point", "RK0302"),
    ],
)
def test_what_has_no_total_is_told(line: str, code: str) -> None:
    assert {one.code for one in check_source(rules(line)).diagnostics if one.code != "RK0401"} == {code}


def test_dice_without_numbers_have_no_total() -> None:
    text = rules("choose 2 dice whose total face is 7", faces="\n  hand  gives 1 point\n  sheaf gives 2 points").text
    assert {one.code for one in check_source(Source("totals.rules", text)).diagnostics} == {"RK0203"}


def test_too_many_dice_to_choose_any_by_their_total_are_told(tmp_path: Path) -> None:
    path = tmp_path / "totals.rules"
    path.write_text(rules("choose any dice whose total face is 7", count=13).text, "utf-8")
    with pytest.raises(rulekit.RuleError, match="RK0310"):
        rulekit.load(str(path), players=2)


def test_both_runners_choose_alike() -> None:
    agree(rulekit.load(str(path_of("ridges")), players=2).table.program.program, range(3))
