"""Pages of a PDF in the order of a booklet: two on a side of a sheet, to be folded and stapled in the middle."""

from __future__ import annotations

import io
from collections.abc import Iterator

__all__ = ["booklet", "sides"]

SHEET = 4
"""A folded sheet has so many pages."""


def sides(count: int) -> Iterator[tuple[int, int]]:
    """The pages on each side of each sheet, the outermost first, left and right, from 0; -1 for a blank one.

    >>> list(sides(4)), list(sides(5))
    ([(3, 0), (1, 2)], [(-1, 0), (1, -1), (-1, 2), (3, 4)])
    """
    whole = -(-count // SHEET) * SHEET
    for at in range(whole // 2):
        outer, inner = whole - 1 - at, at
        left, right = (outer, inner) if at % 2 == 0 else (inner, outer)
        yield left if left < count else -1, right if right < count else -1


def booklet(made: bytes) -> bytes:
    """A PDF as one to print on both sides, flipped over the short edge, on paper twice as large.

    Pages that lie on their side are turned up. What a reader of the screen knows of the pages (tags, bookmarks, links)
    is gone: this is for paper alone.

    Args:
        made: the pages, one by one.
    """
    from pypdf import PageObject, PdfReader, PdfWriter, Transformation  # noqa: PLC0415  # only where it is asked for

    pages = PdfReader(io.BytesIO(made)).pages
    width, height = float(pages[0].mediabox.width), float(pages[0].mediabox.height)
    writer = PdfWriter()
    for pair in sides(len(pages)):
        sheet = PageObject.create_blank_page(width=2 * width, height=height)
        for at, number in enumerate(pair):
            if number >= 0:
                page = pages[number]
                turned = float(page.mediabox.width) > width + 1
                lies = Transformation().rotate(90).translate(width, 0) if turned else Transformation()
                sheet.merge_transformed_page(page, lies.translate(at * width, 0))
        sheet.pop("/Annots", None)
        writer.add_page(sheet).compress_content_streams()
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()
