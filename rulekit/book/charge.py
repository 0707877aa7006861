"""The picture on the emblem of a card: its own, or of what it names that tells the cards of its table apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rulekit.book.narrator import Narrator
from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Table

__all__ = ["charges"]

Pictures = tuple[str, ...]
"""For each item of a table the name of a picture, or an empty text."""


def charges(table: Table, words: Mapping[int, Sequence[str]], narrator: Narrator) -> Pictures:
    """For each item the name of the picture on its card; empty where neither it nor anything that it names has one.

    Of what cards name it is that which has the most different pictures: where an empire begins, by the land that is
    there, rather than that it is an empire; of the words on a card that which stands on the fewest others.

    Args:
        table: what the cards are some of.
        words: the names of what the text of each card speaks of, by the number of its item.
        narrator: knows what has a picture.
    """
    telling = max(_named(table, narrator), key=_kinds, default=())
    if _kinds(telling) < FEWEST:
        telling = ("",) * len(table.items)
    pictured = {at: [one for one in dict.fromkeys(found) if one in narrator.pictures] for at, found in words.items()}
    often = Counter(one for found in pictured.values() for one in found)
    rarest = (min(pictured.get(item.index, ()), key=often.__getitem__, default="") for item in table.items)
    return tuple(
        item.name if item.name in narrator.pictures else named or word
        for item, named, word in zip(table.items, telling, rarest, strict=True)
    )


FEWEST = 2
"""One picture that all cards have tells none from another."""


def _kinds(pictures: Pictures) -> int:
    """How many different pictures there are."""
    return len({*pictures} - {""})


def _named(table: Table, narrator: Narrator) -> Iterator[Pictures]:
    """The pictures of what each column names, and of what the table of those says of them."""
    for column in (one for one in table.columns if _names_items(one, table)):
        named = narrator.game.table(column.table)
        found = [_first(column, item.index) for item in table.items]
        yield tuple(_picture(named, at, narrator) for at in found)
        for further in (one for one in named.columns if _names_items(one, named)):
            last = narrator.game.table(further.table)
            yield tuple(_picture(last, None if at is None else _first(further, at), narrator) for at in found)


def _names_items(column: Column, table: Table) -> bool:
    """Whether the items of another table stand in a column."""
    return column.kind in (ValueKind.ITEM, ValueKind.ITEMS, ValueKind.SET) and column.table != table.name


def _first(column: Column, row: int) -> int | None:
    """The first thing that a row names in a column; None where it names none."""
    value = column.values[row]
    return value[0] if isinstance(value, tuple) and value else value if isinstance(value, int) else None


def _picture(table: Table, at: int | None, narrator: Narrator) -> str:
    name = "" if at is None else table.items[at].name
    return name if name in narrator.pictures else ""
