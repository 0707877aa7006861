"""``rulekit simulate``: the sums name what is counted, and how often each seat wins."""

from __future__ import annotations

import re

import pytest

from rulekit.cli.command import run


@pytest.mark.parametrize(("name", "figure"), [("kalah", "harvest"), ("tic_tac_toe", "-")])
def test_the_sums_name_their_figure_and_every_seat(name: str, figure: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", name, "--games", "8"]) == 0
    heads, sums, seats = capsys.readouterr().out.splitlines()
    assert heads.split() == ["rounds", "decisions", figure, "games/s"]
    assert len(sums.split()) == 5
    won = [float(one) for one in re.findall(r"([\d.]+)%", seats)]
    assert len(won) == 3  # two players, and the draws
    assert sum(won) == pytest.approx(100, abs=0.2)


@pytest.mark.parametrize("bots", [[], ["--bots", "greedy"]], ids=["random", "greedy"])
def test_it_stops_when_the_wins_are_known(bots: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "pig", "--until", "3%", *bots]) == 0
    assert "known to within" not in capsys.readouterr().out
    assert run(["simulate", "pig", "--until", "1%", "--games", "1200", *bots]) == 1
    assert re.search(r"game: the wins are known to within 2\.\d%", capsys.readouterr().out)
