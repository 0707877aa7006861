"""Documents made in copies of this process, which finds out what all of them need, and makes what none brings back.

A copy makes a few documents and ends. So it never has to let go of what Typst remembers of them, which takes a tenth
of the time of a process that goes on; and what is imported, read, checked and composed is found out once for all.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from tempfile import TemporaryFile
from typing import IO, NoReturn

from attrs import frozen

from rulekit.driver.copies import MOST, NOT_BROUGHT, may_be_copied
from rulekit.driver.jobs import Job, Share, by_language
from rulekit.driver.making import Made, begin, foresee, on_threads

__all__ = ["made_by_copies", "parts_for_copies"]


@frozen
class _Copy:
    """A copy of this process: what it makes, where that is written, and a pipe that ends when the copy does."""

    process: int
    number: int
    made: IO[bytes]
    end: int


def parts_for_copies(shares: Sequence[Share], processes: int) -> tuple[Share, ...]:
    """Some shares in parts that a copy of this process makes each; none where there are to be no copies.

    A single share is as quick without them: it has hardly anything to let go of.
    """
    if processes < 2 or len(shares) < 2 or not may_be_copied():  # noqa: PLR2004  # one alone is no company
        return ()
    return tuple(part for share in shares for part in by_language(share))


def made_by_copies(parts: Sequence[Share], processes: int, done: Callable[[Job], None]) -> dict[int, Made]:
    """What copies of this process brought back of some parts, by their numbers.

    Args:
        parts: what is to be made.
        processes: so many copies at most go on at once.
        done: called with each job that a copy has made.
    """
    found: dict[int, Made] = {}
    begun: list[_Copy] = []

    def wait() -> None:
        for one in _ended(begun):
            begun.remove(one)
            made = _brought(one)
            if made is not None:
                found[one.number] = made
                for job in parts[one.number]:
                    done(job)

    try:
        with suppress(OSError):  # no more processes, or no more files
            for number, part in enumerate(parts):
                foresee(part)
                while len(begun) >= min(processes, MOST):
                    wait()
                begun.append(_copy(number, part))
        while begun:
            wait()
        return found
    finally:
        for one in begun:
            os.kill(one.process, signal.SIGKILL)
            _brought(one)


def _copy(number: int, part: Share) -> _Copy:
    """A copy of this process that makes a part."""
    with ExitStack() as without_copy, ExitStack() as not_here:
        made = without_copy.enter_context(TemporaryFile())
        end, open_until_end = os.pipe()
        without_copy.callback(os.close, end)
        not_here.callback(os.close, open_until_end)
        process = os.fork()
        if process == 0:
            _make(part, made)
        without_copy.pop_all()
    return _Copy(process, number, made, end)


def _make(part: Share, to: IO[bytes]) -> NoReturn:
    """Make a part, write it down, and end."""
    try:
        with suppress(Exception):  # whoever waits meets the same, and tells it
            with on_threads(1) as pool:
                made = begin(part, pool, lambda _: None).made()
            pickle.dump(made, to, protocol=5)
            to.flush()
    finally:
        os._exit(0)


def _ended(begun: Sequence[_Copy]) -> list[_Copy]:
    """Those of some copies that have ended; one at least is waited for."""
    ended, _, _ = select.select([one.end for one in begun], [], [])
    return [one for one in begun if one.end in ended]


def _brought(one: _Copy) -> Made | None:
    """What a copy has made that has ended, if it is whole; nothing is left of the copy."""
    os.waitpid(one.process, 0)
    os.close(one.end)
    with one.made as made, suppress(*NOT_BROUGHT):
        made.seek(0)
        # INVARIANT: the file has no name, so nobody but the copy can have written what is read.
        found = pickle.load(made)  # noqa: S301  # as said above
        return found if isinstance(found, Made) else None
    return None
