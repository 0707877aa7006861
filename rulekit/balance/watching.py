"""A game whose plays note what was chosen and done: the same plays, seed by seed, as without."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

import attrs
from attrs import field, frozen

from rulekit.balance.counts import Thing
from rulekit.compiler.labels import ArmKind, ArmLabel
from rulekit.compiler.program import Compiled
from rulekit.document.closed import Role
from rulekit.machine.counted import Counted, Noted, counted
from rulekit.playing.seating import Seating

__all__ = ["Watched", "thing_of", "watched"]

SINGLE = frozenset({ArmKind.STOP, ArmKind.ENOUGH, ArmKind.GO, ArmKind.AGREE, ArmKind.REFUSE})
"""Options that say all by themselves."""
TOLD = SINGLE | {ArmKind.ITEM, ArmKind.NUMBER}
"""What is counted. The rest are dice, players and sets, which are others in every play."""

KEPT = 4  # games that are not made ready a second time


@frozen(slots=False, eq=False)
class Watched(Seating):
    """A game and its players, in a program that notes what happens.

    Args:
        origin: the same without.
    """

    origin: Seating = field(kw_only=True, repr=False)

    @cached_property
    def plain(self) -> Compiled:
        """The program that does not note anything."""
        return self.origin.program

    @cached_property
    def counting(self) -> Counted:
        """The program that notes, and where."""
        return counted(self.plain.program, lambda says: _counted(self.plain.labels[says]))

    @cached_property
    def program(self) -> Compiled:
        """The program that is played."""
        return attrs.evolve(self.plain, program=self.counting.program)

    @cached_property
    def places(self) -> Mapping[Thing, tuple[tuple[int, ...], ...]]:
        """For each option and player the slots of which one is 1 if that player took it."""
        found: dict[Thing, list[list[int]]] = {}
        for noted in self.counting.noted:
            for value in range(noted.size):
                thing = thing_of(noted, value, self)
                if thing is None:
                    continue
                mine = found.setdefault(thing, [[] for _ in range(self.players)])
                for player, slots in enumerate(mine):
                    slots.append(noted.base + player * noted.size + value)
        return {thing: tuple(map(tuple, slots)) for thing, slots in found.items()}

    @cached_property
    def steps(self) -> Mapping[str, tuple[int, ...]]:
        """For each step the slots of which one is 1 if it was done."""
        found: dict[str, tuple[int, ...]] = {}
        for number, slot in self.counting.done.items():
            name = self.plain.program.routines[number].name
            if self.game.step(name) is not None:
                found[name] = (*found.get(name, ()), slot)
        return found

    @cached_property
    def slots(self) -> tuple[int, ...]:
        """All slots that are looked at in the end."""
        noted = (slot for places in self.places.values() for slots in places for slot in slots)
        done = (slot for slots in self.steps.values() for slot in slots)
        changes = (self.counting.changes,) if self.counting.changes >= 0 else ()
        return tuple(dict.fromkeys((self.plain.layout.rounds, *noted, *done, *changes)))


@lru_cache(KEPT)
def watched(seating: Seating) -> Watched:
    """The same game and players, watched."""
    return Watched(seating.checked, seating.players, seating.checking, seating.allowed, origin=seating)


def _counted(label: object) -> ArmLabel | None:
    return label if isinstance(label, ArmLabel) and label.kind in TOLD else None


def thing_of(noted: Noted, value: int, seating: Seating) -> Thing | None:
    """What an option is: its step, the names that lead to it, and what it is of its kind."""
    label = noted.name
    assert isinstance(label, ArmLabel)
    step, path = label.step, tuple((part.term, part.role) for part in label.path)
    if seating.game.step(step) is None:
        # It is chosen in the rules of a thing, such as a card: that leads to it.
        step, path = "", ((step, Role.THINGS.value), *path)
    if label.kind in SINGLE or noted.whole:
        return (step, path, label.kind.value, "")
    if label.kind is ArmKind.NUMBER:
        return (step, path, label.kind.value, noted.least + value)
    names = seating.names_of(label.of)
    return (step, path, label.kind.value, names[value]) if value < len(names) else None
