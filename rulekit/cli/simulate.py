"""``rulekit simulate``: many games at random, summed up; with a variant, beside the game without it."""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from rulekit.playing.game import Game, load

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--games", type=int, default=1000, metavar="K", help="how many games")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the seed of the first game; the next ones count up"
    )


def run(options: argparse.Namespace) -> int:
    """Print the sums."""
    if options.games < 1:
        print(f"error: {options.games} games; play at least 1", file=sys.stderr)
        return 2
    kinds: list[tuple[str, list[str]]] = [("game", [])]
    if options.variant:
        kinds.append((" + ".join(options.variant), options.variant))
    print(f"{'':24}{'rounds':>10}{'decisions':>12}{'points':>10}{'first wins':>12}{'games/s':>10}")
    for title, variants in kinds:
        print(f"{title[:24]:24}{_summed(load(options.game, variants, options.players), options.games, options.seed)}")
    return 0


def _summed(game: Game, games: int, seed: int) -> str:
    runner = game.table.seeded
    layout = game.table.program.layout
    rounds: list[int] = []
    decisions: list[int] = []
    points: list[float] = []
    first = 0.0
    began = time.perf_counter()
    for at in range(games):
        count, end = runner.playout(seed + at)
        ranking = end.ranking()
        decisions.append(count)
        rounds.append(end.vector[layout.rounds])
        points.append(statistics.fmean(row[0] if row else 0 for row in ranking.gauges))
        first += (0 in ranking.winners) / max(len(ranking.winners), 1)
    speed = games / (time.perf_counter() - began)
    return (
        f"{statistics.fmean(rounds):10.1f}{statistics.fmean(decisions):12.1f}{statistics.fmean(points):10.1f}"
        f"{first / games:12.1%}{speed:10.0f}"
    )
