"""An index of what is printed: a section that says a word in other words is not where somebody finds it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from attrs import evolve

from rulekit.document.blocks import Block, Box, Heading, Index, Line, TableBlock
from rulekit.document.listed import IndexEntry
from rulekit.document.sentence import Icon, Name, Noun, Prose, Sentence, Words
from rulekit.document.walk import parts

__all__ = ["Key", "mentioned"]

Key = tuple[str, str]
"""A word's role and term."""
MOST = 3
"""So many sections are printed of a word at most: whoever looks it up goes to where it is told, not to all of them."""
INLINE = (Sentence, Noun, Name, Prose, Icon)
"""What a line that names something begins with."""


def mentioned(
    index: Index,
    words: Mapping[Line, AbstractSet[Key]],
    blocks: tuple[Block, ...],
    said: Mapping[Line, tuple[frozenset[Key], Line]],
) -> Index:
    """A worded index of the first few sections in which a line prints the word, in the order of the book.

    Args:
        index: in words.
        words: the words that each entry is about, by its line in words.
        blocks: the book without words.
        said: by the lines of the book without words: the words that each prints in this language, and it in words.
    """
    sections: dict[str, set[Key]] = {}
    texts: dict[str, str] = {}
    for anchor, line in _lines(blocks):
        keys, text = said.get(line, (frozenset(), ()))
        sections.setdefault(anchor, set()).update(keys)
        texts[anchor] = f"{texts.get(anchor, '')}\n{_text(text)}"

    def stands(one: IndexEntry, at: str) -> bool:
        """Whether it is printed as a word of the game, or is part of what the words of another one say."""
        return bool(sections.get(at, set()) & words[one.line]) or _text(one.line) in texts.get(at, "")

    order = {one.anchor: at for at, one in enumerate(blocks) if isinstance(one, Heading | TableBlock)}
    left = ((one, [at for at in one.anchors if stands(one, at)][:MOST]) for one in index.entries)
    return Index(tuple(evolve(one, anchors=tuple(sorted(at, key=order.__getitem__))) for one, at in left if at))


def _text(line: Line) -> str:
    return "".join(one.text for one in line if isinstance(one, Words)).casefold()


def _lines(blocks: tuple[Block, ...]) -> Iterator[tuple[str, Line]]:
    """Each line with the anchor of its section; examples speak of what their rule speaks of."""
    anchor = ""
    for block in blocks:
        if isinstance(block, Heading):
            anchor = block.anchor or anchor
        alone = isinstance(block, TableBlock) and block.caption  # one without a caption is told where it stands
        at = block.anchor if isinstance(block, TableBlock) and alone else anchor
        for one in parts(block, _is_closed):
            if isinstance(one, tuple) and any(isinstance(part, INLINE) for part in one):
                yield at, one


def _is_closed(part: object) -> bool:
    """Whether a part holds no line that counts."""
    return isinstance(part, Sentence) or (isinstance(part, Box) and part.kind in ("example", "question"))
