"""The pages of a game in words, in every language; a line that was said before is not said again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import define, field, frozen

import rulekit
from rulekit.book.prose import Passages
from rulekit.document.blocks import Document, Line
from rulekit.document.typography import Typography
from rulekit.driver.composing import NO_PROSE, compose_document, has_cards
from rulekit.driver.pipeline import Checked
from rulekit.formats import markdown
from rulekit.wording.pages import worded
from rulekit.wording.speaker import Speaker

__all__ = ["TAGS", "Pages", "Printer"]

TAGS = rulekit.locales()


@frozen
class Pages:
    """What is printed of a game.

    Args:
        documents: without words.
        texts: what is read on them, by language.
        broken: what could not be said: the codes with what they speak of, by language.
    """

    documents: tuple[Document, ...]
    texts: Mapping[str, str]
    broken: Mapping[str, tuple[str, ...]]


@define
class _Voice:
    """One language: lines that were said, and what could not be said of them."""

    speaker: Speaker
    typography: Typography
    said: dict[tuple[Line, bool], tuple[Line, tuple[str, ...]]] = field(factory=dict)
    broken: list[str] = field(factory=list)

    def line(self, line: Line, *, stops: bool = True) -> Line:
        """The words for a line."""
        found = self.said.get((line, stops))
        if found is None:
            before = len(tuple(self.speaker.report))
            words = self.speaker.line(line, stops=stops)
            new = tuple(self.speaker.report)[before:]
            found = self.said[line, stops] = words, tuple(f"{one.code} {one.message}" for one in new)
        self.broken += found[1]
        return found[0]


def _voice(speaker: Speaker) -> _Voice:
    return _Voice(speaker, speaker.typography())


class Printer:
    """Prints games that have the same words.

    Args:
        speaker: who says it, for the tag of a language.
    """

    def __init__(self, speaker: Callable[[str], Speaker], prose: Passages = NO_PROSE) -> None:
        self.voices = {tag: _voice(speaker(tag)) for tag in TAGS}
        self.prose = prose

    def composed(self, checked: Checked) -> tuple[Document, ...]:
        """The rulebook, and the cards if there are any, without words."""
        assert checked.game is not None
        kinds = ("rulebook", "cards") if has_cards(checked.game) else ("rulebook",)
        return tuple(compose_document(checked, kind, self.prose) for kind in kinds)

    def pages(self, checked: Checked) -> Pages:
        """All that is printed of a game, in every language."""
        return self.said(self.composed(checked))

    def said(self, documents: tuple[Document, ...]) -> Pages:
        """Documents in words, in every language."""
        said = {tag: self._said(tag, documents) for tag in TAGS}
        texts = {tag: text for tag, (text, _) in said.items()}
        return Pages(documents, texts, {tag: broken for tag, (_, broken) in said.items() if broken})

    def _said(self, tag: str, documents: tuple[Document, ...]) -> tuple[str, tuple[str, ...]]:
        voice = self.voices[tag]
        voice.broken.clear()
        text = "\n".join(markdown.write(worded(one, voice.line), voice.typography, {}) for one in documents)
        return text, tuple(dict.fromkeys(voice.broken))
