"""A document as one web page that needs nothing beside it: style and pictures are inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from rulekit.document.blocks import Document
from rulekit.document.marks import mark_of
from rulekit.document.typography import Typography
from rulekit.formats.arrangement import arranged, headings
from rulekit.formats.cover_data import LARGE, cover_data, pictures_of, thinned
from rulekit.formats.lines import plain
from rulekit.formats.page_data import page_data
from rulekit.formats.pictures import symbol
from rulekit.formats.pips import with_pips
from rulekit.formats.told import Told
from rulekit.source import Span

if TYPE_CHECKING:
    import jinja2

__all__ = ["families", "fragment", "get_ready", "write"]

TEMPLATES = Path(__file__).with_name("templates")
PAGE = "page.html.j2"
SERIFS = "Georgia, 'Times New Roman', serif"
SANS_SERIFS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"


def write(document: Document, typography: Typography, icons: Mapping[str, str]) -> str:
    """The web page of a worded document; see ``pdf.write`` for the arguments.

    Raises:
        BadPicture: a picture cannot be drawn.
    """
    icons = with_pips(document.poster, icons)
    context = _context(document, typography, icons)
    cover = cover_data(context)
    drawn = (symbol(LARGE + name, thinned(icons[name])) for name in pictures_of(cover))
    large = "".join(ET.tostring(picture, encoding="unicode") for picture in drawn)
    return _template(PAGE).render(context | {"cover": cover, "large": large})


def get_ready(_: Typography) -> None:
    """Read the template of all pages."""
    _template(PAGE)


def fragment(
    document: Document, typography: Typography, icons: Mapping[str, str], places: Callable[[Span], str]
) -> str:
    """The same as a piece to stand in another page, where each stretch says what of the rules it tells.

    Args:
        document: in words that keep what they tell.
        typography: how its language is set.
        icons: SVG text by icon name.
        places: what to write for a place of the rules in ``data-at``, where several stand with blanks between them.

    Raises:
        BadPicture: a picture cannot be drawn.
    """
    context = _context(document, typography, icons) | {"stretches": lambda pieces: _stretches(pieces, places)}
    return _template("fragment.html.j2").render(context)


def _context(document: Document, typography: Typography, icons: Mapping[str, str]) -> dict[str, object]:
    """What a template needs."""
    document, icons = arranged(document), with_pips(document.poster, icons)
    data = page_data(document, typography, icons)
    drawn = (symbol(name, icons[name]) for name in sorted(_used(data)))
    return data | {
        "tag": typography.tag,
        "labels": typography.labels,
        "mark_of": mark_of,
        "description": plain(document.subtitle),
        "entries": [(heading.level, plain(heading.line), heading.anchor) for heading in headings(document.blocks)],
        "symbols": "".join(ET.tostring(picture, encoding="unicode") for picture in drawn),
        "families": families(typography),
        "stretches": lambda pieces: (("", pieces),),
    }


def families(typography: Typography) -> tuple[str, str]:
    """The fonts of text and of headings, as a style sheet names them."""
    text = _family(typography.text_fonts, SERIFS if "Serif" in typography.text_fonts[0] else SANS_SERIFS)
    return text, _family(typography.heading_fonts, SANS_SERIFS)


def _stretches(pieces: list[object], places: Callable[[Span], str]) -> Iterator[tuple[str, list[object]]]:
    """Pieces of a line that tell the same of the rules, with that; a picture belongs to the words before it."""
    told, some = "", list[object]()
    for piece in pieces:
        new = told
        if isinstance(piece, str) and piece.strip():
            new = " ".join(filter(None, map(places, piece.places))) if isinstance(piece, Told) else ""
        if new != told and some:
            yield told, some
            some = []
        told = new
        some.append(piece)
    if some:
        yield told, some


def _used(data: Mapping[str, object]) -> Mapping[str, object]:
    used = data["icons"]
    assert isinstance(used, Mapping)  # INVARIANT: page_data puts the used pictures there
    return used


def _family(fonts: tuple[str, ...], fallback: str) -> str:
    return ", ".join((*(f"'{font}'" for font in fonts), fallback))


@cache
def _template(name: str) -> jinja2.Template:
    import jinja2  # noqa: PLC0415  # only web pages need it

    from rulekit.formats.templates_kept import KeptTemplates  # noqa: PLC0415  # as above

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=KeptTemplates(),
    )
    return environment.get_template(name)
