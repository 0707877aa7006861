"""Which stretch of a line in words tells what of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import frozen

from rulekit.document.blocks import Line
from rulekit.document.sentence import Icon, Inline, Noun, Sentence, Words
from rulekit.source import Span

__all__ = ["Stretch", "cut", "stretches"]


@frozen
class Stretch:
    """Words up to an offset, behind those of the stretch before, and what they tell."""

    end: int
    told: tuple[Span, ...]


def stretches(
    line: Line, text: str, ends: list[int], polish: Callable[[str], str], declared: Mapping[str, Span]
) -> tuple[Stretch, ...]:
    """What each part of a line tells, once the whole text is polished.

    Args:
        line: the parts.
        text: what they say, before it is polished.
        ends: where each of them ends in it.
        polish: gives the text its last form; where it joins two parts, both are told as one.
        declared: where the rules declare what is named; a name that stands alone tells that, and so does a sentence
            that was made of no line of its own.
    """
    whole = polish(text)
    found: list[Stretch] = []
    waiting: tuple[Span, ...] = ()
    for part, end in zip(line, ends, strict=True):
        waiting += tuple(_told(part, declared, alone=sum(not isinstance(one, Icon) for one in line) == 1))
        said = polish(text[:end]).rstrip()
        if whole.startswith(said):
            found.append(Stretch(len(said), tuple(dict.fromkeys(waiting))))
            waiting = ()
    return tuple(found)


def _told(part: Inline, declared: Mapping[str, Span], *, alone: bool) -> Iterator[Span]:
    if isinstance(part, Sentence):
        places = tuple(part.spans)
        yield from places or (declared[one] for one in _nouns(part) if one in declared)
    elif isinstance(part, Noun) and alone and part.term in declared:
        yield declared[part.term]


def _nouns(sentence: Sentence) -> Iterator[str]:
    """What a sentence names."""
    for part in sentence.parts.values():
        for one in part if isinstance(part, tuple) else (part,):
            if isinstance(one, Noun):
                yield one.term
            elif isinstance(one, Sentence):
                yield from _nouns(one)


def cut(text: str, start: int, told: tuple[Stretch, ...]) -> Iterator[Words]:
    """Words as pieces that each tell one thing.

    Args:
        text: the words.
        start: their offset in the line.
        told: the stretches of the line.
    """
    at = 0
    for one in told:
        end = min(one.end - start, len(text))
        if end > at:
            yield Words(text[at:end], one.told)
            at = end
    if at < len(text):
        yield Words(text[at:])
