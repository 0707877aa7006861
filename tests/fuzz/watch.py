"""Watches the process that tries cases: ends it when it no longer answers, and begins another."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from threading import Timer
from typing import Any

from attrs import define, field

from tests.fuzz.case import Fault, Files
from tests.fuzz.corpus import ROOT
from tests.fuzz.families import made

__all__ = ["Watched"]

PATIENCE_S = 1800.0
"""By the clock: a process that says nothing for so long waits for what never comes. One that is busy ends itself, by
the processor (``worker.BUSY_S``): on a full machine a case of seconds may take minutes of the clock."""

BUSY = -signal.SIGVTALRM if hasattr(signal, "SIGVTALRM") else None

TRIES = 2_000
"""A process tries so many cases, so that a little memory for each adds up to a fault."""


@define
class Watched:
    """One process at a time.

    Args:
        largest: the most memory that one of them held, in kB.
        slowest: the case that took longest of the processor: how long, its family and its number.
    """

    running: subprocess.Popen[str] | None = None
    tried: int = 0
    largest: int = field(default=0)
    slowest: tuple[float, str, int] = field(default=(0.0, "", 0))

    def ask(self, family: str, seed: int, files: Files | None = None) -> tuple[Fault | None, Files]:
        """What goes wrong in a case, and its files."""
        # Made here: what ends its process is kept, too, though the corpus may be another one tomorrow.
        files = made(family, seed) if files is None else files
        fault = self._asked(family, seed, files)
        if fault is not None and fault.stage == "process":
            fault = self._asked(family, seed, files)  # a machine that slept does not do so twice
        return fault, files

    def _asked(self, family: str, seed: int, files: Files) -> Fault | None:
        asked: dict[str, object] = {"family": family, "seed": seed}
        asked["files"] = {name: data.decode("latin-1") for name, data in files.items()}
        process = self._process()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = Timer(PATIENCE_S, process.kill)
        timer.start()
        try:
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            timer.cancel()
        if not line:
            return self._lost()
        answer: dict[str, Any] = json.loads(line)
        self.largest = max(self.largest, answer["memory"])
        self.slowest = max(self.slowest, (answer["took"], family, seed))
        return None if answer["fault"] is None else Fault(**answer["fault"])

    def close(self) -> None:
        """End the process."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            self.running = None

    def _lost(self) -> Fault:
        assert self.running is not None
        status = self.running.wait()
        self.running = None
        kind = "no answer" if status in (-9, BUSY) else f"ended with {status}"
        return Fault("process", kind, "", "the process ended, or was ended")

    def _process(self) -> subprocess.Popen[str]:
        if self.running is not None and self.tried >= TRIES:
            self.close()
        if self.running is None:
            self.tried = 0
            self.running = subprocess.Popen(
                (sys.executable, "-m", "tests.fuzz.worker"),
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        self.tried += 1
        return self.running
