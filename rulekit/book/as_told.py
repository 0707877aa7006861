"""A worked example in the words of a person, below what can be seen of it while it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.narrator import Narrator
from rulekit.book.reasons import tale
from rulekit.book.shown import Sight
from rulekit.document.blocks import Block, Box, Paragraph
from rulekit.document.inset import Inset
from rulekit.document.plan import Plan
from rulekit.document.sentence import Noun
from rulekit.model.component import Field
from rulekit.model.example import Action, Example, Fact

__all__ = ["as_told", "drawn_between", "goes_without_saying"]


def as_told(example: Example, narrator: Narrator) -> Box | None:
    """The box of an example that a person tells; None where what was played is told."""
    words = tale(example, narrator.game)
    if not words:
        return None
    return Box("example", (Noun(example.name, "examples"),), (*_seen(example, narrator), Paragraph(words)))


def _seen(example: Example, narrator: Narrator) -> Iterator[Block]:
    """All that can be seen of it."""
    yield from drawn_between(narrator.insets.get(example.name, {}), 0, len(example.lines))
    sight = Sight(example, narrator)
    for at, one in enumerate(example.lines):
        if not goes_without_saying(one, example):
            sight.follow(one, at)
    yield from sight.drawings()


def drawn_between(insets: Mapping[int, Inset | Plan], begins: int, ends: int) -> tuple[Inset | Plan, ...]:
    """What is drawn of the scenes that begin in some lines."""
    return tuple(one for at, one in insets.items() if begins <= at < ends)


def goes_without_saying(line: Fact | Action, example: Example) -> bool:
    """Whether something is given of what the example does not tell."""
    if not isinstance(line, Fact) or line.then or not line.settings or not example.untold:
        return False
    return all(isinstance(one.what, Field) and one.what.name in example.untold for one in line.settings)
