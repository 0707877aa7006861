"""The board that a cover shows: as play begins or, where nothing lies on it then, in the midst of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.document.blocks import Block, Box, Plan
from rulekit.document.plan import Fate, Piece
from rulekit.document.sentence import Icon

__all__ = ["board_on_cover"]


def board_on_cover(blocks: Sequence[Block]) -> Plan | None:
    """The first board of a book, without words; None where it draws none.

    Args:
        blocks: of the book; what its examples draw is what lies there in the midst of play.
    """
    first = next((one for one in blocks if isinstance(one, Plan)), None)
    if first is None:
        return None
    of_it = (
        one for one in _in_examples(blocks) if (one.cells, one.dots, one.pits) == (first.cells, first.dots, first.pits)
    )
    fullest = first.pieces or max(map(_left, of_it), key=len, default=())
    return evolve(first, alt=(), labels=(), told=(), text=(), people=(), pieces=tuple(map(_unworded, fullest)))


def _unworded(piece: Piece) -> Piece:
    """A piece with its picture, if it has one, and without the word for it: nothing on a cover is worded."""
    return evolve(piece, label=tuple(part for part in piece.label if isinstance(part, Icon)))


def _in_examples(blocks: Sequence[Block]) -> Iterator[Plan]:
    for one in blocks:
        if isinstance(one, Box):
            yield from (inner for inner in one.blocks if isinstance(inner, Plan))


def _left(plan: Plan) -> tuple[Piece, ...]:
    """What lies on a board when an example has been told, as if it had always lain there."""
    gone = (Fate.LEAVES, Fate.GOES)
    return tuple(evolve(one, fate=Fate.STAYS, was=-1) for one in plan.pieces if one.fate not in gone)
