"""What examples may not say: each was once taken as it stood, printed, and passed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.driver.pipeline import Checked, check_source, read_and_check
from rulekit.playing.examples import run_examples
from rulekit.source import Source

SIEGE = (Path(__file__).parent / "siege.rules").read_text("utf-8")


def checked(lines: str, cast: str = "Anna, Ben") -> Checked:
    """The game with one example of these lines."""
    body = "".join(f"  {line.strip()}\n" for line in lines.strip().split("\n"))
    return check_source(Source("siege.rules", f"{SIEGE}\nexample one\n  given players {cast}\n{body}"))


def outcome(lines: str) -> str:
    """What is wrong with an example: by its code before it is run, by a message after; empty if nothing is."""
    made = checked(lines)
    wrong = [one for one in made.diagnostics if one.severity == "error"]
    if wrong:
        return "; ".join(f"{one.code} {one.message}" for one in wrong)
    return "; ".join(one.message for one in run_examples(made))


NOT_GIVEN = {
    "given cost of wood is 99": "`cost` is a figure of the table `good`, which nothing changes",
    "given goods_limit is 2": "`goods_limit` is a number of the rules, which nothing changes",
    "given number of players is 3": "how many play is said with `given players ...`",
    "given the game ends": "the end follows from the play",
    "given the game goes on": "the end follows from the play",
    "given Anna wins": "who wins follows from the play",
    "given Anna does not win": "who wins follows from the play",
    "given Anna cannot choose wood": "what can be chosen follows from the position",
    "given Anna may choose only wood": "what can be chosen follows from the position",
    "given nobody is asked": "who is asked follows from the position",
    "given Anna's wealth is 2": "`wealth` follows from other things",
    "given Anna has 2 wealth": "`wealth` follows from other things",
    "given number of dice is 2": "it follows from other things",
    "given number of line is 2": "which things they are is left open",
    "given number of Anna's hand is 2": "it follows from other things",
    "given libya is free": "it follows from other things",
    "given holder of libya is not Ben": "it leaves open what is there",
    "given tent is at least 3": "it leaves open what is there",
    "given Anna has at least 3 wood": "how many is left open",
    "given every town is free": "it says nothing of any one thing",
    "given there is a town that is free": "it says nothing of any one thing",
    "given tent is 0 minus 5": "`0 minus 5` is worked out, and an example says the number itself",
    "given tent is goods_limit": "`goods_limit` is worked out, and an example says the number itself",
    "given holder of consul is Ben": "is worked out, and an example says the town itself",
    "given holder of libya is holder of nile": "`holder of nile` is worked out, and an example says the person itself",
}


@pytest.mark.parametrize(("line", "why"), NOT_GIVEN.items())
def test_what_nothing_can_set_is_not_given(line: str, why: str) -> None:
    found = outcome(f"{line}\nwhen Anna does tinker\nthen nobody is asked")
    assert found.startswith("RK0801")
    assert why in found


MISFITS = {
    "given state of nile is libya": "RK0203",
    "given holder of libya is spy": "RK0203",
    "given consul is spy": "RK0203",
    "given consul is 99": "RK0203",
    "given consul is nobody": "RK0203",
    "given consul is nothing": "RK0203",
    "given tent is minus 5": "RK0302",
    "given tent is 10": "RK0302",
    "given Anna has 10 wood": "RK0302",
    "given Anna has 2 tents": "RK0201",
    "given Anna has 2 tent": "RK0203",
    "given Anna has 1 ready": "RK0203",
    "given Anna's debt is 6": "RK0302",
    "given Anna's debt is minus 6": "RK0302",
    "given point is 3": "RK0803",
    "given stock of wood is 3": "RK0803",
    "given Ben has 3 blows": "RK0803",
    "given line holds meadow, hill, hill, hill": "RK0302",
    "given line holds spy": "RK0201",
    "given pile holds spy, spy": "RK0202",
    "given tent is 1\ngiven tent is 2": "RK0202",
    "given Cili has 3 wood": "RK0201",
    "then state of nile is libya": "RK0203",
    "then holder of libya is spy": "RK0203",
    "then tent is 10": "RK0302",
    "then Anna has 10 wood": "RK0302",
    "then Anna's debt is minus 6": "RK0302",
    "then point is 3": "RK0803",
    "then number of opponents is 1": "RK0803",
    "then number of mine towns is 1": "RK0803",
    "then Ben has 3 blows": "RK0803",
    "when Anna does muster for libya": "RK0208",
    "when Anna does strike": "RK0207",
    "when Anna does strike for spy": "RK0203",
    "when Anna does strike for consul": "RK0801",
    "when Anna does census": "RK0802",
    "when all do tinker": "RK0802",
    "when Anna chooses woood": "RK0201",
    "when Anna rolls 7": "RK0201",
}


@pytest.mark.parametrize(("line", "code"), MISFITS.items())
def test_what_no_play_can_hold_is_not_said(line: str, code: str) -> None:
    before, after = ("when Anna does tinker\n", "") if line.startswith("then") else ("", "\nwhen Anna does tinker")
    assert [one[:6] for one in outcome(before + line + after).split("; ")] == [code]


BATTLE = "given holder of libya is Ben\nwhen Anna does strike for libya\n"
FOUGHT = BATTLE + "when Anna rolls 6, 6\nwhen Ben rolls 1\n"
TINKER = "when Anna does tinker\n"
END = "given number of rounds is 3\nwhen all do census\n"

FALSE = {
    BATTLE + "when Anna rolls 6, 6\nwhen Anna rolls 1": "Ben rolls here, not Anna",
    BATTLE + "when Ben rolls 6, 6": "Anna rolls here, not Ben",
    "when Anna does strike for libya\nwhen Ben rolls 6": "nobody rolls here: what was begun is over",
    "when Anna rolls 6": "nobody rolls here: nothing is going on",
    "when Anna does muster\nwhen Anna rolls 6, 6, 6, 6": "Anna rolls 3 dice here, not 4",
    "when Anna does muster\nwhen Anna rolls 6, 6": "Anna rolls 3 dice here, not 2",
    TINKER + "when Anna rolls 6": "nobody rolls here: Anna is to choose: `stop`, `go`",
    TINKER + "when Ben stops": "Anna is asked here, not Ben",
    TINKER + "then nobody is asked": "Anna is asked here, not nobody",
    "when Anna does muster\nthen Anna is asked": "nobody is asked here, not Anna",
    "when Anna does muster\nwhen Anna stops": "nobody is asked here: what was begun is over",
    TINKER + "when Anna chooses wood": "`wood` is no option here; there are: `stop`, `go`",
    TINKER + "then Anna may choose only go": "Anna may choose also: `stop`",
    TINKER + "then Anna may choose only go or stopping or none": "`none` is no option here; there are: `stop`, `go`",
    FOUGHT + "then Anna cannot choose press, wood": "Anna can choose it: `press wood`",
    FOUGHT + "then Anna cannot choose wood": "Anna can choose it: `press wood`",
    FOUGHT + "when Anna chooses press": "`press` leaves open which: `press wood`, `press stone`",
    FOUGHT + "when Ben does tinker": (
        "Anna is still to choose: `press wood`, `press stone`, `retreat`; say what is chosen"
    ),
    "then holder of libya is Ben": "`holder of libya` is nobody, not Ben",
    "given holder of libya is Ben\nthen holder of libya is nobody": "`holder of libya` is Ben, not nobody",
    "given holder of libya is Ben\nthen holder of libya is not Ben": "`holder of libya` is Ben",
    "given aim is nile\nthen aim is nothing": "`aim` is nile, not nothing",
    "then state of nile is lying": "`state of nile` is standing, not lying",
    "given Anna's ready is yes\nthen Anna's ready is no": "`Anna's ready` is yes, not no",
    "given Anna has 3 wood\nthen Anna has 2 wood, spy": "Anna has 3 wood, not 2; Anna does not have spy",
    "given Anna has spy\nthen Anna has no spy": "Anna has spy",
    "given Anna has 3 wood\nthen Anna has at least 4 wood": "Anna has 3 wood, not at least 4",
    "given tent is 3\nthen tent is less than 3": "`tent` is 3, not less than 3",
    "given pile holds spy, raid\nthen pile holds raid, truce": "`pile` holds spy, raid, not raid, truce",
    "given line holds hill, meadow\nthen line holds meadow, hill": "`line` holds hill, meadow, not meadow, hill",
    "given pile holds spy\nthen pile is empty": "`pile` is not empty",
    "then pile is not empty": "`pile` is empty",
    "given line holds hill, hill\nthen line is empty": "`line` is not empty",
    "then line is not empty": "`line` is empty",
    "given line holds hill, hill\nthen number of line is 0": "`number of line` is 2, not 0",
    "given fort of libya is 1\nthen libya has no fort": "`libya has no fort` does not hold",
    "then every town is mine": "RK0803 `every town is mine` is a player's, and whose is not said",
    "given holder of nile is Ben\nthen every town is free": "`every town is free` does not hold",
    "when all do census\nthen Anna wins": "the game goes on, and nobody has won yet",
    "when all do census\nthen the game ends": "the game goes on",
    END + "then the game goes on": "the game is over",
    END + "then Anna wins": "the game is won by Anna and Ben, not Anna",
    END + "then Anna does not win": "the game is won by Anna and Ben",
    END + "when Anna stops": "nobody is asked here: the game is over",
}


@pytest.mark.parametrize(("lines", "said"), FALSE.items())
def test_what_is_false_is_told_in_the_words_of_the_rules(lines: str, said: str) -> None:
    assert outcome(lines) == said


TRUE = (
    "given Anna's debt is minus 5\nthen Anna's debt is minus 5",
    "given Anna has 2 debts\nthen Anna has 2 debts",
    "given the active player is Ben\nthen the active player is Ben",
    "given number of rounds is 2\nthen number of rounds is 2",
    "given aim is libya\ngiven holder of nile is nobody\nthen aim is libya\nthen aim is not nothing",
    "given aim is nothing\nthen aim is nothing\nthen aim is nobody",
    "given Anna's hand holds spy, raid\nthen Anna has spy, no truce\nthen Anna's hand holds raid, spy",
    "given pile holds spy\ngiven line holds hill, hill\nthen pile is not empty\nthen number of line is 2",
    "given pile is empty\ngiven line is empty\nthen pile is empty\nthen line is empty",
    "given Anna has no spy\nthen Anna has no hand",
    "given fort of libya is 1\nthen libya has fort\nthen nile has no fort",
    "given Anna has 3 wood\nthen Anna's wealth is 2\nthen Anna has at least 2 wood, at most 3 wood",
    "given holder of libya is Ben\nthen there is a town that is free\nthen there is no town whose state is lying",
    "given Anna has 4 blows\nwhen Anna does tinker\nthen blow is 4\nthen Anna has 4 blows",
    "when Anna does tinker\nthen Anna is asked\nwhen Anna chooses go\nthen nobody is asked\nthen Anna has 1 point",
    "given number of rounds is 3\nwhen all do census\nthen the game ends\nthen Anna, Ben win",
    "given number of rounds is 3\ngiven Ben has 2 points\nwhen all do census\nthen Ben wins\nthen Anna does not win",
    "when Anna does tinker\nwhen Anna chooses stop\nthen Anna has 0 points",
    "when Anna does muster\nwhen Anna rolls 1, 2, 3\nthen nobody is asked",
    "when Anna does muster\nthen number of dice is 3",
    """given holder of libya is Ben
    when Anna does strike for libya
    when Anna rolls 2, 6
    then blow is 6
    when Ben rolls 1
    then Anna may choose only press, wood or press, stone or retreat
    then Anna may choose only press or retreat
    then holder of libya is Ben
    when Anna chooses press, stone
    then Anna has 1 stone""",
)


@pytest.mark.parametrize("lines", TRUE)
def test_what_is_true_comes_out(lines: str) -> None:
    assert outcome(lines) == ""


UNREACHED = {
    "given Ben has 15 ticks of great_pyramid": "whenever Ben has 15 ticks of great_pyramid, Ben has great_pyramid",
    "given Ben has temple": "whenever Ben has temple, `builder of temple` is somebody",
    "given Ben has temple\ngiven builder of temple is Anna": "",
    "given Ben has 14 ticks of great_pyramid": "",
}


@pytest.mark.parametrize(("given", "missing"), UNREACHED.items())
def test_a_position_that_no_play_comes_to_is_refused(given: str, missing: str, tmp_path: Path) -> None:
    path = tmp_path / "more.rules"
    lines = "".join(f"  {one}\n" for one in given.split("\n"))
    path.write_text(
        f"examples of roll_through_the_ages\n\nexample one\n  given players Anna, Ben, Cili\n{lines}"
        "  then Anna has 3 food\n",
        "utf-8",
    )
    made = read_and_check("roll_through_the_ages", examples=str(path))
    assert made.game is not None
    found = run_examples(made, tuple(one for one in made.game.examples if one.name == "one"))
    assert [one.message for one in found] == [f"no play comes to this: {missing}" if missing else ""]


STOCKED = """game stocked
  title    "Stocked"
  players  2 to 2
  wins     most points

table good (goods)  supply
  wood              3
  stone             2

the game has
  stock of each good  0 to its supply, starts at its supply

each player has
  point (points)             any number
  card (cards) of each good  0 to its supply, taken from stock

step play
  each player in turn: do turn

step turn
  gain 1 card of wood
  gain 1 point

example one
  given  players Anna, Ben
"""


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("given Anna has 2 cards of wood\nthen stock of wood is 1\nthen stock of stone is 2", ""),
        ("given Anna has 2 cards of wood\nwhen Ben does turn\nthen stock of wood is 0", ""),
        ("given Anna has 2 cards of wood\ngiven stock of wood is 0\nthen stock of wood is 0", ""),
        ("given stock of wood is 0\ngiven Anna has 2 cards of wood\nthen stock of wood is 0", ""),
        (
            "given Anna has 2 cards of wood\ngiven Ben has 2 cards of wood\nthen Anna has 0 points",
            "no play comes to this: `stock` holds 1 too few for so many `cards`",
        ),
    ],
)
def test_what_is_given_comes_out_of_its_stock(lines: str, said: str) -> None:
    body = "".join(f"  {line}\n" for line in lines.split("\n"))
    made = check_source(Source("stocked.rules", STOCKED + body))
    assert [one.message for one in made.diagnostics if one.severity == "error"] == []
    assert [one.message for one in run_examples(made)] == [said]
