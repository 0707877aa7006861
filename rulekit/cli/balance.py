"""``rulekit balance``: who is favoured, how long a game is, what is worth taking; of a variant, what it changes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from rulekit.balance.counts import Counts
from rulekit.balance.findings import Report
from rulekit.balance.page import Setting, document
from rulekit.balance.playing import enough, steps
from rulekit.balance.said import label
from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.languages import add_locale_path, chosen
from rulekit.cli.reports import speak, write
from rulekit.cli.steps import add_steps, allowance
from rulekit.cli.stopping import heeding
from rulekit.cli.until import MOST, add_until
from rulekit.diagnostics import RuleError
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Sentence
from rulekit.playing.bots import KINDS, bot
from rulekit.playing.cluster import Cluster, ClusterError, connected
from rulekit.playing.game import Game, load
from rulekit.playing.simulation import missing

__all__ = ["add", "run"]

OF_A_VARIANT = frozenset({"RK0604", "RK0612", "RK0613"})
"""What a game may lack that its variant has: numbers of players, and options. Then there is nothing to compare."""
STOPPED = 130  # as of every command that somebody breaks off
GAMES = 10_000
"""How many games are played if nothing is said."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME", help="a game's name or file")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument(
        "--games", type=int, metavar="K", help=f"how many games of each ({GAMES:,}; with --until at most {MOST:,})"
    )
    add_until(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the first game")
    parser.add_argument(
        "--bots", metavar="BOTS", help=f"who plays: one kind for all, or one for each player, with commas: {KINDS}"
    )
    parser.add_argument(
        "--lang",
        "--locale",
        dest="locale",
        action="append",
        metavar="L",
        help="only this language; may be repeated (every one that has words for the game if not said)",
    )
    parser.add_argument("--out", type=Path, default=Path("build"), metavar="DIR", help="the folder to write into")
    parser.add_argument("--dask", metavar="ADDRESS", help="where a Dask cluster is that plays the games")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    add_options(parser)
    add_locale_path(parser)
    add_steps(parser)


def run(options: argparse.Namespace) -> int:
    """Play, and write the report."""
    count = options.games if options.games is not None else GAMES if options.until is None else MOST
    if count < 1:
        print(f"error: {count} games; play at least 1", file=sys.stderr)
        return 2
    games = list(_games(options))
    try:
        kinds = _bots(options.bots, games[-1])
    except ValueError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    tags = [chosen(one, options) for one in options.locale or ()]
    speak(games, tags)  # what cannot be said is told before anybody waits
    if options.dask is None and (reason := missing()):
        print(f"note: `wasmtime` cannot be loaded ({reason}), so Python plays, a hundred times slower", file=sys.stderr)
    try:
        with connected(options.dask) if options.dask is not None else nullcontext() as cluster:
            counts, status = _played(games, kinds, count, options, cluster)
    except ClusterError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    if not any(one.played for one in counts):
        print("no game was played, so there is no report", file=sys.stderr)
        return status or 1
    reports = [Report(_title(game, options), found) for game, found in zip(games, counts, strict=True)]
    names = tuple(one.name for one in games[-1].rules.variants)
    made = document(reports, Setting(games[-1].rules.name, names, options.seed, options.bots or ""))
    write(made, games, tags, options)
    short = _short(reports, options, count)
    return status or short


def _short(reports: list[Report], options: argparse.Namespace, count: int) -> int:
    """Tell what falls short of what was asked for. The status."""
    short = 0
    for report in reports:
        found = report.counts
        if found.unfinished:
            print(f"note: {found.unfinished} of {found.played} games never ended", file=sys.stderr)
            short = 1
        if options.until is not None and found.precision > options.until:
            print(
                f"note: the wins are known to within {found.precision:.1%} after {found.played:,} games",
                file=sys.stderr,
            )
            short = 1
        elif options.until is None and found.played < count:
            print(f"note: {found.played:,} of {count:,} games were played", file=sys.stderr)
            short = 1
    return short


def _games(options: argparse.Namespace) -> Iterator[Game]:
    """What is played: the game and, if there are any, with its variants."""
    for variants in [[], options.variant] if options.variant else [[]]:
        try:
            yield load(options.game, variants, options.players, options=agreed(options), allowed=allowance(options))
        except RuleError as problem:
            if not variants and options.variant and {one.code for one in problem.diagnostics} <= OF_A_VARIANT:
                continue
            raise


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


def _title(game: Game, options: argparse.Namespace) -> Line:
    """What the column of a game is called."""
    variants = game.rules.variants
    if variants:
        return (Sentence("names", {"items": tuple(Noun(one.name, "variants") for one in variants)}),)
    return (label("balance_without"),) if options.variant else (Noun(game.rules.name, "variants"),)


def _played(
    games: list[Game], kinds: list[str], count: int, options: argparse.Namespace, cluster: Cluster | None
) -> tuple[list[Counts], int]:
    """What came of the games; whatever ends it, what was played is kept. And the status."""
    found = [Counts(game.players) for game in games]
    with heeding() as stop:
        try:
            for at, game in enumerate(games):
                with _watching(options, count) as watch:
                    for more in steps(game.table, kinds, count, options.seed, cluster):
                        with stop.whole():
                            found[at] += more
                            watch(more.played)
                        if enough(found[at], options.until):
                            break
        except KeyboardInterrupt:
            return found, STOPPED
        except ClusterError as problem:
            print(f"error: {problem}", file=sys.stderr)
            return found, 2
    return found, 0


@contextmanager
def _watching(options: argparse.Namespace, count: int) -> Iterator[Callable[[int], None]]:
    """What is told of games that were played: a bar, where somebody watches."""
    if options.quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415  # only for people who watch
    from rich.progress import Progress  # noqa: PLC0415  # as above

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Games", total=None if options.until is not None else count)
        yield lambda many: progress.advance(task, many)
