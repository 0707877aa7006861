"""At the terminal nobody sees what others choose or hold in secret; everybody sees what is open, and what changes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import rulekit
from rulekit.cli import main
from rulekit.driver.terminal import Seat, play

GAME = """game secret
  title    "Secret"
  players  2 to 3
  wins     most points

table gem (gems)   worth
  ruby             3
  opal             1
  jade             2

each player has
  point (points)  0 or more
  kept            {kept}

step play
  each player
    choose a gem
    kept becomes that gem
"""


def transcript(tmp_path: Path, kept: str, seats: tuple[Seat, ...]) -> str:
    path = tmp_path / "secret.rules"
    path.write_text(GAME.format(kept=kept), "utf-8")
    out = io.StringIO()
    play(rulekit.load(str(path), players=len(seats)), seats, "en", 1, io.StringIO("1\n"), out)
    return out.getvalue()


def test_missing_words_are_told_before_the_first_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secret.rules"
    path.write_text(GAME.format(kept="a gem or nobody"), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["play", str(path), "--players", "2", "--seed", "1", "--locale", "hu"])
    told = capsys.readouterr().err.splitlines()
    prepare = f"`rulekit locale fill {path} hu` prepares {path.with_suffix('.hu.toml')}"
    assert told == [f"8 words are missing in `hu` and told as ⟨…⟩; {prepare}"]


def chosen(told: str) -> list[str]:
    """What bots chose: the lines between the head of a turn and the scores."""
    indented = [line.strip() for line in told.splitlines() if line.startswith("    ")]
    return [line.split(": ", 1)[1] for line in indented if ": " in line]


@pytest.mark.parametrize("human", [0, 1, 2])
def test_what_bots_choose_in_secret_is_not_told(tmp_path: Path, human: int) -> None:
    seats = tuple(Seat(name, bot=at != human) for at, name in enumerate("ABC"))
    assert chosen(transcript(tmp_path, "a gem or nothing, hidden", seats)) == ["(in secret)"] * 2


def test_what_is_open_is_told(tmp_path: Path) -> None:
    seats = (Seat("A", bot=False), Seat("B", bot=True))
    assert "(in secret)" not in chosen(transcript(tmp_path, "a gem or nothing", seats))


def test_where_nobody_watches_everything_is_told(tmp_path: Path) -> None:
    seats = (Seat("A", bot=True), Seat("B", bot=True))
    assert "(in secret)" not in chosen(transcript(tmp_path, "a gem or nothing, hidden", seats))


def test_what_changes_on_the_board_is_told() -> None:
    out = io.StringIO()
    seats = (Seat("Ann", bot=True), Seat("Ben", bot=True), Seat("Cy", bot=True))
    play(rulekit.load("history_of_the_world", players=3), seats, "en", 5, io.StringIO(), out)
    told = {line.strip() for line in out.getvalue().splitlines() if line.startswith("      ")}
    assert any(line.startswith("Ann has an army in ") for line in told)
    assert any(line.startswith("There is a capital in ") for line in told)
