"""Dice that somebody keeps: thrown, seen by whom they may be, counted, taken away; by both runners alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.playing.reading import HIDDEN
from rulekit.playing.state import State
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.machine.wasm.test_steps import follow, stepper

PATH = Path(__file__).parent / "cups.rules"
TEXT = PATH.read_text("utf-8")


def states(seed: int, players: int, chance: str = "seeded") -> Iterator[State]:
    """The states of a random play."""
    choices = random.Random(seed)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load(str(PATH), players=players).start(seed, chance=chance)
    yield state
    while not state.is_over:
        state = state.apply(choices.choice(state.options))
        yield state


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("cups.rules", TEXT)))
    assert [(one.example.name, one.message) for one in outcomes] == [("thrown", "")]


@pytest.mark.parametrize("seed", range(12))
def test_a_view_tells_nothing_that_was_not_revealed_and_all_that_was(seed: int) -> None:
    """Who may know which cup follows from what was chosen: looking tells one, guessing all, what changes nobody."""
    choices = random.Random(seed)  # noqa: S311  # plays to try, not secrets
    players = 2 + seed % 3
    state = rulekit.load(str(PATH), players=players).start(seed)
    knows: list[set[int]] = [set() for _ in range(players)]
    met: set[str] = set()
    while True:
        for viewer, at in product(range(players), repeat=2):
            view, real = state.view(viewer), state.players[at]
            covered = tuple(None if one is None else HIDDEN for one in real.cup)
            assert view.players[at].cup == (real.cup if at == viewer or viewer in knows[at] else covered)
            assert view.players[at].tray == real.tray
            assert view.pot == state.pot
        if state.is_over:
            break
        option, who, rounds = choices.choice(state.options), state.player or 0, state.round
        met.add(option.path[0])
        before, state = state, state.apply(option)
        match option.path:
            case ("peep", *whom):
                knows[int(whom[0]) - 1 if whom else 1 - who].add(who)
            case ("guess", many):
                high = sum(int(die) >= 5 for one in before.players for die in one.cup if die is not None)
                knows = [set(range(players)) for _ in range(players)]
                if high < int(many):
                    knows[who] = set()
            case _:
                pass
        if state.round != rounds:  # all throw again
            knows = [set() for _ in range(players)]
    assert met


def test_explicit_chance_shows_no_more() -> None:
    for state in states(2, 2, "explicit"):
        assert state.is_chance or state.view(0).players[0].cup == state.players[0].cup


@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_filled_in_with_dice_that_are_seen(seed: int) -> None:
    for state in states(seed, 3):
        if state.is_over:
            continue
        sample = state.view(1).sample(seed)
        assert sample.view(1).to_dict() == state.view(1).to_dict()


def test_dice_show_nothing_before_they_are_thrown_nor_once_one_is_gone() -> None:
    seen: set[tuple[bool, int]] = set()
    for seed in range(20):
        for state in states(seed, 2):
            for one in state.players:
                assert None not in one.cup or set(one.cup) == {None}
                seen.add((None in one.cup, len(one.cup)))
    assert seen >= {(False, 1), (False, 2), (False, 3), (True, 1), (True, 2)}


def test_what_is_asked_of_dice_is_what_they_show() -> None:
    for seed in range(6):
        for state in states(seed, 3):
            if state.is_over or state.step != "turn":
                continue
            mine, options = state.players[state.player or 0], [one.path for one in state.options]
            there = sum(len(one.cup) for one in state.players)
            assert (("count",) in options) == bool(mine.cup)
            assert [int(path[1]) for path in options if path[0] == "guess"] == (
                list(range(there + 1)) if mine.cup else []
            )
            if ("count",) not in options:
                continue
            faces = [int(one) for one in mine.cup if one is not None]
            gained = sum(faces) + faces.count(1) + sum(one == "6" for one in state.pot)
            after = state.apply(state.option("count"))
            assert after.players[state.player or 0].point == mine.point + gained
            high = sum(int(die) >= 5 for one in state.players for die in one.cup if die is not None)
            wrong, right = state.apply(state.option("guess", str(there))), state.apply(state.option("guess", str(high)))
            assert right.players[state.player or 0].point == mine.point + high
            left = wrong.players[state.player or 0].cup
            assert len(left) == len(mine.cup) - (high < there) or wrong.round != state.round


def test_both_runners_play_alike() -> None:
    for players in (2, 4):
        program = rulekit.load(str(PATH), players=players).table.program.program
        agree(program, range(40), range(1 << 40, (1 << 40) + 40))
        follow(program, 1, stepper(program))


def test_a_play_is_saved_with_the_dice_in_cups() -> None:
    *_, last = states(3, 2)
    assert rulekit.load(str(PATH), players=2).from_json(last.to_json()).to_dict() == last.to_dict()


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("up to 4 dice, starts at 3", "up to 4 dices, starts at 3", "RK0201"),
        ("up to 4 dice, starts at 3", "up to 0 dice", "RK0302"),
        ("up to 4 dice, starts at 3", "up to 17 dice", "RK0302"),
        ("up to 4 dice, starts at 3", "up to 4 dice, starts at 5", "RK0302"),
        ("pot (pots)  up to 2 dice", "pot of each die  up to 2 dice", "RK0201"),
        ("roll tray", "roll trays", "RK0203"),
        ("roll tray", "roll point", "RK0203"),
        ("remove 1 die from cup", "remove 1 die from point", "RK0203"),
        ("remove 1 die from cup", "remove 0 die from cup", "RK0302"),
        ("number of dice of cups that", "number of dice of point that", "RK0203"),
        ("gain as many points as many", "cup becomes many", "RK0203"),
        ("at the same time, each player: roll cup", "at the same time, each player: roll tray", "RK0216"),
        ("Anna has 3 dice in cup, 3 points", "Anna has 3 dice in point", "RK0201"),
        ("given  Ben has 1 die in cup", "given  Ben has 5 dice in cup", "RK0302"),
    ],
)
def test_reports(right: str, wrong: str, code: str) -> None:
    def codes(text: str) -> list[str]:
        found = check_source(Source("cups.rules", text)).diagnostics
        return [one.code for one in found if one.severity == "error"]

    assert codes(TEXT) == []
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong, 1))
