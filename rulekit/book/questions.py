"""The questions that people ask at the table, each answered by an example that is played."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.reasons import question
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box, Heading, Paragraph
from rulekit.document.sentence import Sentence
from rulekit.model.example import Example

__all__ = ["questions"]


def questions(narrator: Narrator) -> tuple[Block, ...]:
    """The chapter of questions; nothing where no example answers one."""
    asked = tuple(one for one in narrator.game.examples if one.printed and one.asked)
    made = tuple(block for one in asked for block in _answered(one, narrator))
    return (Heading(1, (label("questions"),), "questions"), *made) if made else ()


def _answered(example: Example, narrator: Narrator) -> tuple[Block, ...]:
    """A question with its answer: yes or no, where it is one of these, and what is played."""
    asked = question(example, narrator.game)
    told = example_box(example, narrator).blocks
    first = told[0]
    if not asked or not isinstance(first, Paragraph):
        return ()
    if example.yes is not None:
        first = evolve(first, line=(Sentence("answered", {"yes": example.yes}), *first.line))
    return (Box("question", asked, (first, *told[1:])),)
