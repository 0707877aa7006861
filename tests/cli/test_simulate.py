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
