"""Whole plays of bots, as many as are wanted; and a random play, from its seed, with all that led to its end."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator, Sequence
from threading import local
from typing import TYPE_CHECKING

from rulekit.machine.plays import Plays, record_of, row
from rulekit.machine.random import Draws, below, seeded
from rulekit.playing.bots import GREEDY, RANDOM, bot
from rulekit.playing.option import Option
from rulekit.playing.seating import Seating
from rulekit.playing.simulation import batches, native_stepper
from rulekit.playing.state import State, start

if TYPE_CHECKING:
    from rulekit.machine.wasm.stepper import Stepper

__all__ = ["contests", "played_again", "played_by"]


def contests(
    seating: Seating,
    kinds: Sequence[str],
    seeds: range,
    slots: tuple[int, ...] = (),
    *,
    threads: int | None = None,
) -> Iterator[Plays]:
    """Whole plays of bots, each anew for each play; the same on either runner.

    Args:
        seating: the game and its players.
        kinds: what each player is, in the words of ``bots.KINDS``.
        seeds: one for the chance of each play; those of its bots follow from it.
        slots: those whose value at the end is wanted.
        threads: how many play at once on the native runner; as many as there are processors if not said.

    Yields:
        Plays in the order of their seeds, in batches of any size.

    Raises:
        ValueError: there is no such bot.
    """
    make = native_stepper(seating.program.program, slots) if _is_native(seating, kinds) else None
    if make is not None:
        yield from _native(make, kinds, seeds, threads or os.cpu_count() or 1)
        return

    def batch(some: range) -> Plays:
        numbers = array("q")
        for seed in some:
            decisions, end = played_by(seating, kinds, seed)
            numbers.extend(row(decisions, end.position, slots))
        return Plays(record_of(seating.seeded, slots), some, memoryview(numbers))

    yield from batches(seeds, batch)


def _is_native(seating: Seating, kinds: Sequence[str]) -> bool:
    """Whether the native runner knows such players: greedy ones only where nothing is hidden from them."""
    if GREEDY not in kinds:
        return set(kinds) == {RANDOM}
    hidden = any(seating.secrets.always) or seating.secrets.while_active
    return not hidden and set(kinds) <= {GREEDY, RANDOM}


def _native(make: Callable[[], Stepper], kinds: Sequence[str], seeds: range, threads: int) -> Iterator[Plays]:
    own = local()
    greedy = sum(1 << at for at, kind in enumerate(kinds) if kind == GREEDY)

    def batch(some: range) -> Plays:
        if not hasattr(own, "stepper"):
            own.stepper = make()
        stepper: Stepper = own.stepper
        return stepper.contests(some, greedy)

    yield from batches(seeds, batch, threads)


def played_by(seating: Seating, kinds: Sequence[str], seed: int) -> tuple[int, State]:
    """A play of bots; as in ``contests``.

    Returns:
        How many decisions there were, and the end.
    """
    bots = [bot(kind, seed * len(kinds) + at, seating) for at, kind in enumerate(kinds)]
    state, decisions = start(seating, seed), 0
    while not state.is_over:
        player = state.player
        assert player is not None
        state = state.apply(bots[player](state.view(player)))
        decisions += 1
    return decisions, state


def played_again(seating: Seating, seed: int) -> State:
    """The end of the random play that a seed means, with all that led to it: for its record.

    Chance and choices take their numbers from one stream, so all of it is chosen here.
    """
    state, draws = start(seating, seed, explicit=True), Draws(seeded(seed))
    while not state.is_over:
        state = state.apply(Option(state, state.numbers[below(len(state.numbers), draws)]))
    return state
