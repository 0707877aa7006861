"""A step that is nothing but rules with conditions of their own is a table in its place, and stands nowhere else."""

from __future__ import annotations

from rulekit.book.passages import label
from rulekit.book.rules_apart import told_as_rules
from rulekit.book.tables import tables
from rulekit.document.blocks import Paragraph, TableBlock
from rulekit.document.sentence import Noun, Sentence
from tests.book.test_flow import narrator

GAME = """
each player has
  food   0 or more
  stone  0 or more

step play
  repeat until there is a player who has at least 9 food
    each player in turn: do weather

step weather
  rule rain when your food is at least 2: gain 1 food
  rule frost when your stone is at least 3: lose 1 food
  {third}
"""
THIRD = "rule wind when your food is 0: gain 1 stone"


def test_rules_alone_are_a_table_with_a_line_each() -> None:
    teller = narrator(GAME.replace("{third}", THIRD))
    lead, table = told_as_rules(teller.game.steps[1], teller)
    assert isinstance(lead, Paragraph)
    assert lead.line == (Sentence("all_that_hold"),)
    assert isinstance(table, TableBlock)
    assert len(table.rows) == 3
    assert "table-weather" not in [one.anchor for one in tables(teller)]


def test_whatever_else_is_done_is_told_in_its_order() -> None:
    for third in ("gain 1 stone", "rule wind: gain 1 stone", "rule calm when number of players is 2: gain 1 food"):
        teller = narrator(GAME.replace("{third}", third))
        assert told_as_rules(teller.game.steps[1], teller) == ()


def test_what_spares_from_a_rule_stands_under_a_heading_of_its_own() -> None:
    teller = narrator(
        GAME.replace("{third}", THIRD)
        + """
table charm (charms): coat, torch

each player has
  charms  some of charm

with coat
  you are immune to rain
"""
    )
    _, table = told_as_rules(teller.game.steps[1], teller)
    assert isinstance(table, TableBlock)
    assert table.columns[-1].line == (label("not_with"),)
    spared = [row.cells[-1].line for row in table.rows]
    assert spared == [(Sentence("names", {"items": (Noun("coat"),)}),), (label("none"),), (label("none"),)]
