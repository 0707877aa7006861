"""``rulekit simulate``: many games at random, summed up; with a variant, beside the game without it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator

from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.steps import add_steps, allowance
from rulekit.diagnostics import RuleError
from rulekit.machine.plays import Plays
from rulekit.playing.game import Game, load
from rulekit.playing.simulation import simulate
from rulekit.playing.unfinished import unfinished_because

__all__ = ["add", "run"]

OF_A_VARIANT = frozenset({"RK0604", "RK0612", "RK0613"})
"""What a game may lack that its variant has: numbers of players, and options. Then there is nothing to compare."""

FEW = 4  # games that are played first


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
    add_options(parser)
    add_steps(parser)


def run(options: argparse.Namespace) -> int:
    """Print the sums."""
    if options.games < 1:
        print(f"error: {options.games} games; play at least 1", file=sys.stderr)
        return 2
    kinds: list[tuple[str, list[str]]] = [("game", [])]
    if options.variant:
        kinds.append((" + ".join(options.variant), options.variant))
    endless: list[str] = []
    for title, variants in kinds:
        try:
            game = load(options.game, variants, options.players, options=agreed(options), allowed=allowance(options))
        except RuleError as problem:
            if not variants and options.variant and {one.code for one in problem.diagnostics} <= OF_A_VARIANT:
                continue
            raise
        summed, seats, loops, played = _summed(game, options.games, options.seed)
        if not variants:
            wins = game.table.game.wins
            figure = wins[0].name.replace("_", " ")[:11] if wins else "-"
            print(f"{'':24}{'rounds':>10}{'decisions':>12}{figure:>12}{'games/s':>10}")
        print(f"{title[:24]:24}{summed}")
        print(f"  {seats}")
        for loop, count in loops.items():
            reason = unfinished_because(game.table.program.endless[loop - 1], game.table)
            endless.append(f"{title}: {count} of {played} games are unfinished and not counted above: {reason}")
        if played < options.games:
            endless.append(f"{title}: the other {options.games - played} games were not played")
    for line in endless:
        print(line)
    return 1 if endless else 0


def _batches(games: int, seed: int) -> Iterator[range]:
    """The seeds of the games, few at first."""
    size, at, end = FEW, seed, seed + games
    while at < end:
        yield range(at, min(at + size, end))
        at += size
        size = FEW * FEW if size == FEW else games


def _summed(game: Game, games: int, seed: int) -> tuple[str, str, Counter[int], int]:
    """The means of the games that came to an end, who won them, how many did not end, by their loop, and all of them.

    Where a quarter of the first games has no end, there is no sense in waiting for the others.
    """
    slot = game.table.program.layout.rounds
    count = rounds = decisions = points = 0
    won = [0.0] * game.players
    drawn = played = 0
    loops: Counter[int] = Counter()
    began = time.perf_counter()
    for batch in _played(game, games, seed, (slot,)):
        loops.update(loop for loop in batch.loops if loop)
        plays = batch.ended()
        played += len(batch)
        count += len(plays)
        rounds += sum(plays.slot(slot))
        decisions += sum(plays.decisions)
        if plays.record.gauges:
            points += sum(sum(plays.gauge(0, player)) for player in range(game.players))
        drawn += sum(plays.drawn)
        for winners in plays.winners():
            for player in winners:
                won[player] += 1 / len(winners)
    speed = played / (time.perf_counter() - began)
    if not count:
        return f"{'-':>10}{'-':>12}{'-':>12}{speed:10.0f}", "no game came to an end", loops, played
    scored = f"{points / count / game.players:12.1f}" if game.table.game.wins else f"{'-':>12}"
    means = f"{rounds / count:10.1f}{decisions / count:12.1f}{scored}"
    seats = ", ".join(f"player {at} {one / count:.1%}" for at, one in enumerate(won, 1))
    balance = f"won by {seats}; drawn {drawn / count:.1%}"
    return f"{means}{speed:10.0f}", balance, loops, played


def _played(game: Game, games: int, seed: int, slots: tuple[int, ...]) -> Iterator[Plays]:
    """The games, or the first of them if too many of these have no end."""
    endless = done = 0
    for seeds in _batches(games, seed):
        for batch in simulate(game.table, seeds, slots):
            endless += sum(1 for loop in batch.loops if loop)
            done += len(batch)
            yield batch
        if endless * 4 >= done:
            return
