"""The search here beside that of OpenSpiel in C++: how many plays a second, and who wins at four in a row.

    python tests/bench/spiel.py [GAMES]

Both are measured turn about in one run, so that only the ratios need to be believed; without OpenSpiel nothing is
measured. Nothing fails: these are figures, not tests.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module, util
from statistics import median
from typing import Any

from rulekit.playing.bots import bot
from rulekit.playing.game import load
from rulekit.playing.state import State
from tests.bench.plays import by_search
from tests.long.matches import wilson

GAMES = {"tic_tac_toe": "tic_tac_toe", "four_in_a_row": "connect_four", "pig": "pig", "backgammon": "backgammon"}
"""By our names, what OpenSpiel calls the same."""
ROUNDS, SECONDS = 3, 0.5
PLAYS = 1000  # for each choice
MATCH = 20  # games, where nothing else is said
EXPLORING = 1.4


def searching(spiel: Any, game: Any, plays: int, seed: int) -> Any:  # noqa: ANN401  # OpenSpiel ships no types
    """OpenSpiel's own search."""
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    return spiel.MCTSBot(game, evaluator, EXPLORING, plays, 100, False, seed, False)  # noqa: FBT003  # it knows no names


def by_openspiel(spiel: Any, name: str) -> Callable[[], int]:  # noqa: ANN401  # as above
    """Plays of its search from the first decision."""
    state = spiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    searcher = searching(spiel, state.get_game(), PLAYS, 1)

    def work() -> int:
        searcher.step(state)
        return PLAYS

    return work


def rate(work: Callable[[], int]) -> float:
    """Plays a second of the processor."""
    began, count = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        count += work()
    return count / (time.process_time() - began)


def against(spiel: Any, seed: int, *, first: bool) -> float:  # noqa: ANN401  # as above
    """The part of the victory that the search here gets in a game of four in a row; whether it begins."""
    ours = load("four_in_a_row")
    game = spiel.load_game("connect_four")
    here, there = bot(f"mcts:{PLAYS}", seed, ours.table), searching(spiel, game, PLAYS, seed)
    state, other, seat = ours.start(seed), game.new_initial_state(), 0 if first else 1
    while not other.is_terminal():
        legal = other.legal_actions()
        if len(legal) == 1:  # so it is until the end, and here it has happened of itself
            column = legal[0]
        elif other.current_player() == seat:
            option = here(state.view(seat))
            column = "abcdefg".index(option.path[-1][0])
        else:
            column = there.step(other)
        state, _ = dropped(state, column), other.apply_action(column)
    return (1 + float(other.returns()[seat])) / 2


def dropped(state: State, column: int) -> State:
    """A disc falls; what is forced has happened of itself."""
    found = [one for one in state.options if one.path[-1][0] == "abcdefg"[column]]
    return state.apply(found[0]) if found else state


def main() -> None:
    """Measure and print."""
    if util.find_spec("pyspiel") is None:
        print("OpenSpiel is not here: nothing to compare with")
        return
    spiel = import_module("pyspiel")
    print("| plays a second of a search | here | OpenSpiel, C++ | here / OpenSpiel |\n|---|--:|--:|--:|")
    for name, other in GAMES.items():
        here, there = by_search(load(name, players=2)), by_openspiel(spiel, other)
        rates = [(rate(here) if here is not None else 0.0, rate(there)) for _ in range(ROUNDS)]
        ours, theirs = (median(column) for column in zip(*rates, strict=True))
        print(f"| {name} | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.2f} |", flush=True)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCH
    won = sum(against(spiel, seed, first=seed % 2 == 0) for seed in range(count))
    low, high = wilson(won, count)
    print(f"\nFour in a row, {PLAYS} plays for each choice: {won:g} of {count} here ({low:.0%} to {high:.0%}).")


if __name__ == "__main__":
    main()
