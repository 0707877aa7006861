"""Being stopped at a good moment: Ctrl-C, or the system that asks a process to end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from attrs import define

__all__ = ["Stop", "heeding"]


@define
class Stop:
    """Whether somebody wants an end.

    Args:
        busy: whether it has to wait for something.
        wanted: whether somebody asked meanwhile.
    """

    busy: bool = False
    wanted: bool = False

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Something that is not broken off in the middle.

        Raises:
            KeyboardInterrupt: behind it, if somebody asked meanwhile.
        """
        self.busy = True
        try:
            yield
        finally:
            self.busy = False
        if self.wanted:
            self.wanted = False
            raise KeyboardInterrupt

    def ask(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002  # what signals bring
        """What a signal does.

        Raises:
            KeyboardInterrupt: at once, if it need not wait.
        """
        if not self.busy:
            raise KeyboardInterrupt
        self.wanted = True


@contextmanager
def heeding() -> Iterator[Stop]:
    """As long as it lasts, both signals stop; one that the process was told to ignore is ignored."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop  # only the first thread hears of signals
        return
    usual: dict[int, Any] = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}
    ours = [number for number, handler in usual.items() if signal.getsignal(number) == handler]
    try:
        for number in ours:
            signal.signal(number, stop.ask)
        yield stop
    finally:
        for number in ours:
            signal.signal(number, usual[number])
