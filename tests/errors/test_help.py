"""Whoever writes a line as rulebooks or other languages have it is told how it is written here."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.source import Source

RULES = """game mill
  title    "Mill"
  players  2 to 4
  wins     most coins

table quay (quays)  cost
  north             1
  south             2

table good (goods): wood, stone

die die (dice)
  sun   gives 2 coins
  moon  gives 1 coin

each player has
  coin (coins)        0 to 30, more is lost
  stock of each good  0 to 9, more is lost

the game has
  owner of each quay  a player or nobody
  pot                 0 to 9, more is lost

a quay is busy when its owner is not nobody

step play
  repeat 3 times
    each player in turn: do turn

step turn
  gain 2 coins
"""
HEADINGS = {
    "each quay has\n  price  0 to 9": "`price of each quay` below `the game has`",
    "each good has\n  price  0 to 9": "`price of each good` below `the game has`",
    "each game has\n  price  0 to 9": "`the game has`",
    "the bank has\n  price  0 to 9": "`the game has`",
    "each opponent has\n  price  0 to 9": "`each player has`",
    "players have\n  price  0 to 9": "`each player has`",
    "every player has\n  price  0 to 9": "`each player has`",
    "all players have\n  price  0 to 9": "`each player has`",
    "each round has\n  price  0 to 9": "the name of a step",
    "quay is dear when its cost is 2": "`a quay is dear when its cost is 2`",
    "a quay is dear if its cost is 2": "`a quay is dear when its cost is 2`",
    "gem (gems): ruby, opal": "`table gem (gems)`",
    "gem: ruby, opal": "`table gem: ruby, opal`",
}
"""What stands at the margin, with what the help says."""
KINDS = {
    "number": "`0 or more`",
    "a number": "`0 or more`",
    "from 0 to 9": "`0 to 9`",
    "at most 9": "`0 to 9`",
    "true or false": "`yes or no`",
    "boolean": "`yes or no`",
    "deck of good": "`row of good`",
    "0 to 9, start with 4": "`starts at 4`",
}
"""What something is said to be."""
LINES = {
    "build": "`do build`",
    "do build": "`step build`",
    "nothing": "`do nothing`",
    "skip turn": "`end turn`",
    "win": "`you win`",
    "until pot is 3: gain 1 coin": "`repeat until CONDITION`",
    "while pot is 3: gain 1 coin": "`repeat until CONDITION`",
    "every player: gain 1 coin": "`each player`",
    "all players: gain 1 coin": "`each player`",
    "next player: gain 1 coin": "`the player on your left`",
    "the player gains 1 coin": "`gain 1 coin`",
    "pay 2 coins to the active player": "`give 2 coins to the active player`",
    "gain 1 coin 3 times": "`repeat 3 times: gain 1 coin`",
    "repeat for 3 rounds: gain 1 coin": "`repeat 3 times`",
    "choose quay": "`choose a quay`",
    "choose a quay without owner": "`a quay that has no owner`",
    "gain 1 coin for each busy quay you own": "`quay that you have`",
    "if pot is greater than 3: gain 1 coin": "`more`",
}
"""What somebody is to do."""
ENDS = {
    "winner most coins": "`wins most coins`",
    "wins the player with the most coins": "`wins most coins`",
    "wins the player with most coins": "`wins most coins`",
}
"""What wins."""


def helps(text: str) -> list[str]:
    """What the messages about a text say to do, the first of which somebody reads first."""
    found = [one for one in check_source(Source("mill.rules", text)).diagnostics if one.severity == "error"]
    assert found
    return [one.help for one in found]


CASES = [
    *((RULES + f"\n{line}\n", says) for line, says in HEADINGS.items()),
    *(
        (RULES.replace("pot                 0 to 9, more is lost", f"pot                 {one}"), says)
        for one, says in KINDS.items()
    ),
    *((RULES + f"  {line}\n", says) for line, says in LINES.items()),
    *((RULES.replace("wins     most coins", line), says) for line, says in ENDS.items()),
]


@pytest.mark.parametrize(("text", "says"), CASES, ids=[*HEADINGS, *KINDS, *LINES, *ENDS])
def test_the_first_help_says_how_it_is_written(text: str, says: str) -> None:
    assert says in helps(text)[0]
