"""Decisions are told apart by their numbers: each file has its own, and its heading tells no other."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
PAGES = sorted(FOLDER.glob("*.md"))


def test_no_number_is_given_twice() -> None:
    assert [number for number, count in Counter(one.name[:4] for one in PAGES).items() if count > 1] == []


@pytest.mark.parametrize("page", PAGES, ids=[one.stem for one in PAGES])
def test_the_heading_tells_the_number_of_the_file(page: Path) -> None:
    named = re.fullmatch(r"(\d{4})(-[a-z0-9]+)+", page.stem)
    headed = re.match(r"# (?:(\d+)\.? )?[A-Z“`].{6,}", page.read_text("utf-8"))
    assert named is not None
    assert headed is not None
    assert headed[1] is None or int(headed[1]) == int(named[1])


def test_pages_that_are_named_are_there() -> None:
    told = {
        found
        for one in (FOLDER.parent).rglob("*.md")
        for found in re.findall(r"decisions/(\d{4}-[a-z0-9-]+\.md)", one.read_text("utf-8"))
    }
    assert told - {one.name for one in PAGES} == set()
