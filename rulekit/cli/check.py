"""``rulekit check``: what is wrong with rules."""

from __future__ import annotations

import argparse
import sys

from rulekit.pipeline import find_game, game_of_patch, read_and_check, targets, variant_names
from rulekit.reporting import show

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="games by name, files, or folders with games in them; all bundled games if none",
    )
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(options: argparse.Namespace) -> int:
    """Show all diagnostics; 1 if there is an error."""
    wrong = False
    count = 0
    for name in targets(options.paths):
        base = game_of_patch(name)
        runs = [(base, [name])] if base else [(name, options.variant)]
        path = find_game(name)
        if not base and path is not None and not options.variant:
            runs += [(name, [one]) for one in variant_names(path)]
        for game, variants in runs:
            checked = read_and_check(game, variants)
            wrong = show(checked.diagnostics, checked.sources, options.format) or wrong
            count += 1
    if not wrong and options.format == "text" and sys.stderr.isatty():
        print(f"{count} checked, nothing wrong", file=sys.stderr)
    return 1 if wrong else 0
