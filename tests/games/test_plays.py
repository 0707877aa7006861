"""The recorded plays go as they went: the same dice, the same choices, the same boards after every round."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from rulekit.playing.option import Option
from rulekit.playing.state import State
from tests.games.record import PLAYS, path_of
from tests.games.recorded import Play, boards, followed, read, written

GAMES = Path(__file__).parents[2] / "games"
PATHS = sorted(GAMES.glob("*/plays/*.toml"))
each_play = pytest.mark.parametrize("path", PATHS, ids=[f"{one.parts[-3]}-{one.stem}" for one in PATHS])


class Again:
    """Chooses what was chosen."""

    def __init__(self, play: Play) -> None:
        self.left = list(play.choices())

    def choose(self, state: State) -> Option:
        """The first option with the names that were recorded; dice that look the same are the same."""
        wanted = self.left.pop(0)
        found = [one for one in state.options if " ".join(one.path) == wanted]
        assert found, f"{wanted} is no option any more; there are {[one.path for one in state.options]}"
        return found[0]


def test_all_plays_are_there() -> None:
    assert sorted(path_of(*one) for one in PLAYS) == PATHS


@each_play
def test_a_recorded_play_goes_as_it_went(path: Path) -> None:
    play = read(path)
    again = Again(play)
    now = followed(evolve(play, rounds=()), again.choose)
    for recorded, played in zip(play.rounds, now.rounds, strict=True):
        assert played.turns == recorded.turns
        assert played.after == recorded.after
    assert now.end == play.end
    assert not again.left


@each_play
def test_the_seed_alone_gives_the_same_dice(path: Path) -> None:
    play = read(path)
    again, state = Again(play), play.start("seeded")
    while not state.is_over:
        state = state.apply(again.choose(state))
    assert boards(state) == play.rounds[-1].after
    assert dict(zip(state.names, state.scores, strict=True)) == play.end["scores"]


@each_play
def test_what_is_written_is_what_was_read(path: Path) -> None:
    assert written(read(path)) == path.read_text("utf-8")
