"""``rulekit build``: every document of every game in every locale."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulekit import resources
from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.languages import add_locale_path, chosen
from rulekit.cli.sheets import add_sheets, sheets
from rulekit.cli.watching import Written, add_watch, watch
from rulekit.document.kinds import FORMAT_NAMES, KINDS
from rulekit.driver import printed
from rulekit.driver.places import places

if TYPE_CHECKING:  # brings all that prints, of which nothing is needed where all is printed
    from rulekit.driver.jobs import Job

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="names or files; all bundled games if none")
    parser.add_argument("--out", default="build", metavar="DIR", help="the folder to write into")
    parser.add_argument("--locale", action="append", metavar="L", help="only this language; may be repeated")
    add_options(parser)
    add_locale_path(parser)
    parser.add_argument(
        "--kind", action="append", metavar="K", help=f"only this kind ({', '.join(KINDS)}); may be repeated"
    )
    parser.add_argument(
        "--format", action="append", metavar="F", help=f"only this format ({', '.join(FORMAT_NAMES)}); may be repeated"
    )
    add_sheets(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    add_watch(parser)


def run(options: argparse.Namespace) -> int:
    """Write all documents and say how many."""
    options.games = options.games or list(resources.game_names())
    options.locale = options.locale or list(resources.locale_tags())
    if options.watch:
        return _watched(options)
    print(f"{_count(options)} documents in {options.out}", file=sys.stdout)
    return 0


def _watched(options: argparse.Namespace) -> int:
    """Write them again and again."""
    from rulekit.driver.building import work  # noqa: PLC0415  # brings all that prints

    def again() -> tuple[int, str]:
        written = Written()
        work(_wanted(options, options.games, options.locale), Path(options.out), lambda _: None, write=written.write)
        return 0, str(written)

    return watch(again, lambda: places(options.games, (), options.locale, options.locale_path))


def _count(options: argparse.Namespace) -> int:
    """Write what is not there as it should be; how many documents there are.

    The documents of one game in one language are made if anything has changed that they come from.
    """
    out = Path(options.out)
    kept = _kept(options, options.games, options.locale)
    there = {pair: printed.count_of(one, out) for pair, one in kept.items()}
    missing = [pair for pair, count in there.items() if count is None]
    known = sum(count or 0 for count in there.values())
    if not missing:
        return known
    games, tags = dict.fromkeys(game for game, _ in missing), dict.fromkeys(tag for _, tag in missing)
    wanted = _wanted(options, [*games], [*tags])
    written: dict[tuple[str, str], dict[Path, bytes]] = {}

    def wrote(job: Job, path: Path, data: bytes) -> None:
        written.setdefault((job.game, job.locale), {})[path] = data

    made = _made([one for one in wanted if (one.game, one.locale) in missing], options, wrote)
    now = _kept(options, [*games], [*tags])
    for pair in missing:
        if now[pair] == kept[pair]:  # nothing was changed while they were made
            printed.note(now[pair], out, written.get(pair, {}))
    return known + made


def _kept(options: argparse.Namespace, games: Sequence[str], tags: Sequence[str]) -> dict[tuple[str, str], Path]:
    """Where it is kept what was written, of each game in each language."""
    what = (options.kind, options.format, sorted(agreed(options).items()), sheets(options))
    texts = printed.Texts(tuple(map(repr, what)), options.locale_path)
    locales = [chosen(one, options) for one in tags]
    return {(game, locale): texts.kept(game, locale) for game in games for locale in locales}


def _wanted(options: argparse.Namespace, games: Sequence[str], tags: Sequence[str]) -> list[Job]:
    """The documents of some games in some languages."""
    from rulekit.driver.agreeing import agreed_on  # noqa: PLC0415  # brings all that prints
    from rulekit.driver.jobs import jobs  # noqa: PLC0415  # as above
    from rulekit.driver.printing import known_format, known_kind  # noqa: PLC0415  # as above

    kinds = tuple(known_kind(one) for one in options.kind or KINDS)
    forms = tuple(known_format(one) for one in options.format or FORMAT_NAMES)
    locales = tuple(chosen(one, options) for one in tags)
    return jobs(games, locales, kinds, forms, agreed_on(agreed(options)), sheets(options))


def _made(wanted: list[Job], options: argparse.Namespace, wrote: Callable[[Job, Path, bytes], None]) -> int:
    """Make and write documents, with a progress bar where somebody watches; how many."""
    from rulekit.driver.building import work  # noqa: PLC0415  # brings all that prints
    from rulekit.driver.cores import cores  # noqa: PLC0415  # as above

    out = Path(options.out)
    if options.quiet or not sys.stderr.isatty():
        return work(wanted, out, lambda _: None, cores(), wrote=wrote)
    from rich.console import Console  # noqa: PLC0415  # only for people who watch
    from rich.progress import Progress  # noqa: PLC0415  # as above

    # It has no thread that draws it again and again: a process that has threads can't be copied.
    with Progress(console=Console(stderr=True), auto_refresh=False) as progress:
        task = progress.add_task("Documents", total=len(wanted))
        progress.refresh()

        def done(_: Job) -> None:
            progress.update(task, advance=1, refresh=True)

        return work(wanted, out, done, cores(), wrote=wrote)
