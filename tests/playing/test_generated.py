"""Of whatever game: states read whole and load, options are found by their words, views are sealed and filled in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from rulekit.playing.option import Option
from rulekit.playing.record import Record
from rulekit.playing.saved import loaded, saved
from rulekit.playing.seating import Seating
from rulekit.playing.state import State, start
from tests.check.games import mended, random_game
from tests.playing.swapping import reachable, swapped
from tests.sharing import seeds

MOVES = 30


def played(seed: int) -> Iterator[State]:
    """States of a random play of a random game, with as many players as it is for; none if nothing of it is right."""
    _, checked = mended(random_game(seed))
    if checked.game is None:
        return
    choices = Random(seed)  # noqa: S311  # the same on every machine
    state = start(Seating(checked, checked.game.players_high, checking=True), seed)
    for _ in range(MOVES):
        yield state
        if state.is_over:
            return
        state = state.apply(choices.choice(state.options))


@pytest.mark.parametrize("seed", seeds(40, 12))
def test_every_state_of_any_game_reads_and_loads(seed: int) -> None:
    state = None
    for state in played(seed):
        assert json.loads(json.dumps(state.to_dict())) == state.to_dict()
        assert repr(state).startswith("<State of random")
        assert all(isinstance(one.to_dict(), dict) for one in state.players)
        for option in state.options:
            found = state.option(*option.path)
            assert found == option
            assert found.path == option.path
            assert state.apply(option).undo() is state
    if state is not None:
        assert loaded(state.table, saved(state)) == state
        record = state.record()
        again = Record.from_json(record.to_json(), state.table)
        assert again.replay() == state
        *_, last = again.states()
        assert last.to_dict() == state.to_dict()


@pytest.mark.parametrize("seed", seeds(40, 12))
def test_views_of_any_game_are_sealed_and_filled_in(seed: int) -> None:
    choices = Random(seed)  # noqa: S311  # the same on every machine
    for state in played(seed):
        viewer = choices.randrange(state.table.players)
        view = state.view(viewer)
        assert not [one for one in reachable(view) if isinstance(one, State | Option)]
        other = swapped(state, viewer, choices)
        if other is not None and not state.is_over:
            assert other.view(viewer) == view
            assert other.view(viewer).to_json() == view.to_json()
        if choices.random() < 0.3:
            assert view.sample(seed).view(viewer) == view
