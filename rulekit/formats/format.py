"""What a format is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from rulekit.document.blocks import Document
from rulekit.document.typography import Typography

__all__ = ["Format", "Writer"]

Writer = Callable[[Document, Typography, Mapping[str, str]], bytes]
"""From a worded document, how its language is set, and SVG text by icon name, to the bytes of a file."""


@frozen
class Format:
    """A kind of file that documents are written to.

    Args:
        name: how people ask for it.
        suffix: how its files end, with the dot.
        write: what makes the bytes.
        draws: whether pictures appear in it.
        get_ready: reads what all documents in a language need.
    """

    name: str
    suffix: str
    write: Writer
    draws: bool
    get_ready: Callable[[Typography], None] = lambda _: None
