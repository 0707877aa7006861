"""The marks and spaces of a language, put right in finished text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from rulekit.remembering import remembered

__all__ = ["Marks", "read_marks"]

PASSES = 8
"""How often the rules are gone through at most: one mark that changes may let its neighbour change."""

COLONS = ":：;；"
"""Marks behind which a sentence goes on."""

_NUMBERED = re.compile(r"[(\uff08][\d.]+[)\uff09]$")
_PLACE = re.compile(r"[a-z][0-9]+(?![0-9A-Za-z])")
_OPENING = re.compile(r"^[\s\"'(\[\u00ab\u00bb\u2018\u201c\u201e\u300c\u300e\u00a0\u202f]*")


@frozen
class Marks:
    """How a language punctuates.

    Args:
        stop: what ends a sentence.
        gap: what stands between sentences.
        ends: marks after which no stop is put.
        quotes: opening and closing quotes, outermost first.
        rules: rewriting rules for finished text, in order.
    """

    stop: str
    gap: str
    ends: str
    quotes: tuple[tuple[str, str], ...]
    rules: tuple[tuple[re.Pattern[str], str], ...]

    @remembered(8192)
    def polish(self, text: str) -> str:
        """The text with the language's spaces and marks; polishing twice changes nothing."""
        for _ in range(PASSES):
            before = text
            for pattern, to in self.rules:
                text = pattern.sub(to, text)
            if text == before:
                break
        return text

    def begin(self, text: str) -> str:
        """The text with a capital where the language has one; a place called by a letter and a number keeps its own."""
        at = _OPENING.match(text).end()  # type: ignore[union-attr]  # the pattern also matches nothing
        if _PLACE.match(text, at):
            return text
        return text[:at] + text[at : at + 1].upper() + text[at + 1 :]

    def small(self, text: str) -> str:
        """The text with a small first letter, if it begins with a word that has but one capital."""
        at = _OPENING.match(text).end()  # type: ignore[union-attr]  # the pattern also matches nothing
        return text if text[at + 1 : at + 2].isupper() else text[:at] + text[at : at + 1].lower() + text[at + 1 :]

    def without_stop(self, text: str) -> str:
        """The text without the stop at its end, as it stands in a cell."""
        return text.rstrip().removesuffix(self.stop)

    def ended(self, text: str) -> bool:
        """Whether a new sentence begins behind the text: at the start, and behind a stop, but not behind a colon.

        One that has a number in brackets begins with a capital like the others of its list, even behind a colon.
        """
        last = text.rstrip()[-1:]
        return not last or (last in self.ends and last not in COLONS) or _NUMBERED.search(text.rstrip()) is not None

    def end(self, text: str) -> str:
        """The text with a stop, unless it has an end already."""
        return text if text[-1:] in self.ends else text + self.stop

    def quote(self, text: str) -> str:
        """The text in quotes; quotes inside become those of the next level."""
        for level in range(len(self.quotes) - 1, 0, -1):
            for outer, inner in zip(self.quotes[level - 1], self.quotes[level], strict=True):
                text = text.replace(outer, inner)
        opening, closing = self.quotes[0]
        return f"{opening}{text}{closing}"


def read_marks(data: Mapping[str, Any]) -> Marks:
    """The marks from ``[marks]`` of a locale.

    Raises:
        KeyError, TypeError, re.error: when the table lacks something or a pattern is wrong.
    """
    quotes: Sequence[Sequence[str]] = data["quotes"]
    # Blanks first: macros are laid out over lines, and what they leave out leaves two blanks behind.
    rules = [(re.compile("[ \n\t]+"), " "), (re.compile(" (?=[,.;:!?])"), "")] if data.get("blanks", True) else []
    rules += [(re.compile(row["match"]), row["to"]) for row in data.get("rules", ())]
    return Marks(
        stop=data["stop"],
        gap=data["gap"],
        ends=data["ends"],
        quotes=tuple((opening, closing) for opening, closing in quotes),
        rules=tuple(rules),
    )
