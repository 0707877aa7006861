"""What happens where nobody is asked is told as it is: the one thing left to do, a pass, a loss at once, no points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.cli import main
from rulekit.driver.pipeline import load_game
from rulekit.playing.examples import still_true
from tests.words.by_machine import write_all

GAME = """game corners
  title    "Corners"
  players  2
  wins     most points

table box (boxes): red, blue

table square (squares) in a grid 2 by 2

pieces on squares
  disc (discs)

each player has
  filled of each box  yes or no
  point (points)      0 or more

a square is free when it has no disc

step play
  take turns until all pass: do turn
  each player in turn: do fill_in
  each player in turn: do close_off

step turn
  if there is a free square
    choose a free square
    put 1 disc on that square
  otherwise: pass

step fill_in
  choose a box
  filled of that box becomes yes
  if that box is red: gain 2 points

step close_off
  if there is no free square: you lose
  choose a free square
  put 1 disc on that square

"""
EXAMPLES = {
    "one square left": """example one "One" for turn
  given  players Anna, Ben
  given  Anna has discs on a1, b1
  given  Ben has discs on b2
  when   Anna does turn
  then   Anna has discs on a1, a2, b1
""",
    "no square left": """example one "One" for turn
  given  players Anna, Ben
  given  Anna has discs on a1, b1
  given  Ben has discs on a2, b2
  when   Anna does turn
  then   the game goes on
""",
    "still to choose": """example one "One" for turn
  given  players Anna, Ben
  given  Anna has discs on a1
  given  Ben has discs on b2
  when   Anna does turn
  then   Anna may choose only a2 or b1
""",
    "lost at once": """example one "One" for close_off
  given  players Anna, Ben
  given  Anna has discs on a1, b1
  given  Ben has discs on a2, b2
  when   Anna does close_off
  then   Ben wins
""",
    "an empty box": """example one "One" for fill_in
  given  players Anna, Ben
  when   Anna does fill_in
  when   Anna chooses blue
  then   Anna has 0 points
""",
}
SAID = {
    ("one square left", "en"): r"Anna puts a disc on a2\.",
    ("one square left", "hu"): r"Anna word\d+ tesz ide: a2\.",
    ("one square left", "fr"): r"Anna pose une? word\d+ sur a2\.",
    ("one square left", "zh_Hant"): r"怡安將word\d+放在a2上。",
    ("no square left", "en"): r"Anna passes\. The game goes on\.",
    ("no square left", "hu"): r"Anna passzol\.",
    ("no square left", "fr"): r"Anna passe\.",
    ("no square left", "zh_Hant"): r"怡安跳過。",
    ("still to choose", "en"): r"Anna takes a turn\. She may choose only",
    ("still to choose", "hu"): r"Anna következik\. Csak",
    ("still to choose", "fr"): r"C’est au tour d’Anna\. Elle ne peut",
    ("still to choose", "zh_Hant"): r"輪到怡安。她能選的只有",
    ("lost at once", "en"): r"Anna comes to the “.*” step\. Ben wins",
    ("lost at once", "hu"): r"Annára a „[Ww]ord\d+” lépés várna\. Bence győz",
    ("lost at once", "fr"): r"C’est à Anna d.*\. Benoît gagne",
    ("lost at once", "zh_Hant"): r"輪到怡安.*。柏翰獲勝",
    ("an empty box", "en"): r"Anna chooses blue and gains no points\.",
    ("an empty box", "hu"): r"Anna .* választja, és nem kap word\d+\.",
    ("an empty box", "fr"): r"Anna choisit .* et .* 0 word\d+\.",
    ("an empty box", "zh_Hant"): r"怡安選擇word\d+，獲得0個word\d+。",
}


@pytest.mark.parametrize("tag", ["en", "hu", "fr", "zh_Hant"])
@pytest.mark.parametrize("case", EXAMPLES)
def test_what_is_not_asked_is_told_as_it_is(
    case: str, tag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "corners.rules"
    path.write_text(GAME + EXAMPLES[case], "utf-8")
    write_all(still_true(load_game(str(path))), tag)
    assert main(["book", str(path), "--format", "md", "--locale", tag]) == 0
    page = re.sub(r"\s", " ", capsys.readouterr().out)
    assert re.search(SAID[case, tag], page), page
