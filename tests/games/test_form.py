"""Shipped rules stand in the one form that the formatter prints."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import resources
from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.printer import format_text

RULES = sorted(resources.games().rglob("*.rules"))


@pytest.mark.parametrize("path", RULES, ids=[path.stem for path in RULES])
def test_shipped_rules_are_in_the_one_form(path: Path) -> None:
    text = path.read_text("utf-8")

    assert format_text(Source(path.name, text), Report()) == text
