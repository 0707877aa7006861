"""Monte Carlo search from a state: on the native runner by a tree, on the Python runner without one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol

from attrs import define, field, frozen

from rulekit.machine.plays import Tried
from rulekit.machine.position import Position
from rulekit.machine.runner import Runner
from rulekit.playing.seating import Seating
from rulekit.playing.simulation import native_stepper
from rulekit.playing.state import State

if TYPE_CHECKING:
    from rulekit.machine.wasm.stepper import Stepper

__all__ = ["Search", "search_for"]

TREE = 1 << 26  # bytes of nodes
EXPLORING = 1.0  # as in ``machine.wasm.search``


class Search(Protocol):
    """Plays from one decision, remembered until ``forget``."""

    def forget(self) -> None:
        """Begin anew."""

    def explore(self, state: State, seed: int, count: int) -> None:
        """Play so many times from a state, in which whoever chooses sees what they saw in the others."""

    def tried(self) -> list[Tried]:
        """What is known of each option, in their order."""


def search_for(table: Seating) -> Search:
    """The best search there is on this machine."""
    make = native_stepper(table.program.program)
    return _Flat(table.seeded) if make is None else _Tree(make())


@frozen
class _Tree:
    """By a tree, on the native runner."""

    stepper: Stepper

    def forget(self) -> None:
        self.stepper.forget(TREE)

    def explore(self, state: State, seed: int, count: int) -> None:
        self.stepper.load(state.slots, state.place, state.rng)
        self.stepper.search(seed, count)

    def tried(self) -> list[Tried]:
        return self.stepper.tried()


@define
class _Flat:
    """Each option as a bandit's arm (UCB1), with random plays behind it, on the Python runner."""

    runner: Runner
    visits: list[int] = field(factory=list[int])
    sums: list[float] = field(factory=list[float])

    def forget(self) -> None:
        self.visits, self.sums = [], []

    def explore(self, state: State, seed: int, count: int) -> None:
        position = state.position
        player = position.player
        assert player is not None
        if not self.visits:
            self.visits, self.sums = [0] * len(position.options), [0.0] * len(position.options)
        for at in range(count):
            option = self._next()
            # Chance must not be known beforehand, so each play has its own.
            fresh = Position(self.runner, position.vector, position.place, seed + at, position.options)
            _, end = self.runner.rollout(fresh.apply(position.options[option]), seed + at)
            self.visits[option] += 1
            self.sums[option] += end.ranking().share(player)

    def _next(self) -> int:
        if 0 in self.visits:
            return self.visits.index(0)
        grown = math.log(sum(self.visits))
        bounds = [
            total / visits + EXPLORING * math.sqrt(grown / visits)
            for visits, total in zip(self.visits, self.sums, strict=True)
        ]
        return bounds.index(max(bounds))

    def tried(self) -> list[Tried]:
        return [Tried(visits, total / max(visits, 1)) for visits, total in zip(self.visits, self.sums, strict=True)]
