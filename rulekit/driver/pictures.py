"""The pictures beside a game: read within bounds, and refused with a place where they cannot be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from rulekit.diagnostics import Diagnostic, Label, RuleError
from rulekit.formats.errors import BadPicture
from rulekit.formats.pictures import drawing
from rulekit.source import Source, Span

__all__ = ["picture_names", "pictures"]

BYTES = 1_000_000
"""No picture is longer."""


T = TypeVar("T")
Renamed = Sequence[tuple[str, str]]


def picture_names(folder: str, renamed: Renamed = ()) -> tuple[str, ...]:
    """The names of a game's pictures; what is called otherwise and has none of its own keeps that of its old name."""
    return tuple(_under_new_names({one.stem: None for one in _files(folder)}, renamed))


def pictures(folder: str, renamed: Renamed = ()) -> Mapping[str, str]:
    """The pictures of a game, as SVG text by name.

    Args:
        folder: where the rules are.
        renamed: the names that things have in place of others, with these before them.

    Raises:
        RuleError: RK0608, pictures that cannot be drawn, or must not be: all of them.
    """
    found: dict[str, str] = {}
    wrong: list[Diagnostic] = []
    sources: dict[str, Source] = {}
    for one in _files(folder):
        try:
            found[one.stem] = _read(one, sources)
        except BadPicture as problem:
            wrong.append(_told(problem, one, sources.get(str(one))))
    if wrong:
        raise RuleError(tuple(wrong), sources)
    return _under_new_names(found, renamed)


def _under_new_names(found: Mapping[str, T], renamed: Renamed) -> Mapping[str, T]:
    named = dict(found)
    for old, new in renamed:
        if old in named:
            named.setdefault(new, named[old])
    return named


def _files(folder: str) -> list[Path]:
    return sorted((Path(folder) / "pictures").glob("*.svg"))


def _read(path: Path, sources: dict[str, Source]) -> str:
    """A picture, tried out.

    Raises:
        BadPicture: it cannot be drawn.
        OSError: it cannot be read.
    """
    if not path.is_file():
        raise BadPicture(path.stem, "is no file")
    with path.open("rb") as file:
        data = file.read(BYTES + 1)
    if len(data) > BYTES:
        raise BadPicture(path.stem, f"is longer than {BYTES:,} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise BadPicture(path.stem, f"is not UTF-8 in line {line}") from None
    sources[str(path)] = Source(str(path), text)
    drawing(path.stem, text)
    return text


def _told(problem: BadPicture, path: Path, source: Source | None) -> Diagnostic:
    at = 0
    if source is not None:
        lines = source.text.split("\n")[: problem.line - 1]
        at = min(sum(len(one) + 1 for one in lines) + problem.column - 1, len(source.text))
    label = Label(Span(str(path), at, min(at + 1, len(source.text) if source else 0)), "here")
    help_ = "draw it with shapes and colours only, in a file that needs no other"
    return Diagnostic("RK0608", str(problem), (label,), help_)
