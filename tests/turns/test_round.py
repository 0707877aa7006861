"""Who sits as many places away as a value says: of those who are in, as a referee has it, for both runners."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "round.rules"
TEXT = PATH.read_text("utf-8")
SEATS = (1, 2, 3, 0)
"""How many places each way means."""


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("round.rules", TEXT)))
    assert [one.message for one in outcomes] == [""] * 3


def beyond(who: int, places: int, step: int, inside: list[bool]) -> int:
    """Who sits so many places on, of those who are in; whoever counts, where a round is not enough."""
    seat, left = who, places
    for _ in range(len(inside)):
        if not left:
            break
        seat = (seat + step) % len(inside)
        left -= inside[seat]
    return seat


@pytest.mark.parametrize("seed", range(6))
def test_a_referee_has_the_same_people(seed: int) -> None:
    players = 5
    state = rulekit.load(str(PATH), players=players).start(seed)
    chooser = random.Random(seed)  # noqa: S311 it only picks what to try
    points, gifts, inside = [0] * players, [0] * players, [True] * players
    for _ in range(6):
        for who in range(players):
            if not inside[who] or state.is_over:
                continue
            assert state.player == who
            way = chooser.randrange(len(SEATS))
            state = state.apply(state.options[way])
            gifts[beyond(who, SEATS[way], 1, inside)] += 1
            points[beyond(who, SEATS[way], -1, inside)] += 2
            points[beyond(who, 2, 1, inside)] += 1
            inside[who] = sum(inside) < 4 or points[who] < 9
    assert state.is_over
    assert not all(inside)
    assert [(one.points, one.gifts) for one in state.players] == list(zip(points, gifts, strict=True))


@pytest.mark.parametrize("players", [4, 5])
def test_both_runners_have_them(players: int) -> None:
    agree(rulekit.load(str(PATH), players=players).table.program.program, range(20))


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("  rightward       3", "  rightward       5", "RK0302"),
        ("  reach  2", "  reach  5", "RK0302"),
        ("  reach  2", "  reach  0", "RK0302"),
        ("(seats of that way) places to your left", "(that way) places to your left", "RK0203"),
        ("(seats of that way) places to your left", "(2 minus seats of that way) places to your left", "RK0302"),
        ("(seats of that way) places to your left", "raech places to your left", "RK0201"),
    ],
)
def test_who_cannot_be_is_told(right: str, wrong: str, code: str) -> None:
    found = check_source(Source("round.rules", TEXT.replace(right, wrong, 1))).diagnostics
    assert {one.code for one in found} == {code}
