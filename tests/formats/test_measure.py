"""Documents are measured: pages well filled, type that can be read, nothing outside, no heading or lead at a foot.

Every rulebook is, in two languages by every run; of the other documents each of a game or a variant in one language,
which is another one for the next. `make prove` measures all of them in all languages.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Block, Row, Side, Summary, TableBlock
from rulekit.driver.composing import compose_document, has_cards, own_sheet
from rulekit.driver.pipeline import Checked, find_game, load_game, variant_names
from rulekit.driver.printing import worded, write_document
from rulekit.driver.speaking import speaker_for
from rulekit.playing.examples import still_true
from rulekit.playing.game import load
from rulekit.resources import game_names, locale_tags
from tests.formats.layout import astray, begins_chapter, broken, faults, ranks, small_sentences, torn
from tests.formats.lists_torn import torn_lists
from tests.formats.parted import parted
from tests.formats.planned import plans_seen
from tests.formats.told_on_paper import untold
from tests.sharing import only

TAGS = sorted(locale_tags())


MOST_OF_CHANGES = 2
"""A sheet of changes is one page, or two rather than in type that is too small to be read at the table."""

FILLED = 2 / 3
"""So much of each page of a book is filled, but of the last, and of those that end the text before it."""
HOLE, HOLES = 0.36, 0.16
"""No more of a page is empty but of the last two, with what is free beside a shorter column; and of all together."""
LAST = 0.5
"""So much of its last page is filled, of a book of more than one that does not end with a summary."""
BROKEN_ON_PAGE = 2
"""Text with an uneven edge breaks so many words of a page at most, in narrow columns;"""
SHORT = 3
FEW_SHORT = 3
"""and hardly any of them so that fewer letters than that stand alone."""


def asked() -> Iterator[tuple[bool, tuple[str, str, str, str]]]:
    """Each document as its game, its kind, its variant and a language; of cards of variants each run has a quarter."""
    found: list[tuple[str, str, str]] = []
    for name in game_names():
        path = find_game(name)
        assert path is not None
        found += [(name, kind, "") for kind in ("card", "sheet", "cards")]
        found += [(name, kind, one) for one in variant_names(path) for kind in ("changes", "sheet", "card", "cards")]
    for at, (name, kind, variant) in enumerate(found):
        turn = at // len(TAGS)
        own = TAGS[(at + turn) % len(TAGS)]
        usual = not variant or kind != "card" or turn % len(TAGS) == 0
        for tag in TAGS:
            yield usual and tag == own, (name, kind, variant, tag)


def books() -> Iterator[tuple[bool, tuple[str, str]]]:
    """Each rulebook as its game and a language: of one game the first two are of every run, of the next the others."""
    for at, name in enumerate(sorted(game_names())):
        for number, tag in enumerate(TAGS):
            yield number // 2 == at % 2, (name, tag)


@pytest.mark.parametrize(("name", "kind", "variant", "tag"), only(asked()))
def test_pages_are_well_filled(name: str, kind: str, variant: str, tag: str) -> None:
    checked = load_game(name, [variant] if variant else [])
    assert checked.game is not None
    if (kind == "cards" and not has_cards(checked.game)) or (kind == "sheet" and variant and not own_sheet(checked)):
        return
    made = write_document(checked, kind, tag, "pdf")
    assert [*faults(made)] == []
    assert small_sentences(made) == []
    assert broken(made) == []
    if kind == "card":
        assert untold(made, tuple(card_sides(checked, tag))) == []
    if kind == "changes":
        assert len(PdfReader(io.BytesIO(made)).pages) <= MOST_OF_CHANGES


def card_sides(checked: Checked, tag: str) -> Iterator[Side]:
    """What a card says, in a language; but for tables whose figures are but the names before them."""
    for side in worded(checked, "card", tag).document.blocks:
        names = [len({cell.line for cell in row.cells}) for row in rows_of(side)]
        if isinstance(side, Side) and (not names or max(names) > 1):
            yield side


def rows_of(side: Block) -> tuple[Row, ...]:
    """The rows of a side that is a table."""
    match side:
        case Side(blocks=(TableBlock(rows=rows),)):
            return rows
        case _:
            return ()


@pytest.mark.parametrize(("name", "tag"), only(books()))
def test_pages_of_rulebooks_are_well_filled(name: str, tag: str) -> None:
    """As they are printed, with what is told of their rounds, and no line of them on a page that was not planned."""
    with plans_seen() as planned:
        made = write_document(told(name), "rulebook", tag, "pdf")
    assert len(PdfReader(io.BytesIO(made)).pages) == planned().pages
    assert planned().cut == ()
    assert [*faults(made, FILLED)] == []
    sums_up = any(isinstance(one, Summary) for one in compose_document(told(name), "rulebook").blocks)
    assert not sums_up or [*ranks(made)] == []
    assert astray(made) == set()
    assert torn(made) == []
    assert [*torn_lists(made)] == []
    assert planned().strips <= 1
    assert [one for one in planned().empty[:-2] if one > HOLE] == []
    assert sum(planned().empty[:-1]) <= HOLES * len(planned().empty)
    assert sums_up or planned().pages == 1 or planned().empty[-1] <= 1 - LAST
    assert not planned().opened or begins_chapter(made, 1)
    assert [*parted(made, speaker_for(told(name), tag).typography().together)] == []
    words = broken(made)
    assert len(words) <= BROKEN_ON_PAGE * len(PdfReader(io.BytesIO(made)).pages)
    assert len([one for one in words if len(min(one, key=len)) < SHORT]) <= FEW_SHORT


@cache
def told(name: str) -> Checked:
    return still_true(load(name, []).checked)
