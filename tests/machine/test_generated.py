"""What the generated text may hold, and that it depends on the program alone."""

from __future__ import annotations

import ast
import builtins
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulekit.machine.instructions import (
    Aggregate,
    Bits,
    Call,
    Compare,
    Const,
    Local,
    Logic,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Sweep,
)
from rulekit.machine.python import BUILTINS, compile_program, source
from tests.machine.programs import pig
from tests.machine.strategies import Maker
from tests.sharing import only

ROOT = Path(__file__).parents[2]
OURS = re.compile(
    r"[a-z]\d+|ring\d+|bits\d+from\d+|s|nx|k|m|n|o|_|die|place|gauges|again|reach|subsets|fitting|fetch|entry|span|mask"
)
SHOW = """
from rulekit.machine.python import compile_program, source
from tests.machine.programs import medley
print(source(medley()), source(medley(), plays=True), compile_program(medley()).playout(3))
"""


def named(text: str) -> set[str]:
    """The names and attributes in a text."""
    nodes = list(ast.walk(ast.parse(text)))
    assert not [one for one in nodes if isinstance(one, ast.Constant) and type(one.value) not in (int, bool)]
    found = {one.id for one in nodes if isinstance(one, ast.Name)}
    return found | {one.attr for one in nodes if isinstance(one, ast.Attribute)}


@pytest.mark.parametrize("plays", [False, True])
@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("some", only([(True, (range(20),)), (False, (range(20, 60),))]), ids=str)
def test_only_integers_and_fixed_names_enter(checked: bool, plays: bool, some: range) -> None:  # noqa: FBT001 parameters of a test
    for seed in some:
        program = Maker(random.Random(seed).randint).program()  # noqa: S311 it only picks what to try
        text = source(program, checked=checked, plays=plays)
        for name in named(text) - {*BUILTINS, "append", "bit_count", "count"}:
            assert OURS.fullmatch(name), name
            assert not hasattr(builtins, name) or name == "_"  # an interpreter keeps its last value there


def test_names_of_routines_never_enter() -> None:
    evil = 'x"); import os; os.abort() #'
    program = Program(1, (), (Routine(evil, ()),), 0, -1, ())
    assert evil not in source(program)
    assert compile_program(program).start().is_over


def test_the_hash_seed_changes_nothing() -> None:
    shown = {
        subprocess.run(
            [sys.executable, "-c", SHOW],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(shown) == 1


@pytest.mark.parametrize("calls", [(0,), (1, 0), (1, 2, 1)])
def test_a_routine_that_calls_itself_is_refused(calls: tuple[int, ...]) -> None:
    routines = tuple(Routine("one", (Call(number),)) for number in calls)
    with pytest.raises(ValueError, match="calls itself"):
        compile_program(Program(1, (), routines, 0, -1, ()))


def test_long_bodies_need_no_deep_stack() -> None:
    """A routine with very many decisions in a row."""
    decisions = pig().routines[1].body * 400
    program = Program(2, pig().slots, (Routine("all", decisions, 1),), 0, -1, ())
    position = compile_program(program).start()
    assert position.options == (0, 1)


ROW = tuple(Slot(0, 9, 0) for _ in range(8))
CELL = Read(0, Local(0))
MASKS = [Aggregate("mask", number, 9, Compare(">", Read(0, Local(number)), Const(3))) for number in (0, 2)]
EVEN = Compare("==", Bits("has", Const(0x55), Local(1)), Const(1))
BELOW = Compare("<", Local(0), Read(8))  # a slot of 0 to 8


@pytest.mark.parametrize(
    ("aggregate", "text"),
    [
        (Aggregate("count", 0, 8, Compare("==", CELL, Const(3))), "s[0:8].count(3)"),
        (Aggregate("count", 0, 8, Logic("and", (BELOW, Compare("==", CELL, Const(3))))), "s[0:s[8]].count(3)"),
        (Aggregate("count", 0, 8, Compare("!=", CELL, Const(3))), "8 - s[0:8].count(3)"),
        (Aggregate("any", 0, 8, Compare("==", Const(3), CELL)), "3 in s[0:8]"),
        (Aggregate("any", 0, 8, Compare("!=", CELL, Const(3))), "s[0:8].count(3) != 8"),
        (Aggregate("all", 0, 8, Compare("!=", CELL, Const(3))), "3 not in s[0:8]"),
        (Aggregate("sum", 0, 8, Const(1), CELL), "sum(s[0:8])"),
        (Aggregate("sum", 0, 3, Const(1), CELL), "s[0] + s[1] + s[2]"),
        (Aggregate("max", 0, 4, Const(1), CELL), "max(s[0:4])"),
        (Aggregate("max", 0, 8, BELOW, CELL, -1), "max(s[0:s[8]], default=-1)"),
        (
            Aggregate("sum", 0, 9, Compare(">", CELL, Const(3)), Local(0)),
            "sum([x0 for x0, e1 in enumerate(s[0:9]) if e1 > 3])",
        ),
        (
            Aggregate("first", 0, 9, Compare(">", CELL, Read(0, Read(8))), Const(1), 7),
            "for h2 in (s[s[8]],) for x0, e1 in",
        ),
        (
            Aggregate("first", 1, 66, Bits("has", Aggregate("mask", 0, 9, Compare(">", CELL, Const(3))), Local(1))),
            "for h1 in (sum([1 << x0 for x0, e2 in enumerate(s[0:9]) if e2 > 3]),) for x1 in range(66)",
        ),
        (
            Aggregate("count", 1, 66, Compare(">", Bits("has", MASKS[0], Local(1)), Bits("has", MASKS[1], Local(1)))),
            "h1 >> x1 & 1 > h1 >> x1 & 1 for h1 in (sum([1 << x2 for x2, e3 in enumerate(s[0:9]) if e3 > 3]),)",
        ),
        (
            Aggregate("count", 1, 66, Logic("and", (Aggregate("any", 0, 9, Compare("==", Local(1), CELL)), EVEN))),
            "85 >> x1 & 1 == 1 and x1 in s[0:9]",
        ),
    ],
)
def test_folds_become_what_python_does_fast(aggregate: Aggregate, text: str) -> None:
    slots = (*ROW, Slot(0, 8, 0), Slot(-99, 99, 0))
    if "h2" in text:
        slots = (*ROW, Slot(0, 7, 0), Slot(-99, 99, 0))
    assert text in source(Program(1, slots, (Routine("all", (Store(9, aggregate),)),), 0, -1, ()))


def test_loops_become_loops_of_python() -> None:
    body = (Sweep(8, 9, 8, Compare("<", Read(8), Read(10)), (Store(0, Const(1), Read(8)),)),)
    slots = (*ROW, Slot(0, 7, 0), Slot(0, 8, 0), Slot(0, 8, 5))
    text = source(Program(1, slots, (Routine("all", body),), 0, -1, ()))
    assert "for i1 in range(s[10]):\n  s[i1] = 1" in text
    assert re.search(r"for i\d+ in range\(2\):", source(pig(), plays=True))


def test_a_number_stored_is_known_until_it_may_change() -> None:
    """Behind the loop slot 0 may be 1 or 2, so it is read again; before it is not."""
    body = (
        Store(0, Const(1)),
        Store(1, Read(0)),
        Repeat(8, Const(3), (Store(2, Read(0)), Store(0, Const(2)))),
        Store(3, Read(0)),
    )
    text = source(Program(1, ROW + ROW, (Routine("all", body),), 0, -1, ()))
    assert "s[1] = 1" in text
    assert "s[2] = s[0]" in text
    assert "s[3] = s[0]" in text


def test_calls_that_double_are_not_written_out() -> None:
    """Twenty routines that each call the next one twice make a module of a few lines, not of a million."""
    depth = 20
    calls = tuple(Routine(f"s{at}", (Call(at + 1), Call(at + 1))) for at in range(depth))
    program = Program(1, (Slot(0, 9, 0),), (*calls, Routine("end", (Store(0, Const(1)),))), 0, -1, ())
    assert len(source(program).splitlines()) < 200
    assert len(source(program, plays=True).splitlines()) < 200
