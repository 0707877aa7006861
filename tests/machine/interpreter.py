"""The definition of the instructions: slow, walks the tree, and shares no code with the compiled runners.

Running is a generator: it yields what it needs (a decision's options, or a number of outcomes) and is sent the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from itertools import pairwise

from attrs import define, field, frozen

from rulekit.machine.instructions import (
    Abandon,
    Aggregate,
    Arm,
    Attempt,
    Bits,
    Call,
    Chance,
    Choice,
    Compare,
    Const,
    Decide,
    Explore,
    Expression,
    Finish,
    If,
    Instruction,
    Invert,
    Leave,
    Local,
    Logic,
    Lookup,
    Members,
    Note,
    Numbers,
    Once,
    Operate,
    Pool,
    Program,
    Reach,
    Read,
    Repeat,
    Store,
    Subsets,
    Sweep,
)
from tests.machine.noted import put_back


@frozen
class Ask:
    """A player is to choose: option numbers in increasing order, and what each stands for (arm, value)."""

    player: int
    options: tuple[int, ...]
    lowerings: tuple[tuple[int, int], ...]


@frozen
class Roll:
    """Chance is to choose: 0 to ``outcomes - 1``."""

    outcomes: int


Run = Generator[Ask | Roll, int, None]


class Left(Exception):
    """Control goes on behind a label."""

    def __init__(self, label: int) -> None:
        self.label = label


class Finished(Exception):
    """The play is over."""


Operator = Callable[[int, int], int]
COMPARISONS: dict[str, Operator] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
OPERATIONS: dict[str, Operator] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "min": min,
    "max": max,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
}


@define
class Interpreter:
    """One play of a program; ``vector`` is its state."""

    program: Program
    vector: list[int]
    finished: bool = False
    total: int = 0
    noted: list[tuple[int, ...]] = field(init=False)
    known: set[tuple[int, ...]] = field(init=False)
    around: Explore = field(init=False)

    # ---- Expressions ----

    def value(self, expression: Expression, scope: dict[int, int] | None = None) -> int:
        """What an expression is worth now."""
        scope = scope or {}
        match expression:
            case Const(number):
                return number
            case Read(base, offset):
                place = base + (0 if offset is None else self.value(offset, scope))
                assert 0 <= place < len(self.vector)
                return self.vector[place]
            case Local(number):
                return scope[number]
            case Operate(op, left, right):
                return OPERATIONS[op](self.value(left, scope), self.value(right, scope))
            case Compare(op, left, right):
                return int(COMPARISONS[op](self.value(left, scope), self.value(right, scope)))
            case Logic(op, parts):
                for part in parts:
                    if bool(self.value(part, scope)) == (op == "or"):
                        return int(op == "or")
                return int(op == "and")
            case Invert(part):
                return int(not self.value(part, scope))
            case Choice(condition, then, other):
                return self.value(then if self.value(condition, scope) else other, scope)
            case Lookup(row, index):
                place = self.value(index, scope)
                assert 0 <= place < len(row)
                return row[place]
            case Bits(op, mask, index):
                bits = self.value(mask, scope)
                if op == "count" or index is None:
                    return bits.bit_count()
                return bits >> self.value(index, scope) & 1
            case Reach(start, within, steps):
                open_ = {at for at in range(len(steps)) if self.value(within, scope) >> at & 1}
                places = {at for at in open_ if self.value(start, scope) >> at & 1}
                for _ in steps:
                    places |= {on for at in places for on in open_ if steps[at] >> on & 1}
                return sum(1 << at for at in places)
            case Aggregate():
                return self.aggregate(expression, scope)

    def aggregate(self, aggregate: Aggregate, scope: dict[int, int]) -> int:
        """What a aggregate is worth now."""
        passed = [
            number for number in range(aggregate.size) if self.value(aggregate.test, {**scope, aggregate.local: number})
        ]
        values = [self.value(aggregate.value, {**scope, aggregate.local: number}) for number in passed]
        match aggregate.op:
            case "sum":
                return sum(values)
            case "count":
                return len(passed)
            case "any":
                return int(len(passed) > 0)
            case "all":
                return int(len(passed) == max(aggregate.size, 0))
            case "min":
                return min(values, default=aggregate.empty)
            case "max":
                return max(values, default=aggregate.empty)
            case "mask":
                return sum(1 << number for number in passed)
            case "first":
                return passed[0] if passed else aggregate.empty
            case _:
                assert aggregate.op == "last"
                return passed[-1] if passed else aggregate.empty

    # ---- Instructions ----

    def put(self, place: int, value: int) -> None:
        """Store a number that must fit."""
        slot = self.program.slots[place]
        assert slot.low <= value <= slot.high, (place, slot, value)
        self.vector[place] = value

    def reset(self, *places: int) -> None:
        """Give slots their start values."""
        for place in places:
            self.vector[place] = self.program.slots[place].start

    def body(self, body: tuple[Instruction, ...]) -> Run:
        """Run instructions in order."""
        for instruction in body:
            yield from self.step(instruction)

    def step(self, instruction: Instruction) -> Run:
        """Run one instruction."""
        match instruction:
            case Store(base, value, offset):
                number = self.value(value)
                self.put(base + (0 if offset is None else self.value(offset)), number)
            case If(condition, then, other):
                yield from self.body(then if self.value(condition) else other)
            case Repeat():
                yield from self.repeat(instruction)
            case Sweep():
                yield from self.sweep(instruction)
            case Call(routine):
                yield from self.routine(routine)
            case Leave(label):
                raise Left(label)
            case Finish():
                raise Finished
            case Abandon(slot, loop):
                self.put(slot, loop)
                raise Finished
            case Decide():
                yield from self.decide(instruction)
            case Chance(base, outcomes, offset, _, bound):
                place = base + (0 if offset is None else self.value(offset))
                self.put(place, (yield Roll(outcomes if bound is None else max(self.value(bound), 1))))
            case Pool(base, outcomes, size, which, first=first):
                mask = self.value(which)
                for die in range(size):
                    if mask // 2**die % 2:
                        self.put(base + die, first + (yield Roll(outcomes)))
            case Attempt(body, kept):
                before = tuple(self.vector)
                yield from self.body(body)
                self.vector[:] = put_back(before, self.vector, kept)
            case Explore():
                yield from self.explore(instruction)
            case Note():
                self.note()

    def routine(self, number: int) -> Run:
        """Run a routine; a ``Leave`` of its label ends it."""
        routine = self.program.routines[number]
        try:
            yield from self.body(routine.body)
        except Left as left:
            if left.label != routine.label:
                raise

    def repeat(self, repeat: Repeat) -> Run:
        """Run a loop of passes."""
        self.vector[repeat.counter] = max(0, self.value(repeat.times))
        try:
            while self.vector[repeat.counter] > 0 and not self.value(repeat.until):
                self.vector[repeat.counter] -= 1
                yield from self.body(repeat.body)
        except Left as left:
            if left.label != repeat.label:
                raise
        finally:
            self.reset(repeat.counter)

    def sweep(self, sweep: Sweep) -> Run:
        """Run a loop over values."""
        following = self.value(sweep.start)
        try:
            for number in range(sweep.size):
                self.vector[sweep.counter] = following
                self.vector[sweep.turn] = number + 1
                if self.value(sweep.test):
                    yield from self.body(sweep.body)
                following = (self.vector[sweep.counter] + 1) % sweep.size
        except Left as left:
            if left.label != sweep.label:
                raise
        finally:
            self.reset(sweep.counter, sweep.turn)

    def explore(self, explore: Explore) -> Run:
        """Go on from this vector and from each that is noted, and put everything back."""
        before, self.noted, self.known, self.around = tuple(self.vector), [], set(), explore
        self.note()
        while self.noted and len(self.known) <= explore.most and not self.value(explore.until):
            self.vector[:] = put_back(self.noted.pop(), self.vector, explore.kept)
            yield from self.body(explore.step)
        self.vector[:] = put_back(before, self.vector, explore.kept)
        yield from self.body(explore.beyond if len(self.known) > explore.most and not self.value(explore.until) else ())

    def note(self) -> None:
        """Note the vector, whatever is kept, once."""
        noted = tuple(0 if place == self.around.kept else value for place, value in enumerate(self.vector))
        self.noted += {noted} - self.known
        self.known.add(noted)

    def decide(self, decide: Decide) -> Run:
        """Ask, if there is anything to choose, and do what was chosen."""
        options: list[int] = []
        lowerings: list[tuple[int, int]] = []
        start = 0
        for number, arm in enumerate(decide.arms):
            width, least, values = self.domain(arm)
            if self.value(arm.guard):
                options += [start + value - least for value in values]
                lowerings += [(number, value) for value in values]
            start += width
        assert all(one < another for one, another in pairwise(options))
        if not options:
            return
        if len(options) > 1:
            self.settle()
        option = yield Ask(self.value(decide.player), tuple(options), tuple(lowerings))
        budget = self.program.budget
        if len(options) > 1 and budget is not None and self.total >= budget.total:
            self.vector[budget.slot] = budget.stretch
        taken, value = lowerings[options.index(option)]
        arm = decide.arms[taken]
        if arm.into >= 0:
            self.put(arm.into, value)
        yield from self.body(arm.body)

    def domain(self, arm: Arm) -> tuple[int, int, list[int]]:
        """How many option numbers there are, the least value, and the values there are now (if the guard holds)."""
        there = self.value(arm.guard)
        match arm.domain:
            case Once():
                return 1, 0, [0]
            case Numbers(low, high, least, most):
                values = range(self.value(low), self.value(high) + 1) if there else []
                assert all(least <= value <= most for value in values)
                return max(most - least + 1, 0), least, list(values)
            case Members(size, test):
                return size, 0, [one for one in range(size) if there and self.value(test, {arm.local: one})]
            case Subsets(mask, size, low, high, test):
                whole = self.value(mask) if there else 0
                fitting = [
                    one for one in range(2**size) if one & whole == one and low <= one.bit_count() <= high and there
                ]
                return 2**size, 0, [one for one in fitting if self.value(test, {arm.local: one})]

    # ---- Whole plays ----

    def play(self) -> Run:
        """From the opening to the end."""
        with suppress(Finished):
            yield from self.routine(self.program.opening)
        self.loops_end()
        yield from self.close()
        self.finished = True

    def close(self) -> Run:
        """Run the closing routine."""
        if self.program.closing >= 0 and not (self.program.unfinished >= 0 and self.vector[self.program.unfinished]):
            with suppress(Finished):
                yield from self.routine(self.program.closing)
            self.loops_end()

    def alone(self, routine: int) -> Run:
        """One routine, and the closing one if it finishes the play."""
        try:
            yield from self.routine(routine)
        except Finished:
            self.loops_end()
            if routine != self.program.closing:
                yield from self.close()
            self.finished = True
        self.settle()

    def settle(self) -> None:
        """Count what was done up to a choice."""
        budget = self.program.budget
        if budget is not None:
            self.total += self.vector[budget.slot]
            self.vector[budget.slot] = 0

    def loops_end(self) -> None:
        """Put back the slots of every loop of the program, running or not, and that of the budget."""
        if self.program.budget is not None:
            self.reset(self.program.budget.slot)
        waiting = [one for routine in self.program.routines for one in routine.body]
        while waiting:
            match waiting.pop():
                case If(_, then, other):
                    waiting += [*then, *other]
                case Repeat(counter, body=body):
                    self.reset(counter)
                    waiting += body
                case Sweep(counter, turn, body=body):
                    self.reset(counter, turn)
                    waiting += body
                case Decide(_, arms):
                    waiting += [one for arm in arms for one in arm.body]
                case _:
                    pass
