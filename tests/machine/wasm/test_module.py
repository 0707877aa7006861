"""What a module is given and gives: batches, threads, plays that never end, and what has no WebAssembly."""

from __future__ import annotations

import pytest

from rulekit.machine.budget import budgeted
from rulekit.machine.instructions import (
    Aggregate,
    Arm,
    Budget,
    Chance,
    Compare,
    Const,
    Decide,
    If,
    Instruction,
    Local,
    Members,
    Once,
    Operate,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
)
from rulekit.machine.plays import played
from rulekit.machine.python import compile_program
from rulekit.machine.wasm.encoding import signed, unsigned
from rulekit.machine.wasm.module import compile_plays
from rulekit.machine.wasm.value import Unsupported
from tests.machine.programs import pig
from tests.machine.wasm.agreement import agree, module, rows

LANE = 1 << 64


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 300, 2**31, 2**63])
def test_numbers_are_encoded_as_the_format_says(value: int) -> None:
    """Seven bits a byte, the lowest first, with a mark on all but the last; the sign in the highest bit."""
    for number, encoded in ((value, unsigned(value)), (value, signed(value)), (-value, signed(-value))):
        assert all(byte & 0x80 for byte in encoded[:-1])
        assert not encoded[-1] & 0x80
        read = sum((byte & 0x7F) << 7 * at for at, byte in enumerate(encoded))
        assert (read - number) % (1 << 7 * len(encoded)) == 0
    assert (signed(value)[-1] & 0x40 == 0) == (value >= 0)


def test_the_same_plays_in_any_batches_on_any_threads() -> None:
    program = pig(30)
    made = module(program)
    expected = rows(played(compile_program(program), range(100, 400)))
    alone = made.instance()
    for size in (1, 7, 150):
        found: dict[int, list[int]] = {}
        for at in range(100, 400, size):
            found |= rows(alone.plays(range(at, min(at + size, 400))))
        assert found == expected
    for threads in (1, 2, 3):
        seeds: list[int] = []
        for plays in made.plays(range(2 * made.compiled.batch + 5), threads=threads):
            seeds += plays.seeds
            if 100 in plays.seeds:
                there = rows(plays)
                assert {seed: there[seed] for seed in expected} == expected
        assert seeds == list(range(2 * made.compiled.batch + 5))


def test_a_batch_has_an_end() -> None:
    made = module(pig(30))
    with pytest.raises(ValueError, match="in a batch of"):
        made.instance().plays(range(made.compiled.batch + 1))


@pytest.mark.parametrize("seed", [-5, LANE - 2, LANE + 3, 2**63])
def test_the_low_bits_of_a_seed_count(seed: int) -> None:
    program = pig(30)
    found = module(program).instance().plays(range(seed, seed + 4))
    assert rows(found) == rows(played(compile_program(program), range(seed, seed + 4)))


def test_a_play_that_never_ends_is_given_up() -> None:
    """The others are there as if it had not been."""
    turns = Const(1_000_000)
    sticks = (Repeat(2, turns, (Repeat(3, turns, (Store(1, Const(1)),)),)),)
    body = (Chance(0, 8), If(Compare("==", Read(0), Const(3)), sticks))
    slots = (Slot(0, 7, 0), Slot(0, 1, 0), *[Slot(0, 1_000_000, 0)] * 2, Slot(0, 9, 0), Slot(0, 1 << 30, 0))
    whole = Program(1, slots, (Routine("all", body),), 0, -1, (), unfinished=4)
    program, dear = budgeted(whole, Budget(5, 10_000, 100_000), lambda place: place.counter)
    assert dear is None
    others = Program(1, slots, (Routine("all", body[:1]),), 0, -1, ())
    expected = played(compile_program(others), range(64), (0,))
    stuck = [seed for seed, value in zip(range(64), expected.slot(0), strict=True) if value == 3]
    found = module(program, (0,)).instance().plays(range(64))
    assert [seed for seed, loop in zip(found.seeds, found.loops, strict=True) if loop == 3] == stuck
    assert 2 < len(stuck) < 40
    ended = found.ended()
    assert rows(ended) == {seed: row for seed, row in rows(expected).items() if seed not in stuck}
    agree(program, range(64))


def behind_chance(high: int, one: Instruction) -> Program:
    """One instruction behind a die, so that it is done in each play; slot 0 holds up to so much."""
    return Program(1, (Slot(0, high, 0), Slot(0, 5, 0)), (Routine("all", (Chance(1, 6), one)),), 0, -1, ())


def test_what_has_no_webassembly_is_refused() -> None:
    huge = behind_chance(1 << 70, Store(0, Read(0)))
    long = Operate("*", Operate("*", Read(0), Read(0)), Read(0))
    product = behind_chance(1 << 30, If(long, (Store(0, Const(0)),)))
    mask = Aggregate("mask", 0, 66, Compare("!=", Operate("&", Local(0), Read(0)), Const(0)))
    masks = behind_chance(99, If(Compare("<", mask, Const(5)), (Store(0, Const(0)),)))
    many = Decide(Const(0), (Arm(Const(1), Members(1 << 17, Read(0)), 1, -1, ()), Arm(Const(1), Once(), 1, -1, ())))
    options = behind_chance(99, many)
    chance = behind_chance((1 << 32) - 1, Chance(0, 1 << 32))
    for program in (huge, product, masks, options, chance):
        with pytest.raises(Unsupported):
            compile_plays(program)
