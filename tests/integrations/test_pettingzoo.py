"""Every game is an environment that PettingZoo's own tests pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rulekit
from rulekit.playing.game import load
from rulekit.playing.payoffs import payoffs
from tests.sharing import only

pytest.importorskip("pettingzoo", reason="PettingZoo is not here (the extra `pettingzoo` brings it)")

from pettingzoo.test import api_test, seed_test

from rulekit.integrations import pettingzoo

pytestmark = [
    # PettingZoo's own games with a mask are spared these by a list of their names.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

USUAL = {("tic_tac_toe", 2), ("liars_dice", 2), ("roll_through_the_ages", 1)}
"""What every run tries: all in sight, hidden dice, somebody alone."""


def tables() -> Iterator[tuple[bool, tuple[str, int]]]:
    """Every game with the fewest and with the most players."""
    for name in rulekit.games():
        rules = load(name).rules
        for players in sorted({rules.players_low, rules.players_high}):
            yield (name, players) in USUAL, (name, players)


@pytest.mark.parametrize(("name", "players"), only(tables()))
def test_their_own_tests_pass(name: str, players: int) -> None:
    game = load(name, players=players)
    api_test(pettingzoo.env(game), num_cycles=100)
    seed_test(lambda: pettingzoo.env(game), num_cycles=100)


def test_what_others_hide_is_not_observed() -> None:
    env = pettingzoo.env("liars_dice", players=3)
    env.reset(seed=5)
    names = [one.name for one in env.features.all]
    first = names.index("player_0.cup.die.0")
    own, other = (env.observe(f"player_{at}")["observation"][first] for at in (0, 1))
    assert own >= 0
    assert other == -1


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = pettingzoo.env("four_in_a_row")
    env.reset(seed=2)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated else int(seen["action_mask"].argmax()))
    assert list(rewards.values()) == list(payoffs(env.play))
    assert sorted(rewards.values()) == [-1.0, 1.0]


def played(seed: int | None, env: Any) -> str:  # noqa: ANN401  # PettingZoo ships no types
    """How the first state of a play looks."""
    env.reset(seed=seed)
    return repr(env.play)


def test_a_seed_brings_back_all_plays_behind_it() -> None:
    env = pettingzoo.env("crazy_eights")
    first = [played(3, env), played(None, env), played(None, env)]
    assert [played(3, env), played(None, env), played(None, env)] == first
    assert len(set(first)) == 3


def test_what_cannot_be_done_is_refused() -> None:
    env = pettingzoo.env("tic_tac_toe", render_mode="ansi")
    with pytest.raises(ValueError, match="no play has begun"):
        env.observe("player_0")
    env.reset(seed=1)
    env.step(4)
    with pytest.raises(ValueError, match="action 4 is not offered here; there are: 0, 1, 2, 3, 5"):
        env.step(4)
    with pytest.raises(ValueError, match="player_1 has to act"):
        env.step(None)
    assert "chooses" in str(env.render())
