"""A text that people wrote, and places in it."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property

from attrs import field, frozen

__all__ = ["NOWHERE", "Source", "Span"]


@frozen
class Span:
    """A half-open piece of a source, in code points.

    Args:
        path: the name of the source, as given by whoever read it.
        start: offset of the first code point, from 0.
        end: offset after the last code point; ``end >= start``.
    """

    path: str
    start: int
    end: int

    def to(self, other: Span) -> Span:
        """The piece from the start of this span to the end of another of the same source."""
        return Span(self.path, self.start, max(self.end, other.end))


NOWHERE = Span("", 0, 0)
"""The place of what no author wrote."""


@frozen(slots=False)
class Source:
    """A named text and its lines."""

    path: str
    text: str = field(repr=False)

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for line in self.text.split("\n")[:-1]:
            starts.append(starts[-1] + len(line) + 1)
        return starts

    def line_and_column(self, offset: int) -> tuple[int, int]:
        r"""Line and column of an offset, both from 1.

        >>> Source("a", "one\ntwo").line_and_column(5)
        (2, 2)
        """
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def line_start(self, offset: int) -> int:
        """The offset at which the line of an offset begins."""
        return self._starts[bisect_right(self._starts, offset) - 1]

    def start_of(self, number: int) -> int:
        """The offset at which line ``number`` (from 1) begins; the end of the text behind its last line."""
        return self._starts[number - 1] if number <= len(self._starts) else len(self.text)

    def line(self, number: int) -> str:
        """The text of line ``number`` (from 1), without its end."""
        start = self._starts[number - 1]
        end = self._starts[number] - 1 if number < len(self._starts) else len(self.text)
        return self.text[start:end].rstrip("\r")
