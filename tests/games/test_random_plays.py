"""Whatever is played, nothing impossible lies on the table: random plays of the game and all its variants."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import rulekit
from rulekit.playing.game import Game
from rulekit.playing.seating import Seating
from rulekit.playing.state import State
from tests.games.boards import check_boards, check_step, points
from tests.games.choosing import Character
from tests.sharing import only

VARIANTS: dict[str, tuple[str, ...]] = {
    "as printed": (),
    "trading": ("trading",),
    "long winter": ("long_winter",),
    "2024": ("edition_2024",),
    "all": ("trading", "long_winter", "edition_2024"),
}
KINDS = [
    (name, players) for name in VARIANTS for players in (1, 2, 3, 4) if "trading" not in VARIANTS[name] or players > 1
]
PLAYS = (range(60), range(60, 400))  # of each kind, at full speed; the second part for `make prove`
WATCHED = 8  # of each part, with every number verified when it is stored
READ = 2  # of each kind, read state by state; of those with Trading, which are long, one
SAVED = frozenset({0, 7, 60, 500, 2000})
"""After so many choices a play is saved, and goes on from there to where it is saved next."""


@cache
def checked(kind: str, players: int) -> Game:
    """The game with a runner that verifies every number."""
    game = rulekit.load("roll_through_the_ages", variants=VARIANTS[kind], players=players)
    return Game(game.checked, Seating(game.checked, players, checking=True))


@pytest.mark.parametrize("seeds", only((one.start == 0, (one,)) for one in PLAYS), ids=str)
@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_hundreds_of_plays_end_without_a_fault(kind: str, players: int, seeds: range) -> None:
    game = rulekit.load("roll_through_the_ages", variants=VARIANTS[kind], players=players)
    for seed in seeds:
        _, end = game.table.seeded.playout(seed)
        state = State(game.table, end, ())
        assert state.is_over
        assert state.round < 200, "the end was reached, not the limit of rounds"
        if seed % 10 == 0:
            assert state.scores == tuple(points(state, at) for at in range(players))
            check_boards(state)
    for seed in seeds[:WATCHED]:
        fast, slow = game.table.seeded.playout(seed), checked(kind, players).table.seeded.playout(seed)
        assert fast[0] == slow[0]
        assert fast[1].vector == slow[1].vector


@pytest.mark.parametrize(
    ("kind", "players"), only((not VARIANTS[one[0]] or at % 4 == 2, one) for at, one in enumerate(KINDS))
)
def test_every_state_is_possible(kind: str, players: int) -> None:
    for seed in range(1 if "trading" in VARIANTS[kind] else READ):
        character = Character(seed)
        state, count = checked(kind, players).start(seed), 0
        while not state.is_over:
            check_boards(state)
            option = character.choose(state)
            # A saved state is its whole play: one that is written at each of its steps costs the square of them.
            count += 1
            kept = state.to_json() if count % 25 == 0 else ""
            vector, said = state.position.vector, [one.path for one in state.options]
            after = state.apply(option)
            assert state.position.vector == vector, "states are values"
            assert not kept or state.to_json() == kept
            assert [one.path for one in state.options] == said
            check_step(state, after)
            state = after
        assert state.scores == tuple(points(state, at) for at in range(players))
        best = max(state.ranking.gauges)
        assert state.winners == tuple(at for at, row in enumerate(state.ranking.gauges) if row == best)


@pytest.mark.parametrize("chance", ["seeded", "explicit"])
@pytest.mark.parametrize(("kind", "players"), [("as printed", 1), ("as printed", 4), ("all", 2)])
def test_a_saved_state_goes_on_as_the_other_would_have(kind: str, players: int, chance: str) -> None:
    game = checked(kind, players)
    character, state, count = Character(players), game.start(players, chance=chance), 0
    saved: list[tuple[str, int]] = []
    trail: list[int] = []
    while not state.is_over:
        if count in SAVED:
            saved.append((state.to_json(), count))
        option = character.choose(state)
        trail.append(option.number)
        state = state.apply(option)
        count += 1
    saved.append((state.to_json(), count))
    for (text, at), (later, until) in pairwise(saved):
        again = game.start(chance=chance).from_json(text)
        assert again.to_json() == text
        for number in trail[at:until]:
            again = again.apply(next(one for one in again.options if one.number == number))
        assert again.to_json() == later
    again = game.start(chance=chance).from_json(saved[-1][0])
    assert again == state
    assert again.scores == state.scores
