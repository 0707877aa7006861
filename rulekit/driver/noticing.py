"""Waits until files are changed: told so by the system, and by looking now and then where it does not tell."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from types import TracebackType
from typing import Any, Self

from rulekit.driver.places import Place, files_in

__all__ = ["Noticing"]

QUIET_S = 0.02
"""So long nothing changes before a change is taken for whole: editors write a file beside the old one and rename it."""
LONGEST_S = 2.0
"""Who writes without end is not waited for any longer."""
TOLD_S = 1.0
"""How often to look where the system tells of changes: on a disk of another machine, or in a container, it may not."""
UNTOLD_S = 0.25
"""And where it does not."""

State = Mapping[Path, tuple[int, int, int]]
"""What tells that a file was written: when, how large it is, and which it is."""


class Noticing:
    """Files that are watched; a context, at whose end nobody watches them.

    Args:
        where: gives the folders that they lie in, which may be others after each change.
    """

    def __init__(self, where: Callable[[], Sequence[Place]]) -> None:
        self._where = where
        self._places = tuple(where())
        self._woken = Event()
        self._told = _Told(self._woken)
        self._seen = self._state()

    def __enter__(self) -> Self:
        self._told.of(self._places)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._told.stop()

    @property
    def folders(self) -> int:
        """How many folders are there to watch."""
        return sum(one.folder.is_dir() for one in self._places)

    def changed(self) -> frozenset[Path]:
        """Wait for a change, and until nothing changes for a moment; the files that came, went or were written.

        What happened since the last answer counts, also while nobody waited.
        """
        while True:
            now = self._state()
            if now != self._seen:
                now = self._at_rest(now)
                found = frozenset(path for path, _ in now.items() ^ self._seen.items())
                self._seen = now
                if found:
                    return found
            self._woken.wait(TOLD_S if self._told.tells else UNTOLD_S)
            self._woken.clear()
            self._places = tuple(self._where())
            self._told.of(self._places)

    def _at_rest(self, now: State) -> State:
        """How the files are when nobody writes any more."""
        until = time.monotonic() + LONGEST_S
        while time.monotonic() < until:
            time.sleep(QUIET_S)
            before, now = now, self._state()
            if now == before:
                break
        return now

    def _state(self) -> State:
        found: dict[Path, tuple[int, int, int]] = {}
        for place in self._places:
            with suppress(OSError):  # a folder that is not there, or goes meanwhile
                for path in files_in(place):
                    with suppress(OSError):
                        told = path.stat()
                        found[path] = told.st_mtime_ns, told.st_size, told.st_ino
        return found


class _Told:
    """What the system tells: that something happened in a folder. What it was is looked up.

    Args:
        woken: is set whenever something happened.
    """

    def __init__(self, woken: Event) -> None:
        self._woken = woken
        self._watches: dict[Place, Any] = {}
        self._observer: Any = None
        with suppress(ImportError, OSError):  # a system that tells nothing, or tells nobody else any more
            from watchdog.observers import Observer  # noqa: PLC0415  # only who stays watches

            self._observer = Observer()
            self._observer.daemon = True
            self._observer.start()

    @property
    def tells(self) -> bool:
        """Whether it tells of all folders that are there."""
        return self._observer is not None

    def of(self, places: Sequence[Place]) -> None:
        """Be told of these folders and of no others, as far as they are there."""
        there = {one for one in places if one.folder.is_dir()}
        for place in self._watches.keys() - there:
            watch = self._watches.pop(place)
            with suppress(OSError, KeyError):  # it is gone
                self._observer.unschedule(watch)
        for place in there - self._watches.keys() if self.tells else ():
            try:
                self._watches[place] = self._observer.schedule(self, str(place.folder), recursive=place.deep)
            except OSError:  # there are too many
                self.stop()
                return

    def dispatch(self, event: object) -> None:
        """What the observer calls, on a thread of its own.

        Args:
            event: what happened; a file that was only read is nothing that did.
        """
        if getattr(event, "event_type", "") not in ("opened", "closed_no_write"):
            self._woken.set()

    def stop(self) -> None:
        """Be told nothing any more."""
        if self._observer is not None:
            with suppress(OSError):
                self._observer.stop()
        self._observer = None
        self._watches.clear()
