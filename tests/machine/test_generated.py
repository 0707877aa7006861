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

from rulekit.machine.instructions import Call, Program, Routine
from rulekit.machine.python import BUILTINS, compile_program, source
from tests.machine.programs import medley, pig
from tests.machine.strategies import Maker

ROOT = Path(__file__).parents[2]
OURS = re.compile(
    r"[a-z]\d+|ring\d+|bits\d+from\d+|s|nx|k|m|n|o|_|die|place|gauges|again|subsets|fitting|fetch|entry|span|mask"
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
def test_only_integers_and_fixed_names_enter(checked: bool, plays: bool) -> None:  # noqa: FBT001 parameters of a test
    for seed in range(60):
        program = Maker(random.Random(seed).randint).program()  # noqa: S311 it only picks what to try
        text = source(program, checked=checked, plays=plays)
        for name in named(text) - {*BUILTINS, "append", "bit_count", "count"}:
            assert OURS.fullmatch(name), name
            assert not hasattr(builtins, name)


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


def test_the_medley_uses_what_it_should() -> None:
    """Slices, tables and native loops are used where they can be; this is what makes it fast."""
    text = source(medley(), plays=True)
    assert "sum(s[8:12])" in text
    assert "max(s[0:4])" in text
    assert re.search(r"for i\d+ in range\(2\):", source(pig(), plays=True))
