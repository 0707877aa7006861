"""Going from decision to decision on the native runner: state by state as on the Python runner."""

from __future__ import annotations

import random

import pytest
import wasmtime
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulekit.machine.instructions import Program
from rulekit.machine.plays import Record
from rulekit.machine.python import compile_program
from rulekit.machine.wasm.stepper import Stepper
from rulekit.machine.wasm.stepping import compile_steps
from tests.machine.programs import medley, pig
from tests.machine.strategies import programs
from tests.machine.test_corners import CORNERS
from tests.machine.wasm.agreement import ENGINE
from tests.sharing import examples

LONGEST = 60
LANE = 1 << 64


def stepper(program: Program) -> Stepper:
    """A program as a stepwise module, compiled now."""
    compiled = compile_steps(program)
    return Stepper(compiled, ENGINE, wasmtime.Module(ENGINE, compiled.code))


def follow(program: Program, seed: int, native: Stepper) -> None:
    """Take the same options on both runners, and compare whole positions; play on at random from some of them."""
    runner = compile_program(program)
    position = runner.start(seed)
    native.begin(seed)
    chooser = random.Random(seed)  # noqa: S311 it only picks what to try
    for turn in range(LONGEST):
        assert native.vector == position.vector
        assert native.place == position.place
        assert native.state == position.rng
        if position.is_over:
            assert native.is_over
            return
        if turn % 7 == 0:
            native.load(position.vector, position.place, position.rng, position.spent)
            plays = native.rollouts(range(seed, seed + 2))
            assert native.vector == position.vector
            for at, (decisions, end) in enumerate(runner.rollout(position, seed + more) for more in range(2)):
                gauges = [one for row in runner.segmented.gauges(end.vector) for one in row]
                size = plays.record.size
                row = plays.numbers[at * size : (at + 1) * size].tolist()
                assert (row[0], row[1] % LANE, row[5:]) == (decisions, end.rng, gauges)
            native.load(position.vector, position.place, position.rng, position.spent)
        number = chooser.randrange(len(position.options))
        position = position.apply(position.options[number])
        native.step(number)


@given(programs(), st.integers(0, LANE - 4))
@settings(examples(40), suppress_health_check=list(HealthCheck))
def test_generated_programs(program: Program, seed: int) -> None:
    native = stepper(program)
    for more in range(3):
        follow(program, seed + more, native)


@pytest.mark.parametrize("name", CORNERS)
def test_corners(name: str) -> None:
    native = stepper(CORNERS[name])
    for seed in range(6):
        follow(CORNERS[name], seed, native)


@pytest.mark.parametrize("program", [pig(40), medley()], ids=["pig", "medley"])
def test_programs_written_by_hand(program: Program) -> None:
    native = stepper(program)
    for seed in range(10):
        follow(program, seed, native)
    assert native.compiled.record == Record(program.players, len(program.ranking), ())
