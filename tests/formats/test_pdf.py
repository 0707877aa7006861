"""PDFs are tagged, whole and the same every time."""

from __future__ import annotations

import io
import re
from typing import Any

import pikepdf
import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, settings
from pypdf import PdfReader

from rulekit.document.blocks import Block, Document, Side
from rulekit.document.typography import Typography
from rulekit.formats import FormatError, pdf
from tests.formats.compose import box, head, line, points, say, table, tick, track
from tests.formats.languages import CHINESE, FRENCH, HUNGARIAN
from tests.formats.samples import SAMPLES
from tests.formats.strategies import documents
from tests.sharing import examples

MIXED = evolve(
    HUNGARIAN,
    text_fonts=(*HUNGARIAN.text_fonts, "Noto Sans TC"),
    heading_fonts=(*HUNGARIAN.heading_fonts, "Noto Sans TC"),
)
DOT = {"food": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'}

every_sample = pytest.mark.parametrize("name", SAMPLES)


def written(name: str, icons: dict[str, str]) -> bytes:
    document, typography = SAMPLES[name]
    return pdf.write(document, typography, icons)


def text_of(made: bytes) -> str:
    pages = PdfReader(io.BytesIO(made)).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages).replace("\u2060", ""))


def tags_of(made: pikepdf.Pdf) -> list[str]:
    """The kinds of all elements of the structure tree, in order."""
    found: list[str] = []

    def visit(node: Any) -> None:  # noqa: ANN401  # pikepdf objects are of one type for arrays, numbers and dictionaries
        if isinstance(node, pikepdf.Array):
            for child in node.as_list():
                visit(child)
        elif isinstance(node, pikepdf.Dictionary):
            if "/S" in node:
                found.append(str(node["/S"]))
            visit(node.get("/K"))

    visit(made.Root["/StructTreeRoot"]["/K"])
    return found


def page(*blocks: Block, kind: str = "rulebook", title: str = "Próba") -> Document:
    return Document(kind, line(title), (), blocks)


@every_sample
def test_samples_say_what_they_are(name: str, icons: dict[str, str]) -> None:
    document, typography = SAMPLES[name]
    with pikepdf.open(io.BytesIO(written(name, icons))) as made, made.open_metadata() as metadata:
        assert str(made.Root["/Lang"]).lower().startswith(typography.lang)
        assert made.Root["/MarkInfo"]["/Marked"]
        assert metadata["pdfuaid:part"] == "1"
        assert (metadata["pdfaid:part"], metadata["pdfaid:conformance"]) == ("2", "A")
        assert "x-default" in str(metadata) or metadata["dc:title"]
        assert len(made.pages) <= {"rulebook": 3, "card": 2, "sheet": 1, "changes": 1}[document.kind]


def test_a_rulebook_has_the_structure_that_readers_use(icons: dict[str, str]) -> None:
    with pikepdf.open(io.BytesIO(written("hu-rulebook", icons))) as made:
        tags = tags_of(made)
        with made.open_outline() as outline:
            titles = [entry.title for entry in outline.root]
            below = {entry.title: [child.title for child in entry.children] for entry in outline.root}
        boxes = {tuple(round(float(side)) for side in made_page.mediabox) for made_page in made.pages}

    assert {"/Title", "/H1", "/H2", "/H3", "/Table", "/TH", "/TD", "/L", "/LI", "/TOC", "/TOCI", "/Figure"} <= set(tags)
    assert titles[:2] == ["A játék célja", "Tartozékok"]
    assert below["A kör menete"][0] == "Dobás"
    assert boxes == {(0, 0, 595, 842)}


def test_contents_link_to_the_chapters_on_later_pages(icons: dict[str, str]) -> None:
    with pikepdf.open(io.BytesIO(written("hu-rulebook", icons))) as made:
        links = [note for note in made.pages[0]["/Annots"].as_list() if note["/Subtype"] == "/Link"]
        with made.open_outline() as outline:
            chapters = len(outline.root)

    assert chapters >= len(links) >= chapters - 3


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hu-rulebook", ["Etesd meg a városaidat", "1. TÁBLÁZAT", "2. oldal, összesen", "kezdőjátékost"]),
        ("fr-rulebook", ["Déroulement d’un tour", "TABLEAU 1", "Sécheresse", "avec la variante « Échanges »"]),
        ("zh-rulebook", ["獲得最多勝利點數的玩家獲勝", "表 1", "第 1 頁", "Erdős Ödön"]),
        ("hu-sheet", ["Kezdőjátékos", "első 12", "Lándzsahegy", "Részösszeg"]),
        ("zh-card", ["你的回合", "瘟疫對你無效"]),
        ("fr-changes", ["Agathe donne 2 bois"]),
    ],
)
def test_text_can_be_read_back(name: str, words: list[str], icons: dict[str, str]) -> None:
    text = text_of(written(name, icons))

    assert [word for word in words if word not in text] == []


def test_pictures_are_described_unless_the_words_beside_them_do(icons: dict[str, str]) -> None:
    described = page(*say("Kapsz 3 {food|étel}."))
    told = page(*say("Kapsz 3 {food|étel} ételt."))
    alts = []
    for document in (described, told):
        with pikepdf.open(io.BytesIO(pdf.write(document, HUNGARIAN, icons))) as made:
            parts = [item for item in made.objects if isinstance(item, pikepdf.Dictionary)]
            alts.append([str(part["/Alt"]) for part in parts if part.get("/S") == "/Figure"])

    assert alts == [["étel"], []]


@every_sample
def test_bytes_repeat(name: str, icons: dict[str, str]) -> None:
    assert written(name, icons) == written(name, icons)


def test_a_missing_character_fails_with_its_name() -> None:
    with pytest.raises(FormatError, match=r"rulebook in hu: .*𓀀.* could not be displayed"):
        pdf.write(page(*say("Ez 𓀀 nincs meg.")), HUNGARIAN, {})


def test_a_missing_font_fails_with_its_name() -> None:
    with pytest.raises(FormatError, match="no font family `Nowhere Sans`"):
        pdf.write(page(), evolve(HUNGARIAN, text_fonts=("Nowhere Sans",)), {})


def test_a_broken_picture_fails_with_its_name() -> None:
    with pytest.raises(FormatError, match="picture `food` cannot be read"):
        pdf.write(page(*say("{food|étel}")), HUNGARIAN, {"food": "<svg"})


def test_too_much_for_a_card_fails_with_the_side() -> None:
    side = Side(line("Minden"), say("szó " * 6000))
    with pytest.raises(FormatError, match="card side does not fit on its page: Minden"):
        pdf.write(page(side, kind="card"), HUNGARIAN, {})


def test_too_much_for_a_sheet_fails() -> None:
    with pytest.raises(FormatError, match="score sheet does not fit on its page"):
        pdf.write(page(*say("szó " * 9000), kind="sheet"), HUNGARIAN, {})


def test_too_many_changes_for_a_page_take_more() -> None:
    made = pdf.write(page(*say(*["szó " * 100] * 40), kind="changes"), HUNGARIAN, {})

    assert len(PdfReader(io.BytesIO(made)).pages) > 1


def test_a_box_longer_than_a_column_goes_on() -> None:
    text = text_of(pdf.write(page(box("example", "Hosszú", *[f"mondat {at}." for at in range(300)])), HUNGARIAN, {}))

    assert "mondat 299." in text


@pytest.mark.parametrize("count", [1, 5, 25, 50, 130])
def test_every_number_of_boxes_fits(count: int) -> None:
    made = pdf.write(page(tick("Négyzetek", count, "első 1", ticked=1), kind="sheet"), HUNGARIAN, {})

    assert f"{count} négyzet, ebből 1 kihúzva".encode("utf-16-be") in made or "Négyzetek" in text_of(made)


@pytest.mark.parametrize("typography", [HUNGARIAN, FRENCH, CHINESE], ids=lambda typography: typography.tag)
@pytest.mark.parametrize("kind", ["rulebook", "card", "sheet", "cards", "changes"])
def test_signs_that_fonts_often_lack_are_there(kind: str, typography: Typography) -> None:
    signs = "→ ⇒ × − – ½ ✓ ★ ☐ „” «» “” ’ … őű"
    text = text_of(pdf.write(page(*say(signs), kind=kind), typography, {}))

    assert all(sign in text for sign in "→⇒×−✓★☐őű")


@pytest.mark.parametrize("kind", ["rulebook", "card", "sheet", "cards", "changes"])
def test_a_document_that_says_nothing_is_a_page(kind: str) -> None:
    assert pdf.write(Document(kind, line("0"), (), ()), HUNGARIAN, {}).startswith(b"%PDF")


@settings(examples(25), deadline=None, suppress_health_check=list(HealthCheck))
@given(documents())
def test_any_document_becomes_a_pdf_or_is_too_much_for_a_page(document: Document) -> None:
    try:
        made = pdf.write(document, MIXED, DOT)
    except FormatError as error:
        assert re.search(r"does not fit on its page|does not hold its text", str(error))  # noqa: PT017  # the one way out, for one page
        assert document.kind in {"card", "sheet", "cards"}
    else:
        assert made.startswith(b"%PDF")


def test_headings_need_not_start_at_the_top() -> None:
    document = page(head(3, "Mély", "deep"), head(1, "Magas", "high"), points("egy"), track("Sor", 1, 2))
    made = pdf.write(document, HUNGARIAN, {})

    assert "Mély" in text_of(made)


def test_tables_without_number_or_rows_are_set() -> None:
    made = pdf.write(page(table(0, "", [("Fej", "text"), ("", "number")], "")), HUNGARIAN, {})

    assert "Fej" in text_of(made)
