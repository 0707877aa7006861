"""``rulekit build``: every document of every game in every locale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.languages import add_locale_path, chosen
from rulekit.cli.sheets import add_sheets, sheets
from rulekit.cli.watching import Written, add_watch, watch
from rulekit.driver import publishing
from rulekit.driver.agreeing import agreed_on
from rulekit.driver.building import Job, jobs, work
from rulekit.driver.cores import cores
from rulekit.driver.places import places
from rulekit.driver.printing import FORMAT_NAMES, KINDS, known_format, known_kind

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
    kinds = tuple(known_kind(one) for one in options.kind or KINDS)
    forms = tuple(known_format(one) for one in options.format or FORMAT_NAMES)
    games = options.games or publishing.games()
    tags = options.locale or publishing.locales()
    out = Path(options.out)

    def wanted() -> list[Job]:
        locales = tuple(chosen(one, options) for one in tags)
        return jobs(games, locales, kinds, forms, agreed_on(agreed(options)), sheets(options))

    def again() -> tuple[int, str]:
        written = Written()
        work(wanted(), out, lambda _: None, write=written.write)
        return 0, str(written)

    if options.watch:
        return watch(again, lambda: places(games, (), tags, options.locale_path))
    quiet = options.quiet or not sys.stderr.isatty()
    written = work(wanted(), out, lambda _: None, cores()) if quiet else _with_bar(wanted(), out)
    print(f"{written} documents in {out}", file=sys.stdout)
    return 0


def _with_bar(wanted: list[Job], out: Path) -> int:
    """The same with a progress bar."""
    from rich.console import Console  # noqa: PLC0415  # only for people who watch
    from rich.progress import Progress  # noqa: PLC0415  # as above

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Documents", total=len(wanted))
        return work(wanted, out, lambda _: progress.advance(task), cores())
