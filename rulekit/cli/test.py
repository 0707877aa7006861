"""``rulekit test``: worked examples, of games or of files of their own."""

from __future__ import annotations

import argparse
import sys

from rulekit.diagnostics import Diagnostic, Label
from rulekit.pipeline import Checked, examples_file, find_game, game_of_patch, read_and_check, targets, variant_names
from rulekit.playing.examples import run_examples
from rulekit.reporting import show

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="games by name, files, or folders with games in them")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(options: argparse.Namespace) -> int:
    """Run all examples and say how many came out; 1 if any did not."""
    passed = failed = left = 0
    for name in targets(options.paths):
        for checked, own in _runs(name, options.variant):
            if checked.game is None:
                show(checked.diagnostics, checked.sources, options.format)
                return 1
            for one in run_examples(checked):
                if not one.message:
                    passed += 1
                elif own and one.example.span.path not in own:
                    left += 1
                else:
                    failed += 1
                    span = one.span or one.example.span
                    show(
                        [
                            Diagnostic(
                                "RK0701",
                                f"the example `{one.example.name}` does not come out: {one.message}",
                                (Label(span, "here"),),
                                "mend the example or the rule",
                            )
                        ],
                        checked.sources,
                        options.format,
                    )
    if options.format == "text":
        rest = f", {left} of the game itself do not hold with the variants" if left else ""
        print(f"{passed} passed, {failed} failed{rest}", file=sys.stdout)
    return 1 if failed else 0


def _runs(name: str, variants: list[str]) -> list[tuple[Checked, set[str]]]:
    """What to run (a game and its variants one by one, a variant, a file of examples) and which texts answer for it."""
    separate = examples_file(name)
    if separate is not None:
        game, with_variants = separate
        return [(read_and_check(game, [*with_variants, *variants], name), {name})]
    base = game_of_patch(name)
    if base is not None:
        return [(read_and_check(base, [name, *variants]), {name})]
    if variants:
        checked = read_and_check(name, variants)
        return [(checked, set(list(checked.sources)[1:]))]
    path = find_game(name)
    runs: list[tuple[Checked, set[str]]] = [(read_and_check(name), set())]
    for one in variant_names(path) if path is not None else ():
        checked = read_and_check(name, [one])
        runs.append((checked, set(list(checked.sources)[1:])))
    return runs
