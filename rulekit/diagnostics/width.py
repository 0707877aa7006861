"""How many columns of a terminal a text takes, and the text without what a terminal would obey."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["tame", "width"]

_UNTAMED = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u206f\ufeff]")


def tame(text: str) -> str:
    r"""The text with one harmless character for each that moves the cursor, colours, or turns the order of the text.

    >>> tame("a\tb\x1b[31m")
    'a b�[31m'
    """
    return _UNTAMED.sub(lambda one: " " if one.group() in "\t\r\n" else "\ufffd", text)


def width(text: str) -> int:
    """Columns that a tame text takes: two for a full-width character, none for an accent that stands apart.

    >>> width("骰子 é")
    6
    """
    if text.isascii():
        return len(text)
    return sum(_columns(one) for one in text)


def _columns(character: str) -> int:
    if unicodedata.east_asian_width(character) in "WF":
        return 2
    return 0 if unicodedata.category(character) in {"Mn", "Me", "Cf"} else 1
