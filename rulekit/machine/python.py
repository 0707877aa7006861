"""A program as a runner made of generated Python: only integers and fixed names enter the text that Python compiles."""

from __future__ import annotations

import builtins
from functools import cache
from typing import Any

from attrs import evolve

from rulekit.machine.expressions import Want
from rulekit.machine.guards import guards
from rulekit.machine.inlining import inlined
from rulekit.machine.instructions import Call, Program, Repeat, Sweep
from rulekit.machine.python_statements import Code, InRoutine
from rulekit.machine.random import again
from rulekit.machine.reach import reach
from rulekit.machine.runner import Blocked, Played, Runner
from rulekit.machine.segments import Segments
from rulekit.machine.subsets import subsets
from rulekit.machine.unit import Aggregates, Unit, inside
from rulekit.machine.unmetered import unmetered
from rulekit.remembering import remembered

__all__ = ["compile_program", "executed", "source"]

BUILTINS = ("all", "any", "enumerate", "len", "max", "min", "next", "range", "set", "sum", "zip")


def compile_program(program: Program, *, explicit: bool = False, checked: bool = False) -> Runner:
    """A runner for a program.

    Args:
        program: what to run.
        explicit: whether chance pauses and waits for an outcome; otherwise the seed resolves it.
        checked: whether every number stored is verified; slower, for tests.

    Raises:
        ValueError: a routine calls itself, directly or through others.
    """
    _refuse_recursion(program)
    # Where every number is verified and chance pauses somebody tries a few lines out, and no more.
    aggregates = _aggregates(program, follow=not (checked and explicit))
    unit = Unit(aggregates, checked=checked, plays=False, explicit=explicit)
    blocks = Segments(unit)
    _gauges(unit)
    unit.lines = inlined(unit.lines, (*blocks.entries.values(), *(one.after for one in blocks.pauses)))
    names = executed(unit)
    pauses = range(len(blocks.pauses), 0, -1)

    counted = len(program.slots) + blocks.extra

    def play() -> Played:
        return _played(_whole(program), checked=checked, counted=counted)

    def short() -> Played | None:
        whole = _whole(program)
        found = unmetered(program, whole.routines)
        if found is None or checked:
            return None
        return evolve(_played(_whole(found.program), checked=False, counted=counted), most=found.most)

    def alone(routine: int) -> Any:  # noqa: ANN401 generated functions have no types
        return _alone(aggregates, routine, checked=checked, explicit=explicit)

    return Runner(
        program,
        explicit=explicit,
        segmented=Blocked(
            blocks=tuple(names.get(f"b{place}") for place in range(blocks.count)),
            list_options=tuple(names.get(f"o{number}") or _outcomes(blocks, number) for number in pauses),
            apply_option=tuple(names[f"a{number}"] for number in pauses),
            deciders=tuple(names.get(f"p{number}") for number in pauses),
            throwers=tuple(names.get(f"w{number}") for number in pauses),
            pauses=tuple(reversed(blocks.pauses)),
            entries=blocks.entries,
            returns=blocks.returns,
            phase=blocks.phase,
            start=(*(slot.start for slot in program.slots), *[0] * blocks.extra),
            resets=_resets(program, blocks),
            gauges=names["gauges"],
        ),
        play=play,
        short=short,
        alone=alone,
    )


def _whole(program: Program) -> Aggregates:
    """A program for whole plays, which begin with nothing but the opening and the closing routine."""
    return Aggregates(program, begun=(program.opening, program.closing))


_aggregates = remembered(8)(Aggregates)
"""The same for the runner that draws and for the one that stops at chance."""


def source(program: Program, *, explicit: bool = False, checked: bool = False, plays: bool = False) -> str:
    """The generated text, for people to read; ``plays``: that of whole random plays."""
    begun = (program.opening, program.closing) if plays else None
    unit = Unit(Aggregates(program, begun=begun), checked=checked, plays=plays, explicit=explicit)
    if plays:
        unit.counted = len(program.slots)  # with what a runner adds behind them, more
        _write_plays(unit)
    else:
        blocks = Segments(unit)
        _gauges(unit)
        unit.lines = inlined(unit.lines, (*blocks.entries.values(), *(one.after for one in blocks.pauses)))
    return "\n".join(unit.lines) + "\n"


def _refuse_recursion(program: Program) -> None:
    called = [{one.routine for one in inside(routine.body) if isinstance(one, Call)} for routine in program.routines]
    done: set[int] = set()
    while True:
        ready = {number for number, calls in enumerate(called) if calls <= done} - done
        if not ready:
            break
        done |= ready
    if len(done) < len(called):
        stuck = min(set(range(len(called))) - done)
        message = f"routine {stuck} calls itself, or one that does"
        raise ValueError(message)


def _gauges(unit: Unit) -> None:
    code = Code(unit, InRoutine())
    simplifier = unit.aggregates.simplifier
    rows = [
        "".join(f"{code.writer.write(simplifier.value(value), Want.INTEGER)[0]}, " for value in gauge.values)
        for gauge in unit.aggregates.program.ranking
    ]
    code.line(f"return ({''.join(f'({row}), ' for row in rows)})")
    unit.define("gauges(s)", code)


def executed(unit: Unit) -> dict[str, Any]:
    """The names that a module defines."""
    names: dict[str, Any] = {"__builtins__": {name: getattr(builtins, name) for name in BUILTINS}}
    names |= {"again": again, "reach": reach, "subsets": subsets}
    if unit.checked:
        names |= guards(unit.aggregates.program.slots)
    names |= {name: row for row, name in unit.names.rows.items()}
    for size in unit.rings:
        names[f"ring{size}"] = tuple((*range(first, size), *range(first)) for first in range(size))
    for size, base in unit.masks | unit.names.masks:
        names[f"bits{size}from{base}"] = _members(size, base)
    exec(compile("\n".join(unit.lines), "<program>", "exec"), names)  # noqa: S102 only integers and fixed names enter
    return names


@cache
def _members(size: int, base: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(base + bit for bit in range(size) if mask >> bit & 1) for mask in range(1 << size))


def _outcomes(blocks: Segments, number: int) -> Any:  # noqa: ANN401 as generated functions
    outcomes = range(blocks.pauses[number - 1].outcomes)
    return lambda _: outcomes


def _loops(program: Program) -> tuple[tuple[int, int], ...]:
    """What the slots that belong to loops and the budget become when play ends."""
    own: set[int] = set()
    for routine in program.routines:
        for one in inside(routine.body):
            if isinstance(one, Repeat):
                own.add(one.counter)
            elif isinstance(one, Sweep):
                own |= {one.counter, one.turn}
    if program.budget is not None:
        own.add(program.budget.slot)
    return tuple((slot, program.slots[slot].start) for slot in sorted(own))


def _resets(program: Program, blocks: Segments) -> tuple[tuple[int, int], ...]:
    """The same, and those that belong to calls."""
    return (*_loops(program), *((slot, 0) for slot in range(blocks.phase + 1, blocks.phase + blocks.extra)))


def _played(aggregates: Aggregates, *, checked: bool, counted: int) -> Played:
    unit = Unit(aggregates, checked=checked, plays=True, explicit=False, counted=counted)
    program = aggregates.program
    loops = _loops(program)
    unit.passing = frozenset(slot for slot, _ in loops)
    _write_plays(unit)
    names = executed(unit)
    left = tuple((slot, start) for slot, start in loops if not all(slot in kept for kept in unit.owned.values()))
    return Played(names[f"r{program.opening}"], names.get(f"r{program.closing}"), left)


def _write_plays(unit: Unit) -> None:
    """The opening and closing routines, and all that they call."""
    roots = {unit.aggregates.program.opening, unit.aggregates.program.closing} - {-1}
    for root in sorted(roots):
        unit.function(root)
    unit.own(roots)


def _alone(aggregates: Aggregates, routine: int, *, checked: bool, explicit: bool) -> Any:  # noqa: ANN401 as generated functions
    unit = Unit(aggregates, checked=checked, plays=False, explicit=explicit)
    name = unit.function(routine)
    return executed(unit)[name]
