"""Who is immune to a rule keeps all they have, whatever the rule does and by whatever statement, step or card."""

from __future__ import annotations

from random import Random

import pytest

from rulekit.compiler.program import Compiled
from rulekit.driver.pipeline import check_source, compiled
from rulekit.machine.position import Position
from rulekit.machine.python import compile_program
from rulekit.model.closed import Owner
from rulekit.model.game import Game
from rulekit.source import Source

GAME = """game shelters
  title    "Shelters"
  players  2 to 2
  wins     most food

table good (goods): wood, stone
table shelter (shelters): hut
table card (cards) on cards: storm, flood

with hut
  you are immune to drought

with storm
  at once: lose 1 food

with flood
  at once: food becomes 0

each player has
  food               0 to 9, starts at 5, more is lost
  coin (coins)       0 to 9, starts at 4, more is lost
  stock of each good 0 to 4, starts at 2, more is lost
  home               a good or nothing
  brave              yes or no
  hand               some of good
  shelters           some of shelter
  line               row of up to 4 good

die die (dice)
  sun   gives 2 food
  moon  gives 1 coin

step setup
  each player
    gain wood
    home becomes wood
    put stone in your line
    {shelter}

step play
  each player
    do suffer
    if your food is less than 0
      do what storm says
      do drier

step suffer
  rule drought{clause}

step dry
  food becomes 1

step drier
  do dry
"""

CLAUSES = (
    "lose 2 food",
    "gain 2 food",
    "food becomes 0",
    "your home becomes stone",
    "brave becomes yes",
    "pay 2 coins",
    "pay 3 with\n      coins worth 1 each\n      food worth 1 each",
    "lose wood",
    "gain stone",
    "empty your line",
    "empty your home",
    "put wood in your line",
    "remove stone from your line",
    "if your line is not empty: draw a good from your line",
    "take 9 food from that opponent",
    "give 9 food to that opponent",
    "exchange any coins with that opponent",
    "do dry",
    "do drier",
    "do what flood says",
    "do what storm says",
    "roll 2 dice, then gain what your dice give",
    "if you have at least 1 food: lose 1 food",
    "repeat up to 2 times: lose 1 coin",
)


def game_of(clause: str, *, safe: bool) -> Game:
    """The game in which a rule says something, and everybody has shelter or nobody."""
    text = f"\n    {clause}"
    if "opponent" in clause:
        text = f"\n    choose an opponent{text}"
    shelter = "gain hut" if safe else "do nothing"
    source = GAME.replace("{clause}", text).replace("{shelter}", shelter)
    checked = check_source(Source("shelters.rules", source))
    assert checked.game is not None, checked.diagnostics
    return checked.game


def belongings(game: Game, made: Compiled, position: Position) -> list[int]:
    """What players have, shelters left out."""
    fields = [one for one in game.fields if one.owner is Owner.PLAYER and one.name != "shelters"]
    found: list[int] = []
    for one in fields:
        first = made.layout.fields[one.name, one.each]
        found += position.vector[first : first + made.layout.rows[first]]
    return found


def after(clause: str, *, safe: bool) -> set[bool]:
    """Whether anything that players had was another thing at the end, over several plays."""
    game = game_of(clause, safe=safe)
    made = compiled(game, 2)
    runner = compile_program(made.program, checked=True)
    untouched = compiled(game_of("do nothing", safe=safe), 2)
    idle = compile_program(untouched.program, checked=True).start(0)
    calm = belongings(game, untouched, idle)
    changed = set()
    for seed in range(8):
        draw = Random(seed)  # noqa: S311  # plays to try, not secrets
        position = runner.start(seed)
        while not position.is_over:
            position = position.apply(draw.choice(position.options))
        changed.add(belongings(game, made, position) != calm)
    return changed


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_rule_takes_and_gives_nothing_where_somebody_is_immune_to_it(clause: str) -> None:
    assert after(clause, safe=True) == {False}
    assert True in after(clause, safe=False)
