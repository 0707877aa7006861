"""Whole states that agree with a view: hidden things are taken from random plays, and put right by what is seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from operator import xor
from typing import TYPE_CHECKING

from attrs import define, field

from rulekit.compiler.program import Compiled
from rulekit.machine.instructions import Slot
from rulekit.machine.position import Position
from rulekit.machine.random import seeded
from rulekit.machine.runner import Runner
from rulekit.model.game import Game
from rulekit.playing.copies import Copies, copies_of

if TYPE_CHECKING:
    from rulekit.playing.state import State
    from rulekit.playing.view import View

__all__ = ["Donors", "sampled"]

PLAYS = 6
"""How many random plays hidden things are taken from."""
TRIES = 24
"""How many positions of them are tried."""
CANDIDATES = 12
"""How many are looked at to find the one that is most like what is seen."""
PASSES = 3
"""How often all that an option may depend on is gone through."""
FEW = 64
"""How many values of a slot are tried."""


@define(slots=False)
class Donors:
    """Positions of random plays, by the place in the program; played when they are first needed."""

    runner: Runner
    game: Game
    compiled: Compiled
    by_place: dict[int, list[tuple[int, ...]]] = field(factory=dict[int, "list[tuple[int, ...]]"])
    played: int = 0

    def at(self, place: int) -> Sequence[tuple[int, ...]]:
        """Vectors of plays that stood at a place; of any place if none did."""
        while self.played < PLAYS and (not self.played or len(self.by_place.get(place, ())) < CANDIDATES):
            self._play(self.played)
            self.played += 1
        return self.by_place.get(place) or self._all

    @cached_property
    def copies(self) -> tuple[Copies, ...]:
        """How many there ever are of each thing that may lie hidden."""
        return copies_of(self.game, self.compiled, self._all)

    @property
    def _all(self) -> list[tuple[int, ...]]:
        return [one for found in self.by_place.values() for one in found]

    def _play(self, seed: int) -> None:
        choices = random.Random(seed)  # noqa: S311  # the same on every machine
        position = self.runner.start(seed)
        while True:
            self.by_place.setdefault(position.place, []).append(position.vector)
            if position.is_over:
                return
            position = position.apply(choices.choice(position.options))


def sampled(view: View, seed: int) -> State:
    """A state that agrees with a view; see ``View.sample``."""
    from rulekit.playing.state import Foreseen, State  # noqa: PLC0415  # states make views, and views states

    choices = random.Random(seed)  # noqa: S311  # the same on every machine
    runner, place = view.runner, view.place
    for vector in _filled(view, choices):
        options: tuple[int, ...] = ()
        if place < 0:
            if not _agree(view, vector, choices):
                continue
            options = tuple(runner.segmented.list_options[place](vector))
        position = Position(runner, tuple(vector), place, seeded(choices.getrandbits(64)), options)
        return State(view.table, position, view.names, Foreseen())
    message = "no state was found that agrees with this view"
    raise ValueError(message)


def _filled(view: View, choices: random.Random) -> Iterator[list[int]]:
    """What is seen, with what is hidden as it was in positions of other plays, the likest of some at a time."""
    known = view.slots.all
    if None not in known:
        yield [value for value in known if value is not None]
        return
    donors = view.table.donors[view.explicit]
    found = donors.at(view.place)
    for _ in range(TRIES):
        some = choices.sample(found, min(CANDIDATES, len(found)))
        likest = min(some, key=lambda one: sum(value != seen for value, seen in zip(one, known, strict=True)))
        vector = [value if seen is None else seen for value, seen in zip(likest, known, strict=True)]
        for copies in donors.copies:
            copies.settle(vector, known, choices)
        yield vector


def _agree(view: View, vector: list[int], choices: random.Random) -> bool:
    """Whether the options are those that are seen, or at least two while others choose; hidden things may give way."""
    listing, wanted = view.runner.segmented.list_options[view.place], frozenset(view.numbers)
    own = view.player == view.viewer

    def off(there: Sequence[int]) -> int:
        return len(wanted.symmetric_difference(there)) if own else max(0, 2 - len(there))

    offered = listing(vector)
    distance = off(offered)
    slots = view.table.program.program.slots
    secret = [at for at in range(len(slots)) if view.slots.all[at] is None]
    for _ in range(PASSES):
        choices.shuffle(secret)
        for at in secret:
            if not distance:
                return True
            for change in _changes(slots[at], vector[at], choices):
                kept, vector[at] = vector[at], change(vector[at])
                there = listing(vector)
                # Others just as far off are taken as well, so that two things can give way one after the other.
                if (now := off(there)) < distance or (now == distance and there != offered):
                    distance, offered = now, there
                else:
                    vector[at] = kept
    return not distance


def _changes(slot: Slot, now: int, choices: random.Random) -> Iterator[Callable[[int], int]]:
    """Ways to change a slot: each thing in or out of a set, or, where there are few, every value it can have."""
    if slot.high > FEW and slot.high & (slot.high + 1) == 0:  # as wide as a set
        yield from (partial(xor, 1 << bit) for bit in range(slot.high.bit_length()))
        return
    values = range(slot.low, slot.high + 1)
    some: Iterable[int] = values
    if len(values) > FEW:  # small numbers are likelier than large ones, and what it is now is nearly right
        near = range(max(slot.low, now - FEW // 8), min(slot.high, now + FEW // 8) + 1)
        some = sorted({*values[: FEW // 4], *near, *choices.sample(values, FEW // 2)})
    for value in some:
        yield lambda _, value=value: value  # type: ignore[misc]  # mypy knows no defaults of lambdas
