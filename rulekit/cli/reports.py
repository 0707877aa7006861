"""A report in every language, as a page and a PDF; its findings are printed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from rulekit.balance.printing import in_words
from rulekit.balance.said import label
from rulekit.diagnostics import RuleError
from rulekit.document.blocks import Document, Listing
from rulekit.document.sentence import Noun
from rulekit.driver.publishing import locales
from rulekit.driver.setting import Worded, written
from rulekit.formats.lines import plain
from rulekit.playing.game import Game
from rulekit.resources import write_whole

__all__ = ["speak", "write"]

UNSAID = frozenset({"RK0501", "RK0502", "RK0503"})
"""Words that a language lacks for a game."""


def speak(games: Sequence[Game], tags: Sequence[str]) -> None:
    """Make sure that there are the languages that were asked for.

    Raises:
        RuleError: RK0603, there is no such language. RK05xx, a file of words can't be read.
    """
    nothing = Document("balance", (Noun(games[-1].rules.name, "variants"),), (label("balance"),), ())
    for tag in tags:
        in_words(nothing, games[-1].checked, games[0].checked, tag)


def write(made: Document, games: Sequence[Game], tags: Sequence[str], options: argparse.Namespace) -> None:
    """Write the report in each language; those that were not asked for are left out if they lack words.

    Sentences are made one after the other; pages are set beside that, on as many threads as there are cores.

    Raises:
        RuleError: no language has words for it, or one that was asked for lacks some.
        OSError: it cannot be written.
    """
    game = games[-1]
    told = False
    problems = list[RuleError]()
    setting = list[tuple[Path, Future[bytes]]]()
    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        for tag in tags or locales():
            try:
                said = in_words(made, game.checked, games[0].checked, tag)
            except RuleError as problem:
                if tags or not {one.code for one in problem.diagnostics} <= UNSAID:
                    raise
                reason = problem.diagnostics[0].message
                print(f"note: no report in {tag}, which lacks words: {reason}", file=sys.stderr)
                problems.append(problem)
                continue
            if not told:
                told = True
                for line in _findings(said):
                    print(line)
            name = "-".join(["balance", *(one.name for one in game.rules.variants)])
            for form in ("pdf", "html"):
                path = options.out / game.rules.name / Path(tag).name / f"{name}.{form}"
                setting.append((path, pool.submit(written, said, game.checked, form)))
        for path, data in sorted(setting, key=lambda pair: pair[0]):
            write_whole(path, data.result())
            print(path, file=sys.stderr)
    if problems and not told:
        raise problems[0]


def _findings(said: Worded) -> Iterator[str]:
    """The findings of a report in words, line by line."""

    def lines(listing: Listing, deep: int) -> Iterator[str]:
        for item in listing.items:
            yield f"{'  ' * deep}{plain(item.line)}"
            for block in item.blocks:
                if isinstance(block, Listing):
                    yield from lines(block, deep + 1)

    first = next((block for block in said.document.blocks if isinstance(block, Listing)), None)
    yield from lines(first, 0) if first is not None else ()
