"""Pages are well filled, and the measure that says so sees what is wrong."""

from __future__ import annotations

import io
import re
from types import ModuleType

import pytest
from attrs import evolve
from pypdf import PdfReader

from rulekit.document.blocks import (
    Document,
    Heading,
    PageBreak,
    Panel,
    Panels,
    Side,
    Strip,
    StripCell,
    TableBlock,
)
from rulekit.document.panels import Gain, Shift, Throw, Ticks
from rulekit.formats import html, pdf
from tests.formats.compose import box, head, line, points, say, table
from tests.formats.extents import Extent, overlapping, reaching_out
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import broken, faults, runs_of, small_sentences
from tests.formats.told_on_paper import untold

ROWS = "\n".join(f"Sor {at}; {at}; hosszabb szöveg, amely kitölti a sort" for at in range(24))

FEW_ROWS = 10
"""So many paragraphs and more are worth a page of their own."""


def book(rows: int) -> Document:
    """A book of so many lines, with a told round and a table behind it."""
    drawn = (
        Throw((), (line("Vár"), line("Tó")), (1,)),
        Shift(line("Fa"), (0, 1, 3, 6, 10), 1, 3),
        Ticks(line("Templom"), 7, 2, 5),
        Gain(line("Kő"), 2),
    )
    told = [(at, (line("Anna kap két követ. " * at),)) for at in range(1, 8)]
    panels = tuple(Panel(at, line(f"Lépés {at}"), words, drawn[: at % 5]) for at, words in told)
    columns = [("Név", "text"), ("Szám", "number"), ("Hatás", "text")]
    return Document(
        "rulebook",
        line("Próba"),
        (),
        (
            head(1, "Szabályok", "rules"),
            *(block for at in range(rows) for block in (*say("Ez itt egy sor, és még egy."), points(f"{at}.", "b"))),
            head(1, "Az első kör", "round"),
            head(2, "Anna fordulója", "round-1"),
            Panels(panels, line("Annának most két köve van.")),
            head(1, "Táblázatok", "tables"),
            table(1, "Hosszú", columns, ROWS),
            table(2, "Rövid", columns[:2], "a; 1\nb; 2"),
        ),
    )


@pytest.mark.parametrize("rows", [2, 19, 33])
def test_a_book_with_a_told_round_has_no_empty_page(rows: int) -> None:
    assert [*faults(pdf.write(book(rows), HUNGARIAN, {}))] == []


@pytest.mark.parametrize("rows", range(50, 90, 4))
def test_a_short_book_needs_no_page_for_a_few_lines(rows: int) -> None:
    blocks = [block for at in range(rows) for block in say(f"Sor{at} " + "szavak sora " * 7)]
    made = pdf.write(Document("rulebook", line("Próba"), (), tuple(blocks)), HUNGARIAN, {})

    pages = [re.findall(r"Sor\d+", one.extract_text()) for one in PdfReader(io.BytesIO(made)).pages]

    assert sum(map(len, pages)) == rows
    assert len(pages) == 1 or len(pages[1]) >= FEW_ROWS


def test_what_is_wrong_is_seen() -> None:
    broken = Document("rulebook", line("Próba"), (), (*say("Egy sor."), PageBreak(), *say("Még egy.")))
    assert [one.page for one in faults(pdf.write(broken, HUNGARIAN, {}))] == [1]


def test_headings_are_known_from_the_text() -> None:
    """The layout itself lets none stand at the foot of a page; the measure would not see one that it takes for text."""
    heads = ("Fejezet", "Lépés", "Részlet")
    blocks = [block for at, one in enumerate(heads, 1) for block in (head(at, one, f"h{at}"), *say("Egy sor szöveg."))]
    made = pdf.write(Document("rulebook", line("Próba"), (), tuple(blocks)), HUNGARIAN, {})
    assert [one.text.strip() for one in runs_of(made) if one.heading] == list(heads)


def test_a_card_holds_a_notice_of_two_lines_within_its_margins() -> None:
    card = Document(
        "card", line("Próba"), (), say("Egy sor. " * 170), notice=line("A kiadó szövegéből semmi sincs benne. " * 6)
    )
    assert [*faults(pdf.write(card, HUNGARIAN, {}))] == []


def test_sides_of_few_words_share_a_page_with_what_finds_room() -> None:
    turn = Side(line("A forduló"), (points("Dobj.", "Lépj."),))
    ends = Side(line("A vége"), say("Ha elfogyott, vége."))
    setup = Side(line("Előkészületek"), (points(*["Ossz ki egy lapot mindenkinek, aki játszik."] * 14),))
    made = pdf.write(Document("card", line("Próba"), (), (turn, ends, setup)), HUNGARIAN, {})
    (page,) = PdfReader(io.BytesIO(made)).pages
    assert all(one in page.extract_text() for one in ("Lépj.", "Ha elfogyott", "Ossz ki"))
    assert [*faults(made)] == []


@pytest.mark.parametrize("items", [16, 60, 120])
def test_what_finds_no_room_on_a_page_of_a_card_is_on_the_next(items: int) -> None:
    """However much that is: a card leaves out nothing."""
    sides = tuple(
        Side(line(title), (points(*[f"Hosszú mondat a {title} dologról, a {at}. sorban." for at in range(items)]),))
        for title in ("Forduló", "Vége")
    )
    made = pdf.write(Document("card", line("Próba"), (), sides), HUNGARIAN, {})
    assert untold(made, sides) == []


@pytest.mark.parametrize("steps", [3, 12, 40])
def test_of_steps_in_brief_a_card_has_all_in_their_order(steps: int) -> None:
    turn = Side(line("A forduló"), (points(*["Hosszú mondat arról, hogy mit kell tenni, ha rád kerül a sor."] * 9),))
    told = say("Elmondja, mi történik, ha odaérsz, és ott már áll valaki más. " * 4)
    names = [f"Lépés{at}x" for at in range(steps)]
    parts = tuple(block for at, name in enumerate(names) for block in (Heading(3, line(name), f"step-{at}"), *told))
    ends = Side(line("A vége"), say("Ha elfogyott, vége."), follows=True)
    brief = Side(line("A lépések"), parts, in_parts=True, follows=True)
    made = pdf.write(Document("card", line("Próba"), (), (turn, brief, ends)), HUNGARIAN, {})
    text = "".join(one.extract_text() for one in PdfReader(io.BytesIO(made)).pages)
    found = [text.index(name) for name in (*names, "Ha elfogyott")]
    assert found == sorted(found)
    assert not [one for one in faults(made) if "hardly" not in one.what]
    assert small_sentences(made) == []


def test_a_table_whose_figures_are_but_its_names_stands_on_no_card() -> None:
    numbers = table(0, "", [("Név", "text"), ("Szám", "number")], "\n".join(f"{at}; {at}" for at in range(5)))
    turn = Side(line("A forduló"), say("Dobj egyet. " * 60))
    card = Document("card", line("Próba"), (), (turn, Side(line("Számok"), (numbers,))))
    (page,) = PdfReader(io.BytesIO(pdf.write(card, HUNGARIAN, {}))).pages
    assert "Számok" not in page.extract_text()


def test_a_side_of_a_card_that_is_mostly_empty_is_seen() -> None:
    made = pdf.write(Document("card", line("Próba"), (), (Side(line("A forduló"), say("Dobj.")),)), HUNGARIAN, {})
    assert [one.what for one in faults(made)] == ["a side of a card is hardly filled"]


def test_no_word_is_broken_in_names_nor_in_titles() -> None:
    """Running text beside them is, however wide a column, so that the test would see it."""
    said = "birodalmakban " * 9
    running = (say("a " * at + "Fegyverkovácsmesterek " * 20) for at in range(1, 10))
    names = "\n".join(f"Mezopotámia {at};Földközi-tenger, Arab-félsziget;Mezopotámia;{said}" for at in range(6))
    columns = [("Tartomány", "text"), ("Szomszédok", "text"), ("Tenger", "text"), ("Hatás", "text")]
    made = pdf.write(
        Document(
            "rulebook",
            line("Próba"),
            (),
            (
                table(1, "Fegyverkovácsmesterek " * 3, columns, names),
                box("example", "Fegyverkovácsmesterek legfegyverkezettebb birodalma", "Fegyverkovácsmesterek " * 40),
                head(1, "Legfegyverkezettebb fegyverkovácsmesterek birodalma", "cím"),
                *(block for each in running for block in each),
            ),
        ),
        HUNGARIAN,
        {},
    )
    words = {"".join(one) for one in broken(made)}

    assert words
    assert words <= {"Fegyverkovácsmesterek", "birodalmakban"}
    bold = [one for one in runs_of(made) if "Bold" in one.font and "Serif" not in one.font]
    assert not [one for one in bold if one.text.strip("\u2060").endswith(("-", "\u2010"))]


def test_a_word_of_the_sum_is_broken_only_where_its_cell_is_too_narrow() -> None:
    cells = [StripCell(line("Pontok a fejlesztésekért"), ""), *(StripCell(line("Levonás"), "+") for _ in range(5))]
    (page,) = PdfReader(
        io.BytesIO(pdf.write(Document("sheet", line("Próba"), (), (Strip(tuple(cells)),)), HUNGARIAN, {}))
    ).pages
    assert "fejlesztésekért" in page.extract_text()


def test_a_heading_with_the_letter_of_a_source_has_room_for_it() -> None:
    """What is wider than its column runs into the next one, and takes the words before it along."""
    heads = [("Név", "text"), *((one, "number") for one in ("Kör", "Pont az elsőnek", "Pont a többinek"))]
    made = table(
        0, "Művek", [*heads, ("Nem játszik (játékosoknál)", "number")], "Lépcsős piramis; 3; 1; 0; 2\nKő; 5; 2; 1; 3"
    )
    marked = evolve(made, columns=(*made.columns[:-1], evolve(made.columns[-1], mark="a")), in_text=True)
    words = [one for at in range(30) for one in say(f"Ez itt a {at}. sor, és még egy.")]
    written = pdf.write(Document("rulebook", line("Próba"), (), (*words, marked, *words)), HUNGARIAN, {})
    assert not [one for one in faults(written) if "runs into" in one.what]


def in_book(*tables: TableBlock) -> Document:
    """A book of these tables, each within its text."""
    said = say("Egy sor szöveg. " * 60)
    return Document(
        "rulebook", line("Próba"), (), tuple(one for each in tables for one in (*said, evolve(each, in_text=True)))
    )


def test_headings_of_two_words_stand_in_two_lines() -> None:
    tables = []
    for word in ("korszak", "szakasz", "forduló", "időszak", "kor"):
        heads = [("Név", "text"), *((f"{one}. {word}", "number") for one in ("I", "II", "III", "IV", "V"))]
        made = table(0, "Régiók", heads, "\n".join(["Délkelet-\u2060Ázsia; 2; 2; 2; 2; 2"] * 3))
        cells = (tuple(evolve(cell, mark="b") for cell in row.cells) for row in made.rows)
        tables.append(
            evolve(made, rows=tuple(evolve(row, cells=own) for row, own in zip(made.rows, cells, strict=True)))
        )
    assert [one for one in faults(pdf.write(in_book(*tables), HUNGARIAN, {})) if "text at" in one.what] == []


def test_long_words_stay_within_their_table() -> None:
    """Where there is room for them they stay whole, on a card as in a book; where there is none they are broken."""
    columns = [(one, "text") for one in ("Koponya", "Név", "Hatás", "Védelem")]
    words = [("Kovácsmesterség" * 3)[:length] for length in range(13, 34, 3)]
    rows = [
        "; ".join(("3 vagy több", "Invázió", "Minden ellenfeled bejelöl három csapást", f"Fal, {one}")) for one in words
    ]
    tables = [table(0, "", columns, "\n".join([row] * 3)) for row in rows]
    beside = Side(line("A"), (points(*["Egy sor."] * 14), tables[1]))
    card = Document("card", line("Próba"), (), (beside, Side(line("B"), say("Egy sor szöveg. " * 60))))
    for one in (card, in_book(*tables)):
        assert [fault for fault in faults(pdf.write(one, HUNGARIAN, {})) if "text at" in fault.what] == []


def test_the_measure_sees_text_that_reaches_past_the_edge_of_its_table() -> None:
    rule, text = Extent(10.0, 80.0, 96.0), Extent(50.0, 79.0, 100.0, 1)
    assert [*reaching_out((text,), (rule, evolve(rule, ends=60.0, line=104.0)))] == []
    assert [*reaching_out((evolve(text, ends=84.0),), (rule, evolve(rule, ends=100.0, line=80.0)))] != []


def test_the_measure_sees_words_that_run_into_each_other() -> None:
    beside, inside = Extent(10.0, 50.0, 100.0), Extent(49.5, 80.0, 100.2, 1)
    assert [*overlapping((beside, inside))] == []
    assert [*overlapping((beside, evolve(inside, begins=44.0)))] != []
    assert [*overlapping((beside, evolve(inside, begins=44.0, line=112.0)))] == []


@pytest.mark.parametrize("form", [html, pdf])
def test_a_table_without_rows_has_its_heads(form: ModuleType) -> None:
    bare = evolve(table(0, "Üres", [("Név", "text"), ("Szám", "number")], "a; 1"), rows=())
    assert form.write(Document("rulebook", line("Próba"), (), (*say("Előtte."), bare)), HUNGARIAN, {})
