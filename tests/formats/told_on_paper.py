"""What a document says and its pages do not: all words of its lines, whatever is drawn between them."""

from __future__ import annotations

import io
from collections.abc import Iterator

from pypdf import PdfReader

from rulekit.document.blocks import Block, Column, Plan
from rulekit.document.sentence import Icon, Words
from rulekit.document.walk import parts

__all__ = ["letters", "untold"]

MARKED = 3
"""What is shorter may be drawn, as a number is."""


def untold(written: bytes, blocks: tuple[Block, ...]) -> list[str]:
    """The texts of worded blocks that no page of a PDF has."""
    pages = [one.extract_text() for one in PdfReader(io.BytesIO(written)).pages]
    text = letters("".join(pages))
    return [one for one in _texts(blocks) if letters(one) not in text]


def letters(text: str) -> str:
    """A text without blanks, joiners, and hyphens, which end its lines anywhere."""
    return "".join(one for one in text if one.isalnum())


def is_drawn(part: object) -> bool:
    """What has words only for those who cannot see it, as the heads of a table that is drawn."""
    return isinstance(part, Plan | Icon | Column)


def _texts(blocks: tuple[Block, ...]) -> Iterator[str]:
    found = (one.text for one in parts(blocks, is_drawn) if isinstance(one, Words))
    return (one for one in dict.fromkeys(found) if len(letters(one)) > MARKED)
