"""Who sits in a seat, by its number: as a referee has it, for both runners; a seat that may be empty is told."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "seats.rules"
TEXT = PATH.read_text("utf-8")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_referee_has_the_same_people(players: int) -> None:
    state = rulekit.load(str(PATH), players=players).start(0)
    chooser = random.Random(players)  # noqa: S311 it only picks what to try
    points, dealer = [0] * players, 1

    def visit(who: int) -> int:
        nonlocal state
        assert (state.player, len(state.options)) == (who, players)
        chosen = chooser.randrange(players)
        state = state.apply(state.options[chosen])
        points[who] += 3 * (chosen == 1)
        return chosen

    for _ in range(6):
        assert state.dealer == dealer
        dealer = visit(0)
        dealer = visit(dealer)
        points[1] += 2 * (dealer != 1 and points[1] < 9)
    assert state.is_over
    assert [one.points for one in state.players] == points


def test_both_runners_have_them() -> None:
    agree(rulekit.load(str(PATH), players=3).table.program.program, range(20))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("starts at player 2", "starts at player 3"),
        ("starts at player 2", "starts at player 0"),
        ("    player 1: do visit", "    player 3: do visit"),
        ("if friend is player 2", "if friend is player 12"),
    ],
)
def test_somebody_who_need_not_play_is_told(right: str, wrong: str) -> None:
    assert not check_source(Source("seats.rules", TEXT)).diagnostics
    assert [one.code for one in check_source(Source("seats.rules", TEXT.replace(right, wrong, 1))).diagnostics] == [
        "RK0302"
    ]
