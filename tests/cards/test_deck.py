"""Cards to cut out: every one is printed once, whole, with all that it says and where that comes from."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest
from pypdf import PdfReader

import rulekit
from rulekit.document.blocks import Card, Cards
from rulekit.document.sentence import Icon, Noun
from rulekit.driver import printing
from rulekit.driver.building import brings, jobs
from rulekit.driver.pipeline import Checked
from rulekit.formats import FORMATS
from rulekit.formats.lines import plain
from rulekit.playing.examples import still_true
from tests.sharing import only

GAME = "history_of_the_world"
MM = 72 / 25.4
LEFT, BOTTOM = (210 - 3 * 63) / 2 * MM, (297 - 3 * 88) / 2 * MM
WIDE, TALL = 63 * MM, 88 * MM
LOCALES = rulekit.locales()
CLOSE = ("hu", "zh_Hant")
"""The languages with the longest words and with other signs."""


@cache
def checked() -> Checked:
    return still_true(rulekit.load(GAME).checked)


@cache
def worded(tag: str) -> printing.Worded:
    return printing.worded(checked(), "cards", tag)


def sheets(tag: str) -> list[Cards]:
    """The sheets in a language."""
    return [one for one in worded(tag).document.blocks if isinstance(one, Cards)]


@cache
def pdf(tag: str) -> bytes:
    made = worded(tag)
    return FORMATS["pdf"].write(made.document, made.typography, printing.pictures(checked().folder))


def printed(tag: str) -> list[tuple[str, list[tuple[str, float, float, float]]]]:
    """For each page what it says, and its texts with where each begins, in points, and how large its letters are."""
    pages = []
    for page in PdfReader(io.BytesIO(pdf(tag))).pages:
        found: list[tuple[str, float, float, float]] = []

        def visit(text: str, user: list[float], matrix: list[float], _font: Any, size: float) -> None:  # noqa: ANN401  # pypdf's own
            if text.strip():
                x = matrix[4] * user[0] + user[4]
                y = matrix[5] * user[3] + user[5]
                found.append((text.strip(), x, y, abs(size * matrix[3] * user[3])))  # noqa: B023  # read at once

        said = page.extract_text(visitor_text=visit)
        pages.append((said, found))
    return pages


def test_every_card_is_there_once_and_piles_stand_together() -> None:
    document = printing.compose_document(checked(), "cards")
    made = [one for one in document.blocks if isinstance(one, Cards)]
    cards = [card for sheet in made for card in sheet.cards]
    game = checked().game
    assert game is not None
    tables = [one for one in game.tables if one.on_cards]
    assert [card.name.line for card in cards] == [(Noun(item.name),) for table in tables for item in table.items]
    assert {len(sheet.cards) for sheet in made} == {8}
    assert all(len({(card.kind, card.group.line) for card in sheet.cards}) == 1 for sheet in made)


def test_what_has_a_name_and_says_nothing_is_a_figure(tmp_path: Path) -> None:
    text = Path(checked().folder, f"{GAME}.rules").read_text("utf-8")
    does = "with blitz\n  before battle: gain 1 attack_reroll\n"
    assert does in text
    path = tmp_path / f"{GAME}.rules"
    path.write_text(text.replace(does, ""), "utf-8")
    silenced = printing.compose_document(still_true(rulekit.load(str(path)).checked), "cards")
    cards = [card for sheet in silenced.blocks if isinstance(sheet, Cards) for card in sheet.cards]
    (silent,) = (card for card in cards if card.name.line == (Noun("germans"),))
    assert silent.texts == ()
    assert silent.figures[-1].value.line == (Noun("blitz"),)


def test_facts_are_of_one_size_on_all_cards_of_a_kind() -> None:
    words = ("Indus", "Mongolia", "Nile")
    sizes = {text: size for _, found in printed("en") for text, _, _, size in found if text in words}
    assert sizes == dict.fromkeys(words, pytest.approx(sizes["Indus"], abs=0.1))
    assert sizes["Indus"] >= 8


@pytest.mark.parametrize("tag", LOCALES)
def test_a_card_says_all_that_its_row_says(tag: str) -> None:
    cards = {plain(card.name.line): card for sheet in sheets(tag) for card in sheet.cards}
    speaker = printing.speaker_for(checked(), tag)

    def of(name: str) -> Card:
        return cards[speaker.title(Noun(name))]

    assyrians, phoenicians, migration, weaponry = map(of, ("assyrians", "phoenicians", "migration", "weaponry"))
    assert len(assyrians.figures) == 5  # order, armies, home, marker, caravans; the ability is told below
    assert plain(assyrians.texts[0].label).startswith(speaker.title(Noun("ramparts")))
    assert len(phoenicians.figures) == 4
    assert plain(phoenicians.sort) == speaker.title(Noun("kingdom"))
    assert phoenicians.texts == ()
    assert [bool(one.label) for one in migration.texts] == [False, False]
    assert len(weaponry.texts) == 1


@pytest.mark.parametrize("tag", LOCALES)
def test_what_is_reconstructed_says_so(tag: str) -> None:
    speaker = printing.speaker_for(checked(), tag)
    ours = speaker.title(Noun("reconstructed", "sources"))
    cards = [card for sheet in sheets(tag) for card in sheet.cards]
    told = {plain(card.name.line) for card in cards if ours in map(plain, (card.source, *card.notes))}
    wholly_published = {speaker.title(Noun(name)) for name in ("assyrians", "egyptians", "weaponry")}
    assert {plain(card.name.line) for card in cards} - told == wholly_published
    for card in cards:
        cells = [card.group, card.name, *(one.value for one in (*card.figures, *card.texts))]
        marks = {one.mark for one in cells if one.line}
        assert marks == (set(ascii_lowercase[: len(card.notes)]) if card.notes else {""})
        assert bool(card.notes) != bool(card.source)


@pytest.mark.parametrize("tag", only((tag in CLOSE, (tag,)) for tag in LOCALES))
def test_nothing_is_small_or_over_the_edge(tag: str) -> None:
    pages = printed(tag)[::2]  # between them are the backs
    assert len(pages) == len(sheets(tag))
    for (read, texts), sheet in zip(pages, sheets(tag), strict=True):
        said = "".join(read.replace("\u2060", "").split())
        inside = [one for one in texts if BOTTOM < one[2] < BOTTOM + 3 * TALL]
        assert min(size for *_, size in texts) > 5.9
        # Every line begins on a card, at least 4 mm from where it is cut.
        for text, x, y, _ in inside:
            from_left, from_below = (x - LEFT) % WIDE, (y - BOTTOM) % TALL
            assert 4 * MM < from_left < WIDE - 4 * MM, text
            assert 4 * MM < from_below < TALL - 4 * MM, text
        for card in sheet.cards:
            assert "".join(plain(card.name.line).split()) in said


@pytest.mark.parametrize("tag", LOCALES)
def test_pages_and_lists_hold_the_same_cards(tag: str) -> None:
    made = worded(tag)
    for form in ("html", "md"):
        written = FORMATS[form].write(made.document, made.typography, printing.pictures(checked().folder)).decode()
        text = written.replace("\u2060", "")  # names are kept together at their hyphens
        for sheet in sheets(tag):
            for card in sheet.cards:
                assert plain(card.name.line) in text
    assert text.count("\n- **") == 80


def test_cards_are_built_where_there_are_any() -> None:
    made = filter(brings, jobs(rulekit.games(), ("en",), ("cards",), ("md",)))
    assert {(one.game, one.variants) for one in made} == {
        (GAME, ()),
        ("builders_of_the_colosseum", ("evaluation_tiles",)),
    }


def test_no_card_shows_what_it_excludes() -> None:
    """Harvest produces any kind but camps: a tent on its card would say the contrary."""
    checked = still_true(rulekit.load("builders_of_the_colosseum", variants=["evaluation_tiles"]).checked)
    blocks = printing.worded(checked, "cards", "en").document.blocks
    made = {plain(card.name.line): card for sheet in blocks if isinstance(sheet, Cards) for card in sheet.cards}
    shown = {name: {one.name for one in card.picture if isinstance(one, Icon)} for name, card in made.items()}
    assert not any("camp" in pictures for pictures in shown.values())
    assert any(shown.values())


def test_the_rulebook_tells_what_each_thing_does_once() -> None:
    game = checked().game
    assert game is not None
    said = printing.worded(checked(), "rulebook", "en")
    book = FORMATS["md"].write(said.document, said.typography, {}).decode()
    speaker = printing.speaker_for(checked(), "en")
    for table, item in dict.fromkeys(one.holder for one in game.modifiers):
        name = speaker.title(Noun(game.table(table).items[item].name))
        told = [line for line in book.splitlines() if line.startswith(f"| {name}") and not line.endswith("| – |")]
        boxed = [line for line in book.splitlines() if line.startswith(f"> - {name}:")]
        assert told, name
        assert boxed == [], name
