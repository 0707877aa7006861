"""``rulekit check``: what is wrong with rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping

from rulekit.cli.languages import add_locale_path, chosen
from rulekit.diagnostics import Diagnostic
from rulekit.driver.pipeline import (
    Checked,
    examples_file,
    find_game,
    game_of_patch,
    read_and_check,
    targets,
    variant_names,
)
from rulekit.driver.reporting import show
from rulekit.source import Source, Span

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
    wrong = False
    count = 0
    shown: set[tuple[str, str, Span | None]] = set()
    for name in targets(options.paths):
        for checked in _runs(name, options.variant):
            count += 1
            new = []
            found, sources = _everything(checked, [chosen(one, options) for one in options.locale])
            for one in found:
                key = (one.code, one.message, one.labels[0].span if one.labels else None)
                new += [one] if key not in shown else []
                shown.add(key)
            wrong = show(new, sources, options.format) or wrong
    if not wrong and options.format == "text" and sys.stderr.isatty():
        print(f"{count} checked, nothing wrong", file=sys.stderr)
    return 1 if wrong else 0


def _everything(checked: Checked, tags: list[str]) -> tuple[tuple[Diagnostic, ...], Mapping[str, Source]]:
    """What is wrong with rules; where nothing is, what languages lack to print and to play them."""
    found, sources = checked.diagnostics, dict(checked.sources)
    if checked.game is not None and tags:
        from rulekit.driver.vocabulary import all_missing  # noqa: PLC0415  # brings what words need
        from rulekit.playing.examples import still_true  # noqa: PLC0415  # plays, which a check alone does not

        checked = still_true(checked)
        for tag in tags:
            lacking, texts = all_missing(checked, tag)
            found, sources = found + lacking, sources | texts
    return found, sources


def _runs(name: str, variants: list[str]) -> Iterator[Checked]:
    """What is checked under a name: a variant in its game, examples of a game, or a game and then its variants."""
    if (base := game_of_patch(name)) is not None:
        yield read_and_check(base, [name, *variants])
        return
    if (separate := examples_file(name)) is not None:
        game, own = separate
        yield read_and_check(game, [*own, *variants], name)
        return
    checked = read_and_check(name, variants)
    yield checked
    path = find_game(name)
    if checked.game is not None and path is not None and not variants:
        for one in variant_names(path):
            yield read_and_check(name, [one])
