"""Any game as an environment of PettingZoo, in which agents act one after another.

>>> import rulekit
>>> from rulekit.integrations import pettingzoo
>>> env = pettingzoo.env(rulekit.games()[0])
>>> env.reset(seed=1)
>>> env.possible_agents[0]
'player_0'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from rulekit.playing.actions import actions_of
from rulekit.playing.features import features_of
from rulekit.playing.game import Game, load
from rulekit.playing.payoffs import payoffs
from rulekit.playing.state import State

__all__ = ["Environment", "env"]

SEEDS = 1 << 32


def env(
    game: str | Game,
    variants: Sequence[str] = (),
    players: int | None = None,
    *,
    options: Mapping[str, int | bool | str] = MappingProxyType({}),
    render_mode: str | None = None,
) -> Environment:
    """An environment.

    Args:
        game: a game, or what ``rulekit.load`` takes as its name.
        variants: as for ``rulekit.load``, like those below.
        players: how many play.
        options: what the table has agreed on.
        render_mode: ``"ansi"`` to have ``render`` tell how things stand.

    Returns:
        The environment; ``reset`` begins a play.

    Raises:
        RuleError: as ``rulekit.load``.
    """
    loaded = game if isinstance(game, Game) else load(game, variants, players, options=options)
    return Environment(loaded, render_mode=render_mode)


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game whose players are agents.

    Each agent observes what its player may know, and nothing else: the numbers that ``features`` names, and which
    actions it can take. At the end the reward is what the play is worth (``payoffs``), before it is 0. A play that is
    given up as unfinished is truncated.

    Args:
        game: what is played.
        render_mode: ``"ansi"`` or nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # as it is there

    def __init__(self, game: Game, *, render_mode: str | None = None) -> None:
        super().__init__()
        self.game, self.render_mode = game, render_mode
        self.metadata = {**Environment.metadata, "name": game.rules.name}
        self.actions = actions_of(game.table.seeded)
        self.features = features_of(game.table, self.actions, explicit=False)
        self.possible_agents = [f"player_{at}" for at in range(game.players)]
        self.agents: list[str] = []
        low = np.array([one.low for one in self.features.all], np.int32)
        high = np.array([one.high for one in self.features.all], np.int32)
        self.action_spaces = {one: spaces.Discrete(self.actions.count) for one in self.possible_agents}
        self.observation_spaces = {
            one: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
                }
            )
            for one in self.possible_agents
        }
        self._seeds, _ = seeding.np_random()
        self._state: State | None = None

    @property
    def play(self) -> State:
        """The state of the game with all that is hidden: for teachers and referees, not for agents.

        Raises:
            ValueError: no play has begun.
        """
        if self._state is None:
            message = "no play has begun; call reset() first"
            raise ValueError(message)
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do anywhere in the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002  # as there
        """Begin a play.

        Args:
            seed: of chance, in this play and in those that begin without one later.
            options: there are none.
        """
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        self._state = self.game.start(int(self._seeds.integers(SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {one: {} for one in self.agents}
        self._on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees: ``observation`` and ``action_mask``, which is 0 everywhere while others choose."""
        view = self.play.view(self.possible_agents.index(agent))
        mask = np.zeros(self.actions.count, np.int8)
        mask[self.actions.legal(view)] = 1
        return {"observation": np.array(self.features.of(view), np.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act.

        Args:
            action: one of those that its mask allows; None when the play is over.

        Raises:
            ValueError: the action is not offered, or no play has begun.
        """
        agent, state = self.agent_selection, self.play
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            message = f"{agent} has to act"
            raise ValueError(message)
        self._state = state.apply(self.actions.option(state, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._on()
        self._accumulate_rewards()

    def _on(self) -> None:
        """Say who is next, or that the play is over and what it brought."""
        state = self.play
        if not state.is_over:
            assert state.player is not None
            self.agent_selection = self.possible_agents[state.player]
            return
        ends = self.terminations if state.unfinished is None else self.truncations
        ends.update(dict.fromkeys(self.agents, True))
        self.rewards = dict(zip(self.possible_agents, payoffs(state), strict=True))
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """How things stand, with all that is hidden, as text."""
        return repr(self.play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
