"""A card says what is done in a step that only cards carry out; a step of the game it names."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Cards
from rulekit.document.sentence import Sentence
from rulekit.document.walk import nouns, parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import check_source
from rulekit.source import Source

RULES = """game deal
  title    "Deal"
  players  2
  wins     most points

table deed (deeds) on cards: gift

each player has
  point (points)  0 or more
  coin (coins)    0 or more

step play
  repeat 3 times
    each player in turn: do turn

step turn
  {turn}
  do what gift says

step market
  gain 3 coins
  {market}

step stall
  gain 1 coin

with gift
  {gift}
"""


def said(turn: str, market: str, gift: str) -> tuple[set[str], set[str]]:
    """The names of the sentences of the card, and of the steps that it names."""
    checked = check_source(Source("deal.rules", RULES.format(turn=turn, market=market, gift=gift)))
    assert checked.diagnostics == ()
    (card,) = (
        one for block in compose_document(checked, "cards").blocks if isinstance(block, Cards) for one in block.cards
    )
    texts = [text.value.line for text in card.texts]
    steps = {noun.term for line in texts for noun in nouns(line) if noun.role == "steps"}
    return {one.name for line in texts for one in parts(line) if isinstance(one, Sentence)}, steps


@pytest.mark.parametrize(
    ("turn", "market", "gift", "named"),
    [
        ("gain 1 point", "gain 1 point", "at once: do market", set[str]()),
        ("gain 1 point", "do stall", "at once: do market", set[str]()),
        ("do stall", "do stall", "at once: do market", {"stall"}),
        ("do market", "gain 1 point", "at once: do market", {"market"}),
        ("do stall", "gain 1 point", "at once: do market", set[str]()),
    ],
    ids=["told", "told with what only it leads to", "told with what it names", "of the turn", "beside one of the turn"],
)
def test_what_only_cards_do_is_told_on_them(turn: str, market: str, gift: str, named: set[str]) -> None:
    if "stall" not in turn + market:
        turn = f"{turn}\n  if your coins are at least 9: do stall"
    names, steps = said(turn, market, gift)
    assert steps - {"turn"} == named
    assert ("gain" in names) is ("market" not in named)
