"""Standard input, output and error as commands need them: open, whatever the caller closed; able to take any letter."""

from __future__ import annotations

import io
import os
import sys
from typing import Literal, TextIO

__all__ = ["OUTPUT", "abandon", "prepare"]

OUTPUT = "standard output"
"""What messages call it."""


class _Named(io.FileIO):
    """Standard output; what cannot be written to it is told by its name."""

    def write(self, data: object, /) -> int:
        """Write bytes as a file does.

        Raises:
            OSError: with the name of the stream.
        """
        try:
            return super().write(data)  # type: ignore[arg-type]  # bytes, in whatever they lie
        except OSError as problem:
            problem.filename = OUTPUT
            raise


def prepare() -> None:
    """Open the streams of the process anew.

    One that was closed is as good as empty, or takes nothing; writing to a closed standard output fails, as it should.
    A letter that the output has no sign for is written by its number: half a play is better than none.
    """
    # Python leaves closed streams out, and the next file that is opened would take their place.
    for number, mode in ((0, os.O_RDONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, mode)
    sys.stdin = sys.stdin or _opened(0, "r")
    sys.stderr = sys.stderr or _opened(2, "w")
    if sys.platform == "win32" and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a console there takes letters, not bytes
        return
    encoding = (sys.stdout or sys.stderr).encoding
    raw = _Named(1, "w", closefd=False)
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(raw), encoding, "backslashreplace", line_buffering=raw.isatty())


def _opened(number: int, mode: Literal["r", "w"]) -> TextIO:
    """A stream of the process, by its number, for as long as the process lives."""
    return open(number, mode, encoding="utf-8", closefd=False)  # a number is no path


def abandon() -> None:
    """Let nothing more be written to standard output, of which nobody takes more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
