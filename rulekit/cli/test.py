"""``rulekit test``: worked examples, of games or of files of their own."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from attrs import define, frozen

from rulekit.diagnostics import Diagnostic, Label
from rulekit.diagnostics.json import as_object
from rulekit.diagnostics.suggest import nearest
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
from rulekit.model.example import Example
from rulekit.playing.examples import Outcome, run_examples
from rulekit.playing.unused import unused_given

__all__ = ["add", "run"]


@frozen
class Run:
    """A game with variants, and the texts that answer for its examples; all others are the game's own.

    ``own`` is empty where the game answers for them itself.
    """

    checked: Checked
    own: frozenset[str]

    def answers_for(self, example: Example) -> bool:
        """Whether an example that does not come out is a mistake."""
        return not self.own or example.span.path in self.own


@define
class Count:
    """How many examples came out; of the game itself where others are meant: ``held`` and the names of the ``left``."""

    passed: int = 0
    failed: int = 0
    held: int = 0
    left: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = f"{self.passed} passed, {self.failed} failed"
        if self.held or self.left:
            said += f"; of the game itself {self.held} passed"
        if self.left:
            names = ", ".join(f"`{one}`" for one in dict.fromkeys(self.left))
            said += f" and {len(self.left)} do not hold with the variants ({names})"
        return said


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="games by name, files of games, variants or examples, or folders with such; all bundled games if none",
    )
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("-k", metavar="NAME", default="", help="only examples with this in their name")
    parser.add_argument("--list", action="store_true", help="say which examples there are, and run none")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="json: an object for each example")


def run(options: argparse.Namespace) -> int:
    """Run the examples that are meant and say how many came out; 1 if any did not, or none is meant.

    Reports:
        RK0702: no example is called so. RK0703: an example gives what nothing in it makes use of; a warning.
    """
    count, known = Count(), list[str]()
    for name in targets(options.paths):
        for one in _runs(name, options.variant):
            game = one.checked.game
            if game is None:
                show(one.checked.diagnostics, one.checked.sources, options.format)
                return 1
            known += [example.name for example in game.examples]
            meant = tuple(example for example in game.examples if options.k in example.name)
            if options.list:
                _list(tuple(example for example in meant if one.answers_for(example)), one, options.format)
                continue
            for outcome in run_examples(one.checked, meant):
                _note(outcome, one, count, options.format)
            if options.format == "text":
                own = tuple(example for example in meant if one.answers_for(example))
                show([*unused_given(one.checked, own)], one.checked.sources, options.format)
    if options.k and not any(options.k in one for one in known):
        help_ = nearest(options.k, dict.fromkeys(known)) or "`rulekit test --list` says which there are"
        show([Diagnostic("RK0702", f"no example has `{options.k}` in its name", (), help_)], {}, options.format)
        return 1
    if options.format == "text" and not options.list:
        print(count, file=sys.stdout)
    return 1 if count.failed else 0


def _list(examples: tuple[Example, ...], run_: Run, form: str) -> None:
    for one in examples:
        if form == "json":
            print(json.dumps(_named(one, run_), ensure_ascii=False))
        else:
            line = run_.checked.sources[one.span.path].line_and_column(one.span.start)[0]
            print(f"{one.span.path}:{line}  {one.name}" + (f"  {one.title}" if one.title else ""))


def _note(outcome: Outcome, run_: Run, count: Count, form: str) -> None:
    """Count an outcome, and show it if it is to be seen."""
    example, wrong = outcome.example, None
    own = run_.answers_for(example)
    if outcome.message:
        said = f"the example `{example.name}` does not come out: {outcome.message}"
        label = Label(outcome.span or example.span, "here")
        wrong = Diagnostic("RK0701", said, (label,), "mend the example or the rule")
    if not run_.own or own:
        count.passed += wrong is None
        count.failed += wrong is not None
    elif wrong is None:
        count.held += 1
    else:
        count.left += (example.name,)
    if form == "json":
        result = "passed" if wrong is None else "failed" if own else "does not hold"
        diagnostic = as_object(wrong, run_.checked.sources) if wrong is not None else None
        print(json.dumps({**_named(example, run_), "outcome": result, "diagnostic": diagnostic}, ensure_ascii=False))
    elif wrong is not None and own:
        show([wrong], run_.checked.sources, form)


def _named(example: Example, run_: Run) -> dict[str, object]:
    """Which example it is, of what, and where it stands."""
    game = run_.checked.game
    assert game is not None
    return {
        "example": example.name,
        "title": example.title,
        "game": game.name,
        "variants": [one.name for one in game.variants],
        "path": example.span.path,
        "line": run_.checked.sources[example.span.path].line_and_column(example.span.start)[0],
    }


def _runs(name: str, variants: list[str]) -> Iterator[Run]:
    """What is run under a name: a game and its variants one by one, a variant, or a file of examples."""
    if (separate := examples_file(name)) is not None:
        game, with_variants = separate
        yield Run(read_and_check(game, [*with_variants, *variants], name), frozenset({name}))
        return
    if (base := game_of_patch(name)) is not None:
        yield Run(read_and_check(base, [name, *variants]), frozenset({name}))
        return
    if variants:
        checked = read_and_check(name, variants)
        yield Run(checked, frozenset(list(checked.sources)[1:]))
        return
    yield Run(read_and_check(name), frozenset())
    path = find_game(name)
    for one in variant_names(path) if path is not None else ():
        checked = read_and_check(name, [one])
        yield Run(checked, frozenset(list(checked.sources)[1:]))
