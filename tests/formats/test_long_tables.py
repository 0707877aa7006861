"""Tables, also longer than their pages: every row stands once, in order, within the page, under its head."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from rulekit.document.blocks import Block, Document, TableBlock
from rulekit.formats import pdf
from tests.formats.compose import head, line, say, table
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import runs_of, runs_on
from tests.sharing import examples

NARROW = [("Név", "text"), ("Szám", "number")]
WIDE = [("Név", "text"), ("Kezdőtartományok", "text"), ("Szám", "number"), ("Flották és karavánok", "text")]

FAR = 150.0
"""In points: farther from a short name its figure is hard to find."""


def long_table(number: int, rows: int, *, wide: bool, notes: bool = False) -> TableBlock:
    rest = "Földközi-tenger, Fekete-tenger; {0}; Atlanti-óceán, Indiai-óceán, Csendes-óceán" if wide else "{0}"
    listed = "\n".join(f"Sor{number}x{row}; {rest.format(row)}" for row in range(rows))
    return table(number, f"Tábla {number}", WIDE if wide else NARROW, listed, ["Honnan tudjuk"] if notes else [])


def pages_of(*blocks: Block) -> list[str]:
    document = Document("rulebook", line("Próba"), (), (*say("Bevezetés."), head(1, "Táblázatok", "tables"), *blocks))
    return [one.extract_text() for one in PdfReader(io.BytesIO(pdf.write(document, HUNGARIAN, {}))).pages]


sizes = st.lists(st.tuples(st.integers(1, 90), st.booleans(), st.booleans()), min_size=2, max_size=5)


@examples(12)
@given(sizes)
def test_every_row_stands_once_and_in_order(shapes: list[tuple[int, bool, bool]]) -> None:
    tables = [long_table(at, rows, wide=wide, notes=notes) for at, (rows, wide, notes) in enumerate(shapes, 1)]
    text = " ".join(pages_of(*tables))
    wanted = [f"Sor{at}x{row}" for at, (rows, _, _) in enumerate(shapes, 1) for row in range(rows)]

    assert re.findall(r"Sor\d+x\d+", text) == wanted


@pytest.mark.parametrize("wide", [False, True])
def test_heads_are_repeated_where_a_table_goes_on(wide: bool) -> None:  # noqa: FBT001  # pytest gives it by name
    pages = pages_of(long_table(1, 150, wide=wide), long_table(2, 3, wide=wide))
    with_rows = [text for text in pages if "Sor1x" in text]

    assert len(with_rows) > 1
    assert all("Szám" in text for text in with_rows)
    whole = "".join(pages)
    assert [whole.count(f"TÁBLÁZAT Tábla\xa0{at}") for at in (1, 2)] == [1, 1]
    assert whole.count("1. TÁBLÁZAT folytatás") == whole.count("1. TÁBLÁZAT") - 1 == whole.count("Név") - 2


def test_a_table_of_a_report_goes_on_from_page_to_page() -> None:
    blocks = (head(1, "Táblázatok", "tables"), long_table(1, 150, wide=False), long_table(2, 70, wide=False))
    data = pdf.write(Document("balance", line("Próba"), (), blocks), HUNGARIAN, {})
    pages = [[run for run in runs_on(page) if run.text.startswith("Sor")] for page in PdfReader(io.BytesIO(data)).pages]
    wanted = [f"Sor{at}x{row}" for at, many in ((1, 150), (2, 70)) for row in range(many)]

    assert [one.text for runs in pages for one in runs] == wanted
    assert all(before.y - after.y >= before.size for runs in pages for before, after in itertools.pairwise(runs))


def test_tables_begin_below_the_text_when_there_is_room() -> None:
    assert len(pages_of(long_table(1, 5, wide=False), long_table(2, 5, wide=False))) == 1


def test_heads_of_several_words_keep_apart() -> None:
    stacks = ["In stack I", "In stack II", "In stack III"]
    columns = [("Name", "text"), ("Type", "text"), *((one, "number") for one in ["Wheels", *stacks])]
    rows = "\n".join(f"Tile of water {row}; Deep water; 1; 3; 4; 5" for row in range(6))
    one = table(1, "Tiles", columns, rows)
    document = Document("rulebook", line("Tiles"), (), (*say("Be."), head(1, "Tables", "tables"), one, one))

    heads = [run for run in runs_of(pdf.write(document, HUNGARIAN, {})) if run.text.startswith("In stack")]

    assert len(heads) == 2 * len(stacks)
    assert all(
        after.x - before.x > 0.55 * before.size * len("In stack")
        for before, after in itertools.pairwise(heads)
        if before.x < after.x
    )


def test_figures_stand_near_their_names_across_a_page() -> None:
    one = table(1, "Tábla", NARROW, "Sor1; 21\nSor2; 22")
    runs = runs_of(pdf.write(Document("balance", line("Próba"), (), (one,)), HUNGARIAN, {}))

    (name,), (figure,) = ([run for run in runs if run.text == text] for text in ("Sor2", "22"))

    assert name.y == pytest.approx(figure.y, abs=1)
    assert 0 < figure.x - name.x < FAR


EFFECTS = [("Név", "text"), ("Hatás", "text"), ("Védelem", "text")]


@examples(6)
@given(st.integers(4, 8), st.integers(8, 18), st.data())
def test_one_long_text_takes_no_room_from_many_short_ones(rows: int, words: int, data: st.DataObject) -> None:
    long = data.draw(st.integers(0, rows - 1))
    last = " ".join(["szavak"] * words)
    listed = "\n".join(f"Sor{at}; hat{at} szó egy sorban; {last if at == long else 'egy'}" for at in range(rows))
    one = evolve(table(0, "", EFFECTS, listed), in_text=True)
    runs = runs_of(pdf.write(Document("rulebook", line("Próba"), (), (*say("Előtte."), one)), HUNGARIAN, {}))

    short = [run for run in runs if run.text.startswith("hat")]

    assert [run.text.endswith("sorban") for run in short] == [True] * rows


@pytest.mark.parametrize("rows", [7, 8, 9])
def test_a_table_of_short_rows_stands_in_two_halves(rows: int) -> None:
    one = evolve(table(0, "", NARROW, "\n".join(f"Sor{at}; {at}" for at in range(rows))), in_text=True)
    runs = runs_of(pdf.write(Document("rulebook", line("Próba"), (), (*say("Előtte."), one)), HUNGARIAN, {}))
    sides = {round(run.x) for run in runs if run.text.startswith("Sor")}

    assert len(sides) == (2 if rows >= 8 else 1)
    assert [run.text for run in runs if run.text.startswith("Sor")] == [f"Sor{at}" for at in range(rows)]
