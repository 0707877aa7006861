"""Who tells how a player stands after each option: the native runner where it is installed, or the Python runner."""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from functools import lru_cache
from threading import local
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from rulekit.machine.judging import Standing, judged
from rulekit.machine.runner import Runner
from rulekit.playing.seating import Seating
from rulekit.playing.simulation import native_stepper

if TYPE_CHECKING:
    from rulekit.machine.wasm.stepper import Stepper

__all__ = ["Judge", "by_python", "judge_for"]


class Judge(Protocol):
    """How a player stands after each option, in several states; see ``machine.judging``."""

    def judged(
        self, vector: Sequence[int], place: int, options: Sequence[int], player: int, states: Sequence[int]
    ) -> list[Standing]:
        """Added up over the states of chance."""


@frozen
class _Python:
    runner: Runner

    def judged(
        self, vector: Sequence[int], place: int, options: Sequence[int], player: int, states: Sequence[int]
    ) -> list[Standing]:
        return judged(self.runner, vector, place, options, player, states)


@frozen
class _Native:
    stepper: Stepper

    def judged(
        self, vector: Sequence[int], place: int, options: Sequence[int], player: int, states: Sequence[int]
    ) -> list[Standing]:
        self.stepper.load(vector, place, states[0])
        first, drew = self.stepper.judged(player, len(options), states[0])
        if not drew:
            return [tuple(len(states) * number for number in one) for one in first]
        found = [first, *(self.stepper.judged(player, len(options), state)[0] for state in states[1:])]
        return [tuple(map(sum, zip(*some, strict=True))) for some in zip(*found, strict=True)]


def by_python(runner: Runner) -> Judge:
    """The one that is always there."""
    return _Python(runner)


def judge_for(table: Seating) -> Judge:
    """The fastest there is on this machine, for seeded play; the same again for the same table and thread."""
    if not hasattr(_own, "judge"):
        _own.judge = lru_cache(KEPT)(_made)
        atexit.register(_own.judge.cache_clear)  # wasmtime cannot let go of anything any more once Python ends
    found: Judge = _own.judge(table)
    return found


KEPT = 4
_own = local()


def _made(table: Seating) -> Judge:
    make = native_stepper(table.program.program)
    return _Python(table.seeded) if make is None else _Native(make())
