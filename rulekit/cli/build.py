"""``rulekit build``: every document of every game in every locale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit import publishing
from rulekit.building import Job, jobs, work
from rulekit.printing import FORMAT_NAMES, KINDS, known_format, known_kind

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="names or files; all bundled games if none")
    parser.add_argument("--out", default="build", metavar="DIR", help="the folder to write into")
    parser.add_argument("--locale", action="append", metavar="L", help="only this language; may be repeated")
    parser.add_argument(
        "--kind", action="append", metavar="K", help=f"only this kind ({', '.join(KINDS)}); may be repeated"
    )
    parser.add_argument(
        "--format", action="append", metavar="F", help=f"only this format ({', '.join(FORMAT_NAMES)}); may be repeated"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run(options: argparse.Namespace) -> int:
    """Write all documents and say how many."""
    kinds = tuple(known_kind(one) for one in options.kind or KINDS)
    forms = tuple(known_format(one) for one in options.format or FORMAT_NAMES)
    wanted = jobs(options.games or publishing.games(), tuple(options.locale or publishing.locales()), kinds, forms)
    out = Path(options.out)
    written = 0
    for job in _shown(wanted, quiet=options.quiet):
        written += work(job, out)
    print(f"{written} documents in {out}", file=sys.stdout)
    return 0


def _shown(wanted: list[Job], *, quiet: bool) -> list[Job]:
    """The jobs, with a progress bar where there is a terminal to show it on."""
    if quiet or not sys.stderr.isatty():
        return wanted
    from rich.console import Console  # noqa: PLC0415  # only for people who watch
    from rich.progress import track  # noqa: PLC0415

    return track(wanted, "Documents", console=Console(stderr=True))  # type: ignore[return-value]  # iterated over once
