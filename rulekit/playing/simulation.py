"""Many whole random plays of a game: on the native runner where it is installed, otherwise on the Python runner."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING

from rulekit.machine.instructions import Program
from rulekit.machine.plays import Plays, played
from rulekit.playing.seating import Seating

if TYPE_CHECKING:
    from rulekit.machine.wasm.runner import Module
    from rulekit.machine.wasm.stepper import Stepper

__all__ = ["batches", "missing", "native", "native_stepper", "simulate"]

BATCH, SOON = 4096, 0.3  # plays at once where they take long, and seconds that they take at most
AHEAD = 2  # batches that wait for each thread


def native(program: Program, slots: tuple[int, ...] = ()) -> Module | None:
    """A program as a module; None where wasmtime is missing or does not know the machine.

    Args:
        program: what is played.
        slots: those whose value at the end is wanted.
    """
    try:
        from rulekit.machine.wasm import kept, value  # noqa: PLC0415 everything works without wasmtime
    except (ImportError, OSError, RuntimeError):  # not installed; its library can't be read; no such machine
        return None
    try:
        return kept.load(program, slots)
    except value.Unsupported:
        return None


def missing() -> str:
    """Why nothing runs natively on this machine; empty if something can."""
    try:
        import_module("rulekit.machine.wasm.kept")
    except (ImportError, OSError, RuntimeError) as problem:
        return str(problem) or type(problem).__name__
    return ""


def native_stepper(program: Program, slots: tuple[int, ...] = ()) -> Callable[[], Stepper] | None:
    """What makes steppers, which go from decision to decision, one for each thread; None as above."""
    try:
        from rulekit.machine.wasm import kept, value  # noqa: PLC0415 as above
    except (ImportError, OSError, RuntimeError):
        return None
    try:
        return kept.load_stepper(program, slots)
    except value.Unsupported:
        return None


def simulate(
    seating: Seating, seeds: range, slots: tuple[int, ...] = (), *, threads: int | None = None
) -> Iterator[Plays]:
    """Whole random plays; the same seed gives the same play on every machine and on either runner.

    Args:
        seating: the game and its players.
        seeds: one for each play, counting up by 1.
        slots: those whose value at the end is wanted.
        threads: how many play at once on the native runner; as many as there are processors if not said.

    Yields:
        Plays in the order of their seeds, in batches of any size.
    """
    module = native(seating.program.program, slots)
    if module is not None:
        yield from module.plays(seeds, threads=threads or os.cpu_count() or 1)
        return
    yield from batches(seeds, lambda some: played(seating.seeded, some, slots))


def batches(seeds: range, play: Callable[[range], Plays], threads: int = 1) -> Iterator[Plays]:
    """Plays in batches that take about as long as people wait: who stops in the middle loses little.

    Args:
        seeds: one for each play.
        play: the plays of some of them.
        threads: how many of its calls there are at once.

    Yields:
        The plays in order.
    """

    def timed(some: range) -> tuple[Plays, float]:
        began = time.perf_counter()
        plays = play(some)
        return plays, time.perf_counter() - began

    at, size = seeds.start, 1
    waiting: deque[Future[tuple[Plays, float]]] = deque()
    with ThreadPoolExecutor(threads) if threads > 1 else nullcontext() as pool:
        while waiting or at < seeds.stop:
            while pool is not None and at < seeds.stop and len(waiting) < threads * AHEAD:
                some = range(at, min(at + size, seeds.stop))
                waiting.append(pool.submit(timed, some))
                at = some.stop
            if pool is None:
                plays, spent = timed(range(at, min(at + size, seeds.stop)))
                at += len(plays)
            else:
                plays, spent = waiting.popleft().result()
            yield plays
            if len(plays) >= size and spent < SOON / 2:
                size = min(BATCH, 2 * len(plays))
            elif spent > SOON:
                size = max(1, len(plays) // 2)
