"""Marks: comments under a line of rules that say what is wrong in it, and where.

    gian 3 food
  # ^^^^ RK0118 `gian` begins no sentence

The carets stand under the place, counted in code points; the message may be left out. A place in the first column has
its first caret where the `#` is: `#^^^`. A place that goes on in further lines is marked in its first.
"""

from __future__ import annotations

import re

from attrs import frozen

from rulekit.diagnostics import Diagnostic
from rulekit.source import Source

__all__ = ["Mark", "expected", "found"]

_MARK = re.compile(r"^ *#(?P<gap> *)(?P<carets>\^+) +(?P<code>RK\d{4})(?: +(?P<message>.*\S))? *$")


@frozen(order=True)
class Mark:
    """A place and what is wrong there; line and column count from 1; the message may be empty."""

    line: int
    column: int
    length: int
    code: str
    message: str


def expected(text: str) -> list[Mark]:
    """The marks of a text, in order."""
    marks = []
    above = 0
    for number, line in enumerate(text.split("\n"), 1):
        match = _MARK.match(line)
        if match is None:
            above = number
            continue
        column, length = match.start("carets") + 1, len(match["carets"])
        if not match["gap"]:
            column, length = column - 1, length + 1
        marks.append(Mark(above, column, length, match["code"], match["message"] or ""))
    return sorted(marks)


def found(diagnostics: list[Diagnostic], source: Source, marks: list[Mark]) -> list[Mark]:
    """Diagnostics as marks, in order; without the message where the mark at that place leaves it out."""
    silent = {(one.line, one.column, one.code) for one in marks if not one.message}
    said = []
    for one in diagnostics:
        line, column = source.line_and_column(one.labels[0].span.start)
        rest = len(source.line(line)) - column + 1
        length = max(min(one.labels[0].span.end - one.labels[0].span.start, rest), 1)
        said.append(Mark(line, column, length, one.code, "" if (line, column, one.code) in silent else one.message))
    return sorted(said)
