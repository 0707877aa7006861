"""The two faces of a reference card: neither is hardly filled beside a full one, and a list of words is not torn."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Document, Side
from rulekit.formats import pdf
from tests.formats.compose import head, line, points, say
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import faults, runs_of

LARGER = 1.2
"""So many times as large as the other is a face of few words at most."""
FULL = Side(line("A forduló"), (points(*["Hosszú mondat arról, hogy mit kell tenni, ha rád kerül a sor."] * 44),))


def written(*sides: Side) -> bytes:
    return pdf.write(Document("card", line("Próba"), (), sides), HUNGARIAN, {})


@pytest.mark.parametrize("chapters", [4, 5])
def test_a_face_of_few_words_is_spread_over_it(chapters: int) -> None:
    parts = [
        (head(2, f"Fejezet {at}", f"f{at}"), *say("Ezután ez következik, és más nem. " * 4)) for at in range(chapters)
    ]
    made = written(FULL, Side(line("A vége"), tuple(one for part in parts for one in part)))
    assert len(PdfReader(io.BytesIO(made)).pages) == 2
    assert [*faults(made)] == []
    full, few = ({round(one.size, 1) for one in runs_of(made) if word in one.text} for word in ("mondat", "következik"))
    assert max(few) <= LARGER * max(full) + 0.1


@pytest.mark.parametrize("lines", [36, 37, 39])
def test_a_list_that_has_room_on_one_face_is_not_torn(lines: int) -> None:
    """Though its first items would have room on the other."""
    names = [f"Szó {at}x" for at in range(6)]
    words = tuple(points(f"{one}: ezt jelenti, és még ennyit, hogy legyen két sora a lapon.") for one in names)
    told = Side(line("Fogalmak"), words, in_parts=True)
    most = Side(
        line("A forduló"), (points(*["Hosszú mondat arról, hogy mit kell tenni, ha rád kerül a sor."] * lines),)
    )
    made = written(most, Side(line("A vége"), (points(*["Egy mondat a végéről."] * 9),)), told)
    pages = [one.extract_text() for one in PdfReader(io.BytesIO(made)).pages]
    assert len(pages) == 2
    assert [sum(name in page for name in names) for page in pages] == [0, 6]
