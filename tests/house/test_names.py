"""rulekit itself knows no game and no natural language: those live in games/ and locales/."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from babel import Locale

from rulekit import resources
from tests.house.tree import modules, text, texts

# The package's own page shows how it is used, with a real game in a real language; so it is the one exception.
SHOWS_USE = Path("rulekit/__init__.py")


def spellings(game: str) -> set[str]:
    """A game's name as code and as people write it."""
    return {game, game.replace("_", " ")}


def words_of_the_language() -> set[str]:
    """What rules are written with: a hex grid is one, whatever is played on it."""
    return {word for path in resources.grammars().rglob("*.lark") for word in re.findall(r'"(\w+)"', path.read_text())}


def test_no_game_is_named() -> None:
    names = sorted({name for game in resources.game_names() for name in spellings(game)} - words_of_the_language())
    assert list(mentions(names)) == []


def test_no_language_is_named() -> None:
    names = sorted({str(Locale.parse(tag).get_language_name("en")) for tag in resources.locale_tags()})
    assert list(mentions(names)) == []


def test_no_language_tag_is_written() -> None:
    """A tag is short and may be a part of a sentence, so only whole string literals count."""
    tags = set(resources.locale_tags())
    written = [
        f"{path}:{node.lineno} {node.value}"
        for path in modules("rulekit")
        if path != SHOWS_USE
        for node in ast.walk(ast.parse(text(path)))
        if isinstance(node, ast.Constant) and node.value in tags
    ]
    assert written == []


def mentions(names: list[str]) -> Iterator[str]:
    """Where files under rulekit/ say one of these names."""
    if not names:
        return
    word = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    for path in texts("rulekit"):
        if path == SHOWS_USE:
            continue
        for number, line in enumerate(text(path).splitlines(), start=1):
            if found := word.search(line):
                yield f"{path}:{number} {found[0]}"
