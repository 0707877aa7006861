"""How many of each thing of a table there ever are: what lies hidden can't be what lies open, nor be lost."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from attrs import define, field

from rulekit.compiler.layout import Layout
from rulekit.compiler.program import Compiled
from rulekit.machine.instructions import Slot
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.model.ranges import WORD

__all__ = ["Copies", "Spot", "copies_of", "spots_of"]


@define
class Spot:
    """Somewhere things of a table lie: slots with things, with bits of a set, or with how many there are of each."""

    kind: str
    slots: range

    def holds(self, vector: Sequence[int]) -> list[int]:
        """The things that lie there, by number."""
        match self.kind:
            case "set":
                words = enumerate(vector[at] for at in self.slots)
                return [WORD * at + bit for at, mask in words for bit in range(mask.bit_length()) if mask >> bit & 1]
            case "counts":
                return [thing for thing, at in enumerate(self.slots) for _ in range(vector[at])]
            case _:
                return [vector[at] - 1 for at in self.slots if vector[at]]

    def take(self, vector: list[int], thing: int, bounds: Sequence[Slot]) -> bool:
        """Take one away, if it lies there and may be gone."""
        match self.kind:
            case "set":
                at, bit = self.slots[thing // WORD], thing % WORD
                there = vector[at] >> bit & 1
                vector[at] &= ~(1 << bit)
                return bool(there)
            case "counts":
                at = self.slots[thing]
                fewer = vector[at] > bounds[at].low
                vector[at] -= fewer
                return fewer
            case _:
                at = next((one for one in self.slots if vector[one] == thing + 1), -1)
                if at < 0 or bounds[at].low > 0:
                    return False
                behind = [vector[one] for one in range(at + 1, self.slots.stop)]
                vector[at : self.slots.stop] = [*behind, 0]
                return True

    def put(self, vector: list[int], thing: int, bounds: Sequence[Slot]) -> bool:
        """Put one there, if there is room."""
        match self.kind:
            case "set":
                at, bit = self.slots[thing // WORD], thing % WORD
                there = vector[at] >> bit & 1
                vector[at] |= 1 << bit
                return not there
            case "counts":
                at = self.slots[thing]
                more = vector[at] < bounds[at].high
                vector[at] += more
                return more
            case _:
                at = next((one for one in self.slots if not vector[one]), -1)
                if at >= 0:
                    vector[at] = thing + 1
                return at >= 0


@define
class Copies:
    """The things of one table.

    Args:
        spots: where they can lie.
        bounds: the slots of the program.
        least: how many of each there always are, at least; shape (things,).
        most: how many of each there ever are, at most; shape (things,).
    """

    spots: tuple[Spot, ...]
    bounds: Sequence[Slot]
    least: list[int] = field(factory=list[int])
    most: list[int] = field(factory=list[int])

    def count(self, vector: Sequence[int], things: int) -> list[int]:
        """How many of each there are in a state."""
        found = [0] * things
        for spot in self.spots:
            for one in spot.holds(vector):
                found[one] += 1
        return found

    def learn(self, vectors: Iterable[Sequence[int]], things: int) -> None:
        """See how many there are in states of real plays."""
        counts = [self.count(one, things) for one in vectors]
        self.least = [min(column) for column in zip(*counts, strict=True)]
        self.most = [max(column) for column in zip(*counts, strict=True)]

    def settle(self, vector: list[int], known: Sequence[int | None], choices: random.Random) -> None:
        """Let hidden things give way to those that are seen, and put those that are missing where nobody looks."""
        hidden = [spot for spot in self.spots if known[spot.slots.start] is None]
        found = self.count(vector, len(self.most))
        for thing, count in enumerate(found):
            choices.shuffle(hidden)
            for spot in hidden:
                while count > self.most[thing] and spot.take(vector, thing, self.bounds):
                    count -= 1  # noqa: PLW2901  # as the spots give way
                while count < self.least[thing] and spot.put(vector, thing, self.bounds):
                    count += 1  # noqa: PLW2901  # as above


def copies_of(game: Game, compiled: Compiled, vectors: Sequence[Sequence[int]]) -> tuple[Copies, ...]:
    """How many there are of each thing that may lie hidden.

    Args:
        game: a checked game.
        compiled: its program.
        vectors: states of real plays.
    """
    tables = dict.fromkeys(
        one.of for one in game.fields if one.hidden and one.kind in (ValueKind.ITEM, ValueKind.SET, ValueKind.ROW)
    )
    made: list[Copies] = []
    for table in tables:
        spots = [spot for one in game.fields if one.of == table for spot in spots_of(one, compiled.layout)]
        copies = Copies(tuple(spots), compiled.program.slots)
        copies.learn(vectors, len(game.table(table).items))
        made.append(copies)
    return tuple(made)


def spots_of(one: Field, layout: Layout) -> list[Spot]:
    """Where things lie that a field holds, of each player and of each thing that it is kept of."""
    if one.kind not in (ValueKind.ITEM, ValueKind.SET, ValueKind.ROW):
        return []
    first = layout.fields[one.name, one.each]
    kind = {
        ValueKind.ITEM: "places",
        ValueKind.SET: "set",
        ValueKind.ROW: "counts" if one.face_down else "places",
    }[one.kind]
    return [Spot(kind, range(at, at + one.room)) for at in range(first, first + layout.rows[first], one.room)]
