"""What must be done as often as possible: an option is there if and only if some way through it reaches the best."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.source import Source

HOPS = """game hops
  title    "Hops"
  players  2
  wins     most steps

die die (dice) shows 1 to 6

table point (points) in a row of 9

each player has
  step (steps)            0 or more
  peg (pegs) of each point  0 to 3, more is lost

each die has
  played  yes or no

each turn has
  spare (spares)  0 to 2, more is lost
  pip (pips)      0 to 24, more is lost
  goal            a point or nothing

a point is manned when your pegs of it are at least 1
a point called here is a start of a die called roll when all of
  here is manned
  number of here is at least roll

step setup
  each player
    put 1 peg on point 9
    put 1 peg on point 7
    put 1 peg on point 4

step play
  repeat 3 times
    each player in turn: do turn

step turn
  roll 2 dice
  if dice have 2 alike: gain 2 spares
  you must, as often as possible{figure}: do hop
  gain as many steps as pips

step hop
  choose a die that is not played
  choose a start of that die called here
  if your spare is 0: that die becomes played
  otherwise: lose 1 spare
  remove 1 peg from here
  gain as many pips as face of that die
  goal becomes the point whose number is number of here minus face of that die
  if goal is not nothing: put 1 peg on goal
"""

POINTS = 9
Pegs = tuple[int, ...]


def game(figure: str, folder: Path) -> rulekit.Game:
    """The game, with or without a figure that counts among ways that are equally long."""
    path = folder / "hops.rules"
    path.write_text(HOPS.format(figure=figure), "utf-8")
    return rulekit.load(str(path))


def ways(dice: tuple[int, ...], played: tuple[bool, ...], spare: int, pegs: Pegs) -> list[tuple[int, int, Pegs]]:
    """Of all that can be done until nothing can: how often, with how many pips, and which pegs there are then."""
    found: list[tuple[int, int, Pegs]] = []
    for die, face in enumerate(dice):
        for point, count in enumerate(pegs):
            if played[die] or not count or point + 1 < face:
                continue
            after = list(pegs)
            after[point] -= 1
            if point + 1 > face:
                after[point - face] = min(after[point - face] + 1, 3)
            left = tuple(one or (at == die and not spare) for at, one in enumerate(played))
            rest = ways(dice, left, max(spare - 1, 0), tuple(after))
            found += [(times + 1, pips + face, there) for times, pips, there in rest]
    return found or [(0, 0, pegs)]


@pytest.mark.parametrize("figure", ["", ", then with most pips"])
def test_what_can_be_chosen_reaches_the_best_and_all_of_it(figure: str, tmp_path: Path) -> None:
    hops = game(figure, tmp_path)
    chooser = Random(7)  # noqa: S311 it only picks what to try
    for _ in range(15):
        pegs = tuple(chooser.choice((0, 0, 0, 1, 1, 2)) for _ in range(POINTS))
        facts = [f"Anna has {count} pegs of point {at}" for at, count in enumerate(pegs, 1)]
        state = hops.position(*facts, does="Anna does turn", names=("Anna", "Ben"), chance="explicit")
        dice = tuple(chooser.randint(1, 6) for _ in range(2))
        for face in dice:
            state = state.apply(state.options[face - 1])
        found = ways(dice, (False, False), 2 if dice[0] == dice[1] else 0, pegs)
        best = max((times, pips if figure else 0) for times, pips, _ in found)
        wanted = {(pips, there) for times, pips, there in found if (times, pips if figure else 0) == best}
        assert leaves(state) == wanted


def leaves(state: rulekit.State) -> set[tuple[int, Pegs]]:
    """The steps and the pegs of Anna behind all that can be chosen."""
    seen, open_, found = set[rulekit.State](), [state], set[tuple[int, Pegs]]()
    while open_:
        one = open_.pop()
        if one in seen:
            continue
        seen.add(one)
        if one.is_over:
            anna = one.players[0]
            found.add((anna.steps, tuple(anna.pegs.values())))
        open_ += [one.apply(option) for option in one.options]
    return found


REFUSED = {
    "chance": ("choose a die that is not played\n  that die becomes played\n  roll 1 die", "RK0328"),
    "a number": (
        "choose a die that is not played\n  that die becomes played\n  choose a number from 0 to 3 called many",
        "RK0328",
    ),
    "several": ("choose a die that is not played\n  that die becomes played\n  choose up to 2 dice", "RK0328"),
    "a choice in a loop": ("repeat 2 times: choose a die\n  lose 1 spare", "RK0328"),
    "another player": ("lose 1 spare\n  your opponent: choose a die", "RK0328"),
    "the same in it": ("lose 1 spare\n  you must, as often as possible: lose 1 spare", "RK0328"),
    "nothing lost": ("choose a die\n  gain 1 pip", "RK0329"),
    "lost on a condition": ("choose a die\n  if your pips are 3: lose 1 spare", "RK0329"),
    "won back": ("choose a die\n  lose 1 spare\n  if your pips are 3: gain 1 spare", "RK0329"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_tried_out_is_refused(name: str) -> None:
    body, code = REFUSED[name]
    text = HOPS.format(figure="")
    text = f"{text[: text.index('step hop')]}step hop\n  {body}\n"
    assert code in {one.code for one in check_source(Source("hops.rules", text)).diagnostics}
