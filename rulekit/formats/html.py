"""A document as one web page that needs nothing beside it: style and pictures are inside."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from rulekit.document.blocks import Document
from rulekit.document.typography import Typography
from rulekit.formats.arrangement import arranged, headings
from rulekit.formats.lines import plain
from rulekit.formats.page_data import page_data
from rulekit.formats.pictures import symbol

if TYPE_CHECKING:
    import jinja2

__all__ = ["write"]

TEMPLATES = Path(__file__).with_name("templates")
SERIFS = "Georgia, 'Times New Roman', serif"
SANS_SERIFS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"


def write(document: Document, typography: Typography, icons: Mapping[str, str]) -> str:
    """The web page of a worded document; see ``pdf.write`` for the arguments.

    Raises:
        BadPicture: a picture cannot be drawn.
    """
    document = arranged(document)
    data = page_data(document, typography, icons)
    drawn = (symbol(name, icons[name]) for name in sorted(_used(data)))
    return _template().render(
        **data,
        tag=typography.tag,
        labels=typography.labels,
        description=plain(document.subtitle),
        entries=[(heading.level, plain(heading.line), heading.anchor) for heading in headings(document.blocks)],
        symbols="".join(ET.tostring(picture, encoding="unicode") for picture in drawn),
        text_family=_family(typography.text_fonts, SERIFS if "Serif" in typography.text_fonts[0] else SANS_SERIFS),
        heading_family=_family(typography.heading_fonts, SANS_SERIFS),
    )


def _used(data: Mapping[str, object]) -> Mapping[str, object]:
    used = data["icons"]
    assert isinstance(used, Mapping)  # INVARIANT: page_data puts the used pictures there
    return used


def _family(fonts: tuple[str, ...], fallback: str) -> str:
    return ", ".join((*(f"'{font}'" for font in fonts), fallback))


@cache
def _template() -> jinja2.Template:
    import jinja2  # noqa: PLC0415  # only web pages need it

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("page.html.j2")
