"""The score sheet of variants: whether one writes on another than without them, and the line that says there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.sheet import keeps_score, sheet
from rulekit.document.blocks import Block, Heading, Paragraph
from rulekit.document.sentence import Sentence
from rulekit.document.walk import nouns
from rulekit.remembering import remembered

__all__ = ["has_own_sheet", "with_own_sheet"]


@remembered(64)
def has_own_sheet(narrator: Narrator, plain: Narrator) -> bool:
    """Whether what is written down is something else with the variants in force.

    Args:
        narrator: the game with its variants.
        plain: the game without them, but with the names that they give to things.
    """
    made = [*_written_on(narrator)]
    otherwise_called = {new for _, new in narrator.game.renamed}
    return made != [*_written_on(plain)] or any(one.term in otherwise_called for one in nouns(tuple(made)))


def _written_on(narrator: Narrator) -> Iterator[Block]:
    """The sheet of a game but for the colours of its steps, and for what lies on its boards at the start."""
    return (evolve(one, step=0) if isinstance(one, Heading) else one for one in sheet(evolve(narrator, starts={})))


def with_own_sheet(blocks: Sequence[Block], narrator: Narrator, plain: Narrator) -> tuple[Block, ...]:
    """What variants change, with the sheet to write on named above all, or below why there is the one that there is."""
    if not has_own_sheet(narrator, plain):
        return tuple(blocks)
    several = len(narrator.game.variants) > 1
    headings = sum(isinstance(one, Heading) and one.anchor.startswith("variant-") for one in blocks)
    head = 0 if headings > 1 else len([*takewhile(lambda one: isinstance(one, Heading | Paragraph), blocks)])
    told = Sentence("use_own_sheet", {"several": several, "scored": keeps_score(narrator)})
    return (*blocks[:head], Paragraph((told,)), *blocks[head:])
