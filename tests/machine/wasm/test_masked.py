"""What the native runner asks of whole masks is what is asked of each value: bits that are moved, and lines."""

from __future__ import annotations

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rulekit.machine.instructions import (
    Aggregate,
    Arm,
    Compare,
    Const,
    Decide,
    Local,
    Lookup,
    Members,
    Once,
    Operate,
    Program,
    Read,
    Routine,
    Slot,
    Store,
)
from rulekit.machine.shapes import shifts
from tests.machine.test_masked import MASKS, deeper, leaves
from tests.machine.wasm.agreement import agree
from tests.machine.wasm.test_steps import follow, stepper
from tests.sharing import examples


@given(st.data(), st.integers(4, 63))
@settings(examples(30), suppress_health_check=list(HealthCheck))
def test_masks_say_what_each_value_says(data: st.DataObject, size: int) -> None:
    test, _ = data.draw(st.recursive(leaves(size), deeper, max_leaves=5))
    masks = tuple(data.draw(st.integers(0, (1 << size) - 1)) for _ in range(MASKS))
    most = (1 << size) - 1
    aggregates = [Aggregate(op, 0, size, test) for op in ("any", "all", "count", "mask")]
    slots = [*(Slot(0, most, one) for one in masks), *[Slot(0, most, 0)] * 4, Slot(0, size, 0)]
    stores = [Store(MASKS + at, one) for at, one in enumerate(aggregates)]
    arms = (
        Arm(Const(1), Once(), 1, -1, ()),
        Arm(Const(1), Once(), 1, -1, ()),
        Arm(Const(1), Members(size, test), 0, MASKS + 4, ()),
    )
    program = Program(1, tuple(slots), (Routine("all", (*stores, Decide(Const(0), arms))),), 0, -1, ())
    agree(program, range(5))
    follow(program, 1, stepper(program))


@given(
    st.lists(st.integers(1, (1 << 40) - 1), min_size=1, max_size=6),
    st.lists(st.integers(0, 22), min_size=6, max_size=30),
    st.lists(st.integers(0, (1 << 62) - 1), min_size=1, max_size=3),
)
@example([0b1111], list(range(17)), [0b1111 << 5, 0b1110111, 0])
@settings(examples(30))
def test_a_mask_has_all_of_one_of_many(bases: list[int], places: list[int], masks: list[int]) -> None:
    """Of few shapes in many places; the masks are chosen from, and some of them have a line."""
    lines = [base << place for place in places for base in bases]
    line = Lookup(tuple(lines), Local(0))
    whole = Aggregate("any", 0, len(lines), Compare("==", Operate("&", Read(0), line), line))
    several = tuple(dict.fromkeys([*masks, lines[0], lines[-1] | masks[0]]))
    slots = (Slot(0, (1 << 62) - 1, 0), Slot(0, 1, 0), Slot(0, len(several), 0))
    arm = Arm(Const(1), Members(len(several), Const(1)), 0, 2, (Store(0, Lookup(several, Read(2))), Store(1, whole)))
    program = Program(1, slots, (Routine("all", (Decide(Const(0), (arm,)),)),), 0, -1, ())
    agree(program, range(12))


@given(st.lists(st.integers(1, 9), max_size=4), st.integers(0, (1 << 40) - 1))
@example([2, 1], 0b1111)
def test_a_mask_over_itself_has_the_whole_shape(steps: list[int], mask: int) -> None:
    """A shape that is made of a half of it, twice, again and again."""
    shape = 1
    for by in steps:
        shape |= shape << by
    ways = shifts(shape)
    if ways is not None:
        found = mask
        for by in ways:
            found &= found >> by
        assert found == sum(1 << at for at in range(40) if mask >> at & shape == shape)
    assert ways is not None or shape.bit_count() < 1 << len(steps)
