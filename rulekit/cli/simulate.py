"""``rulekit simulate``: many games at random or by bots, summed up; with a variant, beside the game without it."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

from rulekit.balance.intervals import precision
from rulekit.balance.playing import FIRST
from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.steps import add_steps, allowance
from rulekit.cli.stopping import heeding
from rulekit.cli.until import MOST, add_until
from rulekit.diagnostics import RuleError
from rulekit.driver.results import results
from rulekit.machine.plays import Plays
from rulekit.playing.bots import KINDS, bot
from rulekit.playing.cluster import Cluster, ClusterError, connected, plays_on
from rulekit.playing.contests import contests, played_again, played_by
from rulekit.playing.game import Game, load
from rulekit.playing.results import columns_of, rows_of
from rulekit.playing.simulation import missing, simulate
from rulekit.playing.sums import Sums
from rulekit.resources import write_whole

__all__ = ["add", "run"]

OF_A_VARIANT = frozenset({"RK0604", "RK0612", "RK0613"})
"""What a game may lack that its variant has: numbers of players, and options. Then there is nothing to compare."""

GAMES = 1000  # if nothing is said
FEW = 4  # games that are played first
STOPPED = 130  # as of every command that somebody breaks off


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument(
        "--games", type=int, metavar="K", help=f"how many games ({GAMES:,}; with --until at most {MOST:,})"
    )
    add_until(parser)
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the seed of the first game; the next ones count up"
    )
    parser.add_argument(
        "--bots", metavar="BOTS", help=f"who plays: one kind for all, or one for each player, with commas: {KINDS}"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where every game is written, one a row: .csv or .parquet"
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="where the first game (with the variants) is written, for `rulekit replay`",
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="where a Dask cluster is that plays the games")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    add_options(parser)
    add_steps(parser)


def run(options: argparse.Namespace) -> int:
    """Print the sums."""
    if options.games is None:
        options.games = GAMES if options.until is None else MOST
    if options.games < 1:
        print(f"error: {options.games} games; play at least 1", file=sys.stderr)
        return 2
    games = list(_games(options))
    try:
        kinds = _bots(options.bots, games[-1][2])
    except ValueError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    if options.record is not None:
        table = games[-1][2].table
        end = played_by(table, kinds, options.seed)[1] if kinds else played_again(table, options.seed)
        write_whole(options.record, end.record().to_json().encode())
    if options.dask is None and (reason := missing()):
        print(f"note: `wasmtime` cannot be loaded ({reason}), so Python plays, a hundred times slower", file=sys.stderr)
    sums = [Sums(game) for _, _, game in games]
    try:
        with connected(options.dask) if options.dask is not None else nullcontext() as cluster:
            found = _simulated(options, games, sums, kinds, cluster)
    except ClusterError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    return _told(options, games, sums, *found)


def _games(options: argparse.Namespace) -> Iterator[tuple[str, str, Game]]:
    """What is played: the game and, if there are any, with its variants; each with a title and their names."""
    kinds: list[tuple[str, list[str]]] = [("game", [])]
    if options.variant:
        kinds.append((" + ".join(options.variant), options.variant))
    for title, variants in kinds:
        try:
            game = load(options.game, variants, options.players, options=agreed(options), allowed=allowance(options))
        except RuleError as problem:
            if not variants and options.variant and {one.code for one in problem.diagnostics} <= OF_A_VARIANT:
                continue
            raise
        yield title, " ".join(one.name for one in game.rules.variants), game


def _bots(text: str | None, game: Game) -> list[str]:
    """What each player is; nothing if all is left to chance.

    Raises:
        ValueError: there is no such bot, or there are not as many as players.
    """
    kinds = text.split(",") if text else []
    if len(kinds) == 1:
        kinds *= game.players
    if kinds and len(kinds) != game.players:
        message = f"{len(kinds)} bots for {game.players} players"
        raise ValueError(message)
    for kind in kinds:
        bot(kind, 0, game.table)
    return kinds


def _simulated(
    options: argparse.Namespace,
    games: list[tuple[str, str, Game]],
    sums: list[Sums],
    kinds: list[str],
    cluster: Cluster | None,
) -> tuple[int, list[int]]:
    """Play, sum up and write; whatever ends it, what was played is kept. The status, and how many of each kind are."""
    columns = columns_of([game for _, _, game in games])
    kept = None if options.out is None else results(options.out, columns)
    status, before = 0, list[int]()
    with heeding() as stop:
        try:
            for (_, variants, game), one in zip(games, sums, strict=True):
                before.append(0 if kept is None else kept.rows)
                with _watching(options) as watch:
                    for batch in _played(one, kinds, options, cluster):
                        with stop.whole():
                            one.add(batch)
                            if kept is not None:
                                kept.add(rows_of(game, variants, batch, columns))
                            watch(len(batch))
        except KeyboardInterrupt:
            status = STOPPED
        except ClusterError as problem:
            print(f"error: {problem}", file=sys.stderr)
            status = 2
        except OSError as problem:
            status = _unwritten(problem)
        except BaseException:
            if kept is not None:
                with suppress(OSError):
                    kept.keep()
            raise
        with stop.whole():
            if kept is not None:
                try:
                    kept.keep()
                except OSError as problem:
                    status = status or _unwritten(problem)
                where = f"{kept.rows:,} games are in {kept.path}" if kept.rows else "no game was written"
                print(where, file=sys.stderr)
    if kept is None:
        return status, [one.played for one in sums]
    behind = [*before[1:], kept.rows, *[0] * len(sums)]
    begun = [max(0, end - start) for start, end in zip(before, behind, strict=False)]
    return status, [*begun, *[0] * (len(sums) - len(begun))]


def _unwritten(problem: OSError) -> int:
    """Say what could not be written. The status."""
    print(f"error: {problem.filename}: {problem.strerror or problem}", file=sys.stderr)
    return 2


def _played(one: Sums, kinds: list[str], options: argparse.Namespace, cluster: Cluster | None) -> Iterator[Plays]:
    """The games of one kind, or the first of them if too many of these have no end."""
    table = one.game.table
    slots = (table.program.layout.rounds,)
    for seeds in _batches(options.games, options.seed):
        if cluster is not None:
            plays = plays_on(cluster, table, kinds, seeds, slots)
        else:
            plays = contests(table, kinds, seeds, slots) if kinds else simulate(table, seeds, slots)
        began = time.perf_counter()
        for batch in plays:
            one.seconds += time.perf_counter() - began
            yield batch
            began = time.perf_counter()
            if _known(one, options):
                return
        if one.endless * 4 >= one.played:
            return


def _known(one: Sums, options: argparse.Namespace) -> bool:
    """Whether the wins of each seat are known as well as was asked for."""
    until: float | None = options.until
    return until is not None and one.count >= FIRST and precision(one.won, one.count) <= until


def _batches(games: int, seed: int) -> Iterator[range]:
    """The seeds of the games, few at first."""
    size, at, end = FEW, seed, seed + games
    while at < end:
        yield range(at, min(at + size, end))
        at += size
        size = FEW * FEW if size == FEW else games


@contextmanager
def _watching(options: argparse.Namespace) -> Iterator[Callable[[int], None]]:
    """What is told of games that were played: a bar, where somebody watches."""
    if options.quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415  # only for people who watch
    from rich.progress import Progress  # noqa: PLC0415  # as above

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Games", total=options.games)
        yield lambda count: progress.advance(task, count)


def _told(
    options: argparse.Namespace,
    games: list[tuple[str, str, Game]],
    sums: list[Sums],
    status: int,
    kept: list[int],
) -> int:
    """Print what was played, and what was not. The status."""
    wins = games[0][2].rules.wins
    figure = wins[0].name.replace("_", " ")[:11] if wins else "-"
    print(f"{'':24}{'rounds':>10}{'decisions':>12}{figure:>12}{'games/s':>10}")
    missed: list[str] = []
    for (title, _, _), one, done in zip(games, sums, kept, strict=True):
        for line in one.lines(title):
            print(line)
        missed += [f"{title}: {line}" for line in one.unfinished()]
        if options.until is not None and one.count and not _known(one, options):
            missed.append(f"{title}: the wins are known to within {precision(one.won, one.count):.1%}")
        elif 0 < one.played < options.games and options.until is None:
            missed.append(f"{title}: the other {options.games - one.played} games were not played")
        if status and done < options.games:
            missed.append(f"{title}: `--seed {options.seed + done} --games {options.games - done}` goes on")
    for line in missed:
        print(line)
    return status or int(bool(missed))
