"""What is asked of whole masks is what is asked of each value, in aggregates, in options, and for lines on a board."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import example, given
from hypothesis import strategies as st

from rulekit.machine.instructions import (
    Aggregate,
    Arm,
    Bits,
    Compare,
    Const,
    Decide,
    Expression,
    Invert,
    Local,
    Logic,
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
from rulekit.machine.python import compile_program, source
from tests.sharing import examples

SIZES = st.sampled_from([4, 9, 11, 12, 30, 66])
MASKS = 2  # slots that hold one
Holds = Callable[[int, tuple[int, ...]], bool]
Test = tuple[Expression, Holds]


def leaves(size: int) -> st.SearchStrategy[Test]:
    """A bit of a mask, at the value, beside it, or where a table says, if it says anything; and what is known."""

    def moved(slot: int, by: int) -> Test:
        at = Operate("+", Local(0), Const(by))
        inside = Logic("and", (Compare(">=", at, Const(0)), Bits("has", Read(slot), at)))
        return inside, lambda x, masks: x + by >= 0 and bool(masks[slot] >> x + by & 1)

    def looked_up(slot: int, row: list[int]) -> Test:
        at = Lookup(tuple(row), Local(0))
        inside = Logic("and", (Compare(">=", at, Const(0)), Bits("has", Read(slot), at)))
        return inside, lambda x, masks: row[x] >= 0 and bool(masks[slot] >> row[x] & 1)

    def fewer(limit: int) -> Test:
        return Compare("<", Local(0), Const(limit)), lambda x, _: x < limit

    slots, places = st.integers(0, MASKS - 1), st.integers(-1, size - 1)
    return st.one_of(
        st.builds(moved, slots, st.integers(-3, 3)),
        st.builds(looked_up, slots, st.lists(places, min_size=size, max_size=size)),
        st.builds(fewer, st.integers(0, size)),
    )


def deeper(inner: st.SearchStrategy[Test]) -> st.SearchStrategy[Test]:
    def joined(op: str, several: list[Test]) -> Test:
        together = all if op == "and" else any
        whole = Logic(op, tuple(one for one, _ in several))
        return whole, lambda x, masks: together(holds(x, masks) for _, holds in several)

    def inverted(one: Test) -> Test:
        return Invert(one[0]), lambda x, masks: not one[1](x, masks)

    several = st.lists(inner, min_size=2, max_size=3)
    return st.one_of(st.builds(joined, st.sampled_from(["and", "or"]), several), st.builds(inverted, inner))


@given(st.data(), SIZES)
@examples(25)
def test_masks_say_what_each_value_says(data: st.DataObject, size: int) -> None:
    test, holds = data.draw(st.recursive(leaves(size), deeper, max_leaves=5))
    masks = tuple(data.draw(st.integers(0, (1 << size) - 1)) for _ in range(MASKS))
    expected = [x for x in range(size) if holds(x, masks)]
    aggregates = [Aggregate(op, 0, size, test) for op in ("any", "all", "count", "mask")]
    slots = [*(Slot(0, (1 << size) - 1, one) for one in masks), *[Slot(0, (1 << size) - 1, 0)] * 4, Slot(0, size, 0)]
    stores = [Store(MASKS + at, one) for at, one in enumerate(aggregates)]
    arms = (
        Arm(Const(1), Once(), 1, -1, ()),
        Arm(Const(1), Once(), 1, -1, ()),
        Arm(Const(1), Members(size, test), 0, 6, ()),
    )
    program = Program(1, tuple(slots), (Routine("all", (*stores, Decide(Const(0), arms))),), 0, -1, ())
    position = compile_program(program).start()
    found = position.vector[MASKS : MASKS + 4]
    assert found == (bool(expected), len(expected) == size, len(expected), sum(1 << x for x in expected))
    assert position.options == (0, 1, *(x + 2 for x in expected))


@given(st.lists(st.integers(1, (1 << 20) - 1), min_size=9, max_size=40), st.integers(0, (1 << 20) - 1))
@example([0b1111 << at for at in range(17)], 0b1111 << 5)
@example([0b1111 << at for at in range(17)], 0b1110111)
@examples(30)
def test_a_mask_has_all_of_one_of_many(lines: list[int], mask: int) -> None:
    line = Lookup(tuple(lines), Local(0))
    whole = Aggregate("any", 0, len(lines), Compare("==", Operate("&", Read(0), line), line))
    slots = (Slot(0, (1 << 20) - 1, mask), Slot(0, 1, 0))
    program = Program(1, slots, (Routine("all", (Store(1, whole),)),), 0, -1, ())
    assert compile_program(program).start().vector[1] == any(mask & one == one for one in lines)


def test_what_the_masks_look_like() -> None:
    free = Invert(Bits("has", Read(0), Local(0)))
    line = Lookup(tuple(0b1111 << at for at in range(17)), Local(0))
    lines = Aggregate("any", 0, 17, Compare("==", Operate("&", Read(0), line), line))
    slots = (Slot(0, (1 << 20) - 1, 0), Slot(0, 1, 0))
    body = (Store(1, Aggregate("any", 0, 20, free)), Store(1, lines))
    text = source(Program(1, slots, (Routine("all", body),), 0, -1, ()))
    assert "((s[0]) ^ 1048575) != 0" in text
    assert "(h1 := s[0]) & 131071 & h1 >> 1 & h1 >> 2 & h1 >> 3" in text
