"""Text in two columns ends at about the same height in both on its last page, and nothing of it is lost."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from rulekit.document.blocks import Block, Document, Item, Listing
from rulekit.document.marks import mark_of
from rulekit.formats import pdf
from tests.formats.compose import box, head, line, points, say, table
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import astray, runs_of, runs_on
from tests.sharing import examples

UNEVEN = 110.0
"""In points: the tallest block that stays whole, and half of the room above a heading."""


def block(at: int, kind: str, rows: int) -> tuple[Block, ...]:
    """About so many rows of text, which ends with a word that tells its number."""
    words = " ".join(["szavak sora"] * 4 * rows) + f" szó{at}."
    match kind:
        case "box":
            return (box("example", "Így", words),)
        case "listing":
            return (points(*[f"szavak {row}" for row in range(2 * rows)], f"szó{at}."),)
        case "heading":
            return (head(2, "Cím", f"h{at}"), *say(words))
        case _:
            return say(words)


def in_order(made: bytes, given_shapes: list[tuple[str, int]]) -> bool:
    """Whether all blocks are there, each once, and all but examples, which may wait for a page to be full, in order."""
    text = " ".join(one.extract_text() for one in PdfReader(io.BytesIO(made)).pages)
    found = [int(at) for at in re.findall(r"szó(\d+)", text)]
    told = [at for at in found if given_shapes[at][0] != "box"]
    return sorted(found) == [*range(len(given_shapes))] and told == sorted(told)


def ends(made: bytes) -> list[tuple[str, float, float]]:
    """The numbered words of the last page with their places."""
    runs = runs_on(PdfReader(io.BytesIO(made)).pages[-1])
    return [(word, one.x, one.y) for one in runs for word in re.findall(r"szó\d+", one.text)]


shapes = st.lists(
    st.tuples(st.sampled_from(("paragraph", "listing", "box", "heading")), st.integers(1, 4)), min_size=6, max_size=60
)


@examples(12)
@given(shapes)
def test_both_columns_end_together(given_shapes: list[tuple[str, int]]) -> None:
    blocks = [one for at, (kind, rows) in enumerate(given_shapes) for one in block(at, kind, rows)]
    made = pdf.write(Document("rulebook", line("Próba"), (), tuple(blocks)), HUNGARIAN, {})
    assert in_order(made, given_shapes)
    last = ends(made)
    left = [y for _, x, y in last if x < 297.0]  # the middle of A4 in points
    right = [y for _, x, y in last if x >= 297.0]
    if left and right:
        assert abs(min(left) - min(right)) < UNEVEN, (min(left), min(right))
    else:
        assert max(left + right) - min(left + right) < UNEVEN


@pytest.mark.parametrize("rows", [70, 106, 125, 130, 160, 210])
def test_a_list_that_goes_on_from_the_page_before_ends_evenly(rows: int) -> None:
    """However much of it is on the last page, where no block begins."""
    whole = points(*[f"szavak {row} szó{row}." for row in range(rows)])
    made = pdf.write(Document("rulebook", line("Próba"), (), (*say("Előtte."), whole)), HUNGARIAN, {})
    last = ends(made)
    left, right = ([y for _, x, y in last if (x < 297.0) == here] for here in (True, False))
    assert left
    assert right
    assert abs(min(left) - min(right)) < UNEVEN, (min(left), min(right))


BROKEN = 8
"""So many times wide tables break the text."""


@pytest.mark.parametrize("seed", range(4))
def test_text_between_wide_tables_is_set_however_often_it_is_broken(seed: int) -> None:
    """Each end of columns moves what stands behind it: with many, asking where they are comes to no end by itself."""
    draw = Random(seed)  # noqa: S311  # a document to try, no secret
    blocks: list[Block] = []
    shapes_ = [(draw.choice(("paragraph", "listing", "box", "heading")), draw.randint(1, 4)) for _ in range(8 * BROKEN)]
    for at, (kind, rows) in enumerate(shapes_):
        blocks += block(at, kind, rows)
        if at % 8 == draw.randint(0, 7):
            cells = "\n".join([";".join(["szavak sora " * draw.randint(1, 3)] * 6)] * draw.randint(3, 14))
            blocks.append(table(at, "Széles", [("Oszlop", "text")] * 6, cells))
    made = pdf.write(Document("rulebook", line("Próba"), (), tuple(blocks)), HUNGARIAN, {})
    assert in_order(made, shapes_)


def test_letters_go_on_where_a_list_of_sources_goes_on() -> None:
    entries = Listing(tuple(Item(line("szavak sora " * 9)) for _ in range(23)), ordered=True, lettered=True)
    made = pdf.write(Document("rulebook", line("Próba"), (), (head(1, "Források", "sources"), entries)), HUNGARIAN, {})

    letters = [one.text for one in runs_of(made) if "Italic" in one.font]

    assert letters == [mark_of(at) for at in range(1, 24)]
    assert astray(made) == set()
