"""What can be wrong with a text before its sentences are read: its bytes and its characters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from rulekit.diagnostics import Report
from rulekit.source import Source, Span
from rulekit.syntax import errors
from rulekit.syntax.tokens import Lines, Token, cut

__all__ = ["CHARACTERS", "DIGITS", "decode", "prescan", "read_source"]

CHARACTERS = 1_000_000
"""No rules are longer than this."""

DIGITS = 9
"""No number of a game has more digits than this."""

EDITS = 1_000
"""A fix mends so many places at a time."""

KINDS = 50
"""So many different odd characters are told, and so many numbers that are too large."""

_INVISIBLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff]|\r(?!\n)")
_INDENTATION = re.compile(r"^(?=[ ]*[^\S\n\r ])[^\S\n\r]+(?=\S)", re.MULTILINE)


def read_source(path: Path, report: Report) -> Source | None:
    """The text of a file; None if it was reported to be no text that rules can be in.

    Reports:
        RK0101, RK0103.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(4 * CHARACTERS + 1)
    return decode(str(path), data, report)


def decode(path: str, data: bytes, report: Report) -> Source | None:
    """The text that bytes stand for; None if it was reported that they stand for none.

    Reports:
        RK0101, RK0103.
    """
    if len(data) > 4 * CHARACTERS:
        report.add(errors.too_large(path, CHARACTERS))
        return None
    try:
        return Source(path, data.decode("utf-8-sig"))
    except UnicodeDecodeError as problem:
        report.add(errors.not_utf8(path, problem.start, data.count(b"\n", 0, problem.start) + 1))
        return None


def prescan(source: Source, report: Report) -> Lines | None:
    """The lines of a text, with odd characters reported and read as what they were meant for; None if it is too long.

    Reports:
        RK0103, RK0105 to RK0111, RK0124.
    """
    if len(source.text) > CHARACTERS:
        report.add(errors.too_large(source.path, CHARACTERS))
        return None
    _invisible(source, report)
    _indentation(source, report)
    lines = cut(source.text)
    same: dict[tuple[str, str], list[Token]] = {}
    for one in lines.odd:
        same.setdefault(_group(source, one), []).append(one)
    for (kind, _), found in islice(same.items(), KINDS):
        _odd(source, report, kind, found)
    large = 0
    for line in lines.lines:
        for at, token in enumerate(line.tokens):
            if token.kind == "NUMBER" and len(token.text) > DIGITS:
                large += 1
                if large <= KINDS:
                    report.add(errors.number_too_large(_span(source, token), token.text, DIGITS))
                line.tokens[at] = token._replace(text="9" * DIGITS)
    return lines


def _group(source: Source, odd: Token) -> tuple[str, str]:
    # A mark that was typed wrong once was typed wrong everywhere: one diagnostic, one fix for all.
    if odd.kind in {"quotes", "digits"}:
        return odd.kind, ""
    return odd.kind, str(odd.start) if odd.kind == "unclosed" else source.text[odd.start : odd.end]


def _odd(source: Source, report: Report, kind: str, found: list[Token]) -> None:
    first = _span(source, found[0])
    text, plain = source.text[first.start : first.end], found[0].text
    fix = [(_span(source, one), one.text) for one in found[:EDITS]]
    more = len(found) - 1
    say: dict[str, Callable[[], None]] = {
        "unclosed": lambda: report.add(errors.unclosed(first)),
        "quotes": lambda: report.add(errors.curly_quotes(first, text, plain, more, fix)),
        "sign": lambda: report.add(errors.arithmetic_sign(first, text, plain)),
        "unknown": lambda: report.add(errors.unknown_character(first, text, more, [(span, "") for span, _ in fix])),
    }
    say.get(kind, lambda: report.add(errors.odd_mark(first, text, plain, more, fix)))()


def _invisible(source: Source, report: Report) -> None:
    found = [one for one in _INVISIBLE.finditer(source.text) if one.start() or one.group() != "\ufeff"]
    if found:
        spans = [Span(source.path, one.start(), one.end()) for one in found[:EDITS]]
        character = found[0].group()
        name = unicodedata.name(character, f"number {ord(character)}").lower()
        # A carriage return alone ends lines on old systems.
        edits = [(span, "\n" if one.group() == "\r" else "") for span, one in zip(spans, found, strict=False)]
        report.add(errors.invisible(spans[0], name, len(found) - 1, edits))


def _indentation(source: Source, report: Report) -> None:
    found = list(_INDENTATION.finditer(source.text))
    if found:
        edits = [
            (Span(source.path, one.start(), one.end()), "".join(" " if c == " " else "  " for c in one.group()))
            for one in found[:EDITS]
        ]
        report.add(errors.tabs(edits[0][0], len(found) - 1, edits))


def _span(source: Source, token: Token) -> Span:
    return Span(source.path, token.start, token.end)
