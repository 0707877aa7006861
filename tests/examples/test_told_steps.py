"""Steps of a round that a person tells: the book prints the words there, what is played bears out their figures."""

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

each player has
  coin (coins)    0 or more
  grain (grains)  0 or more

step play
  each player in turn: do turn

step turn
  do grind, sell

step grind
  gain 2 grains

step sell
  you may, as often as you like
    lose 1 grain
    gain 3 coins

round whole "A whole turn"
  given  players Anna, Ben
  given  Anna has 5 grains
  when   Anna does turn
{grind}  then   Anna has 7 grains
  when   Anna chooses go
{first}  when   Anna chooses go
{second}  when   Anna stops
  then   Anna has 6 coins
"""
WORDS = """[things]
coin = { singular = "coin", plural = "coins" }
grain = { singular = "grain", plural = "grains" }
[steps]
turn = { singular = "Turn", do = "take a turn", they = "takes a turn" }
grind = { singular = "Grind", do = "grind", they = "grinds" }
sell = { singular = "Sell", do = "sell", they = "sells" }
[examples]
whole = "A whole turn"
"""


def written(folder: Path, **told: str) -> Path:
    """The game with its words, with what is told behind some lines of its round; its file."""
    lines = {at: f"  told {told[at]}\n" if at in told else "" for at in ("grind", "first", "second")}
    text = GAME
    for at, line in lines.items():
        text = text.replace(f"{{{at}}}", line)
    return mill.written(folder, text, WORDS)


def chapter(path: Path) -> str:
    """The turn of the round, as the book tells it."""
    return book(path).replace("\u00a0", " ").partition("### Anna’s turn")[2].partition("\n#")[0]


def test_a_step_is_told_in_the_words_of_a_person_and_the_others_as_played(tmp_path: Path) -> None:
    bare = chapter(written(tmp_path))
    told = chapter(written(tmp_path, grind='grind "The mill turns for {people.Anna}: 5 + 2 = 7."'))
    assert "1. Grind: The mill turns for Anna: 5 + 2 = 7." in told
    assert "gains 2 grains" in bare
    assert "gains 2 grains" not in told
    assert bare.partition("2. Sell")[2] == told.partition("2. Sell")[2]


def test_several_tellings_of_a_step_are_its_parts(tmp_path: Path) -> None:
    told = chapter(written(tmp_path, first='sell "She sells."', second='sell "She sells again."'))
    assert "2. Sell:\n\n    - She sells.\n    - She sells again." in told


@pytest.mark.parametrize(("words", "bare"), [("5 + 2 = 7", 0), ("5 + 2 = 8", 2), ("4", 1)])
def test_a_figure_that_is_not_played_with_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, bare: int
) -> None:
    assert main(["check", str(written(tmp_path, grind=f'grind "{words}."')), "--locale", "en"]) == bool(bare)
    assert capsys.readouterr().err.count("RK0516") == bare


@pytest.mark.parametrize(("told", "code"), [('grid "She grinds."', "RK0201"), ('grind " "', "RK0804")])
def test_what_tells_no_step_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], told: str, code: str
) -> None:
    assert main(["check", str(written(tmp_path, grind=told))]) == 1
    assert code in capsys.readouterr().err


def test_nothing_can_be_told_before_something_happens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    text = path.read_text("utf-8").replace(
        "  when   Anna does turn\n", '  told grind "She grinds."\n  when   Anna does turn\n'
    )
    path.write_text(text, "utf-8")
    assert main(["check", str(path)]) == 1
    assert "RK0804" in capsys.readouterr().err
