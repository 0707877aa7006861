"""Modules under wasmtime: whole random plays in batches, on as many threads as wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import local

import wasmtime
from attrs import field, frozen

from rulekit.machine.fault import MachineFault
from rulekit.machine.plays import LANE, Plays
from rulekit.machine.wasm.module import Compiled

__all__ = ["Instance", "Module", "engine"]

AHEAD = 2  # batches that wait for each thread
FEWEST, SHARE = 1000, 4
"""A call plays so many games, or this part of all before it: what was played is counted while others play."""


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
        counting: makes the module of the same program that counts its steps, for plays that this one gives up.
    """

    compiled: Compiled
    engine: wasmtime.Engine = field(repr=False)
    native: wasmtime.Module = field(repr=False)
    counting: Callable[[], Module] = field(repr=False, eq=False)

    def instance(self) -> Instance:
        """The module with a memory of its own, for one thread."""
        return Instance(self)

    def plays(self, seeds: range, *, threads: int = 1) -> Iterator[Plays]:
        """Whole random plays, in the order of their seeds, whatever the number of threads.

        Args:
            seeds: one for each play, counting up by 1.
            threads: how many play at once.

        Yields:
            The plays in batches.
        """
        chunks = self._chunks(seeds)
        if threads == 1:
            instance = self.instance()
            for chunk in chunks:
                yield instance.plays(chunk)
            return
        own = local()

        def work(chunk: range) -> Plays:
            if not hasattr(own, "instance"):
                own.instance = self.instance()
            found: Plays = own.instance.plays(chunk)
            return found

        waiting: deque[Future[Plays]] = deque()
        with ThreadPoolExecutor(threads) as pool:
            for chunk in chunks:
                waiting.append(pool.submit(work, chunk))
                if len(waiting) >= threads * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()

    def _chunks(self, seeds: range) -> Iterator[range]:
        """What is played in one call each; the same on every machine, so that who stops early stops alike."""
        at = seeds.start
        while at < seeds.stop:
            size = min(self.compiled.batch, max(FEWEST, (at - seeds.start) // SHARE))
            yield range(at, min(at + size, seeds.stop))
            at += size


class Instance:
    """A module with a memory, for one thread."""

    def __init__(self, module: Module) -> None:
        self._compiled = module.compiled
        self._counting = module.counting
        self._other: Instance | None = None
        self._store = wasmtime.Store(module.engine)
        exports = wasmtime.Instance(self._store, module.native, []).exports(self._store)
        plays, memory = exports["plays"], exports["memory"]
        assert isinstance(plays, wasmtime.Func)
        assert isinstance(memory, wasmtime.Memory)
        self._plays, self._memory = plays, memory

    def plays(self, seeds: range) -> Plays:
        """As many plays as fit into one batch.

        Args:
            seeds: one for each play, counting up by 1; any whole numbers, of which the low 64 bits count.

        Raises:
            ValueError: there are more plays than ``Compiled.batch``.
        """
        compiled = self._compiled
        if len(seeds) > compiled.batch:
            message = f"{len(seeds)} plays in a batch of {compiled.batch}"
            raise ValueError(message)
        first = seeds.start & LANE
        try:
            begin = first - (LANE + 1) if first >> 63 else first
            long = self._plays(self._store, begin, len(seeds), compiled.output)
        except wasmtime.Trap as trap:
            message = f"the compiled rules have stopped: {trap.message}"
            raise MachineFault(message) from trap
        if long:
            self._other = self._other or self._counting().instance()
            return self._other.plays(seeds)
        end = compiled.output + 8 * compiled.record.size * len(seeds)
        return Plays(compiled.record, seeds, memoryview(self._memory.read(self._store, compiled.output, end)).cast("q"))
