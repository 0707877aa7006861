"""What every play keeps true: found where it is so, not found where anything can undo it, and so in every play."""

from __future__ import annotations

from random import Random

import pytest

import rulekit
from rulekit.check.consequences import Means, consequences
from rulekit.driver.pipeline import CHECKED, Checked, check_source, compiled
from rulekit.machine.python import compile_program
from rulekit.playing.kept import Keeper
from rulekit.source import Source

GAME = """game marks
  title    "Marks"
  players  2 to 2
  wins     most points

table mark (marks)  size
  north             2
  south             3

table charm (charms): haste, luck

each player has
  point (points)         any number
  tick (ticks) of each mark  0 to its size, more is lost
  badges                 some of mark
  charms                 some of charm

the game has
  founder of each mark  a player or nobody

a mark is ready when your ticks of it are its size

step play
  repeat up to 9 times
    each player in turn: do turn

step turn
  choose a mark
  do work for that mark
  gain 1 point

step work for a mark
{work}

step finish for a mark
  gain that mark
  if founder of that mark is nobody: founder of that mark becomes you
{more}"""

FULL_HELD, FULL_FOUNDED, HELD_FOUNDED = "full held", "full somebody", "held somebody"
ALL = (FULL_HELD, FULL_FOUNDED, HELD_FOUNDED)

FOUND = {
    "at once": (("gain 1 tick of that mark", "if that mark is ready: do finish for that mark"), "", ALL),
    "said with figures": (
        ("gain 1 tick of that mark", "if your ticks of that mark are size of that mark: do finish for that mark"),
        "",
        ALL,
    ),
    "after something else": (
        ("gain 1 tick of that mark", "gain 1 point", "if that mark is ready: do finish for that mark"),
        "",
        ALL,
    ),
    "whatever is so": (("gain 1 tick of that mark", "do finish for that mark"), "", ALL),
    "in a rule": (
        ("gain 1 tick of that mark", "rule done when that mark is ready: do finish for that mark"),
        "",
        ALL,
    ),
    "before, not behind": (
        ("if that mark is ready: do finish for that mark", "gain 1 tick of that mark"),
        "",
        (HELD_FOUNDED,),
    ),
    "only who likes": (
        ("gain 1 tick of that mark", "you may: do finish for that mark"),
        "",
        (HELD_FOUNDED,),
    ),
    "of another mark": (
        ("gain 1 tick of that mark", "choose a mark called other", "do finish for other"),
        "",
        (HELD_FOUNDED,),
    ),
    "when half is done": (
        ("gain 1 tick of that mark", "if your ticks of that mark are 1: do finish for that mark"),
        "",
        (HELD_FOUNDED,),
    ),
    "not everywhere": (
        (
            "if you have at least 3 points: gain 1 tick of that mark",
            "otherwise",
            "  gain 1 tick of that mark",
            "  if that mark is ready: do finish for that mark",
        ),
        "",
        (HELD_FOUNDED,),
    ),
    "after an end": (
        (
            "gain 1 tick of that mark",
            "if your points are 4: end work",
            "if that mark is ready: do finish for that mark",
        ),
        "",
        (HELD_FOUNDED,),
    ),
    "the badge is lost again": (
        (
            "gain 1 tick of that mark",
            "if that mark is ready: do finish for that mark",
            "if your points are 4: empty your badges",
        ),
        "",
        (FULL_FOUNDED, HELD_FOUNDED),
    ),
    "the founder is forgotten": (
        (
            "gain 1 tick of that mark",
            "if that mark is ready: do finish for that mark",
            "if your points are 4: founder of that mark becomes nobody",
        ),
        "",
        (FULL_HELD,),
    ),
    "a step that can be skipped": (
        (
            "if your points are 2: gain haste",
            "gain 1 tick of that mark",
            "if that mark is ready: do finish for that mark",
        ),
        "\nwith haste\n  you skip finish\n",
        (HELD_FOUNDED,),
    ),
}


def made(work: tuple[str, ...], more: str) -> Checked:
    checked = check_source(Source("marks.rules", GAME.format(work="\n".join(f"  {one}" for one in work), more=more)))
    assert [one.message for one in checked.diagnostics if one.severity == "error"] == []
    return checked


def kept(checked: Checked, *, plays: int) -> None:
    """Play at random: no position breaks a consequence."""
    game = checked.game
    assert game is not None
    found = consequences(game, CHECKED.vocabulary)
    for players in sorted({game.players_low, game.players_high}) if found else ():
        program = compiled(game, players)
        keeper = Keeper(game, program.layout, found, tuple(f"player {one}" for one in range(players)))
        runner = compile_program(program.program)
        for seed in range(plays):
            draw = Random(seed)  # noqa: S311  # plays to try, not secrets
            position = runner.start(seed)
            while not position.is_over:
                position = position.apply(draw.choice(position.options))
                assert keeper.broken(position.vector) is None


@pytest.mark.parametrize("name", FOUND)
def test_what_is_kept_is_found_and_no_play_breaks_it(name: str) -> None:
    work, more, wanted = FOUND[name]
    checked = made(work, more)
    assert checked.game is not None
    found = consequences(checked.game, CHECKED.vocabulary)
    said = {f"{one.cause.means.value} {one.then.means.value}" for one in found if one.cause.field.name != "charms"}
    assert said == set(wanted)
    kept(checked, plays=10)


@pytest.mark.parametrize("variants", [(), ("long_winter",), ("edition_2024",), ("trading",)])
def test_no_play_of_roll_through_the_ages_breaks_what_is_kept(variants: tuple[str, ...]) -> None:
    checked = rulekit.load("roll_through_the_ages", variants=list(variants)).checked
    assert checked.game is not None
    found = consequences(checked.game, CHECKED.vocabulary)
    assert [(one.cause.means, one.cause.field.name, one.then.means, one.then.field.name) for one in found] == [
        (Means.FULL, "tick", Means.HELD, "monuments"),
        (Means.FULL, "tick", Means.SOMEBODY, "builder"),
        (Means.HELD, "monuments", Means.SOMEBODY, "builder"),
    ]
    kept(checked, plays=3)
