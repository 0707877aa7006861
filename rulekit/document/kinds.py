"""What documents there are and in what formats, known without the weight of making any."""

from __future__ import annotations

__all__ = ["FORMAT_NAMES", "KINDS"]

KINDS = ("rulebook", "card", "sheet", "cards", "changes")
"""The kinds of documents."""
FORMAT_NAMES = ("pdf", "html", "md")
"""The names of the formats."""
