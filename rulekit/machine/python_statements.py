"""Instructions that do not pause, as Python statements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from attrs import define, evolve, field

from rulekit.machine.choosing import choose_at_random, drawn, drawn_below
from rulekit.machine.expressions import Level, Want, bound
from rulekit.machine.instructions import (
    Abandon,
    Attempt,
    Call,
    Chance,
    Const,
    Decide,
    Explore,
    Expression,
    Finish,
    If,
    Instruction,
    Leave,
    Note,
    Operate,
    Pool,
    Read,
    Repeat,
    Store,
    Sweep,
)
from rulekit.machine.python_ways import Exploring, explore, note, putting_back
from rulekit.machine.rows import limited
from rulekit.machine.unit import Unit
from rulekit.machine.unmetered import ENDLESS

__all__ = ["Code", "Exits", "InRoutine"]

UNROLLED_DICE = 6
TABLED_DICE = 8  # 256 masks
RINGS = 32  # above, the order round is made when it is needed


class Exits(Protocol):
    """How a function is left for a place outside it."""

    def leave(self, code: Code, label: int) -> None:
        """Write the way to what stands behind a label that no statement of this function carries."""

    def finish(self, code: Code) -> None:
        """Write the way to the end of play."""


class InRoutine:
    """A function that runs one routine: it gives True when the play is over."""

    def leave(self, code: Code, label: int) -> None:  # noqa: ARG002 the only label outside is the routine's own
        """Return."""
        code.line("return")

    def finish(self, code: Code) -> None:
        """Return, and say so."""
        code.line("return True")


@define(eq=False)
class OpenLoop:
    """A Python loop that is being written."""

    label: int
    resets: list[str]
    start: int
    pad: str
    flag: str = ""
    through: list[str] = field(factory=list[str])


class Code:
    """The body of one function that is being written."""

    def __init__(self, unit: Unit, exits: Exits, depth: int = 1) -> None:
        self.unit = unit
        self.exits = exits
        self.writer = unit.writer()
        self.lines: list[str] = []
        self.pad = " " * depth
        self._frames: list[OpenLoop] = []
        self.exploring: list[Exploring] = []

    # ---- Text ----

    def line(self, text: str) -> None:
        """Add a line."""
        self.lines.append(self.pad + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Add a compound statement; what is written meanwhile is inside it."""
        self.line(head)
        before, lines = self.pad, len(self.lines)
        self.pad += " "
        yield
        if len(self.lines) == lines:
            self.line("pass")
        self.pad = before

    def slot(self, base: int, offset: Expression | None = None) -> str:
        """The text of a slot to store to."""
        if offset is None:
            return self.writer.local_slots.get(base) or f"s[{base}]"
        return f"s[{self.writer.place(base, offset)}]"

    def put(self, base: int, text: str, offset: Expression | None = None) -> None:
        """Store the value of a text."""
        if not self.unit.checked:
            self.line(f"{self.slot(base, offset)} = {text}")
        elif offset is None:
            self.line(f"{self.slot(base)} = fitting({base}, {text})")
        else:
            self.line(f"place = {self.writer.place(base, offset)}")
            self.line(f"s[place] = fitting(place, {text})")

    @contextmanager
    def loop(self, head: str, label: int, resets: list[str]) -> Iterator[None]:
        """Add a Python loop; ``resets`` are the lines that put its slots back, whichever way it is left."""
        frame = OpenLoop(label, resets, len(self.lines), self.pad)
        self._frames.append(frame)
        with self.block(head):
            yield
        self._frames.pop()
        if frame.flag:
            self.lines.insert(frame.start, f"{frame.pad}{frame.flag} = False")
        for line in resets:
            self.line(line)
        for flag in frame.through:
            self.line(f"if {flag}: break")

    @contextmanager
    def keeping(self, slots: tuple[int, ...]) -> Iterator[None]:
        """While it lasts, slots that nothing else touches are variables; afterwards they are slots again."""
        if not slots:
            yield
            return
        self.writer.local_slots = {slot: f"v{slot}" for slot in slots}
        start = len(self.lines)
        with self.block("try:"):
            yield
        used = sorted({int(name) for line in self.lines[start:] for name in re.findall(r"\bv(\d+)", line)})
        self.lines[start:start] = [f"{self.pad}v{slot} = s[{slot}]" for slot in used]
        with self.block("finally:"):
            for slot in used:
                if slot not in self.unit.passing:
                    self.line(f"s[{slot}] = v{slot}")

    # ---- Instructions ----

    def body(self, body: tuple[Instruction, ...]) -> None:
        """Write instructions that do not pause."""
        for instruction in body:
            self.instruction(instruction)

    def instruction(self, instruction: Instruction) -> None:
        """Write one instruction that does not pause."""
        match instruction:
            case Store(base, value, offset):
                self._store(base, value, offset)
            case If():
                self._branch(instruction)
            case Repeat():
                self._repeat(instruction)
            case Sweep():
                self._sweep(instruction)
            case Call(routine):
                self._call(routine)
            case Leave(label):
                self._leave(label)
            case Finish():
                self.exits.finish(self)
            case Abandon(slot, loop):
                self.put(slot, str(loop))
                self.exits.finish(self)
            case Decide():
                choose_at_random(instruction, self)
            case Chance(base, outcomes, offset, _, None):
                self.put(base, drawn(outcomes, self.line), offset)
            case Chance(base, outcomes, offset, _, bound):
                assert bound is not None
                self.put(base, drawn_below(self.writer.integer(bound), outcomes, self), offset)
            case Pool():
                self._pool(instruction)
            case Attempt(body, kept):
                with putting_back(kept, self):
                    self.body(body)
            case Explore():
                explore(instruction, self)
            case Note():
                note(self)

    def _store(self, base: int, value: Expression, offset: Expression | None) -> None:
        itself = Read(base, offset)
        if not self.unit.checked:
            match value:
                case Operate("+", left, Const(number)) if number < 0 and left == itself:
                    self.line(f"{self.slot(base, offset)} -= {-number}")
                    return
                case Operate("+" | "-" | "|" | "&" as op, left, right) if left == itself:
                    self.line(f"{self.slot(base, offset)} {op}= {self.writer.number(right, Level.LOOSE)}")
                    return
                case Operate("+" | "|" | "&" as op, left, right) if right == itself:
                    self.line(f"{self.slot(base, offset)} {op}= {self.writer.number(left, Level.LOOSE)}")
                    return
                case _:
                    pass
        self.put(base, self.writer.integer(value), offset)

    def _branch(self, branch: If) -> None:
        word = "if"
        while True:
            with self.block(f"{word} {self.writer.test(branch.condition)}:"):
                self.body(branch.then)
            if len(branch.other) != 1 or not isinstance(branch.other[0], If):
                break
            word, branch = "elif", branch.other[0]
        if branch.other:
            with self.block("else:"):
                self.body(branch.other)

    def _repeat(self, repeat: Repeat) -> None:
        analysis = self.unit.aggregates.analysis
        seen = analysis.body(repeat.body) | analysis.expressions(repeat.until)
        bit = 1 << repeat.counter
        if (seen.plain | seen.hidden | analysis.body(repeat.body).written) & bit:
            self._counted(repeat)
            return
        endless = isinstance(repeat.times, Const) and repeat.times.value >= ENDLESS
        head = "while True:" if endless else f"for _ in range({self.writer.integer(repeat.times)}):"
        with self.loop(head, repeat.label, []):
            if repeat.until != Const(0):
                self.line(f"if {self.writer.test(repeat.until)}: break")
            self.body(repeat.body)

    def _counted(self, repeat: Repeat) -> None:
        """A loop whose counter is read inside."""
        counter = self.slot(repeat.counter)
        start = self.unit.aggregates.program.slots[repeat.counter].start
        self.start_counting(repeat)
        with self.loop(f"while {counter} > 0:", repeat.label, [f"{counter} = {start}"]):
            if repeat.until != Const(0):
                self.line(f"if {self.writer.test(repeat.until)}: break")
            self.line(f"{counter} -= 1")
            self.body(repeat.body)

    def start_counting(self, repeat: Repeat) -> None:
        """Put the passes allowed into the counter of a loop."""
        text = self.writer.integer(repeat.times)
        if self.unit.aggregates.simplifier.simplified(repeat.times, {}).low < 0:
            text = f"max(0, {text})"
        self.put(repeat.counter, text)

    def _sweep(self, sweep: Sweep) -> None:
        analysis = self.unit.aggregates.analysis
        inside = analysis.body(sweep.body)
        seen = inside | analysis.expressions(sweep.test)
        counter = self.slot(sweep.counter)
        reset = [f"{counter} = {self.unit.aggregates.program.slots[sweep.counter].start}"]
        bit = 1 << sweep.counter
        if inside.written & bit:
            self.start_sweeping(sweep)
            with self.loop(f"for _ in range({sweep.size}):", sweep.label, reset):
                self.go_round(sweep)
                self._turn(sweep)
            return
        name = self.unit.names.fresh("i")
        stored = bool(seen.hidden & bit)
        order = self._order(sweep)
        if sweep.start == Const(0):
            limit, test = limited(Read(sweep.counter), sweep.size, sweep.test, self.writer.bounds)
            if not (analysis.expressions(limit).touched & (inside.written | bit)):
                sweep = evolve(sweep, test=test)
                order = f"range({self.writer.integer(limit)})"
        with self.loop(f"for {name} in {order}:", sweep.label, reset):
            if stored:
                self.line(f"{counter} = {name}")
            before = self.writer.local_slots
            self.writer.local_slots = {**before, sweep.counter: name}
            self._turn(sweep)
            self.writer.local_slots = before

    def _turn(self, sweep: Sweep) -> None:
        if sweep.test == Const(1):
            self.body(sweep.body)
        else:
            with self.block(f"if {self.writer.test(sweep.test)}:"):
                self.body(sweep.body)

    def _order(self, sweep: Sweep) -> str:
        """The values of a sweep, in order."""
        size = sweep.size
        match sweep.start:
            case Const(0):
                return f"range({size})"
            case Const(value):
                return self.unit.names.row((*range(value, size), *range(value)))
            case start if size <= RINGS:
                return f"{self.unit.ring(size)}[{self.writer.integer(start)}]"
            case start:
                first = bound(self.writer.write(start, Want.INTEGER), Level.SUM)
                return f"(*range({first}, {size}), *range({first}))"

    def start_sweeping(self, sweep: Sweep) -> None:
        """Put the counter of a sweep one before its first value."""
        first = self.writer.number(sweep.start, Level.SUM)
        last = sweep.start.value if isinstance(sweep.start, Const) else None
        text = f"({first} - 1) % {sweep.size}" if last is None else str((last - 1) % sweep.size)
        self.line(f"{self.slot(sweep.counter)} = {text}")

    def go_round(self, sweep: Sweep) -> None:
        """Put the counter of a sweep to its next value."""
        counter = self.slot(sweep.counter)
        self.line(f"{counter} = {counter} + 1 if {counter} != {sweep.size - 1} else 0")

    def _call(self, number: int) -> None:
        routine = self.unit.aggregates.routines[number]
        found = self.unit.aggregates.analysis.body(routine.body)
        if not routine.body:
            return
        if not self.unit.in_place(number, len(self.pad)):
            call = f"{self.unit.function(number)}(s, nx)"
            if found.finishes:
                with self.block(f"if {call}:"):
                    self.exits.finish(self)
            else:
                self.line(call)
        elif routine.label >= 0 and routine.label in found.leaves:
            with self.loop("while True:", routine.label, []):
                self.body(routine.body)
                self.line("break")
        else:
            self.body(routine.body)

    def _leave(self, label: int) -> None:
        around = [number for number, frame in enumerate(self._frames) if frame.label == label]
        if not around:
            self.put_back()
            self.exits.leave(self, label)
            return
        frame, passed = self._frames[around[-1]], self._frames[around[-1] + 1 :]
        if passed:
            frame.flag = frame.flag or self.unit.names.fresh("f")
            self.line(f"{frame.flag} = True")
        for inner in passed:
            if frame.flag not in inner.through:
                inner.through.append(frame.flag)
        self.line("break")

    def put_back(self) -> None:
        """Write the resets of all the loops of this function that are running."""
        for frame in reversed(self._frames):
            for line in frame.resets:
                self.line(line)

    def _pool(self, pool: Pool) -> None:
        base, size, which = pool.base, pool.size, pool.which
        if isinstance(which, Const):
            dice = [die for die in range(size) if which.value >> die & 1]
            if len(dice) <= UNROLLED_DICE:
                for die in dice:
                    self.put(base + die, self._fallen(pool))
                return
        mask = self.writer.integer(which)
        low, high = self.writer.bounds(which)
        if not 0 <= low <= high < 1 << size:
            mask = f"{self.writer.number(which, Level.AMPERSAND)} & {(1 << size) - 1}"
        if size <= TABLED_DICE:
            head = f"for place in {self.unit.members(size, base)}[{mask}]:"
        else:
            head = f"for place in [die + {base} for die in range({size}) if ({mask}) >> die & 1]:"
        with self.block(head):
            text = self._fallen(pool)
            self.line("s[place] = " + (f"fitting(place, {text})" if self.unit.checked else text))

    def _fallen(self, pool: Pool) -> str:
        """The text of what one die of a pool shows."""
        text = drawn(pool.outcomes, self.line)
        return f"({text}) + {pool.first}" if pool.first else text
