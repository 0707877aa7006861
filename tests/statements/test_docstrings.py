"""The example at the top of each kind of statement can be read as it stands there, line by line and indented."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.parser import parse

KINDS = sorted((Path(__file__).parents[2] / "rulekit" / "statements").glob("*.py"))
HEADS = ("step turn", "with thing", "with thing\n  this turn")
"""A statement belongs into a step, or changes steps for as long as somebody has something."""


def example(path: Path) -> str:
    """The second paragraph of a file's docstring; nothing of a file that is no kind."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    parts = text.split("\n\n")
    return parts[1] if len(parts) > 1 and parts[0].startswith("``") else ""


def reads(head: str, text: str) -> bool:
    deep = " " * (2 * head.count("\n") + 2)
    report = Report()
    body = "\n".join(deep + line for line in text.split("\n"))
    parse(Source("any.rules", f'game small\n  title "Small"\n\n{head}\n{body}\n'), report)
    return not report.has_errors


@pytest.mark.parametrize("path", [one for one in KINDS if example(one)], ids=lambda path: path.stem)
def test_the_example_can_be_read(path: Path) -> None:
    assert any(reads(head, example(path)) for head in HEADS)
