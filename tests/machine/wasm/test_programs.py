"""Both runners play every program alike."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulekit.machine.instructions import Program
from rulekit.machine.random import Draws, below, seeded
from tests.machine.programs import medley, pig
from tests.machine.strategies import programs
from tests.machine.test_corners import CORNERS
from tests.machine.wasm.agreement import agree, module
from tests.machine.witness import Witness
from tests.sharing import examples

LANE = 1 << 64


@given(programs(), st.integers(0, LANE - 4))
@settings(examples(40), suppress_health_check=list(HealthCheck))
def test_generated_programs(program: Program, seed: int) -> None:
    agree(program, range(seed, seed + 3))


@given(programs(), st.integers(0, LANE - 1))
@settings(examples(25), suppress_health_check=list(HealthCheck))
def test_the_definition(program: Program, seed: int) -> None:
    """Against the interpreter, which shares no code with either runner."""
    slots = tuple(range(len(program.slots)))
    found = module(program, slots).instance().plays(range(seed, seed + 1))
    draws = Draws(seeded(seed))
    witness = Witness(program, None, draws)
    counted = 0
    while witness.options:
        counted += 1
        witness.apply(witness.options[below(len(witness.options), draws)])
    assert list(found.decisions) == [counted]
    assert found.states == [draws.state]
    assert tuple(found.slot(slot)[0] for slot in slots) == witness.vector


@pytest.mark.parametrize("name", CORNERS)
def test_corners(name: str) -> None:
    agree(CORNERS[name], range(12))


@pytest.mark.parametrize("program", [pig(40), medley()], ids=["pig", "medley"])
def test_programs_written_by_hand(program: Program) -> None:
    agree(program, range(60), range(LANE - 30, LANE + 30))
