"""Plays on a Dask cluster: pieces of the seeds go to its workers, and what they give back comes in the order of seeds.

The same seeds give the same plays, so it does not matter who plays which, nor how many there are.
"""

from __future__ import annotations

import logging
import pickle
import time
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from importlib import import_module
from typing import Any, TypeVar

from attrs import frozen

from rulekit.machine.plays import Plays, record_of
from rulekit.playing.contests import contests
from rulekit.playing.seating import Seating
from rulekit.playing.simulation import simulate

__all__ = ["Cluster", "ClusterError", "connected", "plays_on"]

R = TypeVar("R")

ANSWER = 10  # seconds in which the scheduler has to answer, and to have a worker
LEAVING = 2  # seconds that the end of the connection may take
PATIENCE = 30.0  # seconds without any worker after which nobody is waited for
GLANCE = 0.5  # seconds between two looks at the cluster
SOON, LATE = 0.5, 2.0  # a piece that takes less is doubled, one that takes more is halved
MOST = 1 << 16  # plays of a piece
AHEAD = 2  # pieces for each thread that are under way


class ClusterError(Exception):
    """A cluster that is not there, is there no more, or cannot play."""


@frozen
class Cluster:
    """A cluster that answers.

    Args:
        client: Dask's.
        address: where its scheduler is.
    """

    client: Any
    address: str

    def each(self, seating: Seating, task: Callable[[Seating, range], R], seeds: range) -> Iterator[tuple[range, R]]:
        """What a task makes of the plays of all seeds, piece by piece.

        Args:
            seating: the game and its players.
            task: what a worker does with a piece; it and what it gives back can be pickled.
            seeds: one for each play.

        Yields:
            The seeds of a piece and what came of it, in order.

        Raises:
            ClusterError: the cluster is gone, or a worker could not do it.
        """
        saved = pickle.dumps(seating)
        waiting: deque[tuple[range, Any]] = deque()
        at, size = seeds.start, 1
        try:
            while waiting or at < seeds.stop:
                ahead = AHEAD * max(1, self._threads())
                while at < seeds.stop and len(waiting) < ahead:
                    piece = range(at, min(at + size, seeds.stop))
                    waiting.append((piece, self._sent(saved, task, piece)))
                    at = piece.stop
                piece, future = waiting.popleft()
                result, mark, seconds = self._result(future)
                if mark != seating.seeded.fingerprint:
                    message = f"the workers at {self.address} have another version of rulekit, which plays otherwise"
                    raise ClusterError(message)
                yield piece, result
                if len(piece) == size:
                    size = min(MOST, 2 * size) if seconds < SOON else max(1, size // 2) if seconds > LATE else size
        finally:
            with suppress(Exception):  # the cluster may be gone
                self.client.cancel([future for _, future in waiting])

    def _threads(self) -> int:
        """How many plays can go on at once."""
        try:
            return sum(one["nthreads"] for one in self.client.scheduler_info(n_workers=-1)["workers"].values())
        except Exception as problem:  # whatever it is, nobody answers any more
            raise self._gone(problem) from problem

    def _sent(self, saved: bytes, task: Callable[[Seating, range], R], piece: range) -> Any:  # noqa: ANN401  # it is Dask's
        try:
            return self.client.submit(_worked, saved, task, piece, pure=False)
        except Exception as problem:  # whatever it is, nothing is sent any more
            raise self._gone(problem) from problem

    def _result(self, future: Any) -> Any:  # noqa: ANN401  # as above
        """What a worker gave back.

        Raises:
            ClusterError: nothing comes any more.
        """
        alone = time.monotonic()
        while True:
            try:
                # Also what is done may have been lost since, with the worker that kept it.
                return future.result(timeout=GLANCE)
            except Exception as problem:
                if future.status == "error":
                    message = f"a worker at {self.address} could not play: {type(problem).__name__}: {problem}"
                    raise ClusterError(message) from problem
                if not isinstance(problem, TimeoutError):
                    raise self._gone(problem) from problem
            if self.client.status != "running":
                raise self._gone(None)
            if self._threads():
                alone = time.monotonic()
            elif time.monotonic() - alone > PATIENCE:
                message = f"the cluster at {self.address} has had no worker for {PATIENCE:.0f} seconds"
                raise ClusterError(message)

    def _gone(self, problem: Exception | None) -> ClusterError:
        why = f": {problem}" if problem is not None and str(problem) else ""
        return ClusterError(f"the cluster at {self.address} went away{why}")


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """A cluster, as long as it is used.

    Args:
        address: of its scheduler, as Dask writes it.

    Raises:
        ClusterError: Dask is not installed, or no cluster answers there.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError as problem:
        message = f'Dask cannot be loaded ({problem}); install it with `pip install "rulekit[dask]"`'
        raise ClusterError(message) from problem
    # What goes wrong is told by whoever asked, once.
    for name in ("distributed", "distributed.client", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    client: Any = None
    try:
        client = distributed.Client(address, timeout=ANSWER, set_as_default=False)
        client.wait_for_workers(1, timeout=ANSWER)
    except Exception as problem:  # an address that is none, nobody there, nobody who works
        if client is None:
            message = f"no Dask scheduler answers at {address}: {problem}"
        else:
            client.close()
            message = f"the cluster at {address} has no worker"
        raise ClusterError(message) from problem
    try:
        yield Cluster(client, address)
    finally:
        try:
            client.close(timeout=LEAVING)
        except Exception:  # noqa: BLE001  # the cluster is gone
            client.status = "closed"  # otherwise it would be tried again when Python ends, for much longer


def plays_on(
    cluster: Cluster, seating: Seating, kinds: Sequence[str], seeds: range, slots: tuple[int, ...] = ()
) -> Iterator[Plays]:
    """Whole plays; as in ``contests`` where there are bots, and otherwise as in ``simulate``.

    Args:
        cluster: who plays.
        seating: the game and its players.
        kinds: what each player is; nothing if all is left to chance.
        seeds: one for each play.
        slots: those whose value at the end is wanted.

    Yields:
        Plays in the order of their seeds, in batches of any size.

    Raises:
        ClusterError: as ``Cluster.each``.
    """
    record = record_of(seating.seeded, slots)
    for piece, numbers in cluster.each(seating, partial(_played, tuple(kinds), slots), seeds):
        yield Plays(record, piece, memoryview(array("q", numbers)))


def _played(kinds: tuple[str, ...], slots: tuple[int, ...], seating: Seating, seeds: range) -> bytes:
    """What a worker does: the numbers of its plays."""
    # A worker has as many threads as it has tasks at once.
    plays = contests(seating, kinds, seeds, slots, threads=1) if kinds else simulate(seating, seeds, slots, threads=1)
    return b"".join(one.numbers.tobytes() for one in plays)


def _worked(saved: bytes, task: Callable[[Seating, range], R], piece: range) -> tuple[R, str, float]:
    """What a worker gives back: what came of a piece, what tells the program from others, and how long it took."""
    seating = _seating(saved)
    began = time.perf_counter()
    return task(seating, piece), seating.seeded.fingerprint, time.perf_counter() - began


@lru_cache(8)
def _seating(saved: bytes) -> Seating:
    """A game is made ready once by each worker."""
    found = pickle.loads(saved)  # noqa: S301  # it comes from whoever uses the cluster, as does all that Dask runs
    assert isinstance(found, Seating)
    return found
