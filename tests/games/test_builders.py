"""The Builders of the Colosseum: whole plays, what is hidden, and the figures that the specification gives."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from rulekit.playing.game import Game, load
from rulekit.playing.reading import HIDDEN
from rulekit.playing.seating import Seating

NAME = "builders_of_the_colosseum"
VARIANTS: tuple[tuple[str, ...], ...] = ((), ("evaluation_tiles",))


@cache
def game(variants: tuple[str, ...], players: int) -> Game:
    """The game, loaded once."""
    return load(NAME, variants, players)


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_checked_plays_keep_every_card_and_tile(variants: tuple[str, ...], players: int) -> None:
    table = Seating(game(variants, players).checked, players, checking=True)
    for seed in range(5):
        _, end = table.seeded.playout(seed)
        layout = table.program.layout
        stock, card = layout.fields["stock", "kind"], layout.fields["card", "kind"]
        for kind in range(4):
            held = sum(end.vector[card + 6 * player + kind] for player in range(players))
            assert end.vector[stock + kind] + held == 18


@pytest.mark.parametrize("variants", VARIANTS)
def test_examples_hold(variants: tuple[str, ...]) -> None:
    outcomes = game(variants, 2).test()
    assert len(outcomes) == 15 + 2 * len(variants)
    assert [one.example.name for one in outcomes if one.message] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(players: int) -> None:
    state = game((), players).start(seed=1)
    while state.step == "setup":
        state = state.apply(state.options[0])
    assert [one.point for one in state.players] == list(range(players))
    assert all(sum(one.card.values()) == 1 and sum(one.plot.values()) == 4 for one in state.players)
    assert [len(row) for row in state.column.values()] == [0, 4, 0, 4, 4, 0, 4]
    assert [len(row) for row in state.site.values()] == [0, 1, 0, 1, 1, 0, 1]
    assert (len(state.tiles_I), len(state.tiles_II), len(state.tiles_III)) == (0, 20, 22)
    assert [len(row) for row in state.plans.values()] == [2, 7, 7]


def test_points_and_stacks_are_hidden() -> None:
    state = game((), 2).start(seed=3).view(0)
    assert state.players[1].point is HIDDEN
    assert state.players[0].point is not HIDDEN
    assert state.tiles_II is HIDDEN


@pytest.mark.parametrize("players", [2, 4])
def test_no_play_stalls(players: int) -> None:
    """Played at random, with any tile for the fountain: the last building is built, or no card can be gained."""
    for seed in range(8):
        state = game(("evaluation_tiles",), players).start(seed=seed)
        chance = Random(seed)  # noqa: S311  # the same on every machine
        while not state.is_over:
            state = state.apply(chance.choice(state.options))
        row = list(state.evaluation_row)
        dry = not any(state.column.values()) and row[0] in ("glory_tile", "drover_tile", "barter_tile", "survey_tile")
        assert len(state.colosseum) == 17 or (dry and len(row) == 1)
        assert state.round < 300


def test_the_same_seed_gives_the_same_play() -> None:
    runner = game((), 3).table.seeded
    assert runner.playout(7)[1].vector == runner.playout(7)[1].vector
