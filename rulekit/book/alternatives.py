"""What one chooses from in a step, apart from the words that lead to it, each behind a picture of what it is about."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Icon, Noun
from rulekit.document.walk import parts

__all__ = ["apart", "together"]

MOST = 5
"""So many stand in a panel beside the words; more are a list that one reads from top to bottom."""


def apart(told: tuple[Block, ...], narrator: Narrator) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The words that lead to the alternatives of a step, and these with what is said of them; else all as words.

    Args:
        told: the words.
        narrator: knows what has a picture.
    """
    match told:
        case (Paragraph() as lead, Listing(items=items, ordered=False) as listed, *rest) if _side_by_side(items, rest):
            return (lead,), (evolve(listed, items=_pictured(items, narrator)), *rest)
        case _:
            return told, ()


def _side_by_side(items: tuple[Item, ...], rest: list[Block]) -> bool:
    """Whether a list is short enough, and nothing but sentences stands behind it."""
    return 1 < len(items) <= MOST and all(isinstance(one, Paragraph) for one in rest)


def together(told: tuple[Block, ...], beside: tuple[Block, ...]) -> tuple[Block, ...]:
    """The words of a step with its alternatives below them again, as they stand where there is no room beside."""
    below = (one for one in beside if isinstance(one, Listing | Paragraph))
    return (
        *told,
        *(evolve(one, items=tuple(map(_plain, one.items))) if isinstance(one, Listing) else one for one in below),
    )


def _pictured(items: tuple[Item, ...], narrator: Narrator) -> tuple[Item, ...]:
    """Each behind its picture; none where one would have none, or that of another."""
    found = [_about(one, narrator) for one in items]
    if not all(found) or len(set(found)) < len(found):
        return items
    return tuple(evolve(one, line=(Icon(name), *one.line)) for one, name in zip(items, found, strict=True))


def _about(item: Item, narrator: Narrator) -> str:
    """What is named first in it that has a picture; empty if nothing has."""
    named = (one.term for one in parts(item.line) if isinstance(one, Noun))
    return next((one for one in named if one in narrator.pictures), "")


def _plain(item: Item) -> Item:
    match item.line:
        case (Icon(), *words):
            return evolve(item, line=tuple(words))
        case _:
            return item
