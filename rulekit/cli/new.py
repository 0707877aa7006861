"""``rulekit new``: the beginnings of a game, a variant or a locale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit import resources
from rulekit.diagnostics import Report
from rulekit.resources import write_whole
from rulekit.source import Source
from rulekit.syntax.parser import parse

__all__ = ["add", "run"]

GAME = """game {name}
  title    "{title}"
  players  2 to 4
  wins     most points

each player has
  point (points)  any number

step play
  repeat up to 10 times
    each player in turn: do turn

step turn
  gain 1 point
"""

VARIANT = """variant {name} of {game}
  title  "{title}"
  why    "Say for whom it is."

  # Say here what is different, for example:
  #   change NUMBER from 6 to 8
  #   remove RULE
  add source house "our own table"
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("what", choices=("game", "variant", "locale"))
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--of", metavar="GAME", help="for a variant: the game it is of")
    parser.add_argument(
        "--out", default=".", metavar="DIR", help="the folder to write into (a language: into `locales` in it)"
    )


def run(options: argparse.Namespace) -> int:
    """Write the first files; nothing that exists is touched."""
    for name in (options.name, *([options.of] if options.of else [])):
        if not _is_name(name, tag=options.what == "locale"):
            print(f"error: `{name}` cannot be a name; write letters, digits and `_`, a letter first", file=sys.stderr)
            return 2
    title = options.name.replace("_", " ").capitalize()
    out = Path(options.out)
    files: dict[Path, str] = {}
    if options.what == "game":
        files[out / options.name / f"{options.name}.rules"] = GAME.format(name=options.name, title=title)
    elif options.what == "variant":
        if not options.of:
            print("error: a variant is of a game; name it with --of", file=sys.stderr)
            return 2
        files[out / f"{options.name}.rules"] = VARIANT.format(name=options.name, game=options.of, title=title)
    else:
        made = _locale(options.name, out)
        if made is None:
            return 2
        files |= made
    for path in files:
        if path.exists():
            print(f"error: {path} exists already", file=sys.stderr)
            return 2
    for path, text in files.items():
        write_whole(path, text.encode())
        print(path)
    return 0


def _locale(tag: str, out: Path) -> dict[Path, str] | None:
    """The files of a language, in a folder where commands find it; None where that can't be, which is said."""
    from rulekit.driver.finding import FOLDER  # noqa: PLC0415  # only for languages
    from rulekit.driver.languages import locale  # noqa: PLC0415  # as above
    from rulekit.wording.skeleton import UnknownLanguage, skeleton  # noqa: PLC0415  # as above

    if tag in resources.locale_tags():
        print(f"error: rulekit brings the language `{tag}` along", file=sys.stderr)
        return None
    try:
        made = skeleton(tag, locale(resources.source_locale()), resources.locale_skeleton())
    except UnknownLanguage:
        print(f"error: `{tag}` is no language that CLDR knows; write `de` or `pt_BR`", file=sys.stderr)
        return None
    return {out / FOLDER / tag / name: text for name, text in made.items()}


def _is_name(name: str, *, tag: bool) -> bool:
    """Whether this can be the name of a game or a variant, or the tag of a locale."""
    if tag:
        return name.replace("-", "_").replace("_", "").isalnum() and name[0].isalpha()
    report = Report()
    parse(Source(name, GAME.format(name=name, title="")), report)
    return not report and name.isidentifier()
