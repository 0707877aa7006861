"""Where blanks stand between words and marks."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["glued", "joined"]

_AFTER_NOTHING = {",", ":", ")", "]", "'s", ", then"}
_BEFORE_NOTHING = {"(", "["}


def glued(before: str, after: str) -> bool:
    """Whether no blank stands between two words or marks."""
    return after in _AFTER_NOTHING or before in _BEFORE_NOTHING


def joined(texts: Iterable[str]) -> str:
    """Words and marks as one line.

    >>> joined(["city", "(", "cities", ")", "of", "Anna", "'s", "player", ":"])
    "city (cities) of Anna's player:"
    """
    line: list[str] = []
    before = ""
    for text in texts:
        if line and not glued(before, text):
            line.append(" ")
        line.append(text)
        before = text
    return "".join(line)
