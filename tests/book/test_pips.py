"""Numbers of dice and of tiles in halves are drawn as pips; what was drawn and then moved is drawn where it lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import html as lxml_html  # type: ignore[import-untyped]  # lxml ships no types

import rulekit
from rulekit.book.laid_out import LaidOut
from rulekit.book.pips import MOST
from rulekit.book.scenes import scenes
from rulekit.document.panels import Throw
from rulekit.document.sentence import Number
from rulekit.document.things import Thing
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document, narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.formats.pips import places
from rulekit.model.example import Action, Fact
from rulekit.playing.examples import still_true


@pytest.mark.parametrize("name", rulekit.games())
def test_ordinary_dice_and_tiles_show_pips_wherever_they_are_drawn(name: str) -> None:
    for one in parts(compose_document(still_true(load_game(name)), "rulebook").blocks):
        if isinstance(one, Throw):
            shown = [face[0].value for face in one.faces if len(face) == 1 and isinstance(face[0], Number)]
            assert one.pips == (tuple(shown) if len(shown) == len(one.faces) and max(shown) <= MOST else ())
        if isinstance(one, Thing) and one.halves:
            assert len(one.pips) == len(one.halves)


@pytest.mark.parametrize("name", ["dominoes", "backgammon"])
def test_as_many_pips_are_on_a_page_as_the_numbers_say(name: str, tmp_path: Path) -> None:
    rulekit.write_book(rulekit.load(name), tmp_path / "book.html", locale="hu")
    page = lxml_html.document_fromstring((tmp_path / "book.html").read_bytes())
    shown = parts(compose_document(still_true(load_game(name)), "rulebook").blocks)
    pips = [sum(one.pips) for one in shown if isinstance(one, Throw | Thing)]
    assert len(page.xpath("//svg[@class='pips']/circle")) == sum(pips) > 0


@pytest.mark.parametrize("count", range(MOST + 1))
def test_each_pip_has_a_place_of_its_own(count: int) -> None:
    assert len({*places(count)}) == count
    assert {(-x, -y) for x, y in places(count)} == {*places(count)}


@pytest.mark.parametrize("name", rulekit.games())
def test_what_was_drawn_and_moved_is_drawn_where_it_lies_at_last(name: str) -> None:
    checked = still_true(load_game(name))
    assert checked.game is not None
    narrator = narrator_of(checked)
    for example in checked.game.examples:
        played = checked.accounts.get(example.name) if example.printed else None
        if played is None:
            continue
        laid = LaidOut(narrator, played.stands)
        for begin, end in scenes(example):
            for at in range(begin, end):
                laid.follow(played.given.get(at, example.lines[at]), at)
            laid.drawn()
        looked = [at for at, line in enumerate(example.lines) if isinstance(line, Fact) and line.then]
        acts = any(isinstance(line, Action) for line in example.lines[max(looked, default=0) :])
        last = played.stands.get(max(looked, default=-1), {}) if not acts else {}
        assert {spot: now for spot, now in laid.was.items() if last.get(spot, now) != now} == {}, example.name
