"""Cells: which slots are read and written, told apart by their place in a field where that is plain."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from rulekit.machine import instructions as m

__all__ = ["Cell", "cell", "shared"]


@frozen
class Cell:
    """A slot: the base of its field, and where in it.

    Args:
        base: the first slot of the field.
        of: what the place is counted from, such as a player's first slot; None for the base itself.
        at: how far behind that; None where it cannot be told.
        asks: the bases of the fields that ``of`` reads.
    """

    base: int
    of: m.Expression | None = None
    at: int | None = None
    asks: frozenset[int] = frozenset()


def cell(base: int, offset: m.Expression | None, asks: frozenset[int]) -> Cell:
    """The cell of a slot that is read or written.

    Args:
        base: of its field.
        offset: how far behind the base it lies.
        asks: the bases of the fields that the offset reads.
    """
    match offset:
        case None:
            return Cell(base, None, 0)
        case m.Const(value=at):
            return Cell(base, None, at)
        case m.Operate(op="+", left=of, right=m.Const(value=at)):
            return Cell(base, of, at, asks)
        case _:
            return Cell(base, offset, 0, asks)


def shared(some: Iterable[Cell], written: Iterable[Cell]) -> set[int]:
    """The bases of the fields of which some cells may be among those that are written."""
    written = tuple(written)
    changed = {one.base for one in written}
    return {one.base for one in some for other in written if one.base == other.base and not _apart(one, other, changed)}


def _apart(one: Cell, other: Cell, changed: set[int]) -> bool:
    """Whether two cells of a field are never the same: counted from the same place, which stays where it is."""
    if one.at is None or other.at is None:
        return False
    return one.of == other.of and one.at != other.at and one.asks.isdisjoint(changed)
