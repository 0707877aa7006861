"""What is drawn of a player's area: what the rules say is on a board or on a sheet, as it is when play begins."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Outset
from rulekit.document.outset import Spot
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Noun
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import compose_document
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
    document = compose_document(load_game(name, []), "rulebook")
    return [one for one in document.blocks if isinstance(one, Outset)]


def test_pegs_stand_where_they_begin_and_boxes_are_those_of_the_sheet() -> None:
    (one,) = outsets("roll_through_the_ages")
    starts = {str(row.label[-1].term): row.start for row in one.tracks if isinstance(row.label[-1], Noun)}
    assert starts == {"food": 3, "wood": 0, "stone": 0, "pottery": 0, "cloth": 0, "spearhead": 0}
    assert one.ticked == (Gain((Icon("city", Noun("city")),), 3),)
    assert sorted(len(group.rows) for group in one.groups) == [1, 4, 7, 13]
    assert [(absent.players, len(absent.names)) for absent in one.absent] == [(2, 2), (3, 1)]


def test_seats_and_numbers_are_those_of_the_rules() -> None:
    (one,) = outsets("roll_through_the_ages")
    assert one.seats == (1, 2, 3, 4)
    assert [gain.count for gain in one.middle] == [7]
    assert [call.spot for call in one.calls] == [Spot.MAT, Spot.PEGS, Spot.SHEET, Spot.START, Spot.MIDDLE]
    assert {absent.players for absent in one.absent} <= {*one.seats}


def test_many_numbers_of_players_are_one_table() -> None:
    (one,) = outsets("liars_dice")
    assert len(one.seats) == 1
    assert one.middle == (), "dice in cups are nobody's but their owner's"


def test_where_nothing_lies_before_a_player_nothing_is_drawn() -> None:
    assert outsets("pig") == []
    assert outsets("tic_tac_toe") == []


def test_dice_that_players_have_are_shown() -> None:
    (one,) = outsets("liars_dice")
    assert [thing.count for thing in one.things] == [5]
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
