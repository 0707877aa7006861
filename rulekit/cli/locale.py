"""``rulekit locale``: what a language lacks (``status``), files of words (``fill``), sentences to edit (``edit``)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from rulekit.cli.languages import add_locale_path, chosen
from rulekit.diagnostics import Diagnostic
from rulekit.driver import publishing
from rulekit.driver.editing import Book, book_of, has_sentences
from rulekit.driver.filling import fill
from rulekit.driver.languages import languages, locale
from rulekit.driver.pipeline import Checked, find_game, load_game, variant_names
from rulekit.driver.reporting import show
from rulekit.driver.vocabulary import all_missing
from rulekit.playing.examples import still_true
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
    editing = actions.add_parser("edit", help="write every sentence of a game's book into its PO file, to be edited")
    editing.add_argument("game", metavar="GAME", help="a game's name or file")
    editing.add_argument("locale", metavar="L", help="the language")
    add_locale_path(editing)
    editing.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="V",
        help="a variant's name or file; several stand together (besides the game and each variant beside it)",
    )
    editing.add_argument("--edited", action="store_true", help="leave in the file only what somebody wrote")


def run(options: argparse.Namespace) -> int:
    """Do what is asked; 1 if anything is missing."""
    match options.what:
        case "fill":
            return _fill(options)
        case "edit":
            return _edit(options)
        case _:
            return _status(options)


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
        states = [(game, _with_variants(game)) for game in games]
        for checked in (one for _, ones in states for one in ones):
            diagnostics, texts = all_missing(checked, tag)
            found = {(one.code, one.message): one for one in diagnostics} | found
            sources |= texts
        wrong = show(tuple(found.values()), sources) or wrong
        count = f"{len(games)} game{'' if len(games) == 1 else 's'}"
        print(f"{spoken.tag}: {len(found)} missing; words for {count}", file=sys.stdout)
        _sentences(states, tag)
    return 1 if wrong else 0


def _fill(options: argparse.Namespace) -> int:
    """Write the files, one state of the game after the other: what one has, the next does not lack."""
    written: dict[str, str] = {}
    wanted = (
        (still_true(load_game(options.game, options.variant)),) if options.variant else _with_variants(options.game)
    )
    for checked in wanted:
        for one in fill(checked, chosen(options.locale, options)):
            write_whole(one.path, one.text.encode())
            written[str(one.path)] = f"{one.path}: {one.blanks} to write, {one.proposals} proposed"
    for line in written.values():
        print(line)
    return 0


def _edit(options: argparse.Namespace) -> int:
    """Write the sentences of the game, of each variant beside it, and of the variants that are named together."""
    games = _with_variants(options.game)
    if options.variant:
        games = (*games, still_true(load_game(options.game, options.variant)))
    for one in book_of(games, chosen(options.locale, options)):
        book = one.alone() if options.edited else one
        if book.entries or one.path.is_file():
            write_whole(one.path, book.text.encode())
        print(f"{one.path}: {_counted(one)}")
    return 0


def _counted(book: Book) -> str:
    """How many sentences of a book are what."""
    counted = f"{len(book.edited)} edited, {len(book.fuzzy)} fuzzy, {len(book.untouched)} as generated"
    return f"{counted}, {len(book.left_out)} left out" if book.left_out else counted


def _sentences(games: Iterable[tuple[str, tuple[Checked, ...]]], tag: str) -> None:
    """What became of the sentences that people wrote, of each game that has any; those to look at, one by one."""
    for name, states in games:
        for book in book_of(states, tag) if has_sentences(states, tag) else ():
            if book.edited or book.fuzzy:
                print(f"{tag}: {name}: {_counted(book)}")
            for one in book.fuzzy:
                place = ":".join(str(part) for part in one.places[0]) if one.places else book.path
                print(f"  fuzzy: {place}: {one.source}")


def _with_variants(name: str) -> tuple[Checked, ...]:
    """A game alone, and with each of the variants beside it, with what their books tell of rounds that are played."""
    path = find_game(name)
    variants = variant_names(path) if path is not None else ()
    return tuple(still_true(load_game(name, one)) for one in ((), *((variant,) for variant in variants)))
