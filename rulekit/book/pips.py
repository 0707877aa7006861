"""Numbers that are shown as pips: those of ordinary dice, and of things in two halves with a number each."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Die, Face, Table
from rulekit.model.game import Game

__all__ = ["MOST", "pips_of_dice", "pips_of_halves"]

MOST = 6
"""As many pips can be told at a glance, by how they lie."""
HALVES = 2


def pips_of_dice(faces: Sequence[Face], die: Die) -> tuple[int, ...]:
    """How many pips each die shows; none if they show something else, or belong to dice that are told apart by name."""
    plain = die.numbered and not die.kinds
    return tuple(one.number for one in faces) if plain and all(0 <= one.number <= MOST for one in faces) else ()


def pips_of_halves(table: Table, game: Game) -> tuple[tuple[int, ...], ...]:
    """The numbers of both halves of each thing of a table; none if they have no two that pips can show."""
    halves = [_pips_of(column, game) for column in table.columns]
    return tuple(zip(*halves, strict=True)) if len(halves) == HALVES and all(halves) else ()


def _pips_of(column: Column, game: Game) -> tuple[int, ...]:
    """The number of each thing in a column, if all that it can hold have a single one each, no more than a die has."""
    inner = next((one for one in game.tables if one.name == column.table and column.kind is ValueKind.ITEM), None)
    figures = [one for one in inner.columns if one.kind is ValueKind.NUMBER] if inner is not None else []
    if len(figures) != 1:
        return ()
    (numbers,) = (one.values for one in figures)
    found = (numbers[one] if isinstance(one, int) else None for one in column.values)
    pips = tuple(one for one in found if isinstance(one, int) and 0 <= one <= MOST)
    return pips if len(pips) == len(column.values) else ()
