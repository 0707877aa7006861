"""A cover shows what the game is won by, what there is to have, and its dice or things; only what has a picture."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Listing
from rulekit.document.opening import Look, Poster
from rulekit.document.sentence import Number, Sentence
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document
from rulekit.model.closed import ValueKind
from rulekit.model.physical import Material
from rulekit.resources import game_names

SIDES_OF_A_DIE = 6


def poster(name: str) -> Poster:
    return compose_document(load_game(name, []), "rulebook").poster


def test_each_picture_has_one_place() -> None:
    made = poster("roll_through_the_ages")
    assert made.sun == "point"
    assert made.foreground == ("harvest", "one_good", "plunder", "labour", "food_or_labour", "purse", "harvest")
    assert made.tiles is Look.DICE
    assert made.skyline == ("food", "good", "city", "monument", "development")
    assert not {made.sun, *made.foreground} & {*made.skyline}


@pytest.mark.parametrize("name", game_names())
def test_a_skyline_is_of_what_stands_no_counter_and_nothing_that_hurts(name: str) -> None:
    checked = load_game(name, [])
    assert checked.game is not None
    counters = {Material.MIND, Material.NOTE, Material.MARKER, Material.DIE}
    kept = {one.name for one in checked.game.components if one.material in counters}
    pieces = {one.name for one in checked.game.fields if one.piece or one.kind is ValueKind.CUP}
    assert not (kept - pieces | {"disaster", "skull"}) & {*poster(name).skyline}


@pytest.mark.parametrize(
    ("name", "foreground"),
    [("hearts", ("clubs", "diamonds", "spades", "hearts")), ("backgammon", ("die", "die")), ("reversi", ())],
)
def test_without_faces_of_dice_it_shows_dice_or_the_things_of_a_table(name: str, foreground: tuple[str, ...]) -> None:
    assert poster(name).foreground == foreground


def test_suits_are_drawn_on_cards() -> None:
    assert poster("hearts").tiles is poster("crazy_eights").tiles is Look.CARDS


def test_several_are_drawn_of_what_there_is_a_single_picture_of() -> None:
    made = poster("dominoes")
    assert (made.foreground, made.skyline, made.tiles) == (("domino",) * 4, (), Look.PIECES)
    assert all(one < other for one, other in made.pips)


@pytest.mark.parametrize("name", game_names())
def test_no_two_of_what_lies_there_show_the_same_before_all_was_shown(name: str) -> None:
    made = poster(name)
    assert len({*made.lying}) >= min(len(made.lying), SIDES_OF_A_DIE)


def test_a_single_die_shows_what_its_own_picture_does() -> None:
    assert poster("pig").lying == (("die", ()),)


def test_as_many_dice_as_a_cup_holds() -> None:
    assert poster("liars_dice").foreground == ("die",) * 5


def test_only_a_rulebook_has_a_cover() -> None:
    assert compose_document(load_game("hearts", []), "card").poster == Poster()


@pytest.mark.parametrize(
    ("name", "looks"),
    [
        ("roll_through_the_ages", [Look.MAT, Look.SHEET, Look.DICE, Look.PEGS, Look.CARDS]),
        ("hearts", [Look.CARDS]),
        ("reversi", [Look.BOARD, Look.PIECES]),
    ],
)
def test_what_is_in_the_box_is_drawn_as_what_it_is(name: str, looks: list[Look]) -> None:
    blocks = compose_document(load_game(name, []), "rulebook").blocks
    (kit,) = [one for one in blocks if isinstance(one, Listing) and one.drawn]
    assert [one.look for one in kit.drawn] == looks
    assert len(kit.items) == len(kit.drawn)


@pytest.mark.parametrize("name", game_names())
def test_what_every_player_has_is_drawn_as_often_as_its_words_say(name: str) -> None:
    blocks = compose_document(load_game(name, []), "rulebook").blocks
    for kit in (one for one in blocks if isinstance(one, Listing) and one.drawn):
        said = [[piece for piece in item.line if isinstance(piece, Sentence)] for item in kit.items]
        each = [[one.parts["each"] for one in pieces if isinstance(one.parts.get("each"), Number)] for pieces in said]
        assert [[Number(kept.each)] if kept.each else [] for kept in kit.drawn] == each
