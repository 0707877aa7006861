"""Rules that are not for one player alone are told without that where the chapter for one tells it."""

from __future__ import annotations

from rulekit.book.several import for_several
from rulekit.book.solo import alone
from rulekit.driver.pipeline import check_source
from rulekit.model.game import Game, Rule
from rulekit.source import Source

RULES = """game few
  title    "Few"
  players  {players}
  wins     most food

each player has
  food  0 or more

step play
  each player in turn: do turn

step turn
  do early, late, look

step early
  rule shared when number of players is at least 2: gain 1 food
  rule lonely when number of players is 1: gain 2 food
  rule crowded when number of players is at least 3: gain 3 food

step late
  rule struck
    each opponent: gain 4 food
    if number of players is 1: gain 4 food

step look
  if your food is at least 4: gain 1 food
"""


def told(players: str) -> Game:
    game = check_source(Source("few.rules", RULES.format(players=players))).game
    assert game is not None
    return game


def rules(game: Game) -> dict[str, Rule]:
    return {one.name: one for step in game.steps for one in step.body if isinstance(one, Rule)}


def test_a_rule_says_no_more_that_it_is_not_for_one() -> None:
    game = told("1 to 4")
    kept = rules(for_several(game))
    assert "shared" not in kept, "what it does stands in the step, and the chapter for one says that it does not hold"
    assert kept["lonely"] == rules(game)["lonely"], "the chapter does not say when it is carried out"
    assert kept["crowded"] == rules(game)["crowded"], "it is off for two as well"


def test_what_one_player_does_instead_is_left_to_the_chapter() -> None:
    game = told("1 to 4")
    (several,), whole = rules(for_several(game))["struck"].body, rules(game)["struck"].body
    assert several == whole[0]
    assert alone(whole, game.vocabulary) not in ((), whole), "so the chapter tells it"


def test_without_a_chapter_for_one_nobody_is_asked_what_always_holds() -> None:
    """With 2 to 4 players there are 2 or more; whether there are 3 is open."""
    game = told("2 to 4")
    kept = rules(for_several(game))
    assert "shared" not in kept
    assert kept["crowded"] == rules(game)["crowded"]
