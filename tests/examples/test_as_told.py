"""An example that a person tells: the book prints the words, what is played bears out their figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.cli import main
from tests.examples import mill
from tests.examples.mill import book

GAME = """game mill
  title    "Mill"
  players  2 to 4
  wins     most coins

numbers
  wage   2

each player has
  coin (coins)  0 or more

step play
  each player in turn: do turn

step turn
  gain as many coins as wage

example told "Two for everybody"
  told "{words}"
  given  Anna has 5 coins
  when   Anna does turn
  then   Anna has 7 coins
"""
WORDS = """[things]
coin = { singular = "coin", plural = "coins" }
[numbers]
wage = { singular = "wage" }
[steps]
turn = { singular = "Turn", do = "take a turn", they = "takes a turn" }
"""
TOLD = "{people.Anna} is paid for her turn: 5 + 2 = 7."


def written(folder: Path, words: str = TOLD) -> Path:
    """The game with its words; its file."""
    return mill.written(folder, GAME.replace("{words}", words), WORDS)


def test_the_words_stand_in_place_of_what_is_played(tmp_path: Path) -> None:
    text = book(written(tmp_path))
    assert "> **Example. Two for everybody**\n>\n> Anna is paid for her turn: 5 + 2 = 7." in text.replace("\u00a0", " ")
    assert "Anna has 5 coins" not in text


def test_it_is_played_all_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    path.write_text(path.read_text("utf-8").replace("then   Anna has 7", "then   Anna has 8"), "utf-8")
    assert main(["test", str(path)]) == 1
    assert "the example `told` does not come out: Anna has 7 coins" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "bare"),
    [
        (TOLD, ()),
        ("{people.Anna} has 5.", ()),
        ("{people.Anna} has 6.", ("6",)),
        ("{people.Anna} is paid: 5 + 2 = 8.", ("2", "8")),
        ("{people.Anna} is paid: 5 + 3 = 8.", ("3", "8")),
    ],
)
def test_a_figure_that_is_not_played_with_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, bare: tuple[str, ...]
) -> None:
    assert main(["check", str(written(tmp_path, words)), "--locale", "en"]) == bool(bare)
    said = capsys.readouterr().err
    assert said.count("RK0516") == len(bare)
    assert all(f"has the figure `{one}` of its own" in said for one in bare)


def test_with_a_variant_in_which_it_comes_out_otherwise_the_words_are_left_out(tmp_path: Path) -> None:
    rich = tmp_path / "rich.rules"
    rich.write_text("variant rich of mill\n  change wage from 2 to 3\n", "utf-8")
    text = book(written(tmp_path), rich)
    assert "is paid for her turn" not in text


LATER = """  then   Anna has 7 coins
  told   "{people.Anna} is paid again: 7 + 2 = 9."
  when   Anna does turn
  then   Anna has 9 coins
"""


def test_each_part_is_told_in_its_turn(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_text(path.read_text("utf-8").replace("  then   Anna has 7 coins\n", LATER), "utf-8")
    text = book(path).replace("\u00a0", " ")
    assert "> Anna is paid for her turn: 5 + 2 = 7.\n>\n> Anna is paid again: 7 + 2 = 9." in text


@pytest.mark.parametrize("first", ["", '  question "Is she paid?"\n'])
def test_a_later_part_is_told_behind_a_first_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], first: str
) -> None:
    path = written(tmp_path)
    text = path.read_text("utf-8").replace("  then   Anna has 7 coins\n", LATER)
    path.write_text(text.replace(f'  told "{TOLD}"\n', first), "utf-8")
    assert main(["check", str(path)]) == 1
    assert "RK0804" in capsys.readouterr().err
