"""The game for one says what is so: each rule that asks how many play, what opponents leave, who is spared."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.prose import Passages
from rulekit.book.solo import solo
from rulekit.document.blocks import Heading, Listing
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

GAME = """game one
  title    "One"
  players  {players}
  wins     most food

each player has
  food   0 or more
  tools  some of tool

table tool (tools)  cost
  net   2
  trap  3

step play
  repeat until there is a player who has at least 9 food
    each player in turn: do weather

step weather
  rule flood when your food is at least 2
    each opponent: gain 2 food
    if number of players is 1: lose 1 food
  rule theft: each opponent who has no net: lose all food
  rule feast when number of players is at least 2: gain 1 food
  rule calm when number of players is 1: gain 3 food

with net
  instead of theft: each opponent: lose 1 food
with trap
  instead of flood: gain 1 food
"""
ALONE = {("rule_off", "feast"), ("option", "flood"), ("option", "net"), ("gain", "food")}


def narrator(players: str) -> Narrator:
    """The narrator of the game for so many."""
    checked = check_source(Source("one.rules", GAME.format(players=players)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return Narrator(checked.game, SAYERS)


def test_each_rule_that_is_otherwise_alone_is_said_as_it_is() -> None:
    heading, listing = solo(narrator("1 to 4"), Passages({}))
    assert isinstance(heading, Heading)
    assert isinstance(listing, Listing)
    said = [one for item in listing.items for one in item.line if isinstance(one, Sentence)]
    told = {(one.name, term) for one in said for term in terms(one)}
    assert told >= ALONE
    assert {"trap", "opponent"}.isdisjoint(term for _, term in told)


def test_a_game_that_needs_company_has_no_such_chapter() -> None:
    assert solo(narrator("2 to 4"), Passages({})) == ()


def terms(sentence: Sentence) -> set[str]:
    """The words that a sentence names."""
    found: set[str] = set()
    for part in sentence.parts.values():
        if isinstance(part, Noun):
            found.add(part.term)
        elif isinstance(part, Sentence):
            found |= terms(part)
    return found
