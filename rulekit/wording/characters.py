"""Characters that must not stand in words: they would reach a terminal or a page and do something there."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["odd_character"]

_ODD = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2061-\u206f\ufeff\ue000-\uf8ff\ufff9-\ufffb]")
"""Control characters, what turns the direction of writing, and private ones, the marks of the speaker among them."""


def odd_character(text: str, *, lines: bool = False) -> str | None:
    r"""The name of the first character of a text that must not stand in words; None if all may.

    Args:
        text: the words.
        lines: whether line ends and tabs are welcome, as they are in authored texts and in files.

    >>> odd_character("a\x1b[31m")
    'U+001B'
    >>> odd_character("vörös")
    """
    for found in _ODD.finditer(text):
        if not (lines and found[0] in "\n\r\t"):
            name = unicodedata.name(found[0], "")
            return f"U+{ord(found[0]):04X}" + (f", {name.lower()}" if name else "")
    return None
