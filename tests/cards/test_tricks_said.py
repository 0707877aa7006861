"""A game of tricks is told as players tell it: who leads, what may be led, and what nobody has to be told."""

from __future__ import annotations

import pytest

from rulekit.book.ending import end
from rulekit.book.narrator import Narrator
from rulekit.book.to_begin_with import to_begin_with
from rulekit.book.untold import untold
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import SAYERS, Checked, check_source
from rulekit.source import Source

RULES = """game ninepins
  title    "Ninepins"
  players  3
  wins     fewest points

option target  60, 30 or 90

table suit (suits): bells, leaves
table rank (ranks): low, middle, high
table card (cards) of each suit and rank

the game has
  stock   row of up to 6 card, face down
  eldest  a player
  table   row of card

each hand has
  shown  {shown}

each player has
  held            some of card, hidden
  point (points)  0 or more

a card is first when it is low of bells
a card is tame when its rank is not high
a card is matching when its suit is shown

step play
  repeat until {until}: do hand

step hand
  gather all cards in stock
  shuffle stock
  each player: draw 2 cards from stock into held
  each player
    if low of bells is in held: eldest becomes you
  each player in turn from eldest: do lay
  each player: gain 1 point

step lay
  if table is empty
    choose a card from held preferring first then tame
    shown becomes suit of that card
    move that card from held to table
  otherwise
    choose a card from held preferring matching
    {deed}
    move that card from held to table
"""
SOME = {
    "shown": "a suit or nothing",
    "until": "there is a player who has at least target points",
    "deed": "if that card is matching: gain 1 point",
}


def checked(**changed: str) -> Checked:
    """The game, with some of it otherwise."""
    text = RULES
    for name, said in {**SOME, **changed}.items():
        text = text.replace("{" + name + "}", said)
    return check_source(Source("ninepins.rules", text))


def told(**changed: str) -> Narrator:
    """Who tells it."""
    found = checked(**changed)
    assert found.game is not None, found.diagnostics
    return Narrator(found.game, SAYERS)


def said(one: Narrator, step: str) -> list[Sentence]:
    """All sentences of a step."""
    found = one.game.step(step)
    assert found is not None
    return [part for part in parts(one.all(found.body)) if isinstance(part, Sentence)]


def test_whoever_has_the_one_card_is_told_so() -> None:
    names = {one.name for one in said(told(), "hand")}
    assert "becomes_whoever_has" in names
    assert "is_in" not in names


def test_what_may_be_led_is_told_where_it_is_led() -> None:
    one = told()
    sentences = said(one, "lay")
    assert [each.parts["noun"] for each in sentences if each.name == "ranked_thing"] == [Noun("low of bells")]
    kinds = [each.name for each in sentences if each.name in ("ranked_one", "ranked_such", "ranked_any")]
    assert kinds == ["ranked_such", "ranked_any"]
    book = compose_document(checked(), "rulebook")
    explained = [one for one in parts(book.blocks) if isinstance(one, Sentence) and one.name == "means_adjective"]
    asked = {each.term for one in explained for each in parts(one.parts["adjective"]) if isinstance(each, Noun)}
    assert asked == {"matching"}  # two places ask for it


@pytest.mark.parametrize(
    ("shown", "deed", "needed"),
    [
        ("a suit or nothing", SOME["deed"], False),
        ("a suit or nothing", "if shown is nothing: gain 1 point", True),
    ],
)
def test_that_nothing_is_asked_for_yet_is_told_where_somebody_asks(shown: str, deed: str, *, needed: bool) -> None:
    one = told(shown=shown, deed=deed)
    step = one.game.step("hand")
    assert step is not None
    assert bool(to_begin_with(step, one)) is needed
    assert "shown" not in {field.name for field in untold(one)}


@pytest.mark.parametrize(
    ("until", "usual"),
    [(SOME["until"], Number(60)), ("there is a player who has at least 50 points", False)],
)
def test_the_end_names_a_hand_and_what_is_usually_agreed(until: str, usual: object) -> None:
    (ends,) = (one for one in parts(end(told(until=until))) if isinstance(one, Sentence) and one.name == "ends_when")
    assert ends.parts["again"] == Noun("hand", "steps")
    assert ends.parts["step"] is False
    assert ends.parts["usual"] == usual
