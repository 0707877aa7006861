"""``--watch``: a command that stays, and does again what it does whenever a file is changed that it reads."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import define, field

from rulekit.cli.faults import CALL, tell
from rulekit.cli.stopping import heeding
from rulekit.driver.noticing import Noticing
from rulekit.driver.places import Place
from rulekit.resources import write_whole

__all__ = ["Written", "add_watch", "watch"]

FEW = 4
"""So many files are told by name."""


def add_watch(parser: argparse.ArgumentParser) -> None:
    """Declare the word."""
    parser.add_argument(
        "--watch",
        action="store_true",
        help="stay, and do it again whenever rules, words or pictures are changed, until Ctrl-C",
    )


@define
class Written:
    """The files of a round: those that are other than before are written, the others left alone.

    Args:
        others: those that were written.
        same: how many were as they should be.
    """

    others: list[Path] = field(factory=list[Path])
    same: int = 0

    def write(self, path: Path, data: bytes) -> None:
        """Make a file hold something, whole or not at all.

        Raises:
            OSError: it can't be written.
        """
        if path.is_file() and path.read_bytes() == data:
            self.same += 1
            return
        write_whole(path, data)
        self.others.append(path)

    def __str__(self) -> str:
        if not self.others:
            return "nothing is printed differently"
        named = ", ".join(map(str, self.others[:FEW])) + (", …" if len(self.others) > FEW else "")
        count = f"{len(self.others)} of {len(self.others) + self.same} documents written"
        return f"{count}: {named}" if len(self.others) + self.same > 1 else f"{named} written"


def watch(
    once: Callable[[], tuple[int, str]],
    where: Callable[[], Sequence[Place]],
    form: str = "text",
    *,
    quiet: bool = False,
) -> int:
    """Do something, and again at each change of a file, until somebody ends it.

    Args:
        once: does it; its status, and what is to be said of it. What it raises is told, and the next change waited for.
        where: the folders with the files.
        form: how mistakes in rules are told.
        quiet: whether nothing is said but mistakes.

    Returns:
        0 when it was ended; 2 if it was never possible, for a name that there is not.
    """
    from rulekit.driver import warm  # noqa: PLC0415  # brings all that prints, and most commands do not stay

    warm.stay()
    say = _silent if quiet else _say
    try:
        with heeding() as stop, Noticing(where) as files:
            began = time.perf_counter()
            status = _round(once, began, form, say)
            if status == CALL:
                return status
            with stop.whole():  # what is raised while Python lets go of values is lost
                warm.settle(whole=status == 0)
            say(f"watching {files.folders} folders; Ctrl-C ends it")
            while True:
                changed = files.changed()
                began = time.perf_counter()
                warm.begin(changed)
                status = _round(once, began, form, say)
                with stop.whole():
                    warm.settle(whole=status == 0)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            sys.stderr.write("\n")
    return 0


def _round(once: Callable[[], tuple[int, str]], began: float, form: str, say: Callable[[str], None]) -> int:
    """Do it once; the status."""
    try:
        status, said = once()
    except Exception as problem:  # noqa: BLE001  # what is wrong now may be mended by the next change
        status, said = tell(problem, form), "what is wrong is told above; pages are as they were"
    sys.stderr.flush()
    say(f"{time.strftime('%H:%M:%S')}  {said} ({time.perf_counter() - began:.2f} s)")
    return status


def _say(line: str) -> None:
    print(line, flush=True)


def _silent(_line: str) -> None:
    pass
