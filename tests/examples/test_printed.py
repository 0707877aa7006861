"""An example that is not printed is run, and no book has it."""

from __future__ import annotations

from pathlib import Path

from rulekit.cli import main
from tests.examples import mill

GAME = """game mill
  title    "Mill"
  players  2 to 4
  wins     most coins

each player has
  coin (coins)  0 to 30, starts at 4, more is lost

step play
  each player in turn: do turn

step turn
  gain 2 coins

example told "Two for everybody"
  given  Anna has 1 coin
  when   Anna does turn
  then   Anna has 3 coins

example tried "Two for the rich" for turn, not printed
  given  Anna has 28 coins
  when   Anna does turn
  then   Anna has 30 coins
"""
WORDS = """[things]
coin = { singular = "coin", plural = "coins" }
[steps]
turn = { singular = "Turn", do = "take a turn", they = "takes a turn" }
[examples]
told = "Two for everybody"
tried = "Two for the rich"
"""


def written(folder: Path) -> str:
    """The game with its words; its path."""
    return str(mill.written(folder, GAME, WORDS))


def test_it_is_run_and_no_book_has_it(tmp_path: Path) -> None:
    path, book = written(tmp_path), tmp_path / "book.md"
    assert main(["test", path]) == 0
    assert main(["test", path, "-k", "tried"]) == 0
    assert main(["book", path, "--format", "md", "-o", str(book)]) == 0
    text = book.read_text("utf-8")
    assert "Two for everybody" in text
    assert "Two for the rich" not in text
