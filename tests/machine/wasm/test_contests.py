"""Greedy players and those who choose at random: the native runner has them choose what the Python runner does."""

from __future__ import annotations

import random
from array import array

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulekit.machine.instructions import Program, Slot
from rulekit.machine.judging import SAMPLES, best_of_all, judged, own_draws, standing
from rulekit.machine.plays import row
from rulekit.machine.position import Position
from rulekit.machine.python import compile_program
from rulekit.machine.random import below, seeded
from rulekit.machine.runner import Runner
from rulekit.machine.wasm.stepper import Stepper
from rulekit.machine.wasm.stepping import compile_steps
from tests.machine.programs import medley, pig
from tests.machine.strategies import programs
from tests.machine.test_corners import CORNERS
from tests.machine.wasm.agreement import ENGINE
from tests.machine.wasm.test_steps import follow, stepper
from tests.sharing import examples

WIDE = attrs.evolve(medley(), slots=(*medley().slots, Slot(0, 1 << 40, 1 << 33)))
"""Slots of 64 bits: each slot of the module has as many then."""


def by_hand(runner: Runner, seed: int, greedy: int) -> tuple[int, Position]:
    """A play on the Python runner."""
    players = runner.program.players
    own = [own_draws(seed * players + at) for at in range(players)]
    position, decisions = runner.start(seed), 0
    while not position.is_over:
        player = position.player
        assert player is not None
        at = _chosen(runner, position, player, own[player], greedy)
        position = position.apply(position.options[at])
        decisions += 1
    return decisions, position


def _chosen(runner: Runner, position: Position, player: int, own: object, greedy: int) -> int:
    assert callable(own)
    if not greedy >> player & 1:
        return below(len(position.options), own)
    states = [seeded(own()) for _ in range(SAMPLES)]
    worth = judged(runner, position.vector, position.place, position.options, player, states)
    return best_of_all(worth, own)  # type: ignore[arg-type]  # as it is drawn from


def agree(program: Program, seeds: range, greedy: int) -> None:
    """Assert that whole plays are the same, with every slot of the end."""
    import wasmtime  # noqa: PLC0415 where it is missing, only those who ask for a module fail

    slots = tuple(range(len(program.slots)))
    compiled = compile_steps(program, slots)
    native = Stepper(compiled, ENGINE, wasmtime.Module(ENGINE, compiled.code))
    runner = compile_program(program)
    expected = array("q")
    for seed in seeds:
        expected.extend(row(*by_hand(runner, seed, greedy), slots))
    assert native.contests(seeds, greedy).numbers.tolist() == expected.tolist()


@given(programs(), st.integers(0, (1 << 62) - 4), st.integers(0, 15))
@settings(examples(40), suppress_health_check=list(HealthCheck))
def test_generated_programs(program: Program, seed: int, greedy: int) -> None:
    agree(program, range(seed, seed + 3), greedy)


@pytest.mark.parametrize("name", CORNERS)
def test_corners(name: str) -> None:
    agree(CORNERS[name], range(4), 1)


@pytest.mark.parametrize("program", [pig(40), medley(), WIDE], ids=["pig", "medley", "wide"])
@pytest.mark.parametrize("greedy", [0, 1, 3])
def test_programs_written_by_hand(program: Program, greedy: int) -> None:
    agree(program, range(-3, 9), greedy)


def test_slots_of_64_bits_from_decision_to_decision() -> None:
    native = stepper(WIDE)
    for seed in range(6):
        follow(WIDE, seed, native)


@pytest.mark.parametrize("program", [pig(40), medley()], ids=["pig", "medley"])
def test_judging_leaves_the_state_alone(program: Program) -> None:
    """Option by option as the Python runner; play stands where it stood."""
    runner, native = compile_program(program), stepper(program)
    chooser = random.Random(3)  # noqa: S311 it only picks what to try
    position = runner.start(3)
    while not position.is_over:
        native.load(position.vector, position.place, position.rng, position.spent)
        state = seeded(chooser.getrandbits(32))
        fresh = attrs.evolve(position, rng=state, spent=0)
        for player in range(program.players):
            after = [fresh.apply(option) for option in position.options]
            found, drew = native.judged(player, len(position.options), state)
            assert found == [standing(one, player) for one in after]
            assert drew == any(one.rng != state for one in after)
        assert (native.vector, native.place, native.state) == (position.vector, position.place, position.rng)
        position = position.apply(chooser.choice(position.options))
