"""A diagnostic as one JSON object on one line, for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rulekit.diagnostics.diagnostic import Diagnostic
from rulekit.source import Source, Span

__all__ = ["as_object", "render"]


def render(diagnostic: Diagnostic, sources: Mapping[str, Source]) -> str:
    """The diagnostic as one line of JSON, without its line end.

    Offsets are in code points from 0, lines and columns from 1; ``end`` is after the last code point. Lines and columns
    are null where the source is not at hand.
    """
    line = json.dumps(as_object(diagnostic, sources), ensure_ascii=False)
    # Some readers take these for line ends; JSON does not mind how they are written.
    return line.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029").replace("\x85", "\\u0085")


def as_object(diagnostic: Diagnostic, sources: Mapping[str, Source]) -> dict[str, object]:
    """The diagnostic as ``render`` writes it, for an object that holds more."""
    fix = diagnostic.fix
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": diagnostic.message,
        "labels": [{**_place(one.span, sources), "text": one.text} for one in diagnostic.labels],
        "help": diagnostic.help,
        "fix": fix
        and {
            "title": fix.title,
            "edits": [{**_place(one.span, sources), "text": one.text} for one in fix.edits],
        },
    }


def _place(span: Span, sources: Mapping[str, Source]) -> dict[str, object]:
    source = sources.get(span.path)
    line = column = end_line = end_column = None
    if source:
        line, column = source.line_and_column(min(span.start, len(source.text)))
        end_line, end_column = source.line_and_column(min(span.end, len(source.text)))
    return {
        "path": span.path,
        "start": span.start,
        "end": span.end,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }
