"""What is left of a program does the same, and what is begun by nobody is gone."""

from __future__ import annotations

from rulekit.driver.pipeline import compiled, load_game
from rulekit.machine.instructions import Call
from rulekit.machine.pruned import pruned
from rulekit.machine.unit import inside


def test_all_that_a_play_needs_is_left() -> None:
    game = load_game("roll_through_the_ages").game
    assert game is not None
    program = compiled(game, 2).program
    assert pruned(program, [program.opening]) == program
    none = pruned(program, [])
    needed = {program.closing}
    while more := {one.routine for at in needed for one in inside(none.routines[at].body) if isinstance(one, Call)}:
        if more <= needed:
            break
        needed |= more
    assert [bool(one.body) for one in none.routines] == [at in needed for at in range(len(none.routines))]
    assert [one.name for one in none.routines] == [one.name for one in program.routines]
