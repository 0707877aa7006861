"""``rulekit check``: what is wrong with rules."""

from __future__ import annotations

import argparse
import sys

from rulekit.cli.languages import add_locale_path, chosen
from rulekit.driver import faultless

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
    parser.add_argument(
        "--locale", action="append", default=[], metavar="L", help="also say what this language lacks; may be repeated"
    )
    add_locale_path(parser)
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument(
        "--watch", action="store_true", help="stay, and check again whenever rules or words are changed, until Ctrl-C"
    )


def run(options: argparse.Namespace) -> int:
    """Show all diagnostics; 1 if there is an error."""
    if options.watch:
        return _watched(options)
    wrong, count = _checked(options)
    if not wrong and options.format == "text" and sys.stderr.isatty():
        print(f"{count} checked, nothing wrong", file=sys.stderr)
    return int(wrong)


def _checked(options: argparse.Namespace) -> tuple[bool, int]:
    """Whether anything is wrong, which is shown, and how many games and variants were checked."""
    plain = not options.variant and not options.locale
    count = faultless.checked_before(options.paths) if plain else None
    if count is not None:
        return False, count
    from rulekit.driver.checking import checked_anew  # noqa: PLC0415  # brings all that checks

    tags = [chosen(one, options) for one in options.locale]
    return checked_anew(options.paths, options.variant, tags, options.format)


def _watched(options: argparse.Namespace) -> int:
    """The same again and again."""
    from rulekit.cli.watching import watch  # noqa: PLC0415  # most checks do not stay
    from rulekit.driver.places import places  # noqa: PLC0415  # as above
    from rulekit.resources import game_names  # noqa: PLC0415  # as above

    def again() -> tuple[int, str]:
        wrong, count = _checked(options)
        return int(wrong), "what is wrong is told above" if wrong else f"{count} checked, nothing wrong"

    games = options.paths or game_names()
    return watch(
        again,
        lambda: places(games, options.variant, options.locale, options.locale_path),
        options.format,
        quiet=options.format == "json",
    )
