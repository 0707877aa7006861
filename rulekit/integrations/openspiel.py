"""Any game as a game of OpenSpiel, with chance as nodes of its own.

Importing this registers ``rulekit``, a game whose parameters say which one is meant:

>>> import rulekit
>>> from rulekit.integrations import openspiel
>>> state = openspiel.game(rulekit.games()[0]).new_initial_state()
>>> state.is_terminal()
False
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
import pyspiel

from rulekit.integrations.recalled import begun, numbered
from rulekit.playing.features import Features
from rulekit.playing.payoffs import payoffs

__all__ = ["SpielGame", "SpielState", "game"]

NAME = "rulekit"
PARAMETERS: dict[str, Any] = {"game": "", "variants": "", "players": 0, "options": ""}
MOST_PLAYERS = 100
LONGEST = (1 << 31) - 1


def game(
    name: str,
    variants: Sequence[str] = (),
    players: int | None = None,
    *,
    options: Mapping[str, int | bool | str] = MappingProxyType({}),
) -> SpielGame:
    """A game of OpenSpiel.

    Args:
        name: as for ``rulekit.load``, like all below.
        variants: names of variants, or paths.
        players: how many play.
        options: what the table has agreed on.

    Raises:
        RuleError: as ``rulekit.load``.
    """
    agreed = "+".join(f"{one}:{value}" for one, value in options.items())
    return SpielGame({"game": name, "variants": "+".join(variants), "players": players or 0, "options": agreed})


def _type(chance: Any, information: Any, utility: Any) -> Any:  # noqa: ANN401  # OpenSpiel ships no types
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="A game whose rules rulekit has read",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        default_loadable=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """A game in the eyes of OpenSpiel.

    Args:
        params: ``game``; ``variants`` and ``options`` (``name:value``) with plus signs between; ``players``, 0 for as
            few as ``rulekit.load`` takes.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = PARAMETERS | dict(params or {})
        self.named = given["game"], given["variants"], given["players"], given["options"]
        self.rules = numbered(self.named)
        table, players, kinds = self.rules.game.table, self.rules.game.players, pyspiel.GameType
        chance, secret = self.rules.actions.outcomes > 0, any(table.secrets.always) or bool(table.secrets.while_active)
        budget = table.program.program.budget
        alone = players == 1
        super().__init__(
            _type(
                kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
                kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
                kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.actions.count,
                max_chance_outcomes=self.rules.actions.outcomes,
                num_players=players,
                min_utility=0.0 if alone else -1.0,
                max_utility=1.0,
                utility_sum=None if alone else 0.0,
                max_game_length=LONGEST if budget is None else min(LONGEST, budget.total),
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        """The beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401, ARG002  # as OpenSpiel calls it
        """What turns states into what players see.

        Args:
            iig_obs_type: which of it is wanted.
            params: there are none.
        """
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules.features, recalls=recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """Where a play stands, in the eyes of OpenSpiel.

    Args:
        game: the game.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # What never changes is not copied when OpenSpiel copies the state.
        self.at = begun(game.named)

    def current_player(self) -> int:
        """Who is to choose, or what OpenSpiel writes instead."""
        state = self.at.state
        if state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.player is None else state.player

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of a player; those of chance have other numbers."""
        state = self.at.state
        return self.at.actions.legal(state) if state.player == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely that is."""
        state = self.at.state
        return [(one, 1 / len(state.numbers)) for one in sorted(state.numbers)]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # as OpenSpiel asks
        """An action in the words of the rules."""
        return self.at.words(action)

    def is_terminal(self) -> bool:
        """Whether the play is over."""
        return self.at.state.is_over

    def returns(self) -> list[float]:
        """What the play has brought."""
        return list(payoffs(self.at.state))

    def __str__(self) -> str:
        return repr(self.at.state)


class Observer:
    """What a player sees, as numbers and as text; see ``SpielGame.make_py_observer``.

    Args:
        features: what the numbers are.
        recalls: whether all that was seen before is wanted; that is text alone.
    """

    def __init__(self, features: Features, *, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(len(features.all), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.at.seen(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees as text."""
        return state.at.recalled(player) if self.recalls else state.at.said(player)


pyspiel.register_game(
    _type(
        pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        pyspiel.GameType.Utility.GENERAL_SUM,
    ),
    SpielGame,
)
