"""What one writes on, as it is printed: signs explained in one line, numbers for a marker that goes on and back."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Block, Document, Key, Ledger, LedgerRow, Legend, Track
from rulekit.document.sentence import Icon
from rulekit.formats import pdf
from tests.formats.compose import line
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import Run, pages_of, runs_of

OFF = 0.5
"""Words end so far above a line, as a share of their size: what reaches below them is in between."""


def printed(*blocks: Block) -> list[Run]:
    return runs_of(pdf.write(Document("sheet", line("Próba"), (), blocks), HUNGARIAN, {}))


def test_what_signs_mean_stands_on_one_base_line() -> None:
    """However high the signs before the words are."""
    looks = ("round", "so_far", "ringed", "absent", "done", "begins", "corner")
    for first in looks[:-1]:
        keys = tuple(Key("sign", look, line(f"jel {look[:3]}")) for look in (first, looks[-1]))
        found = [one.y for one in printed(Legend(keys, in_lines=True)) if "jel" in one.text]
        assert len(found) == len(keys)
        assert max(found) - min(found) < 0.1, first


@pytest.mark.parametrize(("highest", "start"), [(80, 0), (100, 0), (26, 17), (139, 130)])
def test_a_long_row_of_numbers_is_two_for_markers(highest: int, start: int) -> None:
    """One of tens, one of ones: of eighty circles none is large enough for a piece."""
    found = printed(Track(line("Körök"), tuple(range(1, highest + 1)), start))
    numbers = [int(one.text) for one in found if one.text.isdigit() and one.y > 60]
    assert numbers == [*range(0, highest + 1, 10), *range(10)]


def test_what_is_told_in_a_row_keeps_off_the_lines_around_it() -> None:
    rows = tuple(LedgerRow(line(f"Sor {at}"), told=line("ezért jár ennyi pont " * 9)) for at in range(4))
    table = Ledger(line("Játékos"), (line(""),) * 6, rows)
    made = pdf.write(Document("sheet", line("Próba"), (), (table,)), HUNGARIAN, {})
    (page,) = pages_of(made)
    told = [one for one in page.runs if "jár" in one.text]
    lines = {round(one.line, 1) for one in page.rules}
    assert len(told) > 2 * len(rows)
    assert len(lines) > len(rows)
    for one in told:
        below, above = (
            min((abs(one.y - at) for at in lines if (at < one.y) is so), default=99.0) for so in (True, False)
        )
        assert below > OFF * one.size
        assert above > one.size


def test_worths_are_not_tens_and_ones() -> None:
    values = tuple(3 * at for at in range(1, 40))
    found = printed(Track(line("Sor"), values))
    assert [int(one.text) for one in found if one.text.isdigit() and one.y > 60] == [0, *values]


@pytest.mark.parametrize("name", ["Körök", "Ugrás nélküli fordulók", "Valamivel hosszabb nevű fordulók száma"])
def test_the_name_of_a_row_of_numbers_stays_whole(name: str) -> None:
    """Beside two rows of ten circles there is room for it."""
    found = printed(Track(line(name), tuple(range(1, 81))))
    assert [one.text for one in found if one.text in name.split() or one.text == name] in ([name], name.split())


def test_what_holds_in_a_round_stands_beside_its_number() -> None:
    rows = tuple(LedgerRow(line(str(at)), "round", told=line("hosszú szavakkal szemközt")) for at in range(1, 9))
    found = printed(Ledger(line("Leosztás"), (line("Játékos"),) * 4, rows))
    numbers = {one.text: one.y for one in found if one.text.isdigit()}
    told = sorted(one.y for one in found if "szemközt" in one.text)
    assert len(told) == len(rows)
    assert told == pytest.approx(sorted(numbers[str(at)] for at in range(1, 9)), abs=1)


def test_names_behind_pictures_of_any_width_begin_below_one_another() -> None:
    narrow, wide = (f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>{one}</svg>" for one in SHAPES)
    rows = tuple(LedgerRow((Icon(one), *line(f"Név {one}"))) for one in ("narrow", "wide"))
    table = Ledger(line("Játékos"), (line(""),) * 4, rows)
    made = pdf.write(Document("sheet", line("Próba"), (), (table,)), HUNGARIAN, {"narrow": narrow, "wide": wide})
    places = [one.x for one in runs_of(made) if "Név" in one.text]
    assert len(places) == len(rows)
    assert max(places) - min(places) < 0.1


SHAPES = ("<rect x='13' y='2' width='6' height='28'/>", "<rect x='1' y='2' width='30' height='28'/>")
