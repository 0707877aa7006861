"""Dice of several kinds: each falls as what it is, by both runners alike, and is asked about by kind."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import rulekit
from rulekit.driver.pipeline import check_source, load_game
from rulekit.playing.examples import run_examples
from rulekit.playing.state import State
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.small import path_of

GAME = """\
game kinds
  title    "Kinds"
  players  2
  wins     most points

die white (whites) shows 1 to 6
die red (reds) shows 0 to 3

each player has
  point (points)  {most}
  cup             up to 2 reds, starts at 2

step play
  each player in turn: do turn

step turn
  roll 2 whites and 1 red
  {line}
"""


def rules(line: str, *, most: str = "0 or more") -> Source:
    return Source("kinds.rules", GAME.format(line=line, most=most))


def thrown(line: str, *faces: str) -> State:
    """What is asked after dice have fallen so."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kinds.rules"
        path.write_text(rules(line).text, "utf-8")
        state = rulekit.load(str(path)).start(2, chance="explicit")
    for face in faces:
        state = state.apply(next(one for one in state.options if one.path == (face,)))
    return state


def test_each_falls_as_what_it_is() -> None:
    state = thrown("gain 1 point", "white_6")
    assert [one.path[0] for one in state.options] == [f"white_{at}" for at in range(1, 7)]
    state = thrown("gain 1 point", "white_6", "white_1")
    assert [one.path[0] for one in state.options] == ["red_0", "red_1", "red_2", "red_3"]


def test_one_that_is_thrown_again_falls_as_what_it_is() -> None:
    state = thrown(
        "choose a die\n  reroll that die\n  gain as many points as face of that die", "white_6", "white_1", "red_0"
    )
    assert [one.path[0] for one in state.options] == ["white_6", "white_1", "red_0"]
    state = state.apply(state.options[2])
    assert [one.path[0] for one in state.options] == ["red_0", "red_1", "red_2", "red_3"]
    assert state.apply(state.options[3]).players[0].point == 3


@pytest.mark.parametrize(
    ("line", "faces", "points"),
    [
        ("gain as many points as total face of dice", ("white_6", "white_1", "red_3"), 10),
        ("gain as many points as total face of whites", ("white_6", "white_1", "red_3"), 7),
        ("gain as many points as number of reds whose face is 3", ("white_3", "white_3", "red_3"), 1),
        ("gain as many points as number of dice whose face is 3", ("white_3", "white_3", "red_3"), 3),
        ("if dice have 3 alike: gain 9 points", ("white_3", "white_3", "red_3"), 9),
        ("if whites have 2 alike: gain 9 points", ("white_3", "white_2", "red_3"), 0),
        ("if dice have a run from 0 to 2: gain 9 points", ("white_1", "white_2", "red_0"), 9),
        ("if there are 2 dice whose total face is 2: gain 9 points", ("white_2", "white_6", "red_0"), 9),
        ("if there are 2 whites whose total face is 2: gain 9 points", ("white_2", "white_6", "red_0"), 0),
        ("gain as many points as highest face of reds", ("white_6", "white_6", "red_2"), 2),
    ],
)
def test_questions(line: str, faces: tuple[str, ...], points: int) -> None:
    assert thrown(line, *faces).players[0].point == points


def test_a_cup_holds_dice_of_a_kind() -> None:
    state = thrown("roll cup\n  gain as many points as total face of dice of cup", "white_6", "white_6", "red_0")
    assert [one.path[0] for one in state.options] == ["red_0", "red_1", "red_2", "red_3"]
    assert state.apply(state.options[3]).apply(state.options[2]).players[0].point == 5


def codes(line: str, most: str) -> set[str]:
    return {one.code for one in check_source(rules(line, most=most)).diagnostics}


@pytest.mark.parametrize(
    ("line", "most"),
    [
        ("points becomes total face of dice", 18),
        ("points becomes total face of whites", 12),
        ("choose 2 dice whose total face is at least 1\n  points becomes total face of those dice", 12),
    ],
)
def test_totals_are_known_from_what_is_thrown(line: str, most: int) -> None:
    assert "RK0303" not in codes(line, f"0 to {most}")
    assert "RK0303" in codes(line, f"0 to {most - 1}")


@pytest.mark.parametrize("name", ["meadow", "nightfall"])
def test_both_runners_play_alike(name: str) -> None:
    agree(rulekit.load(str(path_of(name)), players=3).table.program.program, range(20))


NAMED = """\
game herd
  title    "Herd"
  players  2
  wins     most points

die green (greens)
  calf   gives 1 point
  fence  gives 2 points
die red (reds)
  bull  gives 3 points or 5 coins
  gate  gives 1 coin

each player has
  point (points)  0 or more
  coin (coins)    0 or more

step play
  each player in turn: do turn

step turn
  roll 1 green and 1 red
  choose a red that shows bull
  reroll that red
  gain what your dice give
"""


def test_faces_with_names_belong_to_their_kind(tmp_path: Path) -> None:
    path = tmp_path / "herd.rules"
    path.write_text(NAMED, "utf-8")
    state = rulekit.load(str(path)).start(2, chance="explicit")
    for face in ("fence", "bull"):
        state = state.apply(next(one for one in state.options if one.path == (face,)))
    assert [one.path for one in state.options] == [("bull",), ("gate",)]
    state = state.apply(state.options[1])
    assert (state.players[0].point, state.players[0].coin) == (2, 1)


@pytest.mark.parametrize("example", ["three_jewels", "bribed"])
def test_kinds_may_share_the_name_of_a_face(example: str) -> None:
    (outcome,) = (one for one in run_examples(load_game(str(path_of("nightfall")))) if one.example.name == example)
    assert outcome.message == ""


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("if there is a die that shows calf: gain 1 point", []),
        ("if there is a die that shows red_calf: gain 1 point", []),
        ("if there is a green that shows red_calf: gain 1 point", ["RK0201"]),
        ("if there is a die that shows red_fence: gain 1 point", ["RK0201"]),
        ("if there is a die that shows cow: gain 1 point", ["RK0201"]),
    ],
)
def test_a_face_that_dice_share_is_asked_of_any_or_of_one(line: str, found: list[str]) -> None:
    text = NAMED.replace("  bull  gives 3 points or 5 coins", "  calf  gives 3 points or 5 coins").replace(
        "that shows bull", "that shows calf"
    )
    report = check_source(Source("herd.rules", text.replace("  gain what", f"  {line}\n  gain what")))
    assert [one.code for one in report.diagnostics] == found


def test_a_state_is_kept_with_what_its_dice_show() -> None:
    game = rulekit.load(str(path_of("meadow")), players=2)
    state = game.start(seed=5)
    assert any("white" in one.name for one in state.faces)
    assert game.from_json(state.to_json()).faces == state.faces
