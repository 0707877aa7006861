"""The questions that people ask at the table, each answered by an example that is played."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.reasons import answer, question
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box, Heading, Paragraph
from rulekit.document.inset import Inset
from rulekit.document.panels import Drawing
from rulekit.document.plan import Plan
from rulekit.document.sentence import Sentence
from rulekit.model.example import Example

__all__ = ["answered", "questions"]


def questions(narrator: Narrator) -> tuple[Block, ...]:
    """The chapter of questions; nothing where no example answers one."""
    asked = tuple(one for one in narrator.game.examples if one.printed and one.asked)
    made = tuple(block for one in asked for block in answered(one, narrator))
    return (Heading(1, (label("questions"),), "questions"), *made) if made else ()


def answered(example: Example, narrator: Narrator) -> tuple[Block, ...]:
    """A question with its answer: yes or no, where it is one of these, and why, or what is played.

    What is answered in words is played all the same when the book is made; but who reads why needs no test of it.
    """
    asked, why = question(example, narrator.game), answer(example, narrator.game)
    told = (Paragraph(why),) if why else _words_first(example_box(example, narrator).blocks)
    if not asked or not told:
        return ()
    if example.yes is not None:
        told = _answering(told, Sentence("answered", {"yes": example.yes}))
    return (Box("question", asked, told),)


def _answering(told: tuple[Block, ...], answer: Sentence) -> tuple[Block, ...]:
    """What is played, with the answer before its first words."""
    words = next(at for at, one in enumerate(told) if isinstance(one, Paragraph))
    first = told[words]
    assert isinstance(first, Paragraph)
    return (
        *told[:words],
        evolve(first, line=(answer, *first.line), beside=(answer, *first.beside) if first.beside else ()),
        *told[words + 1 :],
    )


def _words_first(told: tuple[Block, ...]) -> tuple[Block, ...]:
    """What is played, each part of it with what can be seen below its words, as an answer begins with words."""
    found: list[Block] = []
    seen: list[Block] = []
    for one in told:
        if isinstance(one, Drawing | Inset | Plan):
            seen.append(one)
        else:
            found += (one, *seen)
            seen = []
    return (*found, *seen)
