"""Rules that rulekit once stumbled over, cut to what matters, with the codes that are right for them."""

from __future__ import annotations

__all__ = ["SMALL"]

HEAD = """game small
  title    "Small"
  players  1 to 3
  wins     most points

"""
TABLE = """table good (goods)   worth   next    note
  wood               2       stone   "soft"
  stone              3       -       "hard"

"""
HAS = """each player has
  food                0 or more
  purse               2 to 6, starts at 3
  stock of each good  0 to 9, more is lost
  goods_owned         some of good
  home                a good or nothing
  points              0 or more

"""
PLAY = """step play
  each player: do turn

step turn
"""
DICE = "die die (dice) shows 1 to 6\n\neach die has\n  spots  0 or more\n\n"


def turn(*sentences: str, before: str = "", after: str = "") -> str:
    """A game whose turn is some sentences."""
    body = "".join(f"  {one}\n" for one in sentences)
    return HEAD + TABLE + before + HAS + PLAY + body + after


SMALL: dict[str, tuple[str, tuple[str, ...]]] = {
    "a pawn on a table that there is not": (
        turn("advance pawn by 1") + "\nthe game has\n  pawn  a spot\n",
        ("RK0201",),
    ),
    "a number as the start of a thing": (
        turn("gain 1 food") + "\nnumbers\n  four  4\n\nthe game has\n  prize  a good, starts at four\n",
        ("RK0203",),
    ),
    "the start of a person": (
        turn("gain 1 food") + "\nthe game has\n  chief  a player, starts at 2\n",
        ("RK0203",),
    ),
    "no row that lies face down": (
        turn("gain 1 food") + "\nthe game has\n  luck  0 to 3, face down\n",
        ("RK0203",),
    ),
    "a cell with an unknown name": (
        turn("gain 1 food").replace('stone   "soft"', 'oak     "soft"'),
        ("RK0201",),
    ),
    "a column of names that nothing has": (
        turn("gain 1 food").replace("   stone   ", "   nowhere, none   "),
        ("RK0201", "RK0201"),
    ),
    "a cell that speaks of a later table": (
        HEAD
        + TABLE.replace("3       -", "3       red").replace("2       stone", "2       blue")
        + "table colour (colours): red, blue\n\n"
        + HAS
        + PLAY
        + "  gain 1 food\n",
        (),
    ),
    "a text where a number is needed": (turn("gain as many food as total note of goods"), ("RK0203",)),
    "a part of a text": (turn("gain as many food as worth of note of wood"), ("RK0203",)),
    "a part of nothing": (turn("gain as many food as worth of next of stone"), ("RK0314",)),
    "a number kept of nothing": (turn("gain 1 stock of your home"), ("RK0314",)),
    "a range that ends below": (turn("lose 3 food", "purse becomes your purse minus 1"), ("RK0303",)),
    "a gift from what must be kept": (
        turn("choose an opponent", "give 9 food to that opponent", "exchange any food and goods with that opponent"),
        (),
    ),
    "an exchange of what must be kept": (turn("choose an opponent", "exchange any purse with that opponent"), ()),
    "a payment of what must be kept": (turn("you may: pay 2 purse, then gain 5 points"), ()),
    "a gain of less than nothing": (
        turn("gain as many food as 0 minus your food", "lose as many points as 0 minus your food"),
        (),
    ),
    "a set that is counted up": (
        turn("gain 1 goods_owned", "lose 2 goods_owned", "lose all goods_owned"),
        ("RK0203", "RK0203"),
    ),
    "dice that are fewer than none": (
        turn("roll as many dice as smaller of 5 and your food minus 9", before=DICE),
        (),
    ),
    "dice that players own": (turn("gain as many food as your spots", before=DICE), ("RK0203",)),
    "a die before any roll": (turn("choose a die", "reroll that die", before=DICE), ()),
    "two kinds of dice": (
        turn("gain 1 food", before="die a shows 1 to 2\ndie b (bs)\n  c gives 1 food\n"),
        ("RK0212",),
    ),
    "a kind of dice that is called as all are": (
        turn("gain 1 food", before="die die (dice) shows 1 to 2\ndie b (bs) shows 1 to 2\n"),
        ("RK0212",),
    ),
    "dice of no kind in particular": (
        turn("roll 2 dice", before="die a (as) shows 1 to 2\ndie b (bs) shows 1 to 2\n"),
        ("RK0212",),
    ),
    "a number that dice of a kind never show": (
        turn(
            "roll 2 as and 1 b",
            "for each a that shows 3: gain 1 food",
            before="die a (as) shows 1 to 2\ndie b (bs) shows 1 to 3\n",
        ),
        ("RK0302",),
    ),
    "a number of times below nothing": (turn("repeat up to 9999 times: gain as many food as 0 minus 1"), ()),
    "a price beyond all bounds": (turn("pay 9999 times 9999 with\n    food worth 1 each"), ()),
    "a means that is worth nothing": (turn("pay 3 with\n    food worth 0 each"), ("RK0203",)),
    "a choice that a payment depends on": (
        turn("you may\n    choose a number from 0 to 3 called n\n    gain 1 food\n    pay as many points as n"),
        (),
    ),
    "a fact that holds for somebody else": (
        turn("if your purse is at most 5\n    each opponent: gain 1 purse"),
        ("RK0303",),
    ),
    "a fact that holds once": (turn("if your purse is at most 5\n    for each good: gain 1 purse"), ("RK0303",)),
    "a fact that a step ends": (
        turn("if your purse is at most 5\n    do more\n    gain 1 purse", after="step more\n  purse becomes 6\n"),
        ("RK0303",),
    ),
    "a fact of having that holds once": (
        turn("if you have at most 4 purse\n    gain 2 purse\n    gain 2 purse"),
        ("RK0303",),
    ),
    "a fact of another thing": (
        turn("choose a good called first", "if your stock of wood is less than 9: gain 1 purse"),
        ("RK0303",),
    ),
    "a step by nobody and by players": (
        HEAD + TABLE + HAS + "step play\n  do turn\n  each player: do turn\n\nstep turn\n  gain 1 food\n",
        ("RK0205",),
    ),
    "steps in a ring by way of effects": (
        turn("rule pay: gain 1 food", after="step more\n  do turn\nwith wood\n  instead of pay: do more\n"),
        ("RK0305",),
    ),
    "effects before steps in a ring": (
        turn("gain 1 food", after="step more\n  gain 1 food\nwith wood\n  before more: do more\n"),
        ("RK0305",),
    ),
    "an effect on a step that is not there": (
        turn("gain 1 food", after="with wood\n  before more: do more\n"),
        ("RK0201", "RK0201"),
    ),
    "more people than can play": (
        turn("gain 1 food", after="example e\n  given players Al, Bo, Cy, Di\n"),
        ("RK0302",),
    ),
    "people who are not there": (
        turn("gain 1 food", after="example e\n  given players Al, Bo\n  then Cy has 1 food\n"),
        ("RK0201",),
    ),
    "a situation that cannot be": (
        turn("gain 1 food", after="example e\n  given Al has 7 purse, 10 wood\n"),
        ("RK0302", "RK0302"),
    ),
    "a row of none": (turn("gain 1 food").replace("  home  ", "  line  row of up to 0 good\n  home  "), ("RK0302",)),
    "a row of an unknown table": (
        turn("gain 1 food", after="example e\n  then Al's line holds wood\n").replace(
            "  home  ", "  line  row of up to 3 tiles\n  home  "
        ),
        ("RK0201",),
    ),
    "a row that takes another's place": (
        turn("line becomes line").replace("  home  ", "  line  row of up to 3 good\n  home  "),
        ("RK0203",),
    ),
    "nothing put in a row": (
        turn("put your home in your line").replace("  home  ", "  line  row of up to 3 good\n  home  "),
        ("RK0314",),
    ),
    "a row that begins with something": (
        turn("gain 1 food").replace("  home  ", "  line  row of up to 3 good, starts at 2\n  home  "),
        ("RK0203",),
    ),
    "rows that begin with what a column says": (
        turn("gain 1 food").replace(
            "  home  ", "  line of each good  row of up to 3 good, starts at its worth\n  home  "
        ),
        ("RK0203",),
    ),
    "a start beyond the end": (
        turn("gain 1 food").replace("  home  ", "  heap of each good  0 to 2, starts at its worth\n  home  "),
        ("RK0302",),
    ),
    "a row out of a supply": (
        turn("gain 1 food").replace("  home  ", "  line  row of up to 3 good, taken from era\n  home  "),
        ("RK0203", "RK0201"),
    ),
    "a thing that has the most": (turn("if wood has the most food: gain 1 food"), ("RK0203",)),
    "names that the lines lost": (
        turn("gain 1 food", "gain 1 shell").replace("  points", "  shell 0 or moer\n  points"),
        ("RK0119",),
    ),
}
