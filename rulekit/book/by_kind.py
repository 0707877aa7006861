"""Things of several kinds, of which some columns of their table tell only one: a table for each kind has no dashes."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Item, Table

__all__ = ["OfKind", "by_kind"]

MOST_KINDS = 4
FEWEST = 3
"""So many things at least are worth a table of their own."""
EMPTY_COLUMNS = 2
"""So many columns at least say nothing of one of the kinds."""


@frozen
class OfKind:
    """The things of one kind.

    Args:
        column: what tells the kinds apart.
        value: which of the kinds it is.
        items: the things.
        columns: what is told of them, without their kind and what none of them has.
    """

    column: Column
    value: int
    items: tuple[Item, ...]
    columns: tuple[Column, ...]


def by_kind(table: Table) -> tuple[OfKind, ...]:
    """The kinds by the column that leaves the fewest dashes; none if no column tells them so apart."""
    columns = [one for one in table.columns if one.kind is ValueKind.ITEM and None not in one.values]
    told = [kinds for one in columns for kinds in [tuple(_kinds(one, table))] if _is_worth_it(kinds, table)]
    return min(told, key=lambda kinds: sum(len(one.items) * len(one.columns) for one in kinds), default=())


def _kinds(column: Column, table: Table) -> Iterator[OfKind]:
    for value in dict.fromkeys(column.values):
        items = tuple(one for one in table.items if column.values[one.index] == value)
        others = (one for one in table.columns if one is not column)
        told = tuple(one for one in others if any(_says(one, item) for item in items))
        if isinstance(value, int):
            yield OfKind(column, value, items, told)


def _is_worth_it(kinds: tuple[OfKind, ...], table: Table) -> bool:
    left_out = max((len(table.columns) - 1 - len(one.columns) for one in kinds), default=0)
    told = any(len(one.columns) == len(table.columns) - 1 for one in kinds)
    return (
        told
        and left_out >= EMPTY_COLUMNS
        and 1 < len(kinds) <= MOST_KINDS
        and all(len(one.items) >= FEWEST for one in kinds)
    )


def _says(column: Column, item: Item) -> bool:
    """Whether a cell is no dash, or a source says that it is one."""
    return column.values[item.index] not in (None, ()) or bool(column.marks[item.index])
