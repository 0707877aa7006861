"""What is drawn of a player's area: what the rules say is on a board or on a sheet, as it is when play begins."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Outset
from rulekit.document.opening import Look
from rulekit.document.outset import Spot
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Noun
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.source import Source

RULES = """game small
  title    "Small"
  players  2 to 3
  wins     most food

components
  food  pegs on mat
  wood  pegs on mat

each player has
  food  0 to 7, more is lost, starts at 3
  wood  0 to 5, more is lost, starts at 2

{setup}step play
  each player in turn: do turn

step turn
  gain 1 food
"""


def outsets(name: str) -> list[Outset]:
    checked = load_game(name, [])
    texts = texts_of(checked, speaker_for(checked, "en"))
    document = compose_document(checked, "rulebook", texts)
    return [one for one in document.blocks if isinstance(one, Outset)]


def test_pegs_stand_where_they_begin_and_boxes_are_those_of_the_sheet() -> None:
    (one,) = outsets("roll_through_the_ages")
    starts = {str(row.label[-1].term): row.start for row in one.tracks if isinstance(row.label[-1], Noun)}
    assert starts == {"food": 3, "wood": 0, "stone": 0, "pottery": 0, "cloth": 0, "spearhead": 0}
    assert one.ticked == (Gain((Icon("city", Noun("city")),), 3),)
    assert sorted(len(group.rows) for group in one.groups) == [1, 4, 7, 13]
    assert [(absent.players, len(absent.names)) for absent in one.absent] == [(1, 0), (2, 2), (3, 1), (4, 0)]


def test_the_numbers_are_those_of_the_sentences() -> None:
    (one,) = outsets("roll_through_the_ages")
    assert one.seats == 4
    dice, cards = one.middle
    assert (dice.look, dice.count, dice.numbers) == (Look.DICE, 7, (2,))
    assert (cards.look, cards.count, cards.numbers) == (Look.CARDS, 2, (1,))
    assert {call.spot: call.number for call in one.calls} == {
        Spot.MAT: 1,
        Spot.PEGS: 1,
        Spot.SHEET: 1,
        Spot.FIRST: 2,
        Spot.START: 3,
        Spot.ABSENT: 4,
    }
    assert one.first == (Noun("start_player", "labels"),)


def test_where_the_setup_has_steps_the_numbers_are_theirs() -> None:
    (one,) = outsets("builders_of_the_colosseum")
    numbers = {str(lies.label[-1].term): lies.numbers for lies in one.middle if isinstance(lies.label[-1], Noun)}
    assert [numbers[name] for name in ("tiles_I", "tiles_II", "tiles_III", "plans", "bonus")] == [
        (5,),
        (5,),
        (5,),
        (7,),
        (3,),
    ]
    assert [(call.spot, call.number) for call in one.calls] == [(Spot.FIRST, 1), (Spot.START, 11)]
    assert [lies.numbers for lies in one.things] == [(3,), (11,), (11,), (10,)]


def test_piles_supplies_and_what_everybody_has_lie_where_they_are() -> None:
    (one,) = outsets("history_of_the_world")
    looks = [lies.look for lies in one.middle]
    assert looks[:4] == [Look.BOARD, Look.DICE, Look.CARDS, Look.CARDS]
    assert len(looks) == len(set(map(repr, one.middle)))
    assert [lies.look for lies in one.things] == [Look.PIECES, Look.CARDS, Look.FIGURES]
    assert one.first == (), "empires come in their order, not round the table"


@pytest.mark.parametrize(
    ("name", "shared", "own"),
    [("crazy_eights", ["pile"], []), ("dominoes", ["line"], []), ("hearts", ["middle"], ["tricks"]), ("yacht", [], [])],
)
def test_where_nothing_lies_yet_its_place_is_drawn(name: str, shared: list[str], own: list[str]) -> None:
    for one in outsets(name):
        bare = [[lies.label[-1] for lies in some if lies.bare] for some in (one.middle, one.things)]
        assert bare == [list(map(Noun, shared)), list(map(Noun, own))]


@pytest.mark.parametrize("name", ["pig", "tic_tac_toe", "reversi", "backgammon"])
def test_a_board_and_dice_alone_are_not_drawn_again(name: str) -> None:
    assert outsets(name) == []


def test_dice_that_players_have_are_before_them() -> None:
    (one,) = outsets("liars_dice")
    assert one.middle == (), "dice in cups are nobody's but their owner's"
    assert [(thing.look, thing.count) for thing in one.things] == [(Look.DICE, 5), (Look.DICE, 1)], "and their cup"
    assert (one.tracks, one.groups) == ((), ())


@pytest.mark.parametrize(
    ("setup", "drawn"), [("", ["food", "wood"]), ("step setup\n  each player: gain 1 wood\n\n", ["food"])]
)
def test_what_the_setup_changes_is_not_drawn_where_it_is_declared(setup: str, drawn: list[str]) -> None:
    checked = check_source(Source("small.rules", RULES.format(setup=setup)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    document = compose_document(checked, "rulebook")
    (one,) = [one for one in document.blocks if isinstance(one, Outset)]
    assert [row.label[-1] for row in one.tracks] == [Noun(name) for name in drawn]
