"""A text in French asks for a common noun behind "à" with its article: `{region:a}` is "à région", not "une région"."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from rulekit import resources
from rulekit.wording.po import read_file, read_messages

GAP = re.compile(r"\{(\w+):(?:plural\.)?a\}")
"""A word behind the preposition without an article between them."""

TEXTS = sorted((Path(resources.locales()) / "fr" / "games").glob("*.po"))


def without_article(text: str, proper: set[str]) -> list[str]:
    """The common nouns of a text that stand behind the bare preposition."""
    return [name for name in GAP.findall(text) if name not in proper]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_common_nouns_keep_their_article(path: Path) -> None:
    words = tomllib.loads(path.with_suffix(".toml").read_text("utf-8"))
    proper = {name for name, entry in words.get("things", {}).items() if entry.get("proper")}
    found = [without_article(one.text, proper) for one in read_messages(read_file(path))]
    assert [one for one in found if one] == []


def test_a_lost_article_is_found() -> None:
    assert without_article("dans {region:a}, {region:def.a} ou {crete:a}", {"crete"}) == ["region"]
