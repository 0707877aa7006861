"""Every picture and sign that a book shows has its meaning in the chapter of the signs, or beside where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.book.signs_of_book import SIGNS
from rulekit.book.signs_of_sheet import SHEET_SIGNS
from rulekit.document.blocks import (
    Boxes,
    Cards,
    Column,
    Heading,
    Inset,
    LedgerRow,
    Legend,
    Map,
    Outset,
    TableBlock,
    Track,
)
from rulekit.document.panels import Throw, Ticks
from rulekit.document.plan import Fate, Piece, Plan
from rulekit.document.sentence import Icon
from rulekit.document.things import Going, Ring, Thing
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pictures import picture_names
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.formats import html
from rulekit.formats.lines import plain
from rulekit.wording.signs_shown import FEW, MOST
from tests.book.test_course import rulebook

LOCALES = rulekit.locales()
BOOKS = [(name, LOCALES[at % len(LOCALES)]) for at, name in enumerate(rulekit.games())]
TEMPLATES = Path(html.__file__).with_name("templates")
SEEN = {"kept", "peg", "pawn", "chosen", "piece_turns", "place_open"}
"""Signs that are not looked for here, where they are not told."""
NAMED_THERE = (Cards, Heading, Inset, Legend, Map, Outset, TableBlock)
"""What has names beside its pictures, or a key of its own."""


@pytest.mark.parametrize(("name", "tag"), BOOKS)
def test_each_picture_and_sign_has_its_meaning(name: str, tag: str) -> None:
    made = speaker_for(load_game(name), tag).document(rulebook(name))
    seen = [*parts(made.blocks, lambda one: isinstance(one, NAMED_THERE))]
    pictures = {one.name for one in seen if isinstance(one, Icon)}
    drawn = {
        "again": any(one.again for one in seen if isinstance(one, Throw)),
        "aside": any(one.aside for one in seen if isinstance(one, Throw)),
        "ticked": any(one.now > one.was for one in seen if isinstance(one, Ticks)),
        "absent": any(one.kind == "absent" for one in parts(made.blocks) if isinstance(one, Column)),
        "piece_goes": any(one.fate is Fate.GOES and one.owner >= 0 for one in seen if isinstance(one, Piece)),
        "piece_comes": any(one.fate is Fate.COMES and one.owner >= 0 for one in seen if isinstance(one, Piece)),
        "count": any(one.owner < 0 <= one.was for one in seen if isinstance(one, Piece)),
        "place_about": any(one.about for one in seen if isinstance(one, Plan)),
        "piece_moves": any(one.arrows for one in seen if isinstance(one, Plan))
        or any(one.was != one.now for one in seen if isinstance(one, Ring)),
        **{str(one): any(thing.going is one for thing in seen if isinstance(thing, Thing)) for one in Going},
    }
    tables = [one for block in made.blocks if isinstance(block, TableBlock) for one in parts(block)]
    named = {one.name for one in tables if isinstance(one, Icon)}
    game = load_game(name).game
    assert game is not None
    whole = [{item.name for item in table.items} & {*picture_names(load_game(name).folder)} for table in game.tables]
    many = {
        one
        for sort in whole
        if len(sort) > MOST
        for one in sort
        if one in named or 2 * len(sort & pictures) < len(sort)
    }
    wanted = {("mark", one) for one in pictures - many}
    wanted |= {("mark", one) for sort in whole if len(sort) <= MOST and sort & pictures for one in sort & named}
    wanted |= {("sign", sign) for sign, is_drawn in drawn.items() if is_drawn and sign in SIGNS}
    told = [one for one in parts(made.blocks) if isinstance(one, Legend) and not one.in_lines]
    keys = [key for one in told for key in one.keys]
    assert wanted <= {(key.kind, key.look) for key in keys} or (not told and len(wanted) < FEW)
    assert all(plain(key.line) for key in keys)
    assert (
        not told
        or {key.look for key in keys if key.kind == "sign"}
        <= {sign for sign, is_drawn in drawn.items() if is_drawn} | SEEN
    )
    said = [plain(key.line) for key in keys if key.kind == "sign"]
    assert len(said) == len(set(said)), "two signs mean the same"
    assert len(told) == sum(isinstance(one, Heading) and one.anchor == "signs" for one in made.blocks)


@pytest.mark.parametrize(("name", "tag"), BOOKS)
def test_each_sign_of_a_score_sheet_has_its_meaning_on_it(name: str, tag: str) -> None:
    checked = load_game(name)
    made = speaker_for(checked, tag).document(compose_document(checked, "sheet"))
    (rows, boxes) = ([one for one in parts(made.blocks) if isinstance(one, kind)] for kind in (LedgerRow, Boxes))
    drawn = {
        "corner": any(one.hints for one in rows if isinstance(one, LedgerRow)),
        "round": any(one.kind == "round" for one in rows if isinstance(one, LedgerRow)),
        "so_far": any(one.kind == "round" for one in rows if isinstance(one, LedgerRow)),
        "absent": any(one.absent for one in boxes if isinstance(one, Boxes)),
        "done": any(one.ticked for one in boxes if isinstance(one, Boxes)),
        "begins": any(isinstance(one, Track) for one in parts(made.blocks)),
    }
    keys = {key.look: plain(key.line) for one in made.blocks if isinstance(one, Legend) for key in one.keys}
    assert {sign for sign, is_drawn in drawn.items() if is_drawn} == {*keys} - {"ringed"}
    assert all(keys.values())


@pytest.mark.parametrize("sign", [*SIGNS, *SHEET_SIGNS])
def test_each_sign_is_drawn_on_paper_and_on_a_web_page(sign: str) -> None:
    assert f"{sign}: " in (TEMPLATES / "legend.typ").read_text(encoding="utf-8")
    assert sign in (TEMPLATES / "blocks.html.j2").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", rulekit.games())
def test_where_most_things_of_a_sort_have_pictures_all_have(name: str) -> None:
    checked = load_game(name)
    assert checked.game is not None
    known = {*picture_names(checked.folder)}
    for table in checked.game.tables:
        names = {one.name for one in table.items}
        assert len(names & known) <= len(names) / 2 or names <= known, names - known


@pytest.mark.parametrize(("name", "tag"), BOOKS)
def test_no_two_pictures_are_called_alike(name: str, tag: str) -> None:
    """A face of a die that gives a thing may have its name, and then says that it is on a die."""
    made = speaker_for(load_game(name), tag).document(rulebook(name))
    legends = [one for one in parts(made.blocks) if isinstance(one, Legend)]
    said = [[plain(key.line) for key in one.keys if key.kind == "mark"] for one in legends]
    assert all(len(one) == len({*one}) for one in said)
