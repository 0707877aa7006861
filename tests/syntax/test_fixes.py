"""A fix takes its mistake away."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from rulekit.diagnostics import Diagnostic, Report
from rulekit.source import Source
from rulekit.syntax.parser import parse
from tests.sharing import examples
from tests.syntax.mutations import mutated

FILES = sorted((Path(__file__).parents[1] / "errors" / "reading").glob("*.rules"))


def read(text: str) -> list[Diagnostic]:
    report = Report()
    parse(Source("any.rules", text), report)
    return list(report)


def mended(text: str, diagnostic: Diagnostic) -> str:
    for edit in sorted(diagnostic.fix.edits if diagnostic.fix else (), key=lambda one: one.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def check(text: str) -> None:
    found = read(text)
    for one in found:
        if one.fix:
            left = read(mended(text, one))
            same = [other for other in left if (other.code, other.message) == (one.code, one.message)]
            before = [other for other in found if (other.code, other.message) == (one.code, one.message)]
            assert len(same) < len(before)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files(path: Path) -> None:
    check(path.read_text("utf-8"))


@settings(examples(100), deadline=None, suppress_health_check=list(HealthCheck))
@given(mutated())
def test_spoiled_files(text: str) -> None:
    check(text)
