"""A PO file of a game in one language: its authored texts, and the sentences of its book that people edited."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from attrs import frozen

from rulekit.diagnostics import Diagnostic
from rulekit.source import Source
from rulekit.wording.edits import Edit, Edits, read_edits
from rulekit.wording.po import read_file
from rulekit.wording.prose import read_prose
from rulekit.wording.wordfile import read_texts

__all__ = ["TextFile", "read_text_file"]


@frozen
class TextFile:
    """What stands in a PO file.

    Args:
        source: its text.
        texts: its authored texts by key.
        edits: the edited sentences by what they are bound to.
        problems: what is wrong in it.
    """

    source: Source
    texts: Mapping[str, str]
    edits: Edits
    problems: tuple[Diagnostic, ...]


def read_text_file(path: Path, place: str, tag: str, *, source: bool) -> TextFile:
    """The texts of a PO file.

    Args:
        path: the file.
        place: what messages call it.
        tag: the language, for messages.
        source: whether that is the language people write in first.

    Reports:
        RK0516, RK0523, RK0529: as ``problems``.

    Raises:
        OSError, ValueError: when it can't be read or is no PO file.
    """
    text = Source(place, read_file(path))
    texts = read_texts(place, read_prose(text.text, source=source))
    edits, wrong = _edits(text, tag)
    return TextFile(text, texts.texts, edits, (*texts.problems, *wrong))


@lru_cache(maxsize=64)
def _edits(text: Source, tag: str) -> tuple[dict[str, tuple[Edit, ...]], tuple[Diagnostic, ...]]:
    """The edited sentences of a file, which is read for each of a game's variants."""
    return read_edits(text, tag)
