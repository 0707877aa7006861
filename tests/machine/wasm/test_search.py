"""Search finds what is best where that is known, learns from every play, and leaves the position as it was."""

from __future__ import annotations

import pytest

from rulekit.machine.instructions import (
    Arm,
    Chance,
    Compare,
    Const,
    Decide,
    Finish,
    Gauge,
    If,
    Numbers,
    Once,
    Operate,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
)
from tests.machine.wasm.test_steps import stepper

PILE, PLAYER, COUNTER, RESULT, TAKEN = range(5)


def nim(pile: int) -> Program:
    """Two players take one to three from a pile in turn; who takes the last one wins."""
    slots = (Slot(0, pile, pile), Slot(0, 1, 0), Slot(0, pile, 0), Slot(0, 2, 0), Slot(0, 3, 0))
    take = (
        Store(PILE, Operate("-", Read(PILE), Read(TAKEN))),
        If(
            Compare("==", Read(PILE), Const(0)),
            (Store(RESULT, Operate("+", Read(PLAYER), Const(1))), Finish()),
        ),
        Store(PLAYER, Operate("-", Const(1), Read(PLAYER))),
    )
    some = Arm(Const(1), Numbers(Const(1), Operate("min", Const(3), Read(PILE)), 1, 3), 0, TAKEN, take)
    body = (Repeat(COUNTER, Const(pile), (Decide(Read(PLAYER), (some,)),)),)
    return Program(2, slots, (Routine("play", body),), 0, -1, (), RESULT)


@pytest.mark.parametrize("pile", [5, 6, 7, 9, 10, 11])
def test_the_best_option_is_found(pile: int) -> None:
    """Whoever leaves a multiple of four wins."""
    native = stepper(nim(pile))
    native.begin(0)
    native.forget(1 << 20)
    before = native.vector, native.place, native.state
    for seed in range(4):
        native.search(seed * 10_000, 1000)
    assert (native.vector, native.place, native.state) == before
    tried = native.tried()
    assert sum(one.visits for one in tried) == 4000
    assert max(range(3), key=lambda at: tried[at].visits) == pile % 4 - 1
    assert tried[pile % 4 - 1].mean > 0.9
    assert all(0 <= one.mean <= 1 for one in tried)


def test_the_same_seeds_grow_the_same_tree() -> None:
    found = []
    for parts in ((500,), (200, 300), (1,) * 20 + (480,)):
        native = stepper(nim(12))
        native.begin(3)
        native.forget(1 << 20)
        seed = 7
        for count in parts:
            native.search(seed, count)
            seed += count
        found.append(native.tried())
    assert found[0] == found[1] == found[2]


def test_a_tree_with_no_more_room_still_counts() -> None:
    native = stepper(nim(21))
    native.begin(0)
    native.forget(200)
    native.search(0, 3000)
    assert sum(one.visits for one in native.tried()) == 3000
    native.forget(200)
    native.search(0, 10)
    assert sum(one.visits for one in native.tried()) == 10


@pytest.mark.parametrize("safe", [1, 2, 3])
def test_chance_is_weighed(safe: int) -> None:
    """The first option brings victory with one die in six, the second with ``safe`` in six, for the player alone."""
    die, won = 0, 1
    slots = (Slot(0, 5, 0), Slot(0, 1, 0))
    risky = (Chance(die, 6), Store(won, Compare("<", Read(die), Const(1))))
    careful = (Chance(die, 6), Store(won, Compare("<", Read(die), Const(safe))))
    arms = (Arm(Const(1), Once(), 0, -1, risky), Arm(Const(1), Once(), 0, -1, careful))
    # The other player has a half, so nobody shares anything.
    gauge = Gauge((Operate("*", Read(won), Const(2)), Const(1)))
    native = stepper(Program(2, slots, (Routine("all", (Decide(Const(0), arms),)),), 0, -1, (gauge,)))
    native.begin(1)
    native.forget(1 << 16)
    native.search(5, 6000)
    first, second = native.tried()
    assert second.mean == pytest.approx(safe / 6, abs=0.05)
    assert first.mean == pytest.approx(1 / 6, abs=0.06)
    if safe > 1:
        assert second.visits > 2 * first.visits
