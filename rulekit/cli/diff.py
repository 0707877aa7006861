"""``rulekit diff``: what a variant changes."""

from __future__ import annotations

import argparse
import sys

from rulekit.cli.languages import add_locale_path, chosen
from rulekit.driver.printing import write_document
from rulekit.playing.examples import still_true
from rulekit.playing.game import load
from rulekit.resources import source_locale

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--variant", action="append", required=True, metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--locale", default=source_locale(), metavar="L")
    add_locale_path(parser)


def run(options: argparse.Namespace) -> int:
    """Print the sheet of changes as Markdown."""
    game = load(options.game, options.variant)
    sys.stdout.buffer.write(write_document(still_true(game.checked), "changes", chosen(options.locale, options), "md"))
    return 0
