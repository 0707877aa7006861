"""Every code has a page, every page is true: its wrong example gives that code and no other, its right one nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.diagnostics import Report
from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from rulekit.syntax.parser import parse

ROOT = Path(__file__).parents[2]
PAGES = {path.stem: path for path in sorted((ROOT / "docs" / "errors").glob("RK*.md"))}
BLOCK = re.compile(r"^```rules (?P<kind>wrong|right)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)

ELSEWHERE = ("RK04", "RK05", "RK06")
"""Codes about variants, locales and files, which one text cannot show; they are tested with what they are about."""

COMMANDS = ("RK07", "RK09")
"""Codes about what a command finds out beyond the rules; their pages show a command, `tests/cli` runs such."""

UNSHOWN = {
    "RK0101",  # bytes that are no text cannot stand in a text
    "RK0103",  # an example would have a million characters
    "RK0104",  # an example would have 51 mistakes
}
"""Codes whose pages need no example; `tests/syntax` has one for each."""


def codes_of(code: str, text: str) -> set[str]:
    """What is wrong with an example: the parser says it for RK01, the whole pipeline for all else."""
    source = Source(f"{code}.rules", text)
    if code.startswith("RK01"):
        report = Report()
        parse(source, report)
        return {one.code for one in report}
    return {one.code for one in check_source(source).diagnostics}


def blocks(page: str, kind: str) -> list[re.Match[str]]:
    return [one for one in BLOCK.finditer(page) if one["kind"] == kind]


def test_every_code_has_a_page() -> None:
    said = {
        code
        for path in (ROOT / "rulekit").rglob("*.py")
        for code in re.findall(r'"(RK\d{4})"', path.read_text("utf-8"))
    }
    assert sorted(said) == sorted(PAGES)


@pytest.mark.parametrize("code", [code for code in PAGES if not code.startswith((*ELSEWHERE, *COMMANDS))])
def test_page_is_true(code: str) -> None:
    page = PAGES[code].read_text("utf-8")
    assert re.match(rf"# {code}: [A-Z].*\n\n", page)
    wrong, right = blocks(page, "wrong"), blocks(page, "right")
    assert (wrong and right) or code in UNSHOWN
    for one in wrong:
        assert codes_of(code, one["text"]) == {code}
    for one in right:
        assert codes_of(code, one["text"]) == set()
