"""``rulekit replay``: a recorded play, played again and told in words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit.cli.languages import add_locale_path, chosen
from rulekit.diagnostics.width import tame
from rulekit.playing.game import load
from rulekit.playing.record import Record, options_of, parsed, players_of
from rulekit.resources import source_locale

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as `rulekit play --record FILE` writes it")
    parser.add_argument("--locale", default=source_locale(), metavar="L", help="the language")
    add_locale_path(parser)
    parser.add_argument("--game", metavar="GAME", help="the rules, where they are no bundled game")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="with --game, a variant's name or file"
    )


def run(options: argparse.Namespace) -> int:
    """Tell one play; 1 if it cannot go on as it was recorded."""
    language = chosen(options.locale, options)
    try:
        data = parsed(options.file.read_text("utf-8"))
        table = None
        if options.game is not None:
            table = load(options.game, options.variant, players_of(data), options=options_of(data)).table
        record = Record.from_dict(data, table)
        record.table.speaker(language)
        for line in record.lines(language):
            print(tame(line))
    except ValueError as problem:
        print(f"error: {options.file}: {tame(str(problem))}", file=sys.stderr)
        return 1
    return 0
