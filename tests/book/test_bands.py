"""Steps of a turn at a glance: all of a short step, its tables beside it, all on one page."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.book.alternatives import apart, together
from rulekit.book.glance import glance
from rulekit.book.narrator import Narrator
from rulekit.book.orders_drawn import orders_drawn
from rulekit.book.passages import label
from rulekit.document.blocks import Band, Bands, Box, Document, Item, Listing, Paragraph, TableBlock
from rulekit.document.panels import Drawing, Rotation, Throw
from rulekit.document.sentence import Icon, Noun
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.driver.printing import compose_document, write_document
from rulekit.playing.examples import still_true
from rulekit.resources import locale_tags
from rulekit.source import Source
from tests.formats.layout import runs_on
from tests.sharing import only

DICE = "roll_through_the_ages"
TAB = 17
"""The numbers of steps in their tabs, in points."""
TURNS = [
    (at % 2 == game, (name, tag))
    for game, name in enumerate((DICE, "history_of_the_world"))
    for at, tag in enumerate(sorted(locale_tags()))
]
"""Turns that are drawn: those of every run, each in every other language, and the rest."""


def test_tables_stand_beside_the_step_that_needs_them() -> None:
    document = compose_document(load_game(DICE, []), "rulebook")
    (turn,) = [one for one in document.blocks if isinstance(one, Bands)]
    beside = {one.anchor: [len(each.rows) for each in one.beside if isinstance(each, TableBlock)] for one in turn.bands}
    assert beside == {
        "step-roll": [],
        "step-collect": [6],
        "step-feed": [],
        "step-suffer": [5],
        "step-build": [],
        "step-buy": [],
        "step-discard": [],
    }
    assert all(one.told for one in turn.bands)


def test_a_longer_step_names_its_alternatives() -> None:
    document = compose_document(load_game("history_of_the_world", []), "rulebook")
    (turn,) = [one for one in document.blocks if isinstance(one, Bands)]
    assert all(one.told for one in turn.bands)
    (conquest,) = [one for one in turn.bands if one.anchor == "step-conquest"]
    said = repr(conquest.told)
    assert "by_land" in said
    assert "'conquer'" not in said, "what an alternative does stands in the chapter of the steps"


def band_of(document: Document, anchor: str) -> Band:
    """The band of a step."""
    (turn,) = [one for one in document.blocks if isinstance(one, Bands)]
    return next(one for one in turn.bands if one.anchor == anchor)


@pytest.mark.parametrize(("anchor", "pictures"), [("step-build", ["city", "monument"]), ("step-buy", ["coin", "good"])])
def test_what_one_chooses_from_stands_beside_its_lead(anchor: str, pictures: list[str]) -> None:
    band = band_of(compose_document(load_game(DICE, []), "rulebook"), anchor)
    listed, *said = band.beside
    assert isinstance(listed, Listing)
    assert all(isinstance(one, Paragraph) for one in said)
    assert [one.name for item in listed.items for one in item.line if isinstance(one, Icon)] == pictures
    assert not any(isinstance(one, Listing) for one in band.told)


def test_nothing_is_lost_of_what_stands_beside_the_words() -> None:
    told = (
        Paragraph((label("turn"),)),
        Listing((Item((label("goal"),)), Item((label("end"),)))),
        Paragraph((label("setup"),)),
    )
    game = load_game(DICE, []).game
    assert game is not None
    teller = Narrator(game, SAYERS, frozenset({"goal", "end"}))
    assert together(*apart(told, teller)) == told
    assert apart((*told, told[1]), teller) == ((*told, told[1]), ())


def test_throws_of_a_told_round_stand_beside_the_step_in_which_dice_are_thrown_again() -> None:
    document = compose_document(still_true(load_game(DICE, [])), "rulebook")
    (box,) = band_of(document, "step-roll").beside
    assert isinstance(box, Box)
    drawing, *words = box.blocks
    assert isinstance(drawing, Drawing)
    assert [isinstance(one, Throw) and bool(one.again) for one in drawing.drawn] == [True, False]
    assert words, "what is drawn is told as well"


def test_a_step_that_may_be_left_out_says_so() -> None:
    document = compose_document(load_game(DICE, []), "rulebook")
    (turn,) = [one for one in document.blocks if isinstance(one, Bands)]
    assert [one.anchor for one in turn.bands if one.mark] == ["step-build", "step-buy"]


@pytest.mark.parametrize(("name", "blocks"), [(DICE, 3), ("history_of_the_world", 1)])
def test_the_end_of_the_game_stands_below_the_turn(name: str, blocks: int) -> None:
    document = compose_document(load_game(name, []), "rulebook")
    (turn,) = [one for one in document.blocks if isinstance(one, Bands) and one.ordered]
    assert len(turn.closing[1]) == blocks


LONG = """game long
  title    "Long"
  players  2
  wins     most food

each player has
  food  0 or more

step play
  each player in turn: do turn

step turn
  do many, few

step few
  gain 1 food

step many
{statements}"""


@pytest.mark.parametrize(("statements", "told"), [(8, True), (12, False)])
def test_of_a_very_long_step_nothing_is_told(statements: int, told: bool) -> None:  # noqa: FBT001  # as the case says
    text = LONG.format(statements="  if food is 1: gain 2 food\n" * statements)
    checked = check_source(Source("long.rules", text))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    (turn,) = [one for one in compose_document(checked, "rulebook").blocks if isinstance(one, Bands)]
    assert [bool(one.told) for one in turn.bands] == [told, True]


@pytest.mark.parametrize(("name", "tag"), only(TURNS))
def test_the_turn_is_on_one_page(name: str, tag: str) -> None:
    # With the drawings of its examples: without them, what stands before it leaves a page too empty, and it is torn.
    checked = still_true(load_game(name, []))
    document = compose_document(checked, "rulebook")
    count = sum(len(one.bands) for one in document.blocks if isinstance(one, Bands))
    pages = PdfReader(io.BytesIO(write_document(checked, "rulebook", tag, "pdf"))).pages
    tabs = [[one.text for one in runs_on(page) if round(one.size) == TAB] for page in pages]
    assert [one for one in tabs if one] == [[str(at) for at in range(1, count + 1)]]


def test_dice_and_orders_are_drawn_where_all_have_pictures() -> None:
    band = band_of(compose_document(load_game(DICE, []), "rulebook"), "step-collect")
    table, drawing = band.beside
    assert isinstance(table, TableBlock)
    assert table.sideways
    assert isinstance(drawing, Drawing)
    assert [one for each in drawing.drawn if isinstance(each, Rotation) for one in each.kinds] == [
        (Icon(name, Noun(name)),) for name in ("wood", "stone", "pottery", "cloth", "spearhead")
    ]


def test_what_has_no_picture_is_told_in_a_table() -> None:
    game = load_game(DICE, []).game
    assert game is not None
    bare = Narrator(game, SAYERS)
    step = game.step("collect")
    assert step is not None
    (table,) = glance(step, bare, across=True).tables
    assert not table.sideways
    assert not list(orders_drawn(glance(step, bare).words, bare))
