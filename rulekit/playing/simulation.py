"""Many whole random plays of a game: on the native runner where it is installed, otherwise on the Python runner."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulekit.machine.instructions import Program
from rulekit.machine.plays import Plays, played
from rulekit.playing.seating import Seating

if TYPE_CHECKING:
    from rulekit.machine.wasm.runner import Module
    from rulekit.machine.wasm.stepper import Stepper

__all__ = ["native", "native_stepper", "simulate"]

BATCH = 256  # plays on the Python runner


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


def native_stepper(program: Program) -> Stepper | None:
    """A program that goes from decision to decision; None as above."""
    try:
        from rulekit.machine.wasm import kept, value  # noqa: PLC0415 as above
    except (ImportError, OSError, RuntimeError):
        return None
    try:
        return kept.load_stepper(program)
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
    for at in range(seeds.start, seeds.stop, BATCH):
        yield played(seating.seeded, range(at, min(at + BATCH, seeds.stop)), slots)
