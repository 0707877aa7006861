"""What keeps pages from being set is a mistake with a place, and all other documents are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.cli import main
from rulekit.driver.pipeline import load_game
from tests.words.by_machine import write_all

ROOT = Path(__file__).parents[2]
SMALL = """game small
  title    "TITLE"
  by       "WHO"
  players  2 to 4
  wins     most points

table card (cards) on cards: shield, sword

each player has
  cards           some of card
  point (points)  0 or more

step play
  each player
    choose a card called it
    do what that card says

with sword
  at once
"""
GAIN = "    gain 1 point\n"
EFFECTS = "".join(f"    if your points are {at}: gain {at} points\n" for at in range(2, 80))


def written(folder: Path, title: str = "Small", who: str = "Anna", effects: str = GAIN) -> str:
    """A game in a file, with words for all of it in one language; the file."""
    path = folder / "small.rules"
    path.write_text(SMALL.replace("TITLE", title).replace("WHO", who) + effects, "utf-8")
    write_all(load_game(str(path)), "en")
    return str(path)


@pytest.mark.parametrize(("title", "who", "said"), [("A 🎲", "Anna", "`🎲`"), ("Small", "שלום", "`ש`, `ל`, `ו`, `ם`")])
def test_a_character_that_no_font_has_is_told_in_its_line(
    title: str, who: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, title, who)
    out = tmp_path / "out"
    assert main(["build", path, "--locale", "en", "--out", str(out), "--kind", "rulebook", "--kind", "card"]) == 1
    err = capsys.readouterr().err
    assert err.count("error[") == 1, "one mistake, one message, in however many documents"
    assert err.startswith(f"error[RK0609]: no font of `en` has {said}\n --> {path}:{2 if who == 'Anna' else 3}:")
    assert sorted(one.name for one in (out / "small" / "en").iterdir()) == [
        "card.html",
        "card.md",
        "rulebook.html",
        "rulebook.md",
    ]


def test_a_card_with_too_much_on_it_is_told_at_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, effects=EFFECTS)
    assert main(["book", path, "--kind", "cards", "-o", str(tmp_path / "cards.pdf")]) == 1
    err = capsys.readouterr().err
    assert err.count("error[") == 1
    assert "error[RK0610]: the card `" in err
    assert f" --> {path}:7:38\n" in err
    assert not (tmp_path / "cards.pdf").exists()


@pytest.mark.parametrize("kind", ["rulebook", "sheet", "card", "cards"])
def test_a_title_of_any_length_is_printed_or_told(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for title in ("long " * 900, "x" * 3000):
        path = written(tmp_path, title)
        status = main(["book", path, "--kind", kind, "-o", str(tmp_path / "a.pdf")])
        err = capsys.readouterr().err
        assert (status, err[:14]) in [(0, ""), (1, "error[RK0610]:")], err


def test_a_broken_picture_stops_only_what_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "point.svg").write_text("<svg", "utf-8")
    assert main(["build", path, "--locale", "en", "--out", str(tmp_path / "out"), "--kind", "card"]) == 1
    err = capsys.readouterr().err
    assert err.count("error[RK0608]: picture `point` cannot be read") == err.count("error[") == 1
    assert [one.name for one in (tmp_path / "out" / "small" / "en").iterdir()] == ["card.md"]
