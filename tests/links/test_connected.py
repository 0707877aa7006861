"""``connected`` sees the board of that very moment, wherever it is asked: in values, adjectives, loops and choices."""

from __future__ import annotations

from random import Random

import pytest

from rulekit.driver.pipeline import check_source, compiled
from rulekit.machine.python import compile_program
from rulekit.playing.examples import run_examples
from rulekit.source import Source

WIDE = 3
CELLS = [f"c{row}{column}" for row in range(WIDE) for column in range(WIDE)]
EDGES = [
    (row * WIDE + column, (row + down) * WIDE + column + right)
    for row in range(WIDE)
    for column in range(WIDE)
    for down, right in ((0, 1), (1, 0))
    if row + down < WIDE and column + right < WIDE
]
NEAR = [{b for a, b in EDGES if a == at} | {a for a, b in EDGES if b == at} for at in range(len(CELLS))]
TOP = {0, 1, 2}

GAME = f"""game stones
  title    "Stones"
  players  2 to 2
  wins     most points

table cell (cells): {", ".join(CELLS)}

links near
{chr(10).join(f"  {CELLS[a]}   {CELLS[b]}" for a, b in EDGES)}

the game has
  owner of each cell  a player or nobody
  seen                0 to 9, more is lost
  again               0 to 9, more is lost
  looped              0 to 9, more is lost
  there               yes or no

each player has
  point (points)  0 or more
  link (links)    0 to 9, more is lost

a cell is mine when its owner is you
a cell is top when it is c00 or it is c01 or it is c02
a cell is joined when it is connected to top cells by near through mine cells
the reach of a cell is number of joined cells if it is c00, otherwise 0
your chain is number of joined cells

step play
  repeat up to 9 times
    each player in turn: do turn

step turn
  if there is a cell that has no owner
    choose a cell that has no owner
    owner of that cell becomes you
    seen becomes number of cells that are connected to top cells by near through mine cells
    again becomes reach of c00
    point becomes your chain
    there becomes no
    if c22 is connected to top cells by near through mine cells: there becomes yes
    looped becomes 0
    for each joined cell: looped becomes looped plus 1

example a_value "A value of a player"
  given  players Ann, Bob
  given  owner of c00 is Ann
  given  owner of c10 is Ann
  when   Ann does turn
  when   Ann chooses c20
  then   Ann's chain is {{chain}}
"""


def joined(owners: list[int], player: int) -> set[int]:
    """The cells beside a chain of a player's stones that touches the top, found by walking."""
    mine = {at for at, owner in enumerate(owners) if owner == player + 1}
    found = {at for at in mine if NEAR[at] & TOP}
    while more := {on for at in found for on in NEAR[at] & mine} - found:
        found |= more
    return {at for at in range(len(CELLS)) if NEAR[at] & found}


@pytest.mark.parametrize("seed", range(12))
def test_it_sees_the_board_of_that_moment(seed: int) -> None:
    checked = check_source(Source("stones.rules", GAME.replace("{chain}", "8")))
    assert checked.game is not None, checked.diagnostics
    made = compiled(checked.game, 2)
    runner = compile_program(made.program, checked=seed % 2 == 0)
    first = made.layout.fields["owner", "cell"]
    names = ("seen", "again", "looped", "there")
    position, draw = runner.start(seed), Random(seed)  # noqa: S311  # plays to try, not secrets
    turns = 0
    while not position.is_over:
        position = position.apply(draw.choice(position.options))
        turns += 1
        owners = list(position.vector[first : first + len(CELLS)])
        player = (sum(map(bool, owners)) - 1) % 2  # who moved last; the last stone of all is put without a question
        expected = joined(owners, player)
        found = [position.vector[made.layout.fields[name, ""]] for name in names]
        assert found == [len(expected)] * 3 + [int(8 in expected)]
        assert position.vector[made.layout.fields["point", ""] + player] == len(expected)
    assert turns >= len(CELLS) - 1


def test_an_example_may_ask_for_it() -> None:
    expected = len(joined([1 if name in ("c00", "c10", "c20") else 0 for name in CELLS], 0))
    (outcome,) = run_examples(check_source(Source("stones.rules", GAME.replace("{chain}", str(expected)))))
    assert outcome.message == ""
    (outcome,) = run_examples(check_source(Source("stones.rules", GAME.replace("{chain}", str(expected - 1)))))
    assert outcome.message
