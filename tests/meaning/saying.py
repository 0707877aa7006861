"""What every phrase says, in every language, and what it means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs
from attrs import frozen

from rulekit.book.narrator import Narrator
from rulekit.book.passages import laid_out
from rulekit.check.game import check_game
from rulekit.diagnostics import Report
from rulekit.document.blocks import Document
from rulekit.driver.pipeline import CHECKED, SAYERS
from rulekit.model.expression import Variable
from rulekit.source import Source
from rulekit.syntax.parser import parse
from tests.meaning.pages import Printer
from tests.meaning.phrases import GAME, Phrase
from tests.meaning.same import rewritten, same

__all__ = ["Said", "said"]

BATCH = 150
BEFORE = {
    "good": "choose a good",
    "card": "choose a card",
    "opponent": "choose an opponent",
    "die": "choose a die",
    "those": "choose any dice called those",
    "n": "choose a number from 0 to 9 called n",
}
"""What a phrase that holds a word may speak of."""
AFTER = """
step look for a good
  do nothing

step visit for a player
  do nothing

with fox
  only if you have at least 1 food
  at once: gain 1 food
with owl
  at once: lose 1 food
with bat
  at once: do nothing
"""


@frozen
class Said:
    """A phrase that is right.

    Args:
        phrase: as written.
        meaning: equal for phrases that mean the same.
        texts: by language.
        broken: the languages that can't say it, with the reason.
    """

    phrase: Phrase
    meaning: object
    texts: Mapping[str, str]
    broken: Mapping[str, tuple[str, ...]]


def said(phrases: Sequence[Phrase], printer: Printer) -> Iterator[Said]:
    """What each phrase says; those that are no rules are left out."""
    for at in range(0, len(phrases), BATCH):
        yield from _batch(phrases[at : at + BATCH], printer)


def _batch(phrases: Sequence[Phrase], printer: Printer) -> Iterator[Said]:
    right = list(phrases)
    while right:
        text, starts = _text(right)
        source = Source("phrases.rules", text)
        report = Report()
        tree = parse(source, report)
        assert tree is not None
        game = check_game(tree, (), CHECKED, report)
        if game is not None:
            narrator = Narrator(game, SAYERS)
            yield from (_one(one, at, narrator, printer) for at, one in enumerate(right))
            return
        lines = {source.line_and_column(one.labels[0].span.start)[0] for one in report}
        wrong = {max(at for at, start in enumerate(starts) if start <= line) for line in lines if line >= starts[0]}
        assert wrong, [one.message for one in report]
        right = [one for at, one in enumerate(right) if at not in wrong]


def _text(phrases: Iterable[Phrase]) -> tuple[str, list[int]]:
    """A game whose turn is some phrases, each in a step of its own; the line where each begins."""
    some = list(phrases)
    text = GAME + "step turn\n" + "".join(f"  do s{at}\n" for at in range(len(some)))
    starts: list[int] = []
    for at, one in enumerate(some):
        text += "\n"
        starts.append(text.count("\n") + 1)
        words = frozenset(re.findall(r"\w+", one.text))
        before = "".join(f"  {line}\n" for word, line in BEFORE.items() if word in words)
        text += f"step s{at}\n{before}  {one.text}\n"
    return text + AFTER, starts


def _one(phrase: Phrase, at: int, narrator: Narrator, printer: Printer) -> Said:
    step = narrator.game.step(f"s{at}")
    assert step is not None
    statement = step.body[-1]
    blocks = laid_out(narrator.say(statement))
    pages = printer.said((Document("rulebook", (), (), blocks),))
    return Said(phrase, _meaning(statement), pages.texts, pages.broken)


def _meaning(statement: object) -> object:
    """What a statement means; its variables are told apart by name."""
    return same(rewritten(statement, _named))


def _named(one: object) -> object:
    return attrs.evolve(one, key=0) if isinstance(one, Variable) else one
