"""What is spoiled: the rules that rulekit brings along, those of its tests, and the examples of its documentation."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

__all__ = ["GAMES", "ROOT", "game_texts", "pieces", "variant_files", "words"]

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "games"
SMALL = 16_000
"""Rules of more characters than this come once where others come three times."""

_BLOCK = re.compile(r"^```rules[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


@cache
def _texts() -> tuple[str, ...]:
    files = sorted({*ROOT.glob("games/**/*.rules"), *ROOT.glob("tests/**/*.rules")})
    return tuple(one.read_text("utf-8") for one in files)


@cache
def game_texts() -> tuple[str, ...]:
    """Whole games; small ones more often."""
    games = [one for one in (*_texts(), *_documented()) if one.lstrip().startswith("game ")]
    return tuple(one for text in games for one in [text] * (3 if len(text) < SMALL else 1))


@cache
def _documented() -> tuple[str, ...]:
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return tuple(one[1] for page in pages for one in _BLOCK.finditer(page.read_text("utf-8")))


@cache
def pieces() -> tuple[str, ...]:
    """Passages to be put where they do not belong: examples of the documentation, and blocks of rules."""
    blocks = [block for text in _texts() for block in re.split(r"\n(?=\S)", text) if len(block) < 2_000]
    return (*_documented(), *blocks)


@cache
def words() -> tuple[str, ...]:
    """All words of all rules."""
    return tuple(sorted({word for text in (*_texts(), *_documented()) for word in re.findall(r"[^\W\d]\w*", text)}))


@cache
def variant_files() -> tuple[Path, ...]:
    """The variants of bundled games."""
    return tuple(sorted(GAMES.glob("*/variants/*.rules")))
