"""``rulekit book``: one document."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.faults import CALL
from rulekit.cli.languages import add_locale_path, chosen
from rulekit.cli.sheets import add_sheets, sheets
from rulekit.cli.watching import Written, add_watch, watch
from rulekit.driver.places import places
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
    parser.add_argument("-o", "--output", metavar="FILE", help="where to; standard output if not said, or `-`")
    add_watch(parser)


def run(options: argparse.Namespace) -> int:
    """Write the document."""
    if options.output == "-":
        options.output = None
    ending = Path(options.output).suffix.removeprefix(".") if options.output else "md"
    form = known_format(options.format or ending)
    kind = known_kind(options.kind)

    def made() -> bytes:
        game = load(options.game, options.variant, options.players, options=agreed(options))
        return write_document(still_true(game.checked), kind, chosen(options.locale, options), form, sheets(options))

    def again() -> tuple[int, str]:
        written = Written()
        written.write(Path(options.output), made())
        return 0, str(written)

    if options.watch and not options.output:
        print("error: `--watch` writes the document again and again: name a file with `-o`", file=sys.stderr)
        return CALL
    if options.watch:
        return watch(again, lambda: places([options.game], options.variant, [options.locale], options.locale_path))
    if options.output:
        write_whole(Path(options.output), made())
    else:
        sys.stdout.buffer.write(made())
    return 0
