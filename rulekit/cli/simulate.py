"""``rulekit simulate``: many games at random, summed up; with a variant, beside the game without it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from rulekit.playing.game import Game, load
from rulekit.playing.simulation import simulate
from rulekit.playing.unfinished import unfinished_because

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
    endless: list[str] = []
    for title, variants in kinds:
        game = load(options.game, variants, options.players)
        summed, loops = _summed(game, options.games, options.seed)
        print(f"{title[:24]:24}{summed}")
        for loop, count in loops.items():
            span = game.table.program.open_loops[loop - 1]
            reason = unfinished_because(span, game.table)
            endless.append(f"{title}: {count} of {options.games} games are unfinished and not counted above: {reason}")
    for line in endless:
        print(line)
    return 1 if endless else 0


def _summed(game: Game, games: int, seed: int) -> tuple[str, Counter[int]]:
    """The means of the games that came to an end, and how many did not, by the number of their loop."""
    slot = game.table.program.layout.rounds
    count = rounds = decisions = points = 0
    first = 0.0
    loops: Counter[int] = Counter()
    given_up: list[int] = []
    began = time.perf_counter()
    for batch in simulate(game.table, range(seed, seed + games), (slot,)):
        loops.update(loop for loop in batch.loops if loop)
        given_up += batch.given_up
        plays = batch.ended()
        count += len(plays)
        rounds += sum(plays.slot(slot))
        decisions += sum(plays.decisions)
        if plays.record.gauges:
            points += sum(sum(plays.gauge(0, player)) for player in range(game.players))
        first += sum(1 / len(winners) for winners in plays.winners() if 0 in winners)
    speed = games / (time.perf_counter() - began)
    if given_up:
        print(f"warning: {len(given_up)} games took too long, the first with seed {given_up[0]}", file=sys.stderr)
    if not count:
        return f"{'-':>10}{'-':>12}{'-':>10}{'-':>12}{speed:10.0f}", loops
    means = f"{rounds / count:10.1f}{decisions / count:12.1f}{points / count / game.players:10.1f}"
    return f"{means}{first / count:12.1%}{speed:10.0f}", loops
