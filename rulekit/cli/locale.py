"""``rulekit locale status``: what a locale still lacks for the games."""

from __future__ import annotations

import argparse
import sys

from rulekit import publishing
from rulekit.building import brings, jobs
from rulekit.diagnostics import Diagnostic
from rulekit.pipeline import load_game
from rulekit.printing import KINDS, missing
from rulekit.reporting import show

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("what", choices=("status",))
    parser.add_argument("locales", nargs="*", metavar="L", help="all if none")


def run(options: argparse.Namespace) -> int:
    """Show what is missing; 1 if anything is."""
    wrong = False
    for tag in options.locales or publishing.locales():
        found: dict[tuple[str, str], Diagnostic] = {}
        for job in filter(brings, jobs(publishing.games(), (tag,), KINDS, ())):
            checked = load_game(job.game, job.variants)
            for one in missing(checked, job.kind, tag):
                found[one.code, one.message] = one
        wrong = show(tuple(found.values()), {}) or wrong
        print(f"{tag}: {len(found)} missing", file=sys.stdout)
    return 1 if wrong else 0
