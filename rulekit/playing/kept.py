"""What every play keeps true, asked of a position that was set up and not played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from rulekit.check.consequences import Consequence, Means, State
from rulekit.check.each_once import each_once
from rulekit.check.supply import is_without_limit, supplies
from rulekit.compiler.layout import Layout
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.model.ranges import WORD
from rulekit.playing.copies import spots_of
from rulekit.playing.setting import place_of

__all__ = ["Broken", "Keeper"]


@frozen
class Broken:
    """What every play keeps true and a position does not, in the words of the rules, and the fields it is about."""

    message: str
    fields: tuple[Field, ...]


@frozen
class Keeper:
    """Knows what every play of a game keeps true.

    Args:
        game: the game.
        layout: where everything stands in the vector of a state.
        consequences: what follows at once from what.
        names: what the players are called.
    """

    game: Game
    layout: Layout
    consequences: tuple[Consequence, ...]
    names: tuple[str, ...]

    def broken(self, vector: Sequence[int]) -> Broken | None:
        """The first of what every play keeps true that a position does not; None where it keeps all.

        Args:
            vector: the slots of the program; shape (slots,).
        """
        return self._not_following(vector) or self._too_many(vector) or self._too_often(vector)

    def _too_many(self, vector: Sequence[int]) -> Broken | None:
        """More things in rows without a limit than there ever are: there would be no room for what comes next."""
        for table, most in supplies(self.game).items():
            rows = [one for one in self.game.fields if is_without_limit(one) and one.of == table]
            there = sum(self._lying(one, vector) for one in rows)
            if there > most:
                said = self.game.table(table).plural or table
                message = f"no play comes to this: {there} {said} lie in rows, where there are never more than {most}"
                return Broken(message, tuple(rows))
        return None

    def _too_often(self, vector: Sequence[int]) -> Broken | None:
        """One thing in two places, where each is there once and only ever moved."""
        for table in sorted(each_once(self.game)):
            holders = [one for one in self.game.fields if one.of == table and not one.piece]
            lying = [[at for spot in spots_of(one, self.layout) for at in spot.holds(vector)] for one in holders]
            times = Counter(at for found in lying for at in found)
            twice = next((at for at, often in sorted(times.items()) if often > 1), None)
            if twice is not None:
                name = self.game.table(table).items[twice].name
                message = f"no play comes to this: `{name}` lies in {times[twice]} places, and there is one of it"
                return Broken(message, tuple(one for one, found in zip(holders, lying, strict=True) if twice in found))
        return None

    def _lying(self, row: Field, vector: Sequence[int]) -> int:
        """How many things lie in a row, of whomever and of whatever it is kept."""
        key = (row.name, row.each)
        first, width = self.layout.fields[key], self.layout.widths[key]
        slots = vector[first : first + width * (len(self.names) if row.owner is Owner.PLAYER else 1)]
        return sum(slots) if row.face_down else sum(slot > 0 for slot in slots)

    def _not_following(self, vector: Sequence[int]) -> Broken | None:
        for one in self.consequences:
            items = self.game.table(one.cause.field.each or one.cause.field.of).items
            for owner in range(len(self.names) if Owner.PLAYER in (one.cause.field.owner, one.then.field.owner) else 1):
                for item in range(len(items)):
                    if self._holds(one.cause, owner, item, vector) and not self._holds(one.then, owner, item, vector):
                        said = [self._said(state, owner, item, items[item].name) for state in (one.cause, one.then)]
                        message = f"no play comes to this: whenever {said[0]}, {said[1]}"
                        return Broken(message, (one.cause.field, one.then.field))
        return None

    def _slot(self, state: State, owner: int, item: int) -> int:
        field = state.field
        return place_of(field, owner if field.owner is Owner.PLAYER else 0, item if field.each else 0, self.layout)

    def _holds(self, state: State, owner: int, item: int, vector: Sequence[int]) -> bool:
        slot = self._slot(state, owner, item)
        match state.means:
            case Means.FULL:
                return vector[slot] >= _most(state.field, item)
            case Means.HELD:
                return bool(vector[slot + item // WORD] >> item % WORD & 1)
            case Means.SOMEBODY:
                return vector[slot] > 0

    def _said(self, state: State, owner: int, item: int, name: str) -> str:
        field, who = state.field, self.names[owner]
        of = f"`{field.name} of {name}`" if field.owner is Owner.GAME else f"{who}'s `{field.name} of {name}`"
        match state.means:
            case Means.FULL if field.owner is Owner.PLAYER:
                most = _most(field, item)
                return f"{who} has {most} {field.name if most == 1 else field.plural or field.name} of {name}"
            case Means.FULL:
                return f"{of} is {_most(field, item)}"
            case Means.HELD:
                return f"{who} has {name}"
            case Means.SOMEBODY:
                return f"{of} is {'somebody' if field.kind is ValueKind.PLAYER else 'something'}"


def _most(field: Field, item: int) -> int:
    return field.high[item] if len(field.high) > 1 else field.high[0]
