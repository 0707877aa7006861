"""``rulekit book``: one document."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.languages import add_locale_path, chosen
from rulekit.cli.sheets import add_sheets, sheets
from rulekit.driver.printing import FORMAT_NAMES, KINDS, known_format, known_kind, write_document
from rulekit.playing.examples import still_true
from rulekit.playing.game import load
from rulekit.resources import source_locale, write_whole

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME", help="a game's name or file")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="for how many players (the book tells of all if not said)"
    )
    parser.add_argument("--locale", default=source_locale(), metavar="L", help="the language")
    add_options(parser)
    add_locale_path(parser)
    parser.add_argument("--kind", default="rulebook", metavar="K", help=", ".join(KINDS))
    parser.add_argument("--format", metavar="F", help=", ".join(FORMAT_NAMES))
    add_sheets(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="where to; standard output if not said")


def run(options: argparse.Namespace) -> int:
    """Write the document."""
    ending = Path(options.output).suffix.removeprefix(".") if options.output else "md"
    form = known_format(options.format or ending)
    kind = known_kind(options.kind)
    game = load(options.game, options.variant, options.players, options=agreed(options))
    data = write_document(still_true(game.checked), kind, chosen(options.locale, options), form, sheets(options))
    if options.output:
        write_whole(Path(options.output), data)
    else:
        sys.stdout.buffer.write(data)
    return 0
