"""The formats that a worded document can be written in: one file for each, one line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rulekit.document.blocks import Document
from rulekit.document.typography import Typography
from rulekit.formats import html, markdown, pdf
from rulekit.formats.errors import FormatError
from rulekit.formats.format import Format, Writer

__all__ = ["FORMATS", "Format", "FormatError", "Writer"]


def _as_bytes(write: Callable[[Document, Typography, Mapping[str, str]], str]) -> Writer:
    return lambda document, typography, icons: write(document, typography, icons).encode()


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "pdf": Format("pdf", ".pdf", pdf.write, draws=True, get_ready=pdf.get_ready),
        "html": Format("html", ".html", _as_bytes(html.write), draws=True, get_ready=html.get_ready),
        "md": Format("md", ".md", _as_bytes(markdown.write), draws=False),
    }
)
"""Every format by its name."""
