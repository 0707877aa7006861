"""What a short book goes without: it is open at all of it, so nothing is told there only to be found or seen again."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.extent import extent
from rulekit.document.blocks import Block, Contents, Heading
from rulekit.document.sentence import Sentence
from rulekit.document.walk import parts

__all__ = ["is_short", "without_contents", "without_known_end"]

LONG = 1200
"""What is longer fills more than the four pages that somebody has before their eyes, cover and drawings among them."""


def is_short(told: tuple[Block, ...]) -> bool:
    """Whether a book has no list of chapters, no index, no summary: rules of few pages are looked through as soon.

    Args:
        told: all of it.
    """
    return extent(told) < LONG


def without_contents(told: tuple[Block, ...]) -> tuple[Block, ...]:
    """A book without the list of its chapters."""
    return tuple(one for one in told if not isinstance(one, Contents))


def without_known_end(told: tuple[Block, ...]) -> tuple[Block, ...]:
    """A book without the chapter of its end, if the goal of the game has said all of that word for word.

    Args:
        told: the book, in chapters.
    """
    chapters = [*_chapters(told)]
    said = {sentence for one in chapters if _anchor(one) == "goal" for sentence in _sentences(one[1:])}
    return tuple(
        block for one in chapters if _anchor(one) != "end" or not said.issuperset(_sentences(one[1:])) for block in one
    )


def _chapters(told: tuple[Block, ...]) -> Iterator[tuple[Block, ...]]:
    """The chapters of a book, each with its heading first; what stands before the first is one as well."""
    begun: list[Block] = []
    for one in told:
        if isinstance(one, Heading) and one.level == 1:
            yield tuple(begun)
            begun = []
        begun.append(one)
    yield tuple(begun)


def _anchor(chapter: tuple[Block, ...]) -> str:
    return chapter[0].anchor if chapter and isinstance(chapter[0], Heading) else ""


def _sentences(blocks: tuple[Block, ...]) -> Iterator[str]:
    """What is said, compared by how it is written: some of what a sentence holds is known only by itself."""
    return (repr(one) for one in parts(blocks) if isinstance(one, Sentence))
