"""Other processes that make shares of the documents while this one makes the rest.

A worker is a Python of its own that is asked through pipes. It changes nothing but the time: a share that a worker does
not bring back whole, for whatever reason, is made here, and so are all shares where there is no second core.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock, Thread
from types import TracebackType
from typing import Self

from rulekit.driver.jobs import Job, Share
from rulekit.driver.making import Made

__all__ = ["Workers"]

MOST = 3
"""So many workers at most: each of them fills up to a gigabyte, and Typst itself uses several cores."""
NOT_BROUGHT = (OSError, EOFError, pickle.PickleError, AttributeError, ImportError, ValueError)
"""What is raised where a process was ended, never began, or answers something else."""
START = "import sys; sys.path[:] = {path}; from rulekit.driver.worker import serve; serve()"


class Workers:
    """Processes that make shares beside this one; a context, at whose end none of them is left.

    Args:
        shares: what is to be made.
        count: how many workers there may be.
        done: called with each job that a worker has made, on any thread.
    """

    def __init__(self, shares: Sequence[Share], count: int, done: Callable[[Job], None]) -> None:
        self.shares = shares
        self.done = done
        self.found: dict[int, Made] = {}
        self._left = deque(range(len(shares)))
        self._lock = Lock()
        self.workers: list[_Worker] = []
        self._count = min(count, MOST, len(shares) - 1) if sys.executable else 0

    def __enter__(self) -> Self:
        with suppress(OSError):  # no more processes
            self.workers += [_Worker(self) for _ in range(self._count)]
        for one in self.workers:
            one.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in self.workers:
            one.end()

    def take(self, worker: _Worker | None = None) -> int | None:
        """The number of the next share that nobody has begun; None if there is none."""
        with self._lock:
            share = self._left.popleft() if self._left else None
            if worker is not None:
                worker.busy = share is not None
            return share

    def give_back(self, share: int) -> None:
        """Say that a share was begun and not made."""
        with self._lock:
            self._left.appendleft(share)

    def finish(self) -> None:
        """Wait until no worker is making a share. Then there may be some again that were not brought back."""
        with self._lock:
            for one in self.workers:
                if not one.busy:
                    one.process.kill()  # it would begin when there is nothing left to do
        for one in self.workers:
            one.thread.join()


class _Worker:
    """One process, and the thread that asks it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.busy = False
        self.process = subprocess.Popen(  # noqa: S603  # nothing that anybody wrote enters
            [sys.executable, "-P", "-c", START.format(path=sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.thread = Thread(target=self._ask, daemon=True)

    def end(self) -> None:
        """Leave nothing of it."""
        self.process.kill()
        self.thread.join()
        with suppress(OSError), self.process:  # what was asked may not have been read
            pass

    def _ask(self) -> None:
        """Ask for one share after the other, as long as they are brought back."""
        share: int | None = None
        with suppress(*NOT_BROUGHT):
            asking, answers = self.process.stdin, self.process.stdout
            assert asking is not None
            assert answers is not None
            pickle.load(answers)  # noqa: S301  # it says that it has begun; what is read is from a process of our own
            while (share := self.workers.take(self)) is not None:
                pickle.dump(self.workers.shares[share], asking, protocol=5)
                asking.flush()
                made = pickle.load(answers)  # noqa: S301  # as above
                if not isinstance(made, Made):
                    break
                self.workers.found[share] = made
                for job in self.workers.shares[share]:
                    self.workers.done(job)
        if share is not None:
            self.workers.give_back(share)
