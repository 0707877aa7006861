"""A worked example in the words of a person, below what can be seen of it while it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.reasons import tale, telling
from rulekit.book.shown import Sight
from rulekit.document.blocks import Block, Box, Line, Paragraph
from rulekit.document.inset import Inset
from rulekit.document.plan import Plan
from rulekit.document.sentence import Noun
from rulekit.model.component import Field
from rulekit.model.example import Action, Example, Fact

__all__ = ["as_told", "drawn_between", "goes_without_saying"]


def as_told(example: Example, narrator: Narrator) -> Box | None:
    """The box of an example that a person tells; None where what was played is told."""
    first = tale(example, narrator.game)
    later = [(one.at, telling(one, narrator.game)) for one in example.tales]
    if not first or not all(words for _, words in later):
        return None
    sight = Sight(example, narrator)
    begins = [(0, first), *later]
    ends = [*(at for at, _ in later), len(example.lines)]
    blocks = [
        block
        for (at, words), end in zip(begins, ends, strict=True)
        for block in _part(range(at, end), words, sight, beside=bool(later))
    ]
    return Box("example", (Noun(example.name, "examples"),), tuple(blocks))


def _part(lines: range, words: Line, sight: Sight, *, beside: bool) -> Iterator[Block]:
    """All that can be seen of some lines, and how they are told; ``beside``: where that is a part of a map, by it."""
    example, narrator = sight.example, sight.narrator
    drawn = drawn_between(narrator.insets.get(example.name, {}), lines.start, lines.stop)
    for at in lines:
        if not goes_without_saying(example.lines[at], example):
            sight.follow(example.lines[at], at)
    seen = sight.drawings()
    match drawn:
        case (Inset() as only,) if beside and not seen:
            yield evolve(only, told=words)
        case _:
            yield from (*drawn, *seen, Paragraph(words))


def drawn_between(insets: Mapping[int, Inset | Plan], begins: int, ends: int) -> tuple[Inset | Plan, ...]:
    """What is drawn of the scenes that begin in some lines."""
    return tuple(one for at, one in insets.items() if begins <= at < ends)


def goes_without_saying(line: Fact | Action, example: Example) -> bool:
    """Whether something is given of what the example does not tell."""
    if not isinstance(line, Fact) or line.then or not line.settings or not example.untold:
        return False
    return all(isinstance(one.what, Field) and one.what.name in example.untold for one in line.settings)
