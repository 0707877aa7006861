"""The sentences of a game's book that stand by themselves, in their order, with the lines of the rules they say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from attrs import evolve, frozen

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Block, Box, Comparison, Document, Heading, Line, Listing
from rulekit.document.kinds import KINDS
from rulekit.document.sentence import Noun, Sentence, Words
from rulekit.driver.composing import compose_document, has_cards, narrator_of, texts_of
from rulekit.driver.declared import declared
from rulekit.driver.hearing import pieces
from rulekit.driver.pipeline import Checked
from rulekit.source import Span
from rulekit.wording.complete import parts_of
from rulekit.wording.pages import worded
from rulekit.wording.speaker import Speaker

__all__ = ["Told", "told"]

FEW = 3
"""So many lines are named of a sentence that many lines of the rules say."""


@frozen
class Told:
    """A sentence of the book.

    Args:
        sentence: without words.
        heading: what it stands below.
        places: files and lines of the rules that say it, the first few.
    """

    sentence: Sentence
    heading: Line
    places: tuple[tuple[str, int], ...]


def told(checked: Checked, speaker: Speaker) -> tuple[Told, ...]:
    """The sentences of all documents of a game, each once.

    Args:
        checked: the game with its variants.
        speaker: who knows which authored texts there are.
    """
    found: dict[Sentence, Line] = {}
    heading: Line = ()

    def line(said: Line, *, stops: bool = True) -> Line:
        del stops
        for one in said:
            if isinstance(one, Sentence):
                found.setdefault(one, heading)
        return (Words("…"),) if said else ()

    assert checked.game is not None
    prose = texts_of(checked, speaker)
    for kind in KINDS:
        # What a variant changes is told of two games at once; each tells it in its own book.
        if kind == "changes" or (kind == "cards" and not has_cards(checked.game)):
            continue
        document = compose_document(checked, kind, prose)
        heading = ()
        for block in document.blocks:
            heading = block.line if isinstance(block, Heading) else heading
            worded(Document(kind, (), (), (_as_it_is(block),)), line)
    narrator = narrator_of(checked)
    said = _said(narrator, checked)
    return tuple(Told(one, below, tuple(_places(one, said, narrator, checked))) for one, below in found.items())


def _as_it_is(block: Block) -> Block:
    """A block without what was so before a variant, which is told in the book of the game without it."""
    match block:
        case Comparison():
            return evolve(block, rows=tuple(evolve(row, old=()) for row in block.rows))
        case Listing():
            items = tuple(evolve(one, blocks=tuple(map(_as_it_is, one.blocks))) for one in block.items)
            return evolve(block, items=items)
        case Box():
            return evolve(block, blocks=tuple(map(_as_it_is, block.blocks)))
        case _:
            return block


def _said(narrator: Narrator, checked: Checked) -> Mapping[Sentence, list[Span]]:
    """The places of the rules that say each sentence."""
    found: dict[Sentence, list[Span]] = {}
    for span, lines in pieces(narrator, checked):
        for line in lines:
            for part in line:
                if isinstance(part, Sentence) and span is not None and span not in found.setdefault(part, []):
                    found[part].append(span)
    return found


def _places(
    sentence: Sentence, said: Mapping[Sentence, list[Span]], narrator: Narrator, checked: Checked
) -> Iterator[tuple[str, int]]:
    """Where the rules say a sentence, or the first part of it that they say, or what the first word of it names."""
    inner = [one for one in parts_of((sentence,)) if isinstance(one, Sentence)]
    spans = next((said[one] for one in inner if one in said), [])
    if not spans:
        words = (one.term for one in parts_of((sentence,)) if isinstance(one, Noun))
        spans = [span for span in (declared(words, narrator.game, checked),) if span is not None]
    for span in sorted(spans, key=lambda one: (one.path, one.start))[:FEW]:
        if span.path in checked.sources:
            yield str(Path(span.path)), checked.sources[span.path].line_and_column(span.start)[0]
