"""How a told round opens, who plays and what is given, and how one sentence of it joins on to the one before."""

from __future__ import annotations

from itertools import takewhile

from rulekit.book.as_told import goes_without_saying
from rulekit.book.facts import joined
from rulekit.book.goes_on import in_one, taken_up
from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated_line
from rulekit.document.blocks import Block, Paragraph
from rulekit.document.sentence import Inline, Name, Sentence
from rulekit.model.example import Example, Fact, FactKind
from rulekit.playing.standings import standings
from rulekit.playing.state import State

__all__ = ["add", "opening"]


def opening(example: Example, begin: State, narrator: Narrator) -> tuple[Block, ...]:
    """Who plays, and what is given; what several people have, in a table."""
    said: list[Inline] = [Sentence("cast", {"names": tuple(Name(one) for one in example.cast if one)})]
    before = takewhile(lambda one: isinstance(one, Fact), example.lines)
    given = [one for one in before if isinstance(one, Fact) and not one.then]
    owners = {one.who for one in given if one.kind is FactKind.HOLDS}
    for one in given:
        if goes_without_saying(one, example) or (len(owners) > 1 and one.kind is FactKind.HOLDS):
            continue
        for sentence in stated_line(one, example, narrator):
            add(said, sentence)
    table = standings(begin, begin, example, narrator) if len(owners) > 1 else None
    return (Paragraph(tuple(said)), *((table,) if table is not None else ()))


def add(line: list[Inline], said: Sentence, about: Name | None = None) -> None:
    """Add a sentence to a line, joined to the one before where both are one.

    Args:
        line: what was said so far.
        said: the sentence.
        about: whom the line is about, if nothing was said yet: a pronoun names them.
    """
    before = line[-1] if line else None
    both = joined(before, said) if before is not None else None
    # A reason stands between two sentences about the same person and names nobody else.
    last = next((one for one in reversed(line) if isinstance(one, Sentence)), None)
    spoken_of = Sentence("leaves_it", {"who": about}) if about is not None else None
    taken = taken_up(said, last if last is not None else spoken_of)
    both = both or in_one(before, taken)
    line[-1:] = [both] if both else [*line[-1:], taken]
