"""Hands of more things than one number has bits for: what is chosen, moved and counted is what a referee has."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.playing.game import Game
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "great.rules"
TEXT = PATH.read_text("utf-8")


def number(name: str) -> int:
    """The number of a card or a coin."""
    return int(name.rsplit(maxsplit=1)[-1])


def loaded(size: int, folder: Path) -> Game:
    """The game with so many cards, at a table for three."""
    path = folder / "great.rules"
    path.write_text(TEXT.split("example")[0].replace("of 104", f"of {size}"), "utf-8")
    return rulekit.load(str(path), players=3)


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("great.rules", TEXT)))
    assert [(one.example.name, one.message) for one in outcomes] == [("beyond", "")]


@pytest.mark.parametrize("size", [61, 62, 63, 124, 125, 250])
def test_a_referee_has_the_same_hands(size: int, tmp_path: Path) -> None:
    """Two deals, each player's choices followed by sets of Python."""
    table, choices = loaded(size, tmp_path), random.Random(size)  # noqa: S311  # plays to try
    state = table.start(size)
    purses: list[set[str]] = [set() for _ in range(3)]
    points = [0] * 3
    for _ in range(2):
        hands, gifts = [set(one.hand) for one in state.players], [set[str]() for _ in range(3)]
        assert [len(one) for one in hands] == [12] * 3
        assert len(set().union(*hands)) == 36
        middle: set[str] = set()
        for who in range(3):
            for at in range(4):
                assert state.player == who
                assert {one.path[-1] for one in state.options} == hands[who]
                card = choices.choice(state.options)
                state = state.apply(card)
                hands[who].remove(card.path[-1])
                (gifts[who] if at < 3 else middle).add(card.path[-1])
            points[who] += sum(number(one) for one in gifts[who])
            assert state.middle == middle
            lacking = {f"coin {at}" for at in range(25, 251, 25)} - purses[who]
            assert {one.path[-1] for one in state.options} == lacking
            coin = choices.choice(state.options)
            state = state.apply(coin)
            purses[who].add(coin.path[-1])
            if len(purses[who]) == 2:
                purses[who].discard("coin 250")
        most = max(len(one) for one in purses)
        points = [had + 1000 * (len(one) == most) for had, one in zip(points, purses, strict=True)]
        assert [one.purse for one in state.players] == purses
        assert [one.points for one in state.players] == points
    assert state.is_over
    assert [one.hand for one in state.players] == [hands[at] | gifts[at - 1] for at in range(3)]  # the seat before


@pytest.mark.parametrize("size", [63, 250])
def test_both_runners_play_alike(size: int, tmp_path: Path) -> None:
    agree(loaded(size, tmp_path).table.program.program, range(12))


def test_what_lies_beyond_is_saved_and_comes_back(tmp_path: Path) -> None:
    table = loaded(250, tmp_path)
    choices, state = random.Random(3), table.start(3)  # noqa: S311  # a play to try
    for _ in range(9):
        state = state.apply(choices.choice(state.options))
    assert any(number(one) > 62 for player in state.players for one in player.hand)
    back = table.from_json(state.to_json())
    assert [one.hand for one in back.players] == [one.hand for one in state.players]


BUILT = """game g
  title    "G"
  players  2
  wins     most points

table building (buildings): {items}

each player has
  point (points)  0 or more
  buildings       some of building

the game has
  builder of each building  a player or nobody

a building is open when its builder is nobody

step play
  each player in turn: do turn

step turn
  choose an open building that you lack
  gain that building
  builder of that building becomes you

example one
  given  players Anna, Ben
  given  Anna has {held}
  when   Ben does turn
  then   Ben has 0 points
"""


@pytest.mark.parametrize("held", ["b3", "b90"])
def test_what_follows_from_having_a_thing_is_known_of_every_thing(held: str) -> None:
    text = BUILT.format(items=", ".join(f"b{number}" for number in range(1, 101)), held=held)
    found = check_source(Source("g.rules", text))
    (outcome,) = run_examples(found)
    assert outcome.message == f"no play comes to this: whenever Anna has {held}, `builder of {held}` is somebody"
