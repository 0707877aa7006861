"""An example that answers a question stands below it, in a chapter of its own; what a variant forbids is left out."""

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
  purse  {most}

each player has
  coin (coins)  0 to purse, starts at 4, more is lost

step play
  each player in turn: do turn

step turn
  gain as many coins as wage

example told "Two for everybody"
  given  Anna has 1 coin
  when   Anna does turn
  then   Anna has 3 coins

example rich "Two for the rich"
  question "Is there a wage for whoever has many {{coin:plural}}?" {answer}
  given  Anna has 28 coins
  when   Anna does turn
  then   Anna has 30 coins
"""
WORDS = """[things]
coin = { singular = "coin", plural = "coins" }
[numbers]
purse = { singular = "most coins of a purse" }
[steps]
turn = { singular = "Turn", do = "take a turn", they = "takes a turn" }
"""
HUNGARIAN = """[things]
coin = { lemma = "érme", acc = "érmét", plural = "érmék", poss3 = "érméje" }
[steps]
turn = { lemma = "Forduló", imp2 = "hajtsd végre a fordulót", sg3 = "végrehajtja a fordulót" }
[examples]
told = "Mindenkinek kettő"
rich = "A gazdagnak is kettő"
"""
ASKED = "Is there a wage for whoever has many coins?"


def written(folder: Path, answer: str = "yes", most: int = 30) -> Path:
    """The game with its words; its file."""
    return mill.written(folder, GAME.format(answer=answer, most=most), WORDS)


@pytest.mark.parametrize(("answer", "said"), [("yes", "Yes. "), ("no", "No. "), ("", "")])
def test_the_question_stands_above_what_is_played(tmp_path: Path, answer: str, said: str) -> None:
    text = book(written(tmp_path, answer))
    answer = "Anna has 28 coins. She takes a turn and gains 2 coins (28\u00a0+\u00a02\u00a0=\u00a030)."
    assert f"> **{ASKED}**\n>\n> {said}{answer}" in text
    assert "Two for the rich" not in text
    assert text.index("Two for everybody") < text.index("## Questions") < text.index(ASKED)


def test_a_game_without_questions_has_no_chapter_of_them(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_text("".join(one for one in path.read_text("utf-8").splitlines(keepends=True) if "question" not in one))
    assert "## Questions" not in book(path)


def test_an_answer_is_run_like_any_example(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    path.write_text(path.read_text("utf-8").replace("then   Anna has 30", "then   Anna has 29"), "utf-8")
    assert main(["test", str(path)]) == 1
    assert "the example `rich` does not come out: Anna has 30 coins" in capsys.readouterr().err


def test_another_language_asks_for_its_own_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    (tmp_path / "mill.hu.toml").write_text(HUNGARIAN, "utf-8")
    assert main(["check", str(path), "--locale", "hu"]) == 1
    assert "`rich.question`" in capsys.readouterr().err


def lowered(folder: Path) -> Path:
    """A variant with which nobody can have what an example of the game gives."""
    path = folder / "poor.rules"
    path.write_text("variant poor of mill\n  change purse from 30 to 20\n", "utf-8")
    return path


def test_what_a_variant_makes_impossible_is_left_out_with_it(tmp_path: Path) -> None:
    path = written(tmp_path)
    text = book(path, lowered(tmp_path))
    assert "Two for everybody" in text
    assert ASKED not in text
    assert ASKED in book(path)


def test_in_the_game_itself_it_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(written(tmp_path, most=20))]) == 1
    assert "28 is not between 0 and 20" in capsys.readouterr().err


def test_in_the_variant_itself_it_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, variant = written(tmp_path), lowered(tmp_path)
    own = "  example many\n    given  Anna has 25 coins\n    when   Anna does turn\n    then   Anna has 20 coins\n"
    variant.write_text(variant.read_text("utf-8") + own, "utf-8")
    assert main(["check", str(path), "--variant", str(variant)]) == 1
    assert "25 is not between 0 and 20" in capsys.readouterr().err
