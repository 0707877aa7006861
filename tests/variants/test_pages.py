"""The pages of RK04 are true of what they show: a game, perhaps other variants, a wrong variant and a right one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.variants.applied import applied

PAGES = {path.stem: path for path in sorted((Path(__file__).parents[2] / "docs" / "errors").glob("RK04*.md"))}
BLOCK = re.compile(
    r"^```rules (?P<kind>wrong|right|beside) ?(?P<name>\S*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


def blocks(code: str, kind: str) -> list[str]:
    return [one["text"] for one in BLOCK.finditer(PAGES[code].read_text("utf-8")) if one["kind"] == kind]


@pytest.mark.parametrize("code", PAGES)
def test_page_is_true(code: str) -> None:
    game, *others = blocks(code, "beside")
    wrong, right = blocks(code, "wrong"), blocks(code, "right")
    assert len(wrong) == len(right) == 1
    assert set(applied(*others, wrong[0], game=game).codes) == {code}
    assert applied(*others, right[0], game=game).codes == []


def test_the_game_of_the_pages_is_one() -> None:
    assert len({blocks(code, "beside")[0] for code in PAGES}) == 1
