"""A play that nothing ends is unfinished: everything that plays says so, names the loop, and lets nobody win."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from rulekit.cli.command import run
from rulekit.driver.terminal import Seat, play
from rulekit.playing.game import load

HEAD = """game stuck
  title    "Stuck"
  players  2 to 2
  wins     most points

each player has
  point (points)  0 or more

step play
  repeat
    each player in turn: do turn

step score
  each player: gain 5 points

"""
LOOPS = {
    "open": ("step turn\n  if your points are 10: the game ends\n", 10),
    "until": ("step turn\n  repeat until your points are 1: gain 0 points\n  the game ends\n", 17),
    "in a called step": (
        "step turn\n  do wait\n  the game ends\n\nstep wait\n  repeat until your points are 3\n    gain 2 points\n",
        21,
    ),
}
EXAMPLE = "example waiting\n  given  players Anna, Ben\n  when   Anna does turn\n  then   Anna has 0 points\n"


@pytest.fixture(params=LOOPS)
def stuck(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, int]:
    """A game without an end, and the line of its loop."""
    text, line = LOOPS[request.param]
    path = tmp_path / "stuck.rules"
    path.write_text(HEAD + text, "utf-8")
    return path, line


def test_the_state(stuck: tuple[Path, int]) -> None:
    path, line = stuck
    state = load(str(path)).start()
    assert state.is_over
    assert state.unfinished is not None
    assert (HEAD + path.read_text("utf-8")[len(HEAD) :])[: state.unfinished.start].count("\n") + 1 == line
    assert state.winners == ()
    assert state.players[0].points != 5  # nothing is scored


def test_simulate(stuck: tuple[Path, int], capsys: pytest.CaptureFixture[str]) -> None:
    path, line = stuck
    assert run(["simulate", str(path), "--games", "2"]) == 1
    shown = capsys.readouterr().out
    assert f"2 of 2 games are unfinished and not counted above: the loop in line {line} of {path}" in shown


def test_play(stuck: tuple[Path, int]) -> None:
    path, line = stuck
    out = io.StringIO()
    end = play(load(str(path)), [Seat("A", bot=True), Seat("B", bot=True)], "en", 1, io.StringIO(), out)
    assert end.unfinished is not None
    assert f"line {line} of the rules" in out.getvalue()


def test_an_example(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stuck.rules"
    path.write_text(HEAD + LOOPS["until"][0] + "\n" + EXAMPLE, "utf-8")
    assert run(["test", str(path)]) == 1
    assert "the loop in line 17" in capsys.readouterr().err


def test_a_number_of_times_is_no_such_limit(tmp_path: Path) -> None:
    path = tmp_path / "counted.rules"
    path.write_text((HEAD + LOOPS["open"][0]).replace("  repeat\n", "  repeat up to 9999 times\n"), "utf-8")
    state = load(str(path)).start()
    assert state.unfinished is None
    assert state.players[0].points == 5
