"""All cards of a deck look alike but the longest few; behind each sheet of them are their backs, mirrored."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator

import pytest
from attrs import evolve
from pypdf import PageObject, PdfReader

from rulekit.document.blocks import Card, Cards, Cell, Document, Figure
from rulekit.formats import pdf
from rulekit.formats.pile_signs import pile_signs
from tests.formats.compose import line
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import Run, faults, runs_on

MM = 72 / 25.4
WIDE, TALL = 63 * MM, 88 * MM
SHEET = 9
MARKS = 7 * MM
"""Lines to cut along reach no further beyond the cards."""
LEAST = 6.99
LARGE = 30
"""A sign in so many points is seen at a glance."""


def card(at: int, words: int, kind: str = "Fajta", pile: str = "Halom") -> Card:
    facts = (Figure(line("Pont"), Cell(line(str(at + 1)))), Figure(line("Hely"), Cell(line("Egy kis hely"))))
    said = (Figure((), Cell(line("Ez itt néhány szó. " * words))),) if words else ()
    return Card(line(kind), Cell(line(pile)), Cell(line(f"Lap {at}z")), (), (), facts, said, (), line("Forrás"))


def sheets(cards: list[Card], bleed: int = 0) -> list[list[Run]]:
    blocks = tuple(
        Cards(line(f"Ív {at}"), f"p{at}", tuple(cards[at : at + SHEET])) for at in range(0, len(cards), SHEET)
    )
    made = pdf.write(Document("cards", line("Próba"), (), blocks), evolve(HUNGARIAN, bleed_mm=bleed), {})
    assert [one for one in faults(made) if "filled" not in one.what] == []
    return [runs_on(one) for one in PdfReader(io.BytesIO(made)).pages]


def heights(pages: list[list[Run]], text: str) -> list[float]:
    """How far below the upper edge of their cards runs of some text stand."""
    return [round((297 * MM / 2 + 1.5 * TALL - one.y) % TALL) for page in pages for one in page if text in one.text]


@pytest.mark.parametrize("count", [1, 3, 5, 6])
def test_lines_to_cut_along_end_with_the_last_row(count: int) -> None:
    blocks = (Cards(line("Ív"), "p", tuple(card(at, 1) for at in range(count))),)
    made = pdf.write(Document("cards", line("Próba"), (), blocks), HUNGARIAN, {})
    lowest = 297 * MM / 2 + 1.5 * TALL - -(-count // 3) * TALL - MARKS
    for page in PdfReader(io.BytesIO(made)).pages:
        assert min(drawn(page)) > lowest


def drawn(page: PageObject) -> list[float]:
    """How high over the foot of the page the lines on it begin and end."""
    found = list[float]()

    def see(operator: bytes, operands: list[object], cm: list[float], _: list[float]) -> None:
        if operator in (b"m", b"l"):
            x, y = (float(str(one)) for one in operands)
            found.append(cm[1] * x + cm[3] * y + cm[5])

    page.extract_text(visitor_operand_before=see)
    return found


def test_what_tells_piles_apart_is_large_on_their_backs() -> None:
    """However a language writes it: as one of several words, or within a single one."""
    for names, signs in {
        ("Epoch I", "Epoch II", "Epoch V"): ["I", "II", "V"],
        ("I. korszak", "II. korszak", "III. korszak"): ["I", "II", "III"],
        ("第一時代", "第二時代", "第三時代"): ["第一", "第二", "第三"],
        ("A halom", "A másik halom", "A kupac"): ["", "", ""],
        ("Halom", "Kupac"): ["", ""],
        ("Halom I",): [""],
    }.items():
        cards = [card(at, 1, pile=name) for at, name in enumerate(names)]
        found = pile_signs((Cards(line("Ív"), "p", tuple(cards)),))
        assert [found.get(("Fajta", name), "") for name in names] == signs
    fronts, backs = sheets([card(at, 1, pile=f"{'I' * (at + 1)}. kor") for at in range(3)])
    assert [one.text for one in backs if one.size > LARGE] == ["I", "II", "III"]
    assert not any(one.size > LARGE and not one.text.isdigit() for one in fronts)


@pytest.mark.parametrize("lengths", [(0, 1, 2), (1, 4, 9), (0, 0, 7), (3, 8, 12)])
def test_cards_of_a_deck_are_set_alike(lengths: tuple[int, ...]) -> None:
    """However much they say: names and what they say are of the same size, and names at the same height."""
    pages = sheets([card(at, lengths[at % len(lengths)]) for at in range(SHEET)])
    assert len({*heights(pages, "Lap")}) == 1
    assert len({*heights(pages, "Egy kis hely")}) == 1
    for text in ("Lap", "néhány", "Egy kis hely"):
        sizes = {round(one.size, 1) for page in pages for one in page if text in one.text}
        assert len(sizes) <= 1, text


def test_a_card_that_is_too_long_makes_no_other_smaller() -> None:
    alone = sheets([card(at, 1) for at in range(2 * SHEET)])
    pages = sheets([card(at, 1) for at in range(2 * SHEET - 1)] + [card(99, 26)])
    assert Counter(heights(pages, "Lap")).most_common(1)[0] == (heights(alone, "Lap")[0], 2 * SHEET - 1)


def test_backs_lie_behind_their_cards() -> None:
    """Of a sheet that is turned over along its upright edge, what is on the left lies behind what is on the right."""
    cards = [card(at, 1, pile=f"Halom {at % 2}q") for at in range(SHEET + 2)]
    pages = sheets(cards)
    assert len(pages) == 4
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        behind = {(2 - column, row, pile) for column, row, pile in piles(back)}
        assert {*piles(front)} == behind
        assert any("hátlapok" in one.text for one in back)


def piles(page: list[Run]) -> Iterator[tuple[int, int, str]]:
    """The column, the row and the pile of each card."""
    yield from ((*spot(one), one.text[-2:]) for one in page if one.text.endswith("q"))


def spot(run: Run) -> tuple[int, int]:
    """The column and the row of the card on which some text stands."""
    left, top = (210 * MM - 3 * WIDE) / 2, 297 * MM / 2 + 1.5 * TALL
    return int((run.x - left) // WIDE), int((top - run.y) // TALL)


def test_each_back_is_printed_once_for_a_print_shop() -> None:
    pages = sheets([card(at, 1, pile=f"Halom {at % 3}q") for at in range(SHEET)], bleed=3)
    backs = [" ".join(one.text for one in page) for page in pages[SHEET:-1]]
    assert [sum(f"Halom {at}q" in one for one in backs) for at in range(3)] == [1, 1, 1]
    assert len(backs) == 3


def test_what_cards_say_begins_at_one_height_where_nothing_else_stands_on_them() -> None:
    """However much that is; and no label of a figure is smaller than what is told."""
    told = [evolve(card(at, words), figures=()) for at, words in enumerate((1, 5, 9, 14))]
    begins = heights(sheets(told)[:1], "Ez itt")
    assert begins.count(min(begins)) == len(told)
    labels = [one.size for page in sheets([card(at, 12) for at in range(4)])[:1] for one in page if "Hely" in one.text]
    assert labels
    assert min(labels) >= LEAST
