"""``rulekit balance``: what is known of a small game is found and said, in every language; bad calls are told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.balance.counting import count
from rulekit.balance.findings import gains, never_done, never_taken
from rulekit.cli.command import run
from rulekit.playing.game import load

# The first player wins two times in three: the second comes to a turn when the die showed 1, and wins there.
RULES = """\
game rigged
  title    "Rigged"
  players  2
  wins     most points

die die (dice) shows 1 to 3

components
  die    dice
  point  notes

each player has
  point (points)  0 or more

step play
  take turns: do turn

step turn
  if there is a player who has at least 1 point: you win
  choose one
    blue: do nothing
    green: do nothing
    gold
      if your points are at least 9: do collapse
  roll 1 die called luck
  if luck is at least 2: you win
  gain 1 point

step collapse
  lose 1 point
"""
WORDS = """\
[steps]
collapse = "collapse"

[options]
blue = "blue"
green = "green"
gold = "gold"
"""


@pytest.fixture
def rigged(tmp_path: Path) -> Path:
    path = tmp_path / "rigged.rules"
    path.write_text(RULES, "utf-8")
    (tmp_path / "rigged.en.toml").write_text(WORDS, "utf-8")
    return path


def test_what_is_known_of_a_rigged_game_is_found(rigged: Path) -> None:
    found = count(load(str(rigged)).table, [], range(6000), closely=True)
    assert found.wins(0).holds(2 / 3)
    assert not found.wins(0).holds(0.5)
    useless = gains(found)
    assert len(useless) == 3
    assert all(one.holds(0.0) for one in useless.values())
    assert never_done(found) == ("collapse",)
    assert never_taken(found) == ()


def test_what_is_found_is_said(rigged: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", str(rigged), "--lang", "en", "--games", "6000", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert re.search(
        r"Player 1 wins 6\d\.\d% \(6\d\.\d–6\d\.\d%\) of the games, more than a fair share of 50\.0%\.", said
    )
    assert "No option is seen to go along with winning or losing." in said
    assert "This never happened: “collapse”." in said
    page = (tmp_path / "rigged" / "en" / "balance.html").read_text("utf-8")
    assert 'aria-label="Chart: Wins by seat"' in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert (tmp_path / "rigged" / "en" / "balance.pdf").read_bytes().startswith(b"%PDF")
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "Player 1 wins"),
        ("hu", "Az 1. játékos nyeri"),
        ("fr", "Le joueur 1 gagne"),
        ("zh_Hant", "玩家"),
    ],
)
def test_a_report_in_every_language(tag: str, said: str, tmp_path: Path) -> None:
    assert run(["balance", "pig", "--lang", tag, "--games", "4000", "--out", str(tmp_path), "--quiet"]) == 0
    page = (tmp_path / "pig" / tag / "balance.html").read_text("utf-8")
    assert said in page.replace("\u00a0", " ").replace("\u202f", " ")
    assert "⟨" not in page


def test_what_a_variant_does_to_points_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    variant = ["--variant", "long_winter", "--lang", "en", "--games", "1000", "--out", str(tmp_path)]
    assert run(["balance", "roll_through_the_ages", *variant]) == 0
    found = re.search(r"A player ends with (\S+) points on average instead of (\S+)\.", capsys.readouterr().out)
    assert found is not None
    new, old = (float(one.replace("−", "-")) for one in found.groups())
    assert new < old - 5  # no irrigation, and two disasters for a famine


def test_it_stops_when_the_wins_are_known(tmp_path: Path) -> None:
    arguments = ["balance", "pig", "--lang", "en", "--out", str(tmp_path), "--until"]
    assert run([*arguments, "3%"]) == 0
    assert run([*arguments, "1%", "--games", "1200"]) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["pig", "--variant", "nothing"], "nothing"),
        (["pig", "--players", "99"], "RK0604"),
        (["pig", "--games", "0"], "play at least 1"),
        (["pig", "--bots", "clever"], "is no kind of bot"),
        (["pig", "--lang", "xx"], "xx"),
        (["pig", "--until", "much"], "is no width"),
    ],
)
def test_bad_calls_are_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", *arguments]) != 0
    assert told in capsys.readouterr().err
