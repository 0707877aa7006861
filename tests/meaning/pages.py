"""The pages of a game in words, in every language; a line that was said before is not said again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import define, evolve, field, frozen

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
    """One language: lines and blocks that were said, and what could not be said of them."""

    speaker: Speaker
    typography: Typography
    said: dict[tuple[Line, bool], tuple[Line, tuple[str, ...]]] = field(factory=dict)
    written: dict[Document, tuple[str, tuple[str, ...]]] = field(factory=dict)
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

    def document(self, one: Document) -> tuple[str, tuple[str, ...]]:
        """The text of a document, and what could not be said of it."""
        found = self.written.get(one)
        if found is None:
            self.broken.clear()
            text = markdown.write(worded(one, self.line), self.typography, {})
            found = self.written[one] = text, tuple(self.broken)
        return found


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
        self.met: dict[Document, Document] = {}

    def composed(self, checked: Checked) -> tuple[Document, ...]:
        """The rulebook, and the cards if there are any, without words."""
        assert checked.game is not None
        kinds = ("rulebook", "cards") if has_cards(checked.game) else ("rulebook",)
        return tuple(compose_document(checked, kind, self.prose) for kind in kinds)

    def pages(self, checked: Checked) -> Pages:
        """All that is printed of a game, in every language."""
        return self.said(self.composed(checked))

    def said(self, documents: tuple[Document, ...]) -> Pages:
        """Documents in words, in every language; contents and numbers of tables are no words."""
        pieces = tuple(self._known(one) for document in documents for one in _pieces(document))
        said = {tag: [voice.document(one) for one in pieces] for tag, voice in self.voices.items()}
        texts = {tag: "\n".join(text for text, _ in some) for tag, some in said.items()}
        broken = {tag: tuple(dict.fromkeys(one for _, found in some for one in found)) for tag, some in said.items()}
        return Pages(documents, texts, {tag: found for tag, found in broken.items() if found})

    def _known(self, piece: Document) -> Document:
        """An equal document that was met before: it is looked up by itself in each language."""
        return self.met.setdefault(piece, piece)


def _pieces(document: Document) -> Iterator[Document]:
    """A document without its blocks, and each of them alone: what stands in two games is said once."""
    yield evolve(document, blocks=())
    for block in document.blocks:
        yield Document(document.kind, (), (), (block,))
