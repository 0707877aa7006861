"""A sum that several rules bring says what each of them brought; one that has no names for its parts has none."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.driver.pipeline import check_source
from rulekit.playing.told import Accounts
from rulekit.source import Source

GAME = """game market
  title    "Market"
  players  2
  wins     most points

table trade (trades)
  baker
  smith

each player has
  trades  some of trade
  shop (shops)    0 or more
  debt (debts)    0 or more
  point (points)  any number

step play
  each player in turn: do turn

step turn
  gain 1 shop

step score
  each player
    RULES

with smith
  after score: gain 4 points

example whole "Whole"
  given  players Anna, Ben
  given  Anna has smith, 3 shops, 1 debt
  when   all do score
  then   Anna has TOTAL points
"""
NAMED = "rule for_shops: gain 2 points for each of your shops\n    rule for_debts: lose 1 point for each of your debts"
SECOND = "rule for_shops\n      gain 2 points for each of your shops\n      gain 5 points"
BARE = "gain 2 points for each of your shops"


def sums(part: Part) -> list[Sentence]:
    """All sums in something that is told."""
    if isinstance(part, tuple):
        return [found for one in part for found in sums(one)]
    if not isinstance(part, Sentence):
        return []
    own = [part] if part.name in ("sum_written", "sum_named") else []
    return own + [found for one in part.parts.values() for found in sums(one)]


def told(rules: str, total: int) -> list[Sentence]:
    """The sums in the example of the game with these rules."""
    checked = check_source(Source("market.rules", GAME.replace("RULES", rules).replace("TOTAL", str(total))))
    assert checked.game is not None, checked.diagnostics
    return [found for said in Accounts(checked)["whole"].lines.values() for found in sums(said)]


def test_each_part_is_named_after_the_rule_or_the_thing_that_brought_it() -> None:
    (written,) = told(NAMED, 9)
    assert written.parts["names"] == (Noun("for_shops", "rules"), Noun("for_debts", "rules"), Noun("smith"))


def test_what_one_rule_brings_in_several_ways_is_one_part() -> None:
    (written,) = told(SECOND, 15)
    assert written.parts["names"] == (Noun("for_shops", "rules"), Noun("smith"))
    assert (written.parts["first"], written.parts["terms"]) == (Number(11), (Number(4),))


def test_what_no_rule_brought_has_no_name() -> None:
    assert [one.name for one in told(BARE, 10)] == ["sum_written"]
