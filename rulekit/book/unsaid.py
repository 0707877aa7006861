"""Words that a book explains and never says are left out: people have another sentence where the rules have a word."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.document.blocks import Block, Box, Heading, Item, Listing
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import nouns

__all__ = ["EXPLAINED", "without_unsaid", "word_of"]

EXPLAINED = {
    "means_adjective": "adjective",
    "means_related": "relation",
    "means_one_such": "relation",
    "means_value": "noun",
    "means_value_at": "noun",
    "means_value_shown": "noun",
    "means_value_between": "noun",
}
"""The part of each sentence of a definition that is the word it explains."""
CHAPTER = "terms"
"""The heading under which words are explained that no step alone asks for."""


def without_unsaid(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """A book without the definitions of words that are said nowhere else, or only in definitions that go as well.

    Args:
        blocks: all that is told, in order.
    """
    items = {item for block in _definitions(blocks) for item in block.items}
    said = {word.term for word in _said(blocks, items)}
    open_ = {item for item in items if _word_of(item) in said}
    kept = set(open_)
    while open_:
        said = {word.term for item in open_ for word in nouns(item)}
        open_ = {item for item in items - kept if _word_of(item) in said}
        kept |= open_
    return tuple(_without(blocks, items - kept))


def _definitions(blocks: tuple[Block, ...]) -> Iterator[Listing]:
    """The lists that explain words: those in boxes of their own, and that of the chapter."""
    before: Block | None = None
    for block in blocks:
        if isinstance(block, Box) and block.kind == "meaning":
            yield from (one for one in block.blocks if isinstance(one, Listing))
        elif isinstance(block, Listing) and isinstance(before, Heading) and before.anchor == CHAPTER:
            yield block
        before = block


def _without(blocks: tuple[Block, ...], gone: set[Item]) -> Iterator[Block]:
    """The blocks without some definitions, and without what holds no other."""
    lists = set(map(id, _definitions(blocks)))
    for block in blocks:
        if isinstance(block, Box) and block.kind == "meaning":
            inner = tuple(one for one in (_shorter(one, gone) for one in block.blocks) if one is not None)
            if inner:
                yield evolve(block, blocks=inner)
        elif id(block) in lists:
            shorter = _shorter(block, gone)
            if shorter is not None:
                yield shorter
        else:
            yield block


def _shorter(block: Block, gone: set[Item]) -> Block | None:
    if not isinstance(block, Listing):
        return block
    items = tuple(one for one in block.items if one not in gone)
    return evolve(block, items=items) if items else None


def _word_of(item: Item) -> str:
    """The term that a definition explains, whatever role it is said in."""
    return word_of(next(one for one in item.line if isinstance(one, Sentence)))


def word_of(said: Sentence) -> str:
    """The term that the sentence of a definition explains."""
    word = said.parts[EXPLAINED[said.name]]
    noun = word.parts["noun"] if isinstance(word, Sentence) else word
    assert isinstance(noun, Noun)
    return noun.term


def _said(blocks: tuple[Block, ...], definitions: set[Item]) -> Iterator[Noun]:
    """The words of all that is told, without what explains them."""
    for block in blocks:
        yield from nouns(block, lambda part: isinstance(part, Item) and part in definitions)
