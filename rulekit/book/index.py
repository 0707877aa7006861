"""The index: words of the rules with the sections that speak of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence

from rulekit.book.passages import label
from rulekit.document.blocks import (
    Block,
    Box,
    Boxes,
    Heading,
    Index,
    Ledger,
    Outset,
    Strip,
    TableBlock,
    Track,
)
from rulekit.document.closed import Role
from rulekit.document.listed import IndexEntry
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import nouns, parts
from rulekit.model.game import Game

__all__ = ["index"]

Drawn = Boxes | Track | Strip | Ledger | Outset
"""What is drawn of the start shows everything once, and explains nothing."""
KEPT = "table-kept"
"""The table of all that is tracked."""
MOST = 6
"""So many sections are named of a word at most, those that speak of it most first: a language prints few of them."""
DEFINED = 4
"""So many times as much it counts that a heading or a table names a word, or that it is told what it means."""
FEW = 12
"""A book with fewer words needs no index."""
ASIDE = ("round-", "questions", "variants", "sources", "forgotten", "turn", "contents")
"""What the anchors of sections begin with that tell again, or of something else."""
BEGINNINGS = frozenset(("goal", "components", "handling", "setup"))
"""Sections that only name things: nobody looks up what nothing else speaks of."""
MEANINGS = ("means_value", "means_value_shown", "means_value_between", "means_value_at")
"""Sentences that tell what a word means."""
NAMELESS = ("rule_off",)
"""Sentences that say what a rule does and not its name."""
TOLD = (Role.THINGS, Role.RULES)
"""The parts of the lexicon whose words are looked for; adjectives have a chapter, or the step that asks for them.

Steps are looked for as well, where they have a heading."""


def index(blocks: tuple[Block, ...], game: Game) -> tuple[Block, ...]:
    """The index of a book; nothing for a book of few words.

    Args:
        blocks: the book, without words.
        game: whose words are looked for.
    """
    tables = {one.anchor for one in blocks if isinstance(one, TableBlock)}
    found: dict[Noun, Counter[str]] = {}
    told: dict[Noun, list[str]] = {}
    headed = _headed(blocks)
    for anchor, noun, weight in _mentions(blocks, _names(game), headed):
        found.setdefault(noun, Counter())[anchor] += weight
        told.setdefault(noun, []).extend(anchor for _ in range(weight == DEFINED))
    order = {one.anchor: at for at, one in enumerate(blocks) if isinstance(one, Heading | TableBlock)}
    lain_on = {item.name for one in game.tables if one.board is not None for item in one.items}
    in_text = (
        one
        for one in found.items()
        if one[0] in headed
        or (not tables.issuperset(one[1]) and not _is_of_score(*one) and not _is_of_start(*one, lain_on))
    )
    seen = _seen(game)
    entries = [
        IndexEntry((noun,), sections := _sections(counted, order), _main(sections, told[noun]))
        for noun, counted in in_text
        if told[noun] or (noun.term in seen and set(counted) - BEGINNINGS)  # else there is nothing to be looked up
    ]
    return (Heading(1, (label("index"),), "index"), Index(tuple(entries))) if len(entries) >= FEW else ()


def _headed(blocks: tuple[Block, ...]) -> frozenset[Noun]:
    """What a section or a table is headed by: the step that it tells, the things that it lists."""
    steps = (one for one in blocks if isinstance(one, Heading) and not one.anchor.startswith(ASIDE))
    told = {part for one in steps for part in one.line if isinstance(part, Noun) and part.role is Role.STEPS}
    tables = (one for one in blocks if isinstance(one, TableBlock) and one.caption and _is_of_use(one))
    return frozenset(told | {noun for one in tables for noun in nouns(one.caption) if noun.role is Role.THINGS})


def _is_of_score(noun: Noun, counted: Counter[str]) -> bool:
    """Whether it is the name of a line of the final scoring alone: whoever looks for it looks for what it counts."""
    return noun.role is Role.RULES and set(counted) == {"scoring"}


def _is_of_start(noun: Noun, counted: Counter[str], lain_on: Container[str]) -> bool:
    """Whether it is a place of a board that nothing but the setup names, by what lies there: the drawing shows it."""
    return noun.term in lain_on and set(counted) == {"setup"}


def _sections(counted: Counter[str], order: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(sorted(counted, key=lambda anchor: (-counted[anchor], order[anchor]))[:MOST])


def _main(sections: Sequence[str], told: Container[str]) -> str:
    """The section that tells what a word is, among several; of two that do, the one that speaks of it more."""
    return next((one for one in sections if one in told), "") if len(sections) > 1 else ""


def _names(game: Game) -> frozenset[str]:
    """What the rules declare, and what has a name in them."""
    return _seen(game).union((one.name for one in game.fields), (one.name for one in game.derived))


def _seen(game: Game) -> frozenset[str]:
    """What lies on the table or is called by a name, not only counted or kept in mind."""
    boxed = (one.name for one in game.components)
    tables = (name for one in game.tables for name in (one.name, *(item.name for item in one.items)))
    return frozenset((*boxed, *tables, *(name for step in game.steps for name in step.rules)))


def _mentions(
    blocks: tuple[Block, ...], names: frozenset[str], headed: frozenset[Noun]
) -> Iterator[tuple[str, Noun, int]]:
    """Each word with the anchor of each section that speaks of it, as often as it does, and how much that counts."""
    anchor = ""
    for block in blocks:
        if isinstance(block, Heading):
            anchor = block.anchor or anchor
        told = isinstance(block, TableBlock) and not block.caption  # a sentence of its section leads to it
        if isinstance(block, TableBlock) and not told:
            named = (block.caption, tuple(row.cells[0] for row in block.rows if row.cells))
            yield from ((block.anchor, noun, DEFINED) for noun in _nouns(named, names, headed) if _is_of_use(block))
        elif isinstance(block, Drawn):
            continue
        elif anchor and not anchor.startswith(ASIDE):
            defined = {one for part in parts(block, _aside) for one in _explained(part)}
            usual = DEFINED if isinstance(block, Heading) else 1
            yield from ((anchor, noun, DEFINED if noun in defined else usual) for noun in _nouns(block, names, headed))


def _explained(part: object) -> Iterator[Noun]:
    """The word that a sentence tells the meaning of."""
    if isinstance(part, Sentence) and part.name in MEANINGS and isinstance(noun := part.parts["noun"], Noun):
        yield noun


def _is_of_use(table: TableBlock) -> bool:
    """Whether somebody would look a word up in a table: not in one of all that is tracked, or of a told round."""
    return table.anchor not in ("", KEPT) and not table.anchor.startswith(ASIDE)


def _nouns(thing: object, names: frozenset[str], headed: frozenset[Noun]) -> Iterator[Noun]:
    """The words in something; examples speak of them, too, and are found where their rule is."""
    return (one for one in nouns(thing, _aside) if one in headed or (one.role in TOLD and one.term in names))


def _aside(part: object) -> bool:
    return (isinstance(part, Sentence) and part.name in NAMELESS) or (
        isinstance(part, Box) and part.kind in ("example", "question")
    )
