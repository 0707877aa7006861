"""What one writes on, as it is printed: signs explained in one line, numbers for a marker that goes on and back."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Block, Document, Key, Legend, Track
from rulekit.formats import pdf
from tests.formats.compose import line
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import Run, runs_of


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


def test_worths_are_not_tens_and_ones() -> None:
    values = tuple(3 * at for at in range(1, 40))
    found = printed(Track(line("Sor"), values))
    assert [int(one.text) for one in found if one.text.isdigit() and one.y > 60] == [0, *values]
