"""What is chosen is told as a deed where its words say so, and what goes without saying is not told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulekit
from rulekit.cli import main
from rulekit.driver.pipeline import load_game
from rulekit.playing.examples import still_true
from tests.words.by_machine import write_all

GAME = """game marches
  title    "Marches"
  players  2
  wins     most points

table land (lands)
  hill
  moor

each player has
  point (points)  0 or more

the game has
  weather (weathers)  0 or more

step play
  each player in turn: do turn

step turn
  weather becomes weather plus 1
  choose one
    march
      choose a land
      gain 1 point
      choose a land
    rest
      gain 2 points

example both "Both"
  when   Anna does turn
  when   Anna chooses march, hill
  when   Anna chooses moor
  when   Ben does turn
  when   Ben chooses rest
  then   Anna has 1 point

round walk "A walk"
  UNTOLD
  given  players Anna, Ben
  when   Anna does turn
  when   Anna chooses march, hill
  when   Anna chooses moor
  when   Ben does turn
  when   Ben chooses rest
"""
DEEDS = {
    "en": ("marches to {it}", "rests"),
    "hu": ("elindul {ill}", "pihen"),
    "fr": ("marche vers {it}", "se repose"),
    "zh_Hant": ("前往{it}", "休息"),
}
SAID = {
    "en": (r"Anna marches to hill, then chooses moor\.", r"Ben rests and gains 2 points\."),
    "hu": (r"elindul a word\d+-be, majd a word\d+ választja\.", r"Bence pihen, és 2 word\d+ kap\."),
    "fr": (r"marche vers le word\d+, puis choisit « Word\d+ »\.", r"Benoît se repose et reçoit 2 word\d+\."),
    "zh_Hant": (r"前往word\d+，再選擇word\d+。", r"柏翰休息，獲得2個word\d+。"),
}


def written(folder: Path, tag: str, untold: str = "untold weather") -> Path:
    """The game with words made by machine, its options with words for deeds; its file."""
    path = folder / "marches.rules"
    path.write_text(GAME.replace("UNTOLD\n", f"{untold}\n" if untold else "\n"), "utf-8")
    for one in write_all(still_true(load_game(str(path))), tag):
        text = one.read_text("utf-8")
        for name, deed in zip(("march", "rest"), DEEDS[tag], strict=True):
            base = {"hu": "lemma", "zh_Hant": "word"}.get(tag, "singular")
            old = next(line for line in text.splitlines() if line.startswith(f"{name} = "))
            text = text.replace(old, f'{name} = {{ {base} = "{name}", they = "{deed}" }}')
        one.write_text(text, "utf-8")
    return path


def printed(path: Path, tag: str) -> str:
    rulekit.write_book(rulekit.load(str(path)), str(path.with_suffix(".md")), locale=tag, kind="rulebook")
    return path.with_suffix(".md").read_text("utf-8").replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("tag", SAID)
def test_an_option_is_told_as_a_deed(tag: str, tmp_path: Path) -> None:
    book = printed(written(tmp_path, tag), tag)
    for line in SAID[tag]:
        assert re.search(line, book), book


def test_what_is_untold_is_not_told(tmp_path: Path) -> None:
    with_weather = printed(written(tmp_path, "en", ""), "en")
    without = printed(written(tmp_path, "en"), "en")
    start = "A walk\n"
    told, silent = (one[one.index(f"## {start}") :] for one in (with_weather, without))
    assert "weather" in told.split("## Tables")[0]
    assert "weather" not in silent.split("## Tables")[0]


def test_what_is_untold_is_a_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "en")
    path.write_text(path.read_text("utf-8").replace("untold weather", "untold weahter"), "utf-8")
    assert main(["check", str(path)]) == 1
    err = capsys.readouterr().err
    assert err.startswith("error[RK0201]: unknown field `weahter`\n")
    assert "did you mean `weather`?" in err


@pytest.mark.parametrize("tag", SAID)
def test_words_of_a_round_are_lacking_before_it_is_printed(
    tag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "marches.rules"
    rounds_alone = re.sub(r"example both.*?\n\n", "", GAME.replace("UNTOLD", "untold weather"), flags=re.DOTALL)
    path.write_text(rounds_alone, "utf-8")
    assert main(["locale", "fill", str(path), tag]) == 0
    (words,) = tmp_path.glob(f"marches.{tag}.toml")
    assert ("walk = " in words.read_text("utf-8")) is (tag != "en")
    capsys.readouterr()
    assert main(["check", str(path), "--locale", tag]) == (1 if tag != "en" else 0)
    assert ("`walk` (examples)" in capsys.readouterr().err) is (tag != "en")


def test_what_is_given_of_the_untold_is_not_told(tmp_path: Path) -> None:
    path = written(tmp_path, "en")
    text = path.read_text("utf-8")
    begins = "  given  players Anna, Ben\n"
    path.write_text(text.replace(begins, f"{begins}  given  weather is 3\n"), "utf-8")
    assert "weather" not in printed(path, "en").split("A walk\n", 1)[1].split("## Tables")[0]
