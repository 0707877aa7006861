"""Numbers of a state as values with the names of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from rulekit.model.component import Field

if TYPE_CHECKING:
    from rulekit.playing.table import Table

__all__ = ["HIDDEN", "Hidden", "Holder", "Value"]


class Hidden:
    """What a player may not see."""

    def __repr__(self) -> str:
        return "hidden"


HIDDEN = Hidden()

Single = int | bool | str | tuple[str, ...] | Hidden | None
Value = Single | frozenset[str] | Mapping[str, Single]
"""A number, yes or no, the name of a thing, the number of a player, names in a row or a set, or one for each item."""


@frozen(slots=False)
class Holder:
    """What a player, the turn, the game or a die has, as attributes named as in the rules.

    A number is an int; a thing is its name; a player is their number from 0; a set is a frozenset of names; what is
    kept of each item is a mapping from names. Plurals work as well (``player.cities``). Several fields of one name,
    kept of the items of different tables, are one mapping.
    """

    _table: Table = field(repr=False)
    _owner: str
    _index: int
    _vector: tuple[int, ...] = field(repr=False)
    _viewer: int | None = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # one of ``Value``; which follows from the rules
        if name.startswith("_"):
            raise AttributeError(name)
        found = [one for one in self._table.fields[self._owner] if name in (one.name, one.plural)]
        if not found:
            known = ", ".join(one.name for one in self._table.fields[self._owner])
            message = f"no `{name}` here; there are: {known}"
            raise AttributeError(message)
        if not found[0].each:
            return self._one(found[0], 0)
        return {item: value for one in found for item, value in self._each(one)}

    def _each(self, one: Field) -> Iterator[tuple[str, Single]]:
        for item in self._table.game.table(one.each).items:
            value = self._one(one, item.index)
            assert not isinstance(value, frozenset | Mapping)
            yield item.name, value

    def _one(self, one: Field, item: int) -> int | bool | str | frozenset[str] | tuple[str, ...] | Hidden | None:
        others = self._owner != "player" or self._viewer != self._index
        if one.hidden and self._viewer is not None and others:
            return HIDDEN
        layout = self._table.program.layout
        key = (one.name, one.each)
        place = layout.fields[key] + self._index * layout.widths[key] + item * one.room
        value = self._vector[place]
        if one.kind == "row":
            return self._row(one, self._vector[place : place + one.room])
        match one.kind:
            case "flag":
                return bool(value)
            case "player":
                return None if value == 0 else value - 1
            case "item":
                return None if value == 0 else self._table.game.table(one.of).items[value - 1].name
            case "set":
                return frozenset(
                    thing.name for thing in self._table.game.table(one.of).items if value >> thing.index & 1
                )
            case _:
                return value

    def _row(self, one: Field, slots: tuple[int, ...]) -> tuple[str, ...]:
        """What lies in a row, in order; face down, in the order of its table."""
        items = self._table.game.table(one.of).items
        if one.face_down:
            return tuple(item.name for item, count in zip(items, slots, strict=True) for _ in range(count))
        return tuple(items[value - 1].name for value in slots if value)

    def to_dict(self) -> dict[str, object]:
        """Everything it has, by name, with sets as sorted lists."""
        found: dict[str, object] = {}
        for one in self._table.fields[self._owner]:
            value = getattr(self, one.name)
            found[one.name] = sorted(value) if isinstance(value, frozenset) else value
        return found

    def __dir__(self) -> list[str]:
        return [one.name for one in self._table.fields[self._owner]]
