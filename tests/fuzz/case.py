"""What one try of the fuzzer is: files of a family, and stages that it goes through, each within its limits."""

from __future__ import annotations

import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from attrs import define, field, frozen

__all__ = ["LIMIT_S", "Fault", "Files", "Stages", "TooLong", "fault_of"]

Files = Mapping[str, bytes]
"""The files of a case by name; names hold no folder but one."""

LIMIT_S = 2.0
"""Of the processor, for each stage of a case."""

WHOLE = frozenset(("lacking", "fill", "examples", "book", "pdf", "changes", "still true"))
"""Stages that go through all sentences or all examples of a game: the largest that is shipped takes 2 s for them."""
TIMES = 4
"""So many times as long they may take."""

PATIENCE = 5
"""A stage is broken off after so many times its limit, so that the place where it hangs is known."""

PACKAGE = Path(__file__).parents[2] / "rulekit"


class TooLong(BaseException):  # no `except Exception` of anybody may swallow it
    """A stage was broken off."""


@frozen
class Fault:
    """What went wrong: the stage, the kind of fault, where in rulekit, and all that Python says."""

    stage: str
    kind: str
    where: str
    said: str = field(eq=False, default="")


@define
class Stages:
    """Runs the stages of a case; ``took`` is how long each took of the processor, whole games by their share."""

    limit: float | None = LIMIT_S
    took: dict[str, float] = field(factory=dict[str, float])
    now: str = ""

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """One stage: broken off when it takes far too long."""
        self.now = name
        began = time.process_time()
        share = TIMES if name in WHOLE else 1
        with _alarm(self.limit * share * PATIENCE if self.limit is not None else None):
            yield
        self.took[name] = (time.process_time() - began) / share


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    if seconds is None:
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def fault_of(run: Callable[[Stages], None], limit: float | None = LIMIT_S) -> Fault | None:
    """What goes wrong in the stages of a case; None if nothing does."""
    stages = Stages(limit)
    try:
        run(stages)
    except TooLong as problem:
        return Fault(stages.now, "hang", _place(problem), _said(problem))
    except MemoryError as problem:
        return Fault(stages.now, "memory", _place(problem), _said(problem))
    except Exception as problem:  # noqa: BLE001  # whatever it is, it is what is looked for
        return Fault(stages.now, type(problem).__name__, _place(problem), _said(problem))
    slow = [name for name, took in stages.took.items() if limit is not None and took > limit]
    return Fault(slow[0], "slow", "", f"{stages.took[slow[0]]:.1f} s") if slow else None


def _place(problem: BaseException) -> str:
    """The innermost place within rulekit, otherwise the innermost there is."""
    frames = traceback.extract_tb(problem.__traceback__)
    own = [one for one in frames if Path(one.filename).is_relative_to(PACKAGE)] or frames
    return f"{Path(own[-1].filename).stem}.{own[-1].name}" if own else ""


def _said(problem: BaseException) -> str:
    lines = traceback.format_exception(problem)
    return "".join(lines)[-6000:]
