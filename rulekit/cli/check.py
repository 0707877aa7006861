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


def run(options: argparse.Namespace) -> int:
    """Show all diagnostics; 1 if there is an error."""
    plain = not options.variant and not options.locale
    count = faultless.checked_before(options.paths) if plain else None
    if count is None:
        from rulekit.driver.checking import checked_anew  # noqa: PLC0415  # brings all that checks

        tags = [chosen(one, options) for one in options.locale]
        wrong, count = checked_anew(options.paths, options.variant, tags, options.format)
        if wrong:
            return 1
    if options.format == "text" and sys.stderr.isatty():
        print(f"{count} checked, nothing wrong", file=sys.stderr)
    return 0
