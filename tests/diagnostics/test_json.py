"""A diagnostic as programs read it."""

from __future__ import annotations

import json

from rulekit.diagnostics import Diagnostic, Edit, Fix, Label
from rulekit.diagnostics.json import render
from rulekit.source import Source, Span


def test_one_line_with_places() -> None:
    source = Source("a.rules", "one\n骰子\n")
    place = Span("a.rules", 4, 6)
    found = Diagnostic(
        "RK0201", "unknown\u2028`骰子`", (Label(place, "here"),), "help", fix=Fix("write", (Edit(place, "die"),))
    )
    line = render(found, {"a.rules": source})
    assert len(line.splitlines()) == 1
    where = {"path": "a.rules", "start": 4, "end": 6, "line": 2, "column": 1, "end_line": 2, "end_column": 3}
    assert json.loads(line) == {
        "code": "RK0201",
        "severity": "error",
        "message": "unknown\u2028`骰子`",
        "labels": [{**where, "text": "here"}],
        "help": "help",
        "fix": {"title": "write", "edits": [{**where, "text": "die"}]},
    }


def test_without_the_text() -> None:
    told = json.loads(render(Diagnostic("RK0101", "no text", (Label(Span("a", 1, 2)),)), {}))
    assert told["fix"] is None
    assert told["labels"][0]["line"] is None
    assert told["labels"][0]["end_column"] is None
