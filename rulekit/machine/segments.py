"""Cutting a program where it pauses: each stretch between two pauses becomes one function that names the next place.

A *place* is an integer. Above ``ENDED`` it is a block; below 0 it is a pause: a decision or a chance. A routine that
pauses keeps the place to return to in a slot of its own, behind the slots of the program; so the vector and the
place are the whole state.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.machine.choosing import dispatch
from rulekit.machine.instructions import (
    Call,
    Chance,
    Const,
    Decide,
    Expression,
    If,
    Instruction,
    Pool,
    Repeat,
    Sweep,
)
from rulekit.machine.options import list_options
from rulekit.machine.python_statements import Code
from rulekit.machine.unit import Unit

__all__ = ["ENDED", "FINISH", "OVER", "Pause", "Segments"]

FINISH, OVER, ENDED = 0, 1, 2  # the play ends; the play is over; a single routine has ended


@frozen
class Return:
    """The end of a routine that pauses: go on where it was called."""

    routine: int


Target = int | Return


@frozen
class Pause:
    """A place where somebody must act.

    Args:
        place: its number, below 0.
        decide: the decision; None for chance.
        outcomes: how many outcomes chance has; 0 for a decision.
        says: what it says of itself.
        after: the place to go on from when a decision has no option.
        waiting: of dice, the slot with a bit for each that is still to fall; -1 for everything else.
    """

    place: int
    decide: Decide | None
    outcomes: int
    says: int
    after: int
    waiting: int = -1


@frozen
class Mark:
    """Something around the instruction being written that a ``Leave`` may leave."""

    label: int
    target: Target
    resets: tuple[str, ...]


class InBlock:
    """A function that runs one block: it gives the next place."""

    def __init__(self, blocks: Segments, marks: tuple[Mark, ...]) -> None:
        self.blocks = blocks
        self.marks = marks

    def leave(self, code: Code, label: int) -> None:
        """Give the place behind the label."""
        for mark in reversed(self.marks):
            for line in mark.resets:
                code.line(line)
            if mark.label == label:
                self.blocks.go(code, mark.target)
                return

    def finish(self, code: Code) -> None:
        """Give the place where play ends."""
        code.line(f"return {FINISH}")


class Segments:
    """The blocks and pauses of one program.

    After construction: ``pauses`` (by number, place ``-1 - i``), ``entries`` (routine to place), ``returns`` (routine
    to slot), ``extra`` (slots behind those of the program), ``count`` (places from 0 to the last block).
    """

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.pauses: list[Pause] = []
        self.entries: dict[int, int] = {}
        self.returns: dict[int, int] = {}
        self.count = ENDED + 1
        program = unit.aggregates.program
        self.phase = len(program.slots)
        self.extra = 1
        self._ends: dict[Return, int] = {}
        self._waiting: list[tuple[int, tuple[Instruction, ...], Target, tuple[Mark, ...]]] = []
        roots = {program.opening, program.closing} - {-1}
        found = [
            number
            for number, routine in enumerate(unit.aggregates.routines)
            if number in roots or unit.pauses(*routine.body)
        ]
        for number in found:
            self.returns[number] = self._slot()
            self.entries[number] = self._place()
        for number in found:
            routine = unit.aggregates.routines[number]
            end = Return(number)
            self._waiting.append((self.entries[number], routine.body, end, (Mark(routine.label, end, ()),)))
            while self._waiting:
                place, body, after, marks = self._waiting.pop()
                code = self._code(marks)
                self._sequence(code, body, after, marks)
                self.unit.define(f"b{place}(s, nx)", code)

    def _slot(self) -> int:
        self.extra += 1
        return self.phase + self.extra - 1

    def _place(self) -> int:
        self.count += 1
        return self.count - 1

    def _code(self, marks: tuple[Mark, ...]) -> Code:
        return Code(self.unit, InBlock(self, marks))

    def go(self, code: Code, target: Target) -> None:
        """Write the way to a place."""
        if isinstance(target, Return):
            slot = self.returns[target.routine]
            code.line(f"place = s[{slot}]")
            code.line(f"s[{slot}] = 0")
            code.line("return place")
        else:
            code.line(f"return {target}")

    def _as_place(self, target: Target) -> int:
        """The number of a block that goes to the target."""
        if not isinstance(target, Return):
            return target
        if target not in self._ends:
            self._ends[target] = self._place()
            code = self._code(())
            self.go(code, target)
            self.unit.define(f"b{self._ends[target]}(s, nx)", code)
        return self._ends[target]

    def _sequence(self, code: Code, body: tuple[Instruction, ...], after: Target, marks: tuple[Mark, ...]) -> None:
        """Write a body, then the way to ``after``; nothing may be written behind it in the same Python block."""
        for number, instruction in enumerate(body):
            if self.unit.pauses(instruction):
                rest = body[number + 1 :]
                if rest:
                    place = self._place()
                    self._waiting.append((place, rest, after, marks))
                    after = place
                self._pausing(code, instruction, after, marks)
                return
            code.instruction(instruction)
        self.go(code, after)

    def _pausing(self, code: Code, instruction: Instruction, after: Target, marks: tuple[Mark, ...]) -> None:
        match instruction:
            case If(condition, then, other):
                with code.block(f"if {code.writer.test(condition)}:"):
                    self._sequence(code, then, after, marks)
                self._sequence(code, other, after, marks)
            case Call(routine):
                code.line(f"s[{self.returns[routine]}] = {self._as_place(after)}")
                code.line(f"return {self.entries[routine]}")
            case Repeat():
                self._repeat(code, instruction, after, marks)
            case Sweep():
                self._sweep(code, instruction, after, marks)
            case Decide():
                code.line(f"return {self._decide(instruction, after, marks)}")
            case Chance(base, outcomes, offset, says, bound):
                pause = self._pause(None, outcomes, says, OVER)
                if bound is not None:
                    listing = self._code(())
                    listing.line(f"return range(max({listing.writer.integer(bound)}, 1))")
                    self.unit.define(f"o{-pause}(s)", listing)
                taking = self._code(marks)
                taking.put(base, "k", offset)
                self.go(taking, after)
                self.unit.define(f"a{-pause}(s, nx, k)", taking)
                code.line(f"return {pause}")
            case Pool():
                self._pool(code, instruction, after)
            case _:
                message = f"{instruction} does not pause"
                raise TypeError(message)

    def _repeat(self, code: Code, repeat: Repeat, after: Target, marks: tuple[Mark, ...]) -> None:
        head = self._place()
        code.start_counting(repeat)
        code.line(f"return {head}")
        reset = self._reset(repeat.counter)
        inner = (*marks, Mark(repeat.label, after, (reset,)))
        turning = self._code(inner)
        stop = f"s[{repeat.counter}] <= 0"
        if repeat.until != Const(0):
            stop += f" or {turning.writer.number(repeat.until, 2)}"
        with turning.block(f"if {stop}:"):
            turning.line(reset)
            self.go(turning, after)
        turning.line(f"s[{repeat.counter}] -= 1")
        self._sequence(turning, repeat.body, head, inner)
        self.unit.define(f"b{head}(s, nx)", turning)

    def _sweep(self, code: Code, sweep: Sweep, after: Target, marks: tuple[Mark, ...]) -> None:
        head = self._place()
        code.start_sweeping(sweep)
        code.line(f"s[{sweep.turn}] = 0")
        code.line(f"return {head}")
        resets = (self._reset(sweep.counter), self._reset(sweep.turn))
        inner = (*marks, Mark(sweep.label, after, resets))
        turning = self._code(inner)
        with turning.block(f"while s[{sweep.turn}] < {sweep.size}:"):
            turning.line(f"s[{sweep.turn}] += 1")
            turning.go_round(sweep)
            if sweep.test == Const(1):
                self._sequence(turning, sweep.body, head, inner)
            else:
                with turning.block(f"if {turning.writer.test(sweep.test)}:"):
                    self._sequence(turning, sweep.body, head, inner)
        for line in resets:
            turning.line(line)
        self.go(turning, after)
        self.unit.define(f"b{head}(s, nx)", turning)

    def _reset(self, slot: int) -> str:
        return f"s[{slot}] = {self.unit.aggregates.program.slots[slot].start}"

    def _pause(self, decide: Decide | None, outcomes: int, says: int, after: int, waiting: int = -1) -> int:
        place = -1 - len(self.pauses)
        self.pauses.append(Pause(place, decide, outcomes, says, after, waiting))
        return place

    def _decide(self, decide: Decide, after: Target, marks: tuple[Mark, ...]) -> int:
        target = self._as_place(after)
        place = self._pause(decide, 0, decide.says, target)
        listing = self._code(())
        for line in list_options(decide, listing.writer):
            listing.line(line)
        listing.line("return o")
        self.unit.define(f"o{-place}(s)", listing)
        asking = self._code(())
        asking.line(f"return {asking.writer.integer(decide.player)}")
        self.unit.define(f"p{-place}(s)", asking)
        taking = self._code(marks)
        dispatch(decide, "k", taking, lambda body: self._sequence(taking, body, target, marks))
        self.unit.define(f"a{-place}(s, nx, k)", taking)
        return place

    def _pool(self, code: Code, pool: Pool, after: Target) -> None:
        """The dice still to be rolled wait as a mask in a slot of their own."""
        slot = self._slot()
        waiting = f"s[{slot}]"
        head = self._place()
        which: Expression = pool.which
        code.line(f"{waiting} = {code.writer.number(which, 8)} & {(1 << pool.size) - 1}")
        code.line(f"return {head}")
        pause = self._pause(None, pool.outcomes, pool.says, OVER, slot)
        if pool.player is not None:
            throwing = self._code(())
            throwing.line(f"return {throwing.writer.integer(pool.player)}")
            self.unit.define(f"w{-pause}(s)", throwing)
        turning = self._code(())
        turning.line(f"if {waiting}: return {pause}")
        self.go(turning, after)
        self.unit.define(f"b{head}(s, nx)", turning)
        taking = self._code(())
        taking.line(f"place = ({waiting} & -{waiting}).bit_length() - 1 + {pool.base}")
        shown = f"k + {pool.first}" if pool.first else "k"
        taking.line("s[place] = " + (f"fitting(place, {shown})" if self.unit.checked else shown))
        taking.line(f"{waiting} &= {waiting} - 1")
        taking.line(f"return {head}")
        self.unit.define(f"a{-pause}(s, nx, k)", taking)
