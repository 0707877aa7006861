"""The compiled runners do what the definition says, in every mode."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulekit.machine.instructions import Program
from rulekit.machine.python import compile_program
from rulekit.machine.random import Draws, below, seeded
from tests.machine.programs import medley, pig
from tests.machine.strategies import programs
from tests.machine.witness import Witness
from tests.sharing import examples

LONGEST = 150
slow = settings(examples(80), deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**64 - 1)


def follow(program: Program, seed: int, *, explicit: bool, checked: bool) -> None:
    """Play the same choices on the runner and on the interpreter, and compare at every pause."""
    runner = compile_program(program, explicit=explicit, checked=checked)
    position = runner.start(seed)
    witness = Witness(program, None if explicit else seed)
    chooser = random.Random(seed)  # noqa: S311 it only picks what to try
    for _ in range(LONGEST):
        assert position.options == witness.options
        assert position.player == witness.player
        assert position.vector[: len(program.slots)] == witness.vector
        assert runner.restore(position.to_json()) == position
        if position.is_over:
            assert position.is_finished == witness.finished
            assert position.loop == witness.loop
            assert set(position.vector[len(program.slots) :]) == {0}
            break
        assert len(position.options) > 1
        option = chooser.choice(position.options)
        meaning = position.decode(option)
        assert (meaning.arm, meaning.value) == witness.meaning(option)
        position = position.apply(option)
        witness.apply(option)
    assert position.ranking().gauges == witness.gauges


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize("program", [pig(40), medley()], ids=["pig", "medley"])
def test_programs_written_by_hand(program: Program, explicit: bool, checked: bool) -> None:  # noqa: FBT001 a parameter
    for seed in range(30):
        follow(program, seed, explicit=explicit, checked=checked)


@given(programs(), seeds, st.booleans())
@slow
def test_seeded(program: Program, seed: int, checked: bool) -> None:  # noqa: FBT001 a parameter of the test
    follow(program, seed, explicit=False, checked=checked)


@given(programs(), seeds, st.booleans())
@slow
def test_explicit(program: Program, seed: int, checked: bool) -> None:  # noqa: FBT001 a parameter of the test
    follow(program, seed, explicit=True, checked=checked)


@given(programs(), seeds, st.booleans())
@slow
def test_random_plays(program: Program, seed: int, checked: bool) -> None:  # noqa: FBT001 a parameter of the test
    """A whole random play draws the same numbers for the same purposes, in the same order."""
    decisions, end = compile_program(program, checked=checked).playout(seed)
    draws = Draws(seeded(seed))
    witness = Witness(program, None, draws)
    counted = 0
    while witness.options:
        counted += 1
        witness.apply(witness.options[below(len(witness.options), draws)])
    assert decisions == counted
    assert end.vector[: len(program.slots)] == witness.vector
    assert end.rng == draws.state
    assert (end.is_finished, end.loop) == (witness.finished, witness.loop)


@given(programs(), seeds)
@slow
def test_single_routines(program: Program, seed: int) -> None:
    """Any routine can be run by itself."""
    runner = compile_program(program)
    chooser = random.Random(seed)  # noqa: S311 it only picks what to try
    routine = chooser.randrange(len(program.routines))
    vector = [slot.start for slot in program.slots]
    for place in range(3):
        vector[place] = chooser.randint(0, 5)
    position = runner.begin(vector, routine, seed)
    witness = Witness(program, seed, alone=(vector, routine))
    while witness.options:
        assert position.options == witness.options
        position = position.apply(position.options[-1])
        witness.apply(witness.options[-1])
    assert position.is_over
    assert (position.is_finished, position.loop) == (witness.finished, witness.loop)
    assert position.vector[: len(program.slots)] == witness.vector


@given(programs(), seeds)
@slow
def test_rollouts(program: Program, seed: int) -> None:
    """A rollout ends where stepping ends, and draws for chance from its own seed."""
    runner = compile_program(program)
    start = runner.start(seed)
    decisions, end = runner.rollout(start, seed)
    draws = Draws(seeded(seed))
    vector = list(start.vector)
    place, options = start.place, list(start.options)
    counted = 0
    while options:
        counted += 1
        option = options[below(len(options), draws)]
        place, found = runner.run(vector, runner.segmented.apply_option[place](vector, draws, option), draws)
        options = list(found)
    assert (decisions, end.vector, end.rng) == (counted, tuple(vector), draws.state)
