"""A diagnostic as people read it: the message, the line with carets under the place, the help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from attrs import frozen

from rulekit.diagnostics.diagnostic import Diagnostic
from rulekit.diagnostics.width import tame, width
from rulekit.source import Source

__all__ = ["render"]

_COLUMNS = 110
"""Lines of rules are cut round the place where they are longer."""

_BEFORE = 40
"""How many code points stand before the place in a line that is cut."""

_COLOURS = {"error": "1;31", "warning": "1;33", "frame": "1;34", "bold": "1", "help": "1;36"}


@frozen
class _Mark:
    """A label in its line: columns from 0 in code points."""

    path: str
    line: int
    start: int
    end: int
    text: str
    primary: bool


def render(diagnostic: Diagnostic, sources: Mapping[str, Source], *, color: bool = False) -> str:
    """The diagnostic as lines of text, without a line end after the last.

    Args:
        diagnostic: what to show.
        sources: the texts it points into, by path; what is missing is named, not shown.
        color: with the control codes that colour a terminal.
    """
    paint = _Paint(color)
    marks = _marks(diagnostic, sources)
    gutter = max((len(str(one.line)) for one in marks), default=1)
    bar = paint("frame", " " * gutter + " |")
    kind = diagnostic.severity
    lines = [paint(kind, f"{kind}[{diagnostic.code}]") + paint("bold", f": {tame(diagnostic.message)}")]
    if diagnostic.labels and not marks:
        lines.append(" " * gutter + paint("frame", "--> ") + tame(diagnostic.labels[0].span.path))
    for number, (path, here) in enumerate(groupby(marks, lambda one: one.path)):
        lines += _excerpt(list(here), sources[path], gutter, "-->" if number == 0 else ":::", paint)
    if marks and (diagnostic.help or _fix(diagnostic)):
        lines.append(bar)
    if diagnostic.help:
        lines.append(" " * gutter + paint("frame", " = ") + paint("help", "help: ") + tame(diagnostic.help))
    if _fix(diagnostic):
        lines.append(" " * gutter + paint("frame", " = ") + paint("help", "fix: ") + tame(_fix(diagnostic)))
    return "\n".join(lines)


def _fix(diagnostic: Diagnostic) -> str:
    """What the fix does, where the help does not say it already."""
    fix = diagnostic.fix
    if fix is None or (diagnostic.help and len(fix.edits) == 1):
        return ""
    return fix.title if len(fix.edits) == 1 else f"{fix.title}, in {len(fix.edits)} places"


def _marks(diagnostic: Diagnostic, sources: Mapping[str, Source]) -> list[_Mark]:
    """The labels that can be shown: those of the primary one's source first, each source in line order."""
    found: list[_Mark] = []
    for number, label in enumerate(diagnostic.labels):
        source = sources.get(label.span.path)
        if source is None:
            continue
        start = min(label.span.start, len(source.text))
        line, column = source.line_and_column(start)
        end = max(min(column - 1 + label.span.end - start, len(source.line(line))), column)
        found.append(_Mark(label.span.path, line, column - 1, end, label.text, number == 0))
    paths = list(dict.fromkeys(one.path for one in found))
    return sorted(found, key=lambda one: (paths.index(one.path), one.line, one.start))


def _excerpt(marks: list[_Mark], source: Source, gutter: int, arrow: str, paint: _Paint) -> Iterable[str]:
    first = next((one for one in marks if one.primary), marks[0])
    yield " " * gutter + paint("frame", f"{arrow} ") + f"{tame(source.path)}:{first.line}:{first.start + 1}"
    yield paint("frame", " " * gutter + " |")
    before = 0
    for line, same in groupby(marks, lambda one: one.line):
        if before and line > before + 1:
            yield paint("frame", "...")
        elif before:
            yield paint("frame", " " * gutter + " |")
        before = line
        here = list(same)
        text, offset = _window(source.line(line), min(one.start for one in here))
        yield (paint("frame", f"{line:>{gutter}} | ") + text).rstrip()
        for mark in here:
            lead = width(text[: max(mark.start - offset, 0)])
            length = max(width(text[max(mark.start - offset, 0) : max(mark.end - offset, 0)]), 1)
            carets = ("^" if mark.primary else "-") * length
            said = f"{carets} {tame(mark.text)}".rstrip()
            colour = "error" if mark.primary else "frame"
            yield paint("frame", " " * gutter + " | ") + " " * lead + paint(colour, said)


def _window(text: str, place: int) -> tuple[str, int]:
    """The part of a line round a place, and how many code points of the line stand before it."""
    if len(text) <= _COLUMNS:
        return tame(text), 0
    start = max(0, min(place - _BEFORE, len(text) - _COLUMNS))
    shown = text[start : start + _COLUMNS]
    # A dot stands for a character, so that the carets stay under their words.
    if start:
        shown = "…" + shown[1:]
    if start + _COLUMNS < len(text):
        shown = shown[:-1] + "…"
    return tame(shown), start


@frozen
class _Paint:
    on: bool

    def __call__(self, colour: str, text: str) -> str:
        return f"\x1b[{_COLOURS[colour]}m{text}\x1b[0m" if self.on and text else text
