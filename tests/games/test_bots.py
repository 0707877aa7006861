"""Bots play by the rules, see only what their player sees, and the better ones win."""

from __future__ import annotations

from itertools import count

import pytest

import rulekit
from rulekit.cli import main
from rulekit.playing import search
from rulekit.playing.bots import Bot, Budget, bot, greedy, monte_carlo, randomly
from rulekit.playing.game import Game, load
from rulekit.playing.option import Option
from rulekit.playing.view import View
from tests.sharing import only

GAME = "roll_through_the_ages"
SLOWEST = "backgammon"
"""Nothing is hidden there, and what must be done as often as possible is tried out in each play."""


def victories(game: Game, players: list[Bot], seeds: range) -> list[float]:
    """How many games each bot wins, a shared victory being a part of one; who begins changes from game to game."""
    wins = [0.0] * len(players)
    for seed in seeds:
        order = [(at + seed) % len(players) for at in range(len(players))]
        state = game.start(seed)
        while not state.is_over:
            assert state.player is not None
            view = state.view(state.player)
            state = state.apply(players[order[state.player]](view))
        for winner in state.winners:
            wins[order[winner]] += 1 / len(state.winners)
    return wins


def test_a_search_beats_chance_and_greed() -> None:
    game = load(GAME, players=2)
    assert victories(game, [bot("mcts:150", 1, game.table), randomly(2)], range(4))[0] == 4
    assert victories(game, [bot("mcts:400", 1, game.table), greedy(3)], range(6))[0] > 4


def test_the_same_seed_chooses_the_same() -> None:
    game = load(GAME, players=2)
    for kind in ("random", "greedy", "mcts:60"):
        found = []
        for _ in range(2):
            state, mine = game.start(5), bot(kind, 9, game.table)
            for _ in range(6):
                assert state.player is not None
                state = state.apply(mine(state.view(state.player)))
            found.append(state.to_json())
        assert found[0] == found[1]


def test_a_slow_machine_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted plays: the clock decides nothing."""
    game, found = load(GAME, players=2), []
    for speed in (1e-6, 1.0, 60.0):
        clock = count(0.0, speed)
        monkeypatch.setattr("rulekit.playing.bots.time.perf_counter", lambda clock=clock: next(clock))
        state, mine = game.start(5), bot("mcts:300", 9, game.table)
        for _ in range(4):
            assert state.player is not None
            state = state.apply(mine(state.view(state.player)))
        found.append(state.to_json())
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("name", only((name != SLOWEST, (name,)) for name in rulekit.games()))
def test_bots_choose_where_things_are_hidden(name: str) -> None:
    """Some choices of each kind in every game, each by what is seen; a few plays are enough for a choice."""
    game = load(name)
    kinds = [bot(kind, 4, game.table) for kind in ("greedy", "mcts:4")]
    state = game.start(2)
    for turn in range(4):
        assert state.player is not None
        view: View = state.view(state.player)
        option: Option = kinds[turn % 2](view)
        assert option in view.options
        state = state.apply(option)


def test_a_search_without_wasmtime(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "native_stepper", lambda _: None)
    game = load(GAME, players=2)
    state = game.start(1)
    flat = search.search_for(game.table)
    chosen = monte_carlo(flat, Budget(plays=60), 1)(state.view(0))
    assert chosen in state.view(0).options
    assert sum(one.visits for one in flat.tried()) == 60


def test_a_budget_of_time_is_kept() -> None:
    game = load(GAME, players=2)
    found = search.search_for(game.table)
    monte_carlo(found, Budget(seconds=0.05), 1)(game.start(1).view(0))
    assert sum(one.visits for one in found.tried()) > 0


@pytest.mark.parametrize("kind", ["wizard", "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-1s", "greedy:2", "random,x"])
def test_an_unknown_bot_is_told(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--players", "3", "--bots", kind]) == 2
    assert "is no kind of bot" in capsys.readouterr().err


def test_bots_alone_play_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--players", "2", "--bots", "random,mcts:20", "--seed", "3"]) == 0
    assert len(capsys.readouterr().out) > 1000
