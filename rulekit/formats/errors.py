"""What keeps a document from being written."""

from __future__ import annotations

__all__ = ["FormatError"]


class FormatError(Exception):
    """A document cannot be written in a format; the message says what is missing, in one or more lines."""
