"""What copies of this process find out beside it, each on a core of its own.

A copy has all that this process has imported and read, and changes nothing but the time: what a copy does not bring
back is found out here. There are none where a process cannot be copied safely: on other systems than Linux, and where
it has threads.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, NoReturn, TypeVar

from rulekit.driver.cores import cores

__all__ = ["MOST", "NOT_BROUGHT", "found_beside", "may_be_copied"]

T = TypeVar("T")

MOST = 3
"""So many copies at most: each has what it finds out in memory of its own."""
MOST_FOUND = 256
"""So many things can be told apart by a byte; all of them fit into any pipe."""
THREADS = Path("/proc/self/task")
"""A folder with an entry for each thread of this process, whoever began it."""
NOT_BROUGHT = (OSError, EOFError, pickle.PickleError, AttributeError, ImportError, ValueError)
"""What is raised where a copy was ended, or brought something else."""


def found_beside(count: int, find: Callable[[int], T]) -> Callable[[int], T]:
    """What is found for 0, 1, 2 and so on, by its number; where there are no copies, each when it is asked for.

    Args:
        count: how many there are.
        find: finds one; it is called in any order, here or in a copy, and what it returns can be pickled.

    >>> square = found_beside(3, lambda number: number * number)
    >>> square(2), square(0)
    (4, 0)
    """
    copies = min(cores() - 1, count - 1, MOST) if count <= MOST_FOUND and may_be_copied() else 0
    found = _shared(count, copies, find) if copies > 0 else dict[int, T]()
    return lambda number: found[number] if number in found else find(number)


def may_be_copied() -> bool:
    """Whether nothing goes on in this process but what goes on here: it has no threads, and nobody watches it."""
    if sys.platform != "linux" or sys.gettrace() is not None or sys.getprofile() is not None:
        return False
    with suppress(OSError):
        return len(list(THREADS.iterdir())) == 1
    return False


def _shared(count: int, copies: int, find: Callable[[int], T]) -> dict[int, T]:
    """What this process and its copies found; each takes the next that nobody has begun."""
    numbers, queue = os.pipe()
    os.write(queue, bytes(range(count)))
    os.close(queue)
    begun = list[tuple[int, BinaryIO]]()
    try:
        with suppress(OSError):  # no more processes, or no more files
            while len(begun) < copies:
                begun.append(_copy(numbers, find))
        found = {number: find(number) for number in iter(lambda: _next(numbers), None)}
        for _, said in begun:
            # INVARIANT: the copy is ours, so nobody else can have written what is read.
            with suppress(*NOT_BROUGHT):
                found |= pickle.load(said)  # noqa: S301  # as said above
        return found
    finally:
        os.close(numbers)
        for process, said in begun:
            said.close()
            os.kill(process, signal.SIGKILL)  # it is over, or nobody waits for it any more
            os.waitpid(process, 0)


def _next(numbers: int) -> int | None:
    """The next number that nobody has begun; None if there is none."""
    one = os.read(numbers, 1)
    return one[0] if one else None


def _copy(numbers: int, find: Callable[[int], object]) -> tuple[int, BinaryIO]:
    """A copy of this process that finds things out, and where it says what it found."""
    said, saying = os.pipe()
    process = os.fork()
    if process == 0:
        _find(numbers, find, saying)
    os.close(saying)
    return process, os.fdopen(said, "rb")


def _find(numbers: int, find: Callable[[int], object], saying: int) -> NoReturn:
    """Find out as long as there is anything, say all of it, and end; whoever waits finds out what is not said."""
    try:
        found = dict[int, object]()
        for number in iter(lambda: _next(numbers), None):
            with suppress(Exception):  # whoever waits meets the same, and tells it
                found[number] = find(number)
        with os.fdopen(saying, "wb") as out:
            pickle.dump(found, out, protocol=5)
    finally:
        os._exit(0)
