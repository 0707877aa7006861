"""What a rulebook says is in the box: never fewer things of a kind than there are names for."""

from __future__ import annotations

import pytest

from rulekit import resources
from rulekit.book.box import boards
from rulekit.book.parts import made_as
from rulekit.document.blocks import Cards, Document, Heading, Listing
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.pipeline import Checked, check_source, load_game
from rulekit.driver.printing import compose_document
from rulekit.model.physical import Material
from rulekit.source import Source


def counted(name: str) -> dict[str, int]:
    """How many of what the rulebook of a game lists under its components."""
    return listed(load_game(name, []))


def listed(checked: Checked) -> dict[str, int]:
    document: Document = compose_document(checked, "rulebook")
    chapter = next(
        at for at, one in enumerate(document.blocks) if isinstance(one, Heading) and one.anchor == "components"
    )
    listing = next(one for one in document.blocks[chapter:] if isinstance(one, Listing))
    said = [part for item in listing.items for part in item.line if isinstance(part, Sentence)]
    pairs = [(one.parts.get("noun"), one.parts.get("count")) for one in said]
    return {name.term: int(many.value) for name, many in pairs if isinstance(name, Noun) and isinstance(many, Number)}


@pytest.mark.parametrize("name", resources.game_names())
def test_no_thing_with_a_name_is_left_out(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    found = counted(name)
    assert [one.name for one in game.tables if found.get(one.name, len(one.items)) < len(one.items)] == []


def test_stacks_are_counted_where_they_are_single() -> None:
    found = counted("builders_of_the_colosseum")
    assert (found["tile"], found["building"], found["strip"]) == (58, 20, 4)


SMALL = """game small
  title    "Small"
  players  2 to 4
  wins     most points

table card (cards) on cards  many
  red                        3
  blue                       5

table site (sites): hill, wood

table space (spaces) in a ring: start, pond, end

die die (dice) shows 1 to 6

each player has
  point (points)  0 or more
  runner          a space, starts at start

each turn has
  aim             a site or nothing

the game has
  beast           a site
  gold            0 to 9, starts at 9
  nugget (nuggets) of each site  0 to 1, taken from gold
  deck            row of card, face down
  trash           row of up to 20 card, more is lost

links path
  hill  wood

step setup
  {setup}
  shuffle deck

step play
  each player in turn: do turn

step turn
  if deck is not empty
    draw a card from deck
    put that card in trash
    put red in trash
"""
COPIES = {
    "put as many of each card as its many in deck": 8,
    "put each card in deck": 2,
    "put as many of each card as 4 in deck": 8,
    "put as many of blue as 7 in deck": 8,
    "repeat up to 3 times: put each card in deck": 6,
}


def small(setup: str) -> Checked:
    found = check_source(Source("small.rules", SMALL.format(setup=setup)))
    assert found.game is not None, [one.message for one in found.diagnostics]
    return found


@pytest.mark.parametrize("setup", COPIES)
def test_things_are_counted_with_their_copies(setup: str) -> None:
    assert listed(small(setup))["card"] == COPIES[setup]


@pytest.mark.parametrize("laid_out", COPIES)
def test_what_a_step_deals_each_round_is_counted_once(laid_out: str) -> None:
    rules = SMALL.format(setup="empty deck").replace(
        "step play\n", f"step deal\n  {laid_out}\n\nstep play\n  do deal\n"
    )
    found = check_source(Source("small.rules", rules))
    assert found.game is not None, [one.message for one in found.diagnostics]
    assert listed(found)["card"] == COPIES[laid_out]


@pytest.mark.parametrize("setup", COPIES)
def test_cards_are_printed_as_often_as_they_are_counted(setup: str) -> None:
    sheets = compose_document(small(setup), "cards").blocks
    assert sum(len(one.cards) for one in sheets if isinstance(one, Cards)) == COPIES[setup]


def test_boards_and_pieces_are_in_the_box_and_dice_that_nobody_throws_are_not() -> None:
    found = listed(small("put each card in deck"))
    assert found == {"card": 2, "site": 2, "space": 3, "runner": 4, "beast": 1, "nugget": 9}


@pytest.mark.parametrize("name", resources.game_names())
def test_a_board_is_in_the_box_unless_all_on_it_is_written(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    in_box = {table for table, _ in boards(game)}
    for table in (one for one in game.tables if one.board is not None and one.board.rows > 1):
        on_it = [made_as(one.name, game) for one in game.fields if one.piece and one.of == table.name]
        written = bool(on_it) and all(one is not None and one.material is Material.NOTE for one in on_it)
        assert (table.name in in_box) is not written
