"""``rulekit locale``: what a language still lacks (``status``); files of words with all that they need (``fill``)."""

from __future__ import annotations

import argparse
import sys

from rulekit.cli.languages import add_locale_path, chosen
from rulekit.diagnostics import Diagnostic
from rulekit.driver import publishing
from rulekit.driver.filling import fill
from rulekit.driver.languages import languages, locale
from rulekit.driver.pipeline import Checked, find_game, load_game, variant_names
from rulekit.driver.reporting import show
from rulekit.driver.vocabulary import all_missing
from rulekit.resources import source_locale, write_whole
from rulekit.source import Source
from rulekit.wording.complete import locale_gaps

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    status = actions.add_parser("status", help="say what languages still lack")
    status.add_argument("locales", nargs="*", metavar="L", help="languages; all that are found if none")
    status.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="GAME",
        help="a game's name or file; may be repeated (the bundled games that a language has words for if not said)",
    )
    add_locale_path(status)
    filling = actions.add_parser("fill", help="write or complete the file of words of a game in a language")
    filling.add_argument("game", metavar="GAME", help="a game's name or file")
    filling.add_argument("locale", metavar="L", help="the language")
    add_locale_path(filling)
    filling.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="V",
        help="a variant's name or file; may be repeated (the game and each variant beside it if not said)",
    )


def run(options: argparse.Namespace) -> int:
    """Do what is asked; 1 if anything is missing."""
    return _fill(options) if options.what == "fill" else _status(options)


def _status(options: argparse.Namespace) -> int:
    """For each language what it lacks itself, and what it lacks for games: those named, those it has words for."""
    wrong = False
    for name in options.locales or languages():
        tag = chosen(name, options)
        spoken = locale(tag, [path.parent for one in options.game if (path := find_game(one)) is not None])
        found: dict[tuple[str, str], Diagnostic] = {}
        sources: dict[str, Source] = {}
        for problem in locale_gaps(spoken, locale(source_locale())):
            found[problem.code, problem.message] = problem
        games = options.game or [one for one in publishing.games() if spoken.has_words(one)]
        for checked in (one for game in games for one in _with_variants(game)):
            diagnostics, texts = all_missing(checked, tag)
            found = {(one.code, one.message): one for one in diagnostics} | found
            sources |= texts
        wrong = show(tuple(found.values()), sources) or wrong
        count = f"{len(games)} game{'' if len(games) == 1 else 's'}"
        print(f"{spoken.tag}: {len(found)} missing; words for {count}", file=sys.stdout)
    return 1 if wrong else 0


def _fill(options: argparse.Namespace) -> int:
    """Write the files, one state of the game after the other: what one has, the next does not lack."""
    written: dict[str, str] = {}
    wanted = (load_game(options.game, options.variant),) if options.variant else _with_variants(options.game)
    for checked in wanted:
        for one in fill(checked, chosen(options.locale, options)):
            write_whole(one.path, one.text.encode())
            written[str(one.path)] = f"{one.path}: {one.blanks} to write, {one.proposals} proposed"
    for line in written.values():
        print(line)
    return 0


def _with_variants(name: str) -> tuple[Checked, ...]:
    """A game alone, and with each of the variants beside it."""
    path = find_game(name)
    variants = variant_names(path) if path is not None else ()
    return (load_game(name), *(load_game(name, (one,)) for one in variants))
