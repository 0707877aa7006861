"""Every game is a game of OpenSpiel that OpenSpiel's own tests pass."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

import rulekit
from rulekit.playing.game import load
from tests.sharing import only

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not here (the extra `openspiel` brings it, where it has a wheel)"
)

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines  # noqa: E402  # where it is there

from rulekit.integrations import openspiel  # noqa: E402  # as above

USUAL = {("tic_tac_toe", 2), ("pig", 2), ("liars_dice", 2)}
"""What every run tries: without chance, with chance, with hidden dice."""


def tables() -> Iterator[tuple[bool, tuple[str, int]]]:
    """Every game with the fewest and with the most players."""
    for name in rulekit.games():
        rules = load(name).rules
        for players in sorted({rules.players_low, rules.players_high}):
            yield (name, players) in USUAL, (name, players)


@pytest.mark.parametrize(("name", "players"), only(tables()))
def test_random_simulations_pass(name: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.game(name, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), only(tables()))
def test_a_playthrough_comes_out_the_same_again(name: str, players: int) -> None:
    """Written once from a seed and once from its own actions."""
    text = str(openspiel.game(name, players=players))
    once = playthrough_lines(text, seed=7)
    taken = [int(line.removeprefix("action: ")) for line in once if line.startswith("action: ")]
    assert playthrough_lines(text, action_sequence=taken) == once


def test_variants_players_and_options_are_parameters() -> None:
    game = openspiel.game("roll_through_the_ages", ["trading", "long_winter"], 3)
    again = pyspiel.load_game(str(game))
    assert again.rules.game.players == 3
    assert [one.name for one in again.rules.game.rules.variants] == ["trading", "long_winter"]
    option = next((name, one) for name in rulekit.games() for one in load(name).rules.options)
    chosen = openspiel.game(option[0], options={option[1].name: load(option[0]).table.agreed[option[1].name]})
    assert str(pyspiel.load_game(str(chosen))) == str(chosen)


def test_what_kind_of_game_it_is_follows_from_the_rules() -> None:
    kinds = pyspiel.GameType
    seen, hidden = openspiel.game("kalah").get_type(), openspiel.game("hearts").get_type()
    assert (seen.chance_mode, seen.information) == (
        kinds.ChanceMode.DETERMINISTIC,
        kinds.Information.PERFECT_INFORMATION,
    )
    assert (hidden.chance_mode, hidden.information) == (
        kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        kinds.Information.IMPERFECT_INFORMATION,
    )


def test_copies_and_pickles_are_the_same_state() -> None:
    state = openspiel.game("liars_dice").new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    for at in (state.clone().at, copy.deepcopy(state.at), pickle.loads(pickle.dumps(state.at))):  # noqa: S301  # our own bytes
        assert at.state == state.at.state
        assert [at.recalled(player) for player in (0, 1)] == [state.at.recalled(player) for player in (0, 1)]


def test_who_saw_other_things_recalls_other_things() -> None:
    """The dice of the first player are the first chance: another face is another past to that player alone."""
    game = openspiel.game("liars_dice")
    one, other = game.new_initial_state(), game.new_initial_state()
    one.apply_action(0)
    other.apply_action(1)
    while one.is_chance_node():
        one.apply_action(2)
        other.apply_action(2)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_its_search_plays_our_games() -> None:
    """A win in one move is found by OpenSpiel's Monte Carlo search, which knows only what this integration tells it."""
    import numpy as np  # noqa: PLC0415  # there if OpenSpiel is
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415  # as above

    game = openspiel.game("tic_tac_toe")
    state = game.new_initial_state()
    for action in (0, 3, 1, 4):
        state.apply_action(action)
    draw = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
    assert bot.step(state) == 2
