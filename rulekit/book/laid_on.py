"""What lies on a board: which fields of the rules hold it, and where in the drawing each thing of it goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.book import folded
from rulekit.book.parts import made_as
from rulekit.book.waiting import waiting
from rulekit.document.plan import Fate, Piece, Point
from rulekit.document.sentence import Icon, Inline, Noun
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.physical import Material

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator
    from rulekit.model.game import Game

__all__ = ["NOBODY", "Laid", "Lies", "Starts", "counted_on", "lies_on", "pieces"]

NOBODY = -1
HELD = (Owner.PLAYER, Owner.GAME)
"""Who has what lies on a place for longer than a turn."""


@frozen
class Lies:
    """Something lies on a place.

    Args:
        place: the number of the place; behind the last one that of what waits beside the board.
        owner: whose it is, from 0; ``NOBODY`` for nobody's.
        sort: the name of the field that holds it.
        count: how many of it.
        fate: what becomes of it.
        was: how many of it lay there before, where nobody has it and the number changed; -1 if it did not.
        between: how many lay there meanwhile, where it became more and less again, or less and more.
    """

    place: int
    owner: int
    sort: str
    count: int = 1
    fate: Fate = Fate.STAYS
    was: int = -1
    between: tuple[int, ...] = ()


Laid = tuple[Lies, ...]
Starts = Mapping[str, Laid]
"""What lies on each board when play begins, by the table of its places; nothing where that is not sure."""


def lies_on(table: Table, game: Game) -> tuple[Field, ...]:
    """The fields of what all see: sorts of pieces, what there are so many of on each place, what waits beside them."""
    aside = waiting(table, game)
    return tuple(one for one in game.fields if _lies(one, table) or one in aside)


def counted_on(table: Table, game: Game) -> Field | None:
    """What players have so many of on each place of a board; None where there is nothing, or more than one thing."""
    found = [one for one in lies_on(table, game) if one.owner is Owner.PLAYER and one.each == table.name]
    return found[0] if len(found) == 1 else None


def _lies(one: Field, table: Table) -> bool:
    if one.hidden:
        return False
    counted = one.each == table.name and one.kind is ValueKind.NUMBER and one.owner in HELD
    return counted or bool(one.piece and one.of == table.name)


def pieces(table: Table, laid: Sequence[Lies], middles: Sequence[Point], narrator: Narrator) -> tuple[Piece, ...]:
    """Where each thing is drawn; on points that are folded there and back they lie one behind the other.

    Args:
        table: the places of the board.
        laid: what lies there.
        middles: of the places.
        narrator: knows what has a picture.
    """
    board = table.board
    if board is not None and board.folds > 1:
        return tuple(_stacked(table, laid))
    first = {one.owner: one.name for one in reversed(lies_on(table, narrator.game))}
    found: list[Piece] = []
    for one in laid:
        named = one.owner == NOBODY or first[Owner.PLAYER] != one.sort
        label: tuple[Inline, ...] = _label(one.sort, narrator) if named else ()
        written = (made := made_as(one.sort, narrator.game)) is not None and made.material is Material.NOTE
        found.append(Piece(middles[one.place], one.owner, label, written, one.count, one.fate, one.was, one.between))
    return tuple(found)


def _label(name: str, narrator: Narrator) -> tuple[Inline, ...]:
    return (Icon(name, Noun(name)),) if name in narrator.pictures else (Noun(name),)


def _stacked(table: Table, laid: Sequence[Lies]) -> Iterator[Piece]:
    """Each thing of a stack by itself, from the edge of its point inwards."""
    board = table.board
    assert board is not None
    for place in dict.fromkeys(one.place for one in laid):
        here = [one for one in laid if one.place == place]
        spots = iter(folded.stack(board, place, sum(one.count for one in here)))
        for one in here:
            yield from (Piece(next(spots), one.owner, fate=one.fate) for _ in range(one.count))
