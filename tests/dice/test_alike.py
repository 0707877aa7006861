"""Dice on the table that nobody can tell apart are one option; what marks tell apart is two."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.playing.state import State
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "alike.rules"


def thrown(*faces: int) -> State:
    """What is asked after so many dice have fallen so."""
    state = rulekit.load(str(PATH)).start(1, chance="explicit")
    for face in faces:
        state = state.apply(state.options[face - 1])
    return state


def paths(state: State) -> list[str]:
    """What each option is called."""
    return [one.path[-1] for one in state.options]


@pytest.mark.parametrize(
    ("faces", "asked"), [((4, 4, 2), ["4", "2"]), ((2, 4, 2), ["2", "4"]), ((5, 4, 2), ["5", "4", "2"])]
)
def test_dice_that_show_the_same_are_one_option(faces: tuple[int, ...], asked: list[str]) -> None:
    assert paths(thrown(*faces)) == asked


def test_a_mark_tells_apart_what_shows_the_same() -> None:
    state = thrown(4, 4, 4)  # which of them is kept is not asked: they are alike
    assert paths(state) == ["4", "4"]  # the one that is kept now, and one of the others
    after = [state.apply(one).players[0] for one in state.options]
    assert [one.points for one in after] == [4, 4]  # a relation that asks another one, by the die's name
    assert [one.bonuses for one in after] == [1, 0]  # and whether it is what an adjective says


def test_both_runners_choose_alike() -> None:
    agree(rulekit.load(str(PATH)).table.program.program, range(40))
