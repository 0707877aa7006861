"""Every mark in a file of wrong rules is a diagnostic, every diagnostic has a mark, and people see what they should.

Files in `reading/` are about reading alone: the names in them need not mean anything.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostic, Report
from rulekit.diagnostics.terminal import render
from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from rulekit.syntax.parser import parse
from tests.errors.marks import expected, found

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("**/*.rules"))


def check(source: Source, *, reading: bool) -> list[Diagnostic]:
    """What is wrong with a text: to the whole pipeline, or to the parser alone."""
    if not reading:
        return list(check_source(source).diagnostics)
    report = Report()
    parse(source, report)
    return list(report)


def is_reading(path: Path) -> bool:
    return path.parent.name == "reading"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_marks(path: Path) -> None:
    source = Source(path.name, path.read_text("utf-8"))
    marks = expected(source.text)
    assert marks, "a file here has a mark"
    assert found(check(source, reading=is_reading(path)), source, marks) == marks


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_people_see(path: Path) -> None:
    """The messages beside the file; `RULEKIT_UPDATE=1 pytest` writes them anew."""
    source = Source(path.name, path.read_text("utf-8"))
    shown = "\n\n".join(render(one, {source.path: source}) for one in check(source, reading=is_reading(path))) + "\n"
    beside = path.with_suffix(".out")
    if os.environ.get("RULEKIT_UPDATE"):
        beside.write_text(shown, "utf-8")
    assert beside.read_text("utf-8") == shown


@pytest.mark.parametrize("name", ["brought_along", "brought_to_the_table"])
def test_what_is_proposed_can_be_read(name: str) -> None:
    """With every proposal in its place, what people bring along is rules that can be read."""
    path = HERE / f"{name}.rules"
    source = Source(path.name, path.read_text("utf-8"))
    report = Report()
    parse(source, report)
    edits = [edit for one in report if one.fix for edit in one.fix.edits]
    text = source.text
    for edit in sorted(edits, key=lambda one: one.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    left = Report()
    parse(Source(path.name, text), left)
    # What has no fix wants a word of the author: an option its name, a loop its other condition.
    assert [one.code for one in left] == [one.code for one in report if not one.fix]
