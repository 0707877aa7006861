"""What was once printed alike, or not at all, in one language or another: each pair is played otherwise and told so."""

from __future__ import annotations

from functools import cache

import pytest

from tests.meaning.pages import Printer
from tests.meaning.pairs import Base, verdict
from tests.meaning.words import speakers

RULES = """\
game g
  title    "G"
  players  2 to 3
  wins     most points

numbers
  limit  6

table good (goods)  worth  copies
  wood              1      2
  stone             2      3

table spot (spots) in a grid 3 by 3

pieces on spots
  man (men)  4 for each player

die die (dice) shows 1 to 6

each player has
  point (points)       0 to 99, more is lost
  food                 0 to 9, starts at 3, more is lost
  tick of each good    0 to 5, more is lost
  hand                 some of good, hidden
  plan                 a good or nothing
  friend               a player or nobody
  tired                yes or no
  bid                  0 to 3, hidden

each turn has
  steam  0 to 3, starts at 3, more is lost

the game has
  tide                  0 to 9, more is lost
  ebb                   0 to 9, more is lost
  pile                  row of up to 8 good, face down
  builder of each good  a player or nobody
  calm                  yes or no

a good is dear when its worth is 2
a spot is free when it has no piece

step setup
  put as many of each good as its copies in pile

step play
  repeat up to 50 times until there is a player who has at least 20 points
    each player in turn: do turn

step turn
  {line}

step pick
  gain 1 point

step rest
  gain 1 food
"""
SAID = {
    "a player's number and one of the game": [
        f"if your points are {op} tide: gain 1 food" for op in ("less than", "more than", "at most", "at least")
    ],
    "and, or and brackets": [
        "if food is 0 and tide is 1 and ebb is 2 or tired is yes: gain 1 point",
        "if food is 0 and tide is 1 and (ebb is 2 or tired is yes): gain 1 point",
        "if food is 0 and (tide is 1 and ebb is 2 or tired is yes): gain 1 point",
    ],
    "brackets of sums": ["food becomes food plus tide times 2", "food becomes (food plus tide) times 2"],
    "nobody": ["if friend is nobody: gain 1 point", "if friend is not nobody: gain 1 point"],
    "what becomes what": ["tide becomes ebb", "ebb becomes tide"],
    "a field of the game that is set": ["tide becomes 0", "tide becomes 5", "ebb becomes 5"],
    "loops": [
        "repeat up to 10 times: do pick, rest",
        "repeat up to 9 times: do pick, rest",
        "repeat 12 times: do pick, rest",
        "you may, up to 100 times: do pick",
        "you may, as often as you like\n    pay 1 food\n    gain 1 point",
    ],
    "named places": [
        "choose a free spot called here\n  choose a free spot called there\n  put 1 man on here",
        "choose a free spot called here\n  choose a free spot called there\n  put 1 man on there",
    ],
    "a sequence, a choice and what may be left": [
        "do pick, rest",
        "do rest, pick",
        "choose one\n    pick_it: do pick\n    rest_it: do rest",
        "you may: do pick, rest",
    ],
    "where an otherwise hangs": [
        "if food is 0\n    if tide is 0: gain 1 point\n    otherwise: gain 2 points",
        "if food is 0\n    if tide is 0: gain 1 point\n  otherwise: gain 2 points",
    ],
    "whose state": [
        "if tired is yes: gain 1 point",
        "choose an opponent\n  that opponent: if tired is yes: gain 1 point",
    ],
    "who gains": ["each opponent: gain 1 point", "each player: gain 1 point", "gain 1 point", "lose 1 point"],
    "all at once": [
        "at the same time, each player: choose a number from 0 to 3 called secret, then bid becomes secret",
        "each player: choose a number from 0 to 3 called secret, then bid becomes secret",
    ],
}
ELSEWHERE = [
    ("starts at 3, more is lost\n\nthe game", "starts at 2, more is lost\n\nthe game"),
    ("steam  0 to 3", "steam  0 to 4"),
    ("food                 0 to 9", "food                 1 to 9"),
    ("shows 1 to 6", "shows 1 to 7"),
    ("up to 8 good, face down", "up to 8 good"),
    ("up to 8 good, face down", "up to 9 good, face down"),
    ("some of good, hidden", "some of good"),
    ("dear when its worth is 2", "dear when its worth is 1"),
    ("stone             2      3", "stone             2      4"),
    ("wood              1      2", "wood              3      2"),
    ("at least 20 points", "at least 21 points"),
    ("up to 50 times until", "up to 60 times until"),
    ("up to 50 times until there is a player who has at least 20 points", "up to 50 times"),
    ("wins     most points", "wins     fewest points"),
    ("men)  4 for each", "men)  5 for each"),
    ("  players  2 to 3", "  players  2 to 4"),
]


@cache
def base(line: str) -> Base:
    text = RULES.format(line=line)
    return Base.of(text, Printer(speakers(text)))


PAIRS = [(one, other) for lines in SAID.values() for at, one in enumerate(lines) for other in lines[at + 1 :]]


@pytest.mark.parametrize("line", [one for lines in SAID.values() for one in lines])
def test_it_can_be_said_in_every_language(line: str) -> None:
    assert base(line).pages.broken == {}


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_lines_that_are_played_otherwise_are_told_otherwise(one: str, other: str) -> None:
    assert verdict(base(one), RULES.format(line=other)).outcome == "told"


@pytest.mark.parametrize(("old", "new"), ELSEWHERE)
def test_what_is_declared_otherwise_is_told_otherwise(old: str, new: str) -> None:
    asked = base("roll 2 dice\n  choose a dear good")
    assert old in asked.text
    assert verdict(asked, asked.text.replace(old, new, 1)).outcome == "told"
