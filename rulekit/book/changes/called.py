"""What readers find a step by: the heading that the book prints, of it, of what tells it, or of its chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from attrs import frozen

from rulekit.book.passages import label
from rulekit.document.blocks import Block, Heading
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Sentence

__all__ = ["BY_NAME", "Called", "called_in"]

CHAPTERS = {"setup": "setup", "turn": "turn_at_a_glance", "play": "course", "score": "scoring"}
"""Steps that a chapter tells under a heading of its own."""
LAST = "end_of_game"
"""The chapter that tells what a step between two rounds looks at."""


@frozen
class Called:
    """The headings that a book prints.

    A rule is told within a step, and what its line begins with there is for whoever edits that to say: the heading is
    what everybody finds.

    Args:
        printed: the steps that headings name; None where that is not known, and all are taken to be.
        in_place: steps without a heading, each with the step under whose heading it is told.
        at_the_end: steps that the end of the game tells under its own heading.
    """

    printed: frozenset[str] | None = None
    in_place: Mapping[str, str] = MappingProxyType({})
    at_the_end: frozenset[str] = frozenset()

    def changed(self, step: str) -> Sentence:
        """That something is said in another way where a step is told."""
        found = step if self.is_printed(step) else self.in_place.get(step, step)
        chapter = LAST if found in self.at_the_end else CHAPTERS.get(found)
        if not self.is_printed(found) and chapter is not None:
            return Sentence("labelled", {"label": label(chapter)})
        return Sentence("changed_rule", {"noun": Noun(found, Role.STEPS)})

    def is_printed(self, step: str) -> bool:
        """Whether a heading names the step."""
        return self.printed is None or step in self.printed


BY_NAME = Called()
"""All by their own names."""


def called_in(
    blocks: Iterable[Block],
    in_place: Mapping[str, str] = MappingProxyType({}),
    at_the_end: frozenset[str] = frozenset(),
) -> Called:
    """The steps in the headings of some pages."""
    lines = (one.line for one in blocks if isinstance(one, Heading))
    return Called(
        frozenset(one.term for line in lines for one in line if isinstance(one, Noun) and one.role == Role.STEPS),
        in_place,
        at_the_end,
    )
