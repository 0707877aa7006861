"""What a program costs at most, in steps, and how it counts them where they may be many.

A step is about one operation: each instruction and each part of an expression is one, once for each time; a mask that
stays the same in a walk is taken in front of it, once. What is done without a loop, and loops that never cost more than
``CHEAP``, are not counted as they go: what they cost at most is known. Every other loop adds what one of its turns
costs at most to the slot of the budget as the turn begins; when that holds more than the budget, the play is given up
(``Abandon``). So both runners count alike, and a program that has no such loop counts nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve, frozen

from rulekit.machine.instructions import (
    Abandon,
    Aggregate,
    Arm,
    Attempt,
    Bits,
    Budget,
    Call,
    Chance,
    Choice,
    Compare,
    Const,
    Decide,
    Domain,
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
from rulekit.machine.invariant import Invariants

__all__ = ["CHEAP", "DEAR", "Place", "budgeted"]

CHEAP = 20_000
"""A loop that costs no more than so many steps, with all its turns, is not counted."""

DEAR = 10_000_000
"""So many steps may be done at once, without anything that counts them."""

TRIED = 10_000
"""What it costs to try ways out (``Explore``); how many they may be is a bound of its own."""

CHOICE = 200
"""What it costs to ask somebody, without the options."""

SELDOM = 3
"""Of conditions behind one another each is taken to be asked half as often as the one before; down to an eighth."""


@frozen
class Place:
    """Where something stands that costs much.

    Args:
        routine: in which it stands.
        counter: of the innermost loop around it; -1 if there is none in the routine.
    """

    routine: int
    counter: int = -1


def budgeted(
    program: Program,
    budget: Budget,
    number: Callable[[Place], int],
    cheap: int = CHEAP,
    in_all: Callable[[Place], int] | None = None,
) -> tuple[Program, Place | None]:
    """The same program, counting what it does.

    Args:
        program: no routine calls itself.
        budget: what it may do.
        number: by which the play names what stands there.
        cheap: what a loop costs that is not counted.
        in_all: by which it names what there was too much of in the whole play; as ``number`` if nothing is said.

    Returns:
        The program, as it was if nothing in it is worth counting; and something that would cost too much at once.
    """
    counting = _Counting(program, budget, number, cheap, in_all or number)
    routines = tuple(evolve(routine, body=counting.written(at)[0]) for at, routine in enumerate(program.routines))
    dear = next((Place(at) for at in range(len(routines)) if counting.routine(at) > DEAR), counting.dear)
    if not counting.any:
        return program, dear
    return evolve(program, routines=routines, budget=budget), dear


class _Counting:
    """Writes bodies again, and finds what they cost."""

    def __init__(
        self,
        program: Program,
        budget: Budget,
        number: Callable[[Place], int],
        cheap: int,
        in_all: Callable[[Place], int],
    ) -> None:
        self._program = program
        self._budget = budget
        self._number = number
        self._in_all = in_all
        self._cheap = cheap
        self._routines: dict[int, tuple[tuple[Instruction, ...], int]] = {}
        self._taken: frozenset[int] = frozenset()
        self._costs: dict[frozenset[int], dict[int, int]] = {}
        self._known: dict[int, int] = self._costs.setdefault(self._taken, {})
        self._invariants = Invariants()
        self.any = False
        self.dear: Place | None = None

    def routine(self, number: int) -> int:
        """What a call costs, without the turns of the loops that are counted."""
        return self.written(number)[1]

    def written(self, number: int) -> tuple[tuple[Instruction, ...], int]:
        """The body of a routine that counts, and what a call of it costs besides."""
        if number not in self._routines:
            self._routines[number] = self.body(self._program.routines[number].body, Place(number))
        return self._routines[number]

    def body(self, body: tuple[Instruction, ...], at: Place) -> tuple[tuple[Instruction, ...], int]:
        """A body that counts, and what it costs besides."""
        made, cost = list[Instruction](), 0
        for one in body:
            own = self._own(one)
            if own > self._cheap:
                made += self._count(own, at)
                own = 0
            again, more = self._instruction(one, at)
            made.append(again)
            cost += own + more
        return tuple(made), cost

    def _count(self, cost: int, at: Place) -> tuple[Instruction, ...]:
        """Add to what was done, and give the play up if it is too much."""
        if cost > DEAR and self.dear is None:
            self.dear = at
        self.any = True
        slot = self._budget.slot
        gone = Compare("==", Read(slot), Const(self._budget.stretch))  # whoever runs it lets no more be done
        return (
            If(gone, (Abandon(self._program.unfinished, self._in_all(at)),)),
            Store(slot, Operate("+", Read(slot), Const(min(cost, DEAR)))),
            If(
                Compare(">", Read(slot), Const(self._budget.stretch)),
                (Abandon(self._program.unfinished, self._number(at)),),
            ),
        )

    def _own(self, one: Instruction) -> int:
        """What an instruction costs without those in it."""
        match one:
            case Store(_, value, offset):
                return 1 + self._of(value, offset)
            case If(condition):
                return 1 + self._of(condition)
            case Repeat(times=times):
                return 1 + self._of(times)
            case Sweep(size=size, test=test, start=start):
                return 1 + self._of(start) + max(size, 0) * self._of(test)
            case Decide(player, arms):
                return CHOICE + self._of(player) + sum(map(self._options, arms))
            case Chance(_, _, offset, _, bound):
                return 1 + self._of(offset, bound)
            case Pool(_, _, size, which):
                return size + self._of(which)
            case Attempt():
                return 1 + len(self._program.slots) // 8
            case Explore():
                return TRIED
            case Call() | Leave() | Finish() | Abandon() | Note():
                return 1

    def _instruction(self, one: Instruction, at: Place) -> tuple[Instruction, int]:
        """An instruction that counts, and what those in it cost besides."""
        match one:
            case If(condition, then, other):
                first, cost = self.body(then, at)
                second, more = self.body(other, at)
                return If(condition, first, second), (cost + more + 1) // 2
            case Repeat(counter, times, _, until):
                most = times.value if isinstance(times, Const) else self._program.slots[counter].high
                return self._loop(one, at, most, self._of(until))
            case Sweep(size=size):
                return self._loop(one, at, size, 0)
            case Call(called):
                return one, self.routine(called)
            case Attempt(inner):  # what it counted would be put back
                return one, self._uncounted(inner)
            case Decide(_, arms):
                bodies = [self.body(arm.body, at) for arm in arms]
                again = tuple(evolve(arm, body=made) for arm, (made, _) in zip(arms, bodies, strict=True))
                return evolve(one, arms=again), sum(cost for _, cost in bodies) // max(len(bodies), 1)
            case _:
                return one, 0

    def _uncounted(self, body: tuple[Instruction, ...]) -> int:
        """What is done in a body at most, where nothing counts it."""
        cost = 0
        for one in body:
            cost += self._own(one)
            match one:
                case If(_, then, other):
                    cost += (self._uncounted(then) + self._uncounted(other) + 1) // 2
                case Repeat(counter, times, inner, until):
                    most = times.value if isinstance(times, Const) else self._program.slots[counter].high
                    cost += max(most, 0) * (1 + self._of(until) + self._uncounted(inner))
                case Sweep(size=size, body=inner):
                    cost += max(size, 0) * (1 + self._uncounted(inner))
                case Call(called):
                    cost += self.routine(called)
                case Attempt(inner):
                    cost += self._uncounted(inner)
                case _:
                    pass
        return cost

    def _loop(self, loop: Repeat | Sweep, at: Place, most: int, test: int) -> tuple[Instruction, int]:
        """A loop, and what it costs besides the turns that it counts."""
        inner = Place(at.routine, loop.counter)
        body, cost = self.body(loop.body, inner)
        turn = 1 + test + cost
        if max(most, 0) * turn <= self._cheap:
            return evolve(loop, body=body), max(most, 0) * turn
        return evolve(loop, body=(*self._count(turn, inner), *body)), 0

    # ---- Options and expressions ----

    def _options(self, arm: Arm) -> int:
        return self._of(arm.guard) + self._domain(arm.domain, arm.local)

    def _domain(self, domain: Domain, local: int) -> int:
        match domain:
            case Once():
                return 1
            case Numbers(low, high, least, most):
                return self._of(low, high) + max(most - least, 0)
            case Members(size, test):
                return self._walk(local, size, test)
            case Subsets(mask, size, _, _, test):
                return self._of(mask) + (1 << size) * (1 + self._of(test))

    def _of(self, *expressions: Expression | None) -> int:
        cost = 0
        for one in expressions:
            if one is not None:
                cost += self._expression(one)
        return cost

    def _walk(self, local: int, size: int, *inner: Expression) -> int:
        """A walk over values of a local, of each of which the same is asked."""
        known = {id(one): one for one in self._invariants.of(local, *inner)}
        ahead = self._of(*known.values())
        if not known:
            return max(size, 0) * (1 + self._of(*inner))
        before = self._taken
        self._take(before | frozenset(known))
        each = self._of(*inner)
        self._take(before)
        return ahead + max(size, 0) * (1 + each)

    def _take(self, taken: frozenset[int]) -> None:
        """From now on these are known in front of a walk; what the others cost is kept for each such set."""
        self._taken = taken
        self._known = self._costs.setdefault(taken, {})

    def _expression(self, one: Expression) -> int:
        kind = type(one)
        if kind is Const or kind is Local:  # most are, and to look them up takes longer
            return 1
        key = id(one)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = 1 if key in self._taken else 1 + self._parts(one)
        return found

    def _parts(self, one: Expression) -> int:
        match one:
            case Const() | Local():
                return 0
            case Read(_, offset):
                return self._of(offset)
            case Operate(_, left, right) | Compare(_, left, right):
                return self._of(left, right)
            case Logic(_, parts):
                return sum(self._of(part) >> min(number, SELDOM) for number, part in enumerate(parts))
            case Invert(part) | Lookup(_, part):
                return self._of(part)
            case Choice(condition, then, other):
                return self._of(condition) + (self._of(then, other) + 1) // 2
            case Bits(_, mask, index):
                return self._of(mask, index)
            case Reach(start, within, steps):
                return self._of(start, within) + len(steps)
            case Aggregate("any" | "all" | "first" | "last", local, size, test):
                return (self._walk(local, size, test) + 1) // 2
            case Aggregate(_, local, size, test, value):
                return self._walk(local, size, test, value)
