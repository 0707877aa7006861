"""Whole plays that count no steps are those that do, and begin again where too many numbers are drawn."""

from __future__ import annotations

import pytest

from rulekit.machine.budget import budgeted
from rulekit.machine.instructions import (
    Abandon,
    Budget,
    Call,
    Chance,
    Compare,
    Const,
    If,
    Instruction,
    Leave,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
)
from rulekit.machine.python import compile_program
from rulekit.machine.random import Draws, Exhausted, Supply, seeded
from rulekit.machine.unit import Aggregates
from rulekit.machine.unmetered import ENDLESS, Unmetered, unmetered
from rulekit.playing.game import load
from tests.machine.witness import Witness

UNFINISHED, COUNTER, DIE, SPENT, INNER = range(5)
SLOTS = (Slot(0, 9, 0), Slot(0, 20_000, 0), Slot(0, 5, 0), Slot(0, 2_000_000_000, 0), Slot(0, 20_000, 0))
TURNS = 10_000
ROLL = Chance(DIE, 6)
SIX = Compare("==", Read(DIE), Const(5))


def program(*body: Instruction, more: tuple[Routine, ...] = ()) -> Program:
    bare = Program(1, SLOTS, (Routine("all", body), *more), 0, -1, (), unfinished=UNFINISHED)
    found, dear = budgeted(bare, Budget(SPENT, 20_000_000, 500_000_000), lambda _: 3)
    assert dear is None
    return found


def loop(*body: Instruction, counter: int = COUNTER, number: int = 1) -> Repeat:
    """A loop that gives the play up in its last turn."""
    gone = If(Compare("<=", Read(counter), Const(0)), (Abandon(UNFINISHED, number),))
    return Repeat(counter, Const(TURNS), (gone, *body), label=counter)


def short(one: Program) -> Unmetered | None:
    return unmetered(one, Aggregates(one, begun=(one.opening, one.closing)).routines)


def repeats(one: Unmetered) -> list[int]:
    """The turns of the loops of its first routine."""
    return [
        part.times.value
        for part in one.program.routines[0].body
        if isinstance(part, Repeat) and isinstance(part.times, Const)
    ]


ROLLING = program(loop(ROLL))
SIXES = program(loop(ROLL, If(SIX, (Leave(COUNTER),))))
SELDOM = program(loop(If(SIX, (ROLL,))))
NEVER = program(loop(Store(DIE, Const(1))))
ENDED = program(loop(If(Compare("==", Read(DIE), Const(0)), (Leave(COUNTER),)), ROLL))
CALLING = program(
    loop(Call(1)), more=(Routine("rolls", (loop(ROLL, If(SIX, (Leave(9),)), counter=INNER, number=2),), label=9),)
)


def sixes(count: int, label: int) -> tuple[Instruction, ...]:
    """Roll, and leave once as many sixes have come, one behind the other."""
    body: tuple[Instruction, ...] = (Leave(label),)
    for _ in range(count):
        body = (ROLL, If(SIX, body))
    return body


LONG = program(loop(*sixes(5, COUNTER)))
"""Most of its plays are short; others take more numbers than there are without counting, and some never end."""
FAR = (*sixes(14, 9), loop(*sixes(3, INNER), counter=INNER, number=2))
APART = program(loop(Call(1), Call(1), If(SIX, (Leave(COUNTER),))), more=(Routine("rolls", FAR, label=9),))


@pytest.mark.parametrize(("one", "turns"), [(ROLLING, ENDLESS), (SIXES, ENDLESS), (ENDED, ENDLESS), (CALLING, ENDLESS)])
def test_a_loop_that_draws_in_each_turn_need_not_be_ended(one: Program, turns: int) -> None:
    found = short(one)
    assert found is not None
    assert repeats(found) == [turns]
    assert found.most <= TURNS


@pytest.mark.parametrize("one", [SELDOM, NEVER])
def test_another_loop_is_ended_as_before(one: Program) -> None:
    found = short(one)
    assert found is not None
    assert repeats(found) == [TURNS]
    assert found.program.budget is None


def test_what_may_cost_too_much_is_counted() -> None:
    inner = Repeat(INNER, Const(TURNS), (Store(DIE, Const(1)),))
    assert short(program(loop(If(SIX, (ROLL,)), inner))) is None


@pytest.mark.parametrize("one", [ROLLING, SIXES, SELDOM, NEVER, ENDED, CALLING])
def test_it_plays_as_the_definition_says(one: Program) -> None:
    """``ROLLING`` draws more than it may, and begins again."""
    for seed in range(3):
        _, end = compile_program(one).playout(seed)
        draws = Draws(seeded(seed))
        witness = Witness(one, None, draws)
        assert end.vector[: len(SLOTS)] == witness.vector
        assert (end.rng, end.loop) == (draws.state, witness.loop)


@pytest.mark.parametrize("one", [ROLLING, SIXES, SELDOM, NEVER, ENDED, CALLING, LONG, APART])
def test_a_module_plays_alike(one: Program) -> None:
    """Whether it counts no steps, counts them, or begins again with them."""
    pytest.importorskip("wasmtime")
    from tests.machine.wasm.agreement import agree, module, rows  # noqa: PLC0415  # without it the others are tested

    agree(one, range(8))
    counting = module(one, counting=True)
    assert not counting.compiled.short
    assert rows(counting.instance().plays(range(8))) == rows(module(one).instance().plays(range(8)))


def test_only_what_has_loops_without_an_end_counts_nothing_there() -> None:
    assert [found is not None and found.endless for found in map(short, (ROLLING, SELDOM, NEVER, APART))] == [
        True, False, False, True,
    ]  # fmt: skip


def test_no_more_numbers_are_given_than_there_are() -> None:
    supply = Supply(seeded(1), 8, 100)
    given: list[int] = []
    with pytest.raises(Exhausted):
        given.extend(iter(supply.draw, -1))
    assert 8 <= len(given) <= 100


@pytest.mark.parametrize("name", ["four_in_a_row", "pig", "tic_tac_toe", "yacht"])
def test_games_are_played_so(name: str) -> None:
    made = load(name, players=2).table.program.program
    assert short(made) is not None
    counting, runner = compile_program(made, checked=True), compile_program(made)
    for seed in range(10):
        (decisions, end), (expected, other) = runner.playout(seed), counting.playout(seed)
        assert (decisions, end.vector, end.rng) == (expected, other.vector, other.rng)
