"""Whole plays that do not count their steps: where few numbers of chance are drawn, not too many steps were done.

A loop in each turn of which a number is drawn has no more turns than numbers are drawn, and one more each time that it
begins; any other has as many turns as it may have. So what is counted in a play (``machine/budget.py``) is at most so
much for each number, and so much besides. As long as that is less than what may be done, nothing is given up, and a
program without all that counts plays the same. Whoever runs it gives it so many numbers and no more; a play that wants
another one begins again, counting.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from attrs import evolve, frozen

from rulekit.machine.instructions import (
    Abandon,
    Arm,
    Attempt,
    Budget,
    Call,
    Chance,
    Compare,
    Const,
    Decide,
    Explore,
    Finish,
    If,
    Instruction,
    Leave,
    Members,
    Numbers,
    Once,
    Operate,
    Pool,
    Program,
    Read,
    Repeat,
    Routine,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.unit import callers_first, inside

__all__ = ["ENDLESS", "Unmetered", "unmetered"]

ENDLESS = 1 << 40
"""So many turns has a loop that nobody has to end: it comes to no such number."""
ALWAYS = Const(1)
NEVER = 1 << 60  # more draws than there are: a way that ends the play, or leads elsewhere
LEAST, MOST = 2_000, 50_000
"""Fewer numbers are not worth a second program; more no play draws."""


@frozen
class Unmetered:
    """A program that counts nothing.

    Args:
        program: it plays the same as long as it draws no more numbers than that.
        most: how many.
    """

    program: Program
    most: int

    @property
    def endless(self) -> bool:
        """Whether it has loops without an end of their own; without them nearly as much is counted as before."""
        repeats = (one for routine in self.program.routines for one in inside(routine.body) if isinstance(one, Repeat))
        return any(isinstance(one.times, Const) and one.times.value >= ENDLESS for one in repeats)


class Times(NamedTuple):
    """At most ``each`` times for each number drawn, and ``once`` besides."""

    each: int
    once: int

    def often(self, count: int) -> Times:
        """So many times as often."""
        return Times(self.each * count, self.once * count)

    def __or__(self, other: Times) -> Times:
        """Both."""
        return Times(self.each + other.each, self.once + other.once)


ONE, NONE = Times(0, 1), Times(0, 0)


class Way(NamedTuple):
    """The fewest numbers that are drawn on a way to the end of some instructions, and to each label left for."""

    through: int
    left: Mapping[int, int]


def unmetered(program: Program, routines: tuple[Routine, ...]) -> Unmetered | None:
    """The program of whole plays that counts nothing; None if there is none, or nothing to count.

    Args:
        program: a program.
        routines: its routines, simplified.
    """
    if program.budget is None:
        return None
    found = _Bound(program, routines, program.budget)
    for number in callers_first(routines):
        found.routine(number)
    steps, most = found.steps, min(found.most, MOST)
    if steps.each:
        most = min(most, (program.budget.stretch - steps.once) // steps.each)
    if steps.once >= program.budget.stretch or most < LEAST or found.asked:
        return None
    bare = tuple(evolve(one, body=found.stripped(one.body)) for one in routines)
    return Unmetered(evolve(program, routines=bare, budget=None), most)


class _Bound:
    """How often something is done in a play at most.

    ``steps`` are those that are counted; ``most`` is how many numbers may be drawn before a loop has had all its turns;
    ``asked`` says that something else looks at what was counted.
    """

    def __init__(self, program: Program, routines: Sequence[Routine], budget: Budget) -> None:
        self._program, self._routines, self._budget = program, routines, budget
        self._entries = dict.fromkeys({program.opening, program.closing} - {-1}, ONE)
        self._ways: dict[int, Way] = {}
        self._drawing: set[int] = set()
        self.steps, self.most, self.asked = NONE, NEVER, False

    def routine(self, number: int) -> None:
        """Count what a routine does, wherever it is called; its callers were counted before."""
        self._body(self._routines[number].body, self._entries.get(number, NONE))

    def _body(self, body: tuple[Instruction, ...], times: Times) -> None:
        for one in body:
            match one:
                case Store(slot, value, None) if slot == self._budget.slot:
                    self._spent(value, times)
                case If(_, then, other):
                    self._body(then, times)
                    self._body(other, times)
                case Repeat() | Sweep():
                    self._body(one.body, self._turns(one, times))
                case Call(routine):
                    self._entries[routine] = self._entries.get(routine, NONE) | times
                case Decide(_, arms):
                    for arm in arms:
                        self._body(arm.body, times)
                case Attempt(inner):
                    self._body(inner, times)
                case Explore(step, _, _, most, beyond):
                    self._body(step, times.often(most + 1))
                    self._body(beyond, times)
                case _:
                    pass

    def _spent(self, value: object, times: Times) -> None:
        match value:
            case Operate("+", Read(slot, None), Const(cost)) if slot == self._budget.slot:
                self.steps |= times.often(cost)
            case Const(cost):
                self.steps |= times.often(cost)
            case _:
                self.asked = True

    def _turns(self, loop: Repeat | Sweep, times: Times) -> Times:
        """The turns of a loop that begins so often."""
        if isinstance(loop, Sweep):
            most = loop.size
        else:
            most = loop.times.value if isinstance(loop.times, Const) else self._program.slots[loop.counter].high
        most = max(most, 0)
        turns = times.often(most)
        drawn = Times(times.each + 1, times.once)
        if self._way(loop.body).through < 1 or drawn.each * LEAST + drawn.once >= turns.each * LEAST + turns.once:
            return turns
        if any(_limits(one, loop) for one in loop.body):
            self._drawing.add(id(loop))
            self.most = min(self.most, most - 2)
        return drawn

    # ---- Draws ----

    def _way(self, body: tuple[Instruction, ...]) -> Way:
        through, left = 0, dict[int, int]()
        for one in body:
            way = self._one(one)
            for label, drawn in way.left.items():
                left[label] = min(left.get(label, NEVER), through + drawn)
            through = min(through + way.through, NEVER)
        return Way(through, left)

    def _one(self, one: Instruction) -> Way:
        match one:
            case If(_, then, other):
                return _either(self._way(then), self._way(other))
            case Repeat(times=times, until=until, body=body, label=label):
                turned = isinstance(times, Const) and times.value > 0 and until == Const(0)
                return _inside(self._way(body), label, turned=turned)
            case Sweep(size=size, test=test, body=body, label=label):
                return _inside(self._way(body), label, turned=size > 0 and test == ALWAYS)
            case Call(number):
                if number not in self._ways:
                    routine = self._routines[number]
                    self._ways[number] = Way(_inside(self._way(routine.body), routine.label, turned=True).through, {})
                return self._ways[number]
            case Leave(label):
                return Way(NEVER, {label: 0})
            case Finish() | Abandon():
                return Way(NEVER, {})
            case Decide(_, arms):
                asked = int(sum(map(_certain, arms)) > 1)
                ways = [Way(0, {})] if sum(map(_certain, arms)) == 0 else []
                ways += [self._way(arm.body) for arm in arms]
                whole = ways[0]
                for way in ways[1:]:
                    whole = _either(whole, way)
                return Way(whole.through + asked, {label: drawn + asked for label, drawn in whole.left.items()})
            case Chance(_, outcomes, bound=bound):
                return Way(int(outcomes > 1 and bound is None), {})
            case Pool(_, outcomes, _, Const(which)):
                return Way(which.bit_count() if outcomes > 1 else 0, {})
            case _:
                return Way(0, {})

    # ---- Without what counts ----

    def stripped(self, body: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """Instructions without what counts steps, and without the last turn of loops that never come to it."""
        return tuple(self._strip(body))

    def _strip(self, body: tuple[Instruction, ...]) -> Iterator[Instruction]:
        for one in body:
            match one:
                case Store(slot, _, None) if slot == self._budget.slot:
                    pass
                case If(Compare(_, Read(slot, None), Const()), (Abandon(),), ()) if slot == self._budget.slot:
                    pass
                case If(condition, then, other):
                    yield If(condition, self.stripped(then), self.stripped(other))
                case Repeat():
                    if id(one) in self._drawing:
                        inner = tuple(part for part in one.body if not _limits(part, one))
                        yield evolve(one, times=Const(ENDLESS), body=self.stripped(inner))
                    else:
                        yield evolve(one, body=self.stripped(one.body))
                case Sweep() | Attempt():
                    yield evolve(one, body=self.stripped(one.body))
                case Explore(step=step, beyond=beyond):
                    yield evolve(one, step=self.stripped(step), beyond=self.stripped(beyond))
                case Decide(player, arms, says):
                    yield Decide(player, tuple(evolve(arm, body=self.stripped(arm.body)) for arm in arms), says)
                case _:
                    yield one


def _limits(one: Instruction, loop: Repeat | Sweep) -> bool:
    """Whether an instruction gives the play up in the last turn of a loop."""
    match one:
        case If(Compare("<=", Read(slot, None), Const(0)), (Abandon(),), ()):
            return isinstance(loop, Repeat) and slot == loop.counter
        case _:
            return False


def _either(one: Way, other: Way) -> Way:
    left = {
        label: min(one.left.get(label, NEVER), other.left.get(label, NEVER)) for label in one.left | other.left.keys()
    }
    return Way(min(one.through, other.through), left)


def _inside(body: Way, label: int, *, turned: bool) -> Way:
    """The way through a loop or a routine; ``turned``: it runs at least once."""
    ends = min(body.through, body.left.get(label, NEVER)) if turned else 0
    return Way(ends, {one: drawn for one, drawn in body.left.items() if one != label})


def _certain(arm: Arm) -> int:
    """How many options an arm has at least."""
    if arm.guard != ALWAYS:
        return 0
    match arm.domain:
        case Once():
            return 1
        case Numbers(Const(low), Const(high)):
            return max(high - low + 1, 0)
        case Members(size, Const(test)):
            return size if test else 0
        case Subsets(Const(mask), _, low, high, Const(1)):
            return sum(low <= part.bit_count() <= high for part in range(mask + 1) if not part & ~mask)
        case _:
            return 0
