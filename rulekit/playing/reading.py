"""Numbers of a state as values with the names of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NoReturn

from attrs import define

from rulekit.compiler.program import Compiled
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.model.ranges import WORD
from rulekit.playing.answers import Asked

if TYPE_CHECKING:
    from rulekit.playing.board import Board

__all__ = [
    "HIDDEN",
    "MASKS",
    "Hidden",
    "Holder",
    "Reader",
    "Sealed",
    "SecretError",
    "Value",
    "one_reader",
    "plain",
    "reader_of",
    "shown_as",
]


MASKS = 4096
"""How many sets of names are remembered."""


class Hidden:
    """What a player may not see: there is one such value, ``HIDDEN``."""

    def __repr__(self) -> str:
        return "hidden"

    def __reduce__(self) -> str:
        return "HIDDEN"


HIDDEN = Hidden()

Single = int | bool | str | tuple[str | Hidden | None, ...] | frozenset[str] | Hidden | None
Value = Single | frozenset[int] | Mapping[str, Single]
"""A number, yes or no, the name of a thing, the number of a player, names in a row or a set, or one for each item."""


class SecretError(LookupError):
    """Something was asked whose answer depends on what the asker may not know."""


class Sealed(tuple[int, ...]):
    """The slots of a state as one player may know them; asking for one that is secret raises ``SecretError``."""

    __slots__ = ()

    @classmethod
    def of(cls, slots: Iterable[int | None]) -> Sealed:
        """The slots; None where one is secret."""
        return cls(slots)  # type: ignore[arg-type]  # None is never handed out as a number

    def __getitem__(self, at: Any) -> Any:  # noqa: ANN401  # as wide as that of a tuple
        found: Any = tuple.__getitem__(self, at)
        if found is None or (isinstance(found, tuple) and None in found):
            raise SecretError
        return found

    @property
    def all(self) -> tuple[int | None, ...]:
        """All slots; None where one is secret."""
        return tuple(self)


Reader = Callable[[Sequence[int], int], Any]
"""The value of a field: takes the vector and the owner's number from 0 (0 for the turn and the game)."""


def reader_of(one: Field, game: Game, compiled: Compiled) -> Reader:
    """How a field is read: a value, or, if it is kept of each item of a table, a mapping from names to values."""
    if one.kind is ValueKind.CUP:
        return _dice(one, game, compiled)
    key = (one.name, one.each)
    base, width, room = compiled.layout.fields[key], compiled.layout.widths[key], one.room
    single = _single(one, game)
    if not one.each:
        if single is None:
            return lambda vector, owner: vector[base + owner * width]
        if one.kind is ValueKind.ROW or room > 1:
            row = single
            return lambda vector, owner: row(vector[base + owner * width : base + owner * width + room])
        turned = single
        return lambda vector, owner: turned(vector[base + owner * width])
    names = tuple(item.name for item in game.table(one.each).items)
    size = len(names) * room

    def numbers(vector: Sequence[int], owner: int) -> dict[str, Any]:
        first = base + owner * width
        return dict(zip(names, vector[first : first + size], strict=True))

    def values(vector: Sequence[int], owner: int) -> dict[str, Any]:
        first = base + owner * width
        found = vector[first : first + size]
        assert single is not None
        if one.kind is ValueKind.ROW or room > 1:
            return {name: single(found[at * room : (at + 1) * room]) for at, name in enumerate(names)}
        return {name: single(value) for name, value in zip(names, found, strict=True)}

    return numbers if single is None else values


def one_reader(readers: Sequence[Reader]) -> Reader:
    """A reader of several fields of one name, each kept of the things of a table of its own: one mapping."""
    first, *others = readers
    if not others:
        return first

    def all_of_them(vector: Sequence[int], owner: int) -> dict[str, Any]:
        found: dict[str, Any] = first(vector, owner)
        for reader in others:
            found.update(reader(vector, owner))
        return found

    return all_of_them


def shown_as(one: Field, game: Game) -> Callable[[Sequence[int]], Any]:
    """How the value of a field that is kept of nothing else is made of its own slots."""
    single = _single(one, game)
    if single is None:
        return lambda slots: slots[0]
    if one.kind is ValueKind.ROW or one.room > 1:
        return lambda slots: single(tuple(slots))
    return lambda slots: single(slots[0])


def _dice(one: Field, game: Game, compiled: Compiled) -> Reader:
    """How the dice that somebody keeps are read: what each shows; nothing before it is thrown."""
    cup, base = compiled.layout.cups[one.name], compiled.layout.fields[one.name, ""]
    names = tuple(face.name for face in game.die.faces) if game.die is not None else ()

    def shown(vector: Sequence[int], at: int) -> str | Hidden:
        try:
            return names[vector[at]]
        except SecretError:
            return HIDDEN

    def dice(vector: Sequence[int], owner: int) -> tuple[str | Hidden | None, ...]:
        thrown, first = vector[cup.thrown + owner], cup.faces + owner * cup.room
        kept = vector[base + owner]
        return tuple(shown(vector, first + at) if at < thrown else None for at in range(kept))

    return dice


def _single(one: Field, game: Game) -> Callable[[Any], Any] | None:
    """How a value is made of the number of a slot, or of the slots of a row; None where it is the number."""
    match one.kind:
        case ValueKind.FLAG:
            return bool
        case ValueKind.PLAYER:
            return lambda value: value - 1 if value else None
        case ValueKind.ITEM:
            named = (None, *(item.name for item in game.table(one.of).items))
            return named.__getitem__
        case ValueKind.SET:
            members = tuple((item.index, item.name) for item in game.table(one.of).items)
            if one.room > 1:
                return lambda words: frozenset(name for at, name in members if words[at // WORD] >> at % WORD & 1)
            return lru_cache(MASKS)(lambda mask: frozenset(name for index, name in members if mask >> index & 1))
        case ValueKind.ROW:
            things = tuple(item.name for item in game.table(one.of).items)
            if one.face_down:
                return lambda slots: tuple(
                    name for name, count in zip(things, slots, strict=True) for _ in range(count)
                )
            return lambda slots: tuple(things[value - 1] for value in slots if value)
        case _:
            return None


def plain(value: object) -> object:
    """A value as JSON has it: sets as sorted lists, what is hidden as ``"hidden"``."""
    match value:
        case frozenset():
            return sorted(value, key=str)
        case tuple():
            return [plain(one) for one in value]
        case Mapping():
            return {name: plain(one) for name, one in value.items()}
        case Hidden():
            return "hidden"
        case _:
            return value


@define(eq=False, repr=False)
class Holder:
    """What a player, the turn or the game has, as attributes named as in the rules.

    A number is an int; a thing is its name; a player is their number from 0; a set is a frozenset of names; a row is a
    tuple of names; dice that are kept are a tuple of what they show, None before they are thrown; what is kept of each
    item is a mapping from names. Plurals work as well (``player.cities``).
    Several fields of one name, kept of the items of different tables, are one mapping; ``of`` tells them apart.

    What the rules define is there in the same way: a value of the player, a value of each thing, and, for an adjective,
    the set of the things that it is true of.
    """

    # Not frozen: that would take three times as long to make.
    _board: Board
    _owner: str
    _index: int

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # one of ``Value``; which follows from the rules
        board = self._board
        reader = board.table.open_readers[self._owner].get(name)
        if reader is not None:
            return reader(board.slots, self._index)
        found = board.table.readers[self._owner].get(name)
        return self._defined(name) if found is None else self._closed(found)

    def _closed(self, found: Sequence[tuple[Field, Reader]]) -> Any:  # noqa: ANN401  # as above
        """The value of a field that may be hidden; of several of one name, one mapping."""
        if len(found) == 1:
            return self._read(*found[0])
        merged: dict[str, Any] = {}
        for one in found:
            merged.update(self._read(*one))
        return merged

    def of(self, name: str, table: str) -> Any:  # noqa: ANN401  # as above
        """What is kept, or defined, of each thing of one table.

        Args:
            name: the name of a field, a value or an adjective.
            table: the table, by its singular.

        Raises:
            AttributeError: there is no such thing.
        """
        for reader in self._board.table.readers[self._owner].get(name, ()):
            if reader[0].each == table:
                return self._read(*reader)
        for asked in self._board.table.asked.get(name, ()):
            if asked.of == table and asked.about_thing:
                return self._told(asked)
        message = f"no `{name}` of each `{table}` here"
        raise AttributeError(message)

    def _read(self, one: Field, reader: Reader) -> Any:  # noqa: ANN401  # as above
        board = self._board
        if one.hidden and one.kind is not ValueKind.CUP and board.hides(one, self._index):
            if not one.each:
                return HIDDEN
            return dict.fromkeys((item.name for item in board.table.game.table(one.each).items), HIDDEN)
        return reader(board.slots, self._index)

    def _defined(self, name: str) -> Any:  # noqa: ANN401  # as above
        found = () if name.startswith("_") else self._board.table.asked.get(name, ())
        if self._owner == "turn" or not found:
            self._refuse(name)
        if len(found) == 1:
            return self._told(found[0])
        told = [self._told(one) for one in found]
        if all(isinstance(one, Mapping) for one in told):
            return {item: value for one in told for item, value in one.items()}
        return HIDDEN if HIDDEN in told else frozenset().union(*told)

    def _told(self, asked: Asked) -> Any:  # noqa: ANN401  # as above
        board, you = self._board, self._index if self._owner == "player" else self._board.active
        if not asked.about_thing:
            return board.told(asked, you, 0)
        if asked.kind == "flag":
            which, named = board.table.which(asked)
            try:
                return named(which(board.slots, you))
            except SecretError:
                return HIDDEN
        return {name: board.told(asked, you, at) for at, name in enumerate(board.table.things(asked.of))}

    def _refuse(self, name: str) -> NoReturn:
        message = f"no `{name}` here; there are: {', '.join(dir(self)) or 'nothing'}"
        raise AttributeError(message, name=name, obj=self)

    def to_dict(self) -> dict[str, object]:
        """Everything it has, by name; fields of one name as ``"tick of monument"``, sets as sorted lists."""
        found: dict[str, object] = {}
        for fields in self._board.table.own_readers[self._owner].values():
            for one, reader in fields:
                name = one.name if len(fields) == 1 else f"{one.name} of {one.each}"
                found[name] = plain(self._read(one, reader))
        return found

    def __repr__(self) -> str:
        has = (f"{name}={value!r}" for name, value in self.to_dict().items() if value not in (0, None, False, [], {}))
        return f"{self._owner}({', '.join(has)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holder) and self._owner == other._owner and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self._owner, self._index))

    def __dir__(self) -> Iterator[str]:
        yield from self._board.table.own_readers[self._owner]
        yield from (self._board.table.asked if self._owner != "turn" else ())
