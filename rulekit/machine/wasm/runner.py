"""Modules under wasmtime: whole random plays in batches, on as many threads as wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import local

import wasmtime
from attrs import field, frozen

from rulekit.machine.fault import MachineFault
from rulekit.machine.plays import LANE, Plays
from rulekit.machine.wasm.module import Compiled

__all__ = ["BUDGET", "Instance", "Module", "engine"]

BUDGET = 10_000_000  # turns of loops in one play
AHEAD = 2  # batches that wait for each thread


def engine() -> wasmtime.Engine:
    """The compiler of modules to the code of this machine."""
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    return wasmtime.Engine(config)


@frozen
class Module:
    """A module ready to run; several threads may share it.

    Args:
        compiled: what it is made of.
        engine: of this machine.
        native: its code for this machine.
    """

    compiled: Compiled
    engine: wasmtime.Engine = field(repr=False)
    native: wasmtime.Module = field(repr=False)

    def instance(self) -> Instance:
        """The module with a memory of its own, for one thread."""
        return Instance(self)

    def plays(self, seeds: range, *, budget: int = BUDGET, threads: int = 1) -> Iterator[Plays]:
        """Whole random plays, in the order of their seeds, whatever the number of threads.

        Args:
            seeds: one for each play, counting up by 1.
            budget: turns of loops after which a play is given up; 1 to 2**31 - 1.
            threads: how many play at once.

        Yields:
            The plays in batches.
        """
        batch = self.compiled.batch
        chunks = [range(at, min(at + batch, seeds.stop)) for at in range(seeds.start, seeds.stop, batch)]
        if threads == 1:
            instance = self.instance()
            for chunk in chunks:
                yield instance.plays(chunk, budget=budget)
            return
        own = local()

        def work(chunk: range) -> Plays:
            if not hasattr(own, "instance"):
                own.instance = self.instance()
            found: Plays = own.instance.plays(chunk, budget=budget)
            return found

        waiting: deque[Future[Plays]] = deque()
        with ThreadPoolExecutor(threads) as pool:
            for chunk in chunks:
                waiting.append(pool.submit(work, chunk))
                if len(waiting) >= threads * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()


class Instance:
    """A module with a memory, for one thread."""

    def __init__(self, module: Module) -> None:
        self._compiled = module.compiled
        self._store = wasmtime.Store(module.engine)
        exports = wasmtime.Instance(self._store, module.native, []).exports(self._store)
        plays, memory, played = exports["plays"], exports["memory"], exports["played"]
        assert isinstance(plays, wasmtime.Func)
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(played, wasmtime.Global)
        self._plays, self._memory, self._played = plays, memory, played

    def plays(self, seeds: range, *, budget: int = BUDGET) -> Plays:
        """As many plays as fit into one batch.

        Args:
            seeds: one for each play, counting up by 1; any whole numbers, of which the low 64 bits count.
            budget: turns of loops after which a play is given up.

        Raises:
            ValueError: there are more plays than ``Compiled.batch``.
        """
        compiled = self._compiled
        if len(seeds) > compiled.batch:
            message = f"{len(seeds)} plays in a batch of {compiled.batch}"
            raise ValueError(message)
        row = 8 * compiled.record.size
        kept: list[range] = []
        given_up: list[int] = []
        at, complete = seeds.start, 0
        while at < seeds.stop:
            done = self._run(at, seeds.stop - at, compiled.output + row * complete, budget)
            kept.append(range(at, at + done))
            complete += done
            at += done
            if at < seeds.stop:
                given_up.append(at)
                at += 1
        written = self._memory.read(self._store, compiled.output, compiled.output + row * complete)
        numbers = memoryview(written).cast("q")
        finished = seeds if not given_up else tuple(seed for run in kept for seed in run)
        return Plays(compiled.record, finished, numbers, tuple(given_up))

    def _run(self, seed: int, count: int, output: int, budget: int) -> int:
        """How many plays came to their end, until all did or one was given up."""
        seed &= LANE
        signed = seed - (LANE + 1) if seed >> 63 else seed
        try:
            self._plays(self._store, signed, count, output, budget)
        except wasmtime.Trap as trap:
            if trap.trap_code is not wasmtime.TrapCode.UNREACHABLE:
                message = f"the compiled rules have stopped: {trap.message}"
                raise MachineFault(message) from trap
        done = self._played.value(self._store)
        assert isinstance(done, int)
        return done
