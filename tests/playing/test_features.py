"""Options and views as numbers: within bounds, the same everywhere, and knowing no more than the view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import rulekit
from rulekit.playing.actions import actions_of
from rulekit.playing.features import features_of
from rulekit.playing.game import Game, load
from rulekit.playing.state import State
from tests.sharing import only

USUAL = {"hearts", "four_in_a_row", "roll_through_the_ages", "liars_dice"}
STEPS = 60


def states(game: Game, chance: str) -> Iterator[State]:
    """The beginning of a random play."""
    state, draw = game.start(4, chance=chance), random.Random(4)  # noqa: S311  # a game, not a secret
    for _ in range(STEPS):
        yield state
        if state.is_over:
            return
        state = state.apply(draw.choice(state.options))


@pytest.mark.parametrize("name", only((name in USUAL, (name,)) for name in rulekit.games()))
@pytest.mark.parametrize("chance", ["seeded", "explicit"])
def test_numbers_stay_within_their_bounds(name: str, chance: str) -> None:
    game = load(name)
    actions = actions_of(game.table.explicit if chance == "explicit" else game.table.seeded)
    features = features_of(game.table, actions, explicit=chance == "explicit")
    assert len({one.name for one in features.all}) == len(features.all)
    for state in states(game, chance):
        for player in range(game.players):
            numbers = features.of(state.view(player))
            assert len(numbers) == len(features.all)
            assert [one for one, it in zip(features.all, numbers, strict=True) if not one.low <= it <= one.high] == []
        if state.player is not None:
            legal = actions.legal(state)
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < actions.count
            assert {actions.number(one) for one in state.options} == set(legal)
            assert all(actions.number(actions.option(state, one)) == one for one in legal)
            assert actions.legal(state.view(state.player)) == legal


@pytest.mark.parametrize("name", only((name in {"tic_tac_toe", "hearts"}, (name,)) for name in rulekit.games()))
def test_actions_are_the_same_with_seeded_and_with_explicit_chance(name: str) -> None:
    table = load(name).table
    seeded, explicit = actions_of(table.seeded), actions_of(table.explicit)
    assert list(seeded.starts.values()) == list(explicit.starts.values())
    assert (seeded.count, seeded.outcomes) == (explicit.count, 0)


@pytest.mark.parametrize("name", ["liars_dice", "crazy_eights"])
def test_numbers_know_no_more_than_the_view(name: str) -> None:
    """A state that the player cannot tell from the true one has the same numbers, whatever lies hidden in it."""
    game = load(name)
    actions = actions_of(game.table.seeded)
    features = features_of(game.table, actions, explicit=False)
    others = 0
    for at, state in enumerate(states(game, "seeded")):
        if at % 5 or state.is_over:
            continue
        for player in range(game.players):
            other = state.view(player).sample(at)
            others += other.slots != state.slots
            assert features.of(other.view(player)) == features.of(state.view(player))
    assert others
