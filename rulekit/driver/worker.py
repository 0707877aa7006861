"""What runs in another process: it makes the shares that it is asked for, until nobody asks any more."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from typing import BinaryIO

from rulekit.driver.jobs import Share
from rulekit.driver.making import Made, begin, on_threads

__all__ = ["serve"]


def serve() -> None:
    """Answer on standard output what is asked on standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks hears it, and ends this process
    gc.disable()  # as in commands that end soon
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as out:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anybody prints would be no answer
        _answer(sys.stdin.buffer, out)


def _answer(asked: BinaryIO, out: BinaryIO) -> None:
    _say("begun", out)
    with on_threads() as pool:
        while True:
            # INVARIANT: both ends of both pipes are ours, so nobody else can have written what is read.
            try:
                share: Share = pickle.load(asked)  # noqa: S301  # as said above
            except EOFError:
                return
            made: Made | None
            try:
                made = begin(share, pool, lambda _: None).made()
            except Exception:  # noqa: BLE001  # whoever asked meets the same, and tells it
                made = None
            _say(made, out)


def _say(what: object, out: BinaryIO) -> None:
    pickle.dump(what, out, protocol=5)
    out.flush()
