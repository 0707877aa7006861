"""A program made small for this runner, and what there is to know of it before code is written."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, field

from rulekit.machine.instructions import (
    Aggregate,
    Attempt,
    Call,
    Chance,
    Const,
    Decide,
    Explore,
    Expression,
    Instruction,
    Local,
    Members,
    Pool,
    Program,
    Repeat,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.rows import NOTHING, Bounds, alike, parts
from rulekit.machine.simplify_values import Keep, ValueSimplifier
from rulekit.machine.unit import Aggregates, inside
from rulekit.machine.wasm.value import Unsupported

__all__ = ["Keys", "Simplified", "keep_for_words"]

UNROLL_SIZE, UNROLL_WEIGHT = 8, 64
IN_PLACE = 40  # a routine of that size is written wherever it is called
MOST_CALLS, TWICE = 2, 250  # one of that size is written twice, if then all of a play is one function
LARGEST_CHOICE = 1 << 16  # values of an option that a list holds


def keep_for_words(aggregate: Aggregate, written_out: int, bounds: Bounds) -> bool:  # noqa: ARG001 as Python decides
    """Whether an aggregate is better not written out: a loop over many values may become operations on a word."""
    return aggregate.size > UNROLL_SIZE or written_out > UNROLL_WEIGHT


def keep_always(aggregate: Aggregate, written_out: int, bounds: Bounds) -> bool:  # noqa: ARG001 like the others
    """No aggregate is written out."""
    return True


class Keys:
    """Expressions by what they are: equal for two that differ in the numbers of their own locals only.

    Each expression object is looked into once, so a program can be gone through again and again.
    """

    def __init__(self) -> None:
        self._numbers: dict[Expression, int] = {}
        self._keys: dict[int, tuple[Expression, int]] = {}
        self._free: dict[int, tuple[Expression, frozenset[int]]] = {}

    def key(self, expression: Expression) -> int:
        """A number that equal expressions share."""
        found = self._keys.get(id(expression))
        if found is None:
            number = self._numbers.setdefault(alike(expression), len(self._numbers))
            found = self._keys[id(expression)] = expression, number
        return found[1]

    def free(self, expression: Expression) -> frozenset[int]:
        """The locals that an expression gets from outside."""
        found = self._free.get(id(expression))
        if found is None:
            match expression:
                case Const():
                    names = NOTHING
                case Local(number):
                    names = frozenset([number])
                case Aggregate(local=local, test=test, value=value):
                    names = (self.free(test) | self.free(value)) - {local}
                case _:
                    names = NOTHING.union(*map(self.free, parts(expression)))
            found = self._free[id(expression)] = expression, names
        return found[1]


@define(eq=False)
class Simplified:
    """A program made small, and what its slots and routines are used for.

    ``keep`` says which aggregates are better not written out, ``begun`` which routines play may begin with, if not with
    any. ``plain`` writes no aggregate out; it is for expressions in which a local is given. ``most``: so many turns may
    the loops of a play have that count no steps; 0 where all are counted (see ``unmetered.py``).
    """

    program: Program
    keep: Keep = keep_for_words
    begun: tuple[int, ...] | None = None
    most: int = 0
    keys: Keys = field(factory=Keys, init=False)
    whole: Aggregates = field(init=False)
    gauges: list[list[Expression]] = field(init=False)
    plain: ValueSimplifier = field(init=False)
    _sizes: dict[int, int] = field(factory=dict[int, int], init=False)
    _in_one: bool = field(default=False, init=False)

    def __attrs_post_init__(self) -> None:
        self.whole = Aggregates(self.program, self.keep, begun=self.begun)
        self.gauges = [[self.simplifier.value(one) for one in gauge.values] for gauge in self.program.ranking]
        self.plain = ValueSimplifier(self.program.slots, keep_always)
        if self.begun is not None:
            self._in_one = True
            if self.apart():
                self._in_one = False
                self._sizes.clear()

    @property
    def simplifier(self) -> ValueSimplifier:
        """The simplifier of the program, which knows what offsets reach."""
        return self.whole.simplifier

    def body(self, routine: int) -> tuple[Instruction, ...]:
        """The instructions of a routine."""
        return self.whole.routines[routine].body

    def everything(self) -> Iterator[Instruction]:
        """All instructions of all routines."""
        for routine in self.whole.routines:
            yield from inside(routine.body)

    @property
    def roots(self) -> list[int]:
        """The routines that play begins with."""
        return [one for one in (self.program.opening, self.program.closing) if one >= 0]

    # ---- Which routines are functions ----

    def in_place(self, routine: int) -> bool:
        """Whether a routine is written wherever it is called."""
        calls, size = self.whole.calls[routine], self._size(routine)
        return calls == 1 or size <= (TWICE if self._in_one and calls <= MOST_CALLS else IN_PLACE)

    def _size(self, routine: int) -> int:
        """The size of a routine with all that is written inside it."""
        if routine not in self._sizes:
            size = self.whole.analysis.body(self.body(routine)).size
            for one in inside(self.body(routine)):
                if isinstance(one, Call) and self.in_place(one.routine):
                    size += self._size(one.routine)
            self._sizes[routine] = size
        return self._sizes[routine]

    def apart(self) -> frozenset[int]:
        """The routines that become functions of their own."""
        found: set[int] = set()
        waiting, seen = list(self.roots), set[int]()
        while waiting:
            for one in inside(self.body(waiting.pop())):
                if isinstance(one, Call) and one.routine not in seen:
                    seen.add(one.routine)
                    waiting.append(one.routine)
                    if not self.in_place(one.routine):
                        found.add(one.routine)
        return frozenset(found)

    # ---- Slots ----

    def indirect(self) -> int:
        """The slots that must stand in memory, as a mask: an offset or another function reaches them."""
        analysis = self.whole.analysis
        found = 0
        for root in self.roots:
            found |= analysis.body(self.body(root)).indirect
        for routine in self.apart():
            found |= analysis.body(self.body(routine)).touched
        for row in self.gauges:
            found |= analysis.expressions(*row).indirect
        return found

    def tried(self) -> int:
        """The slots that are changed where something is tried out, as a mask: all of that is copied and put back."""
        tried = tuple(one for one in self.everything() if isinstance(one, Attempt | Explore))
        return self.whole.analysis.body(tried).indirect

    def touched(self) -> int:
        """The slots that plays read or write, as a mask."""
        analysis, found = self.whole.analysis, 0
        for root in self.roots:
            found |= analysis.body(self.body(root)).touched
        for row in self.gauges:
            found |= analysis.expressions(*row).touched
        for slot in (self.program.result, self.program.unfinished, self.program.out):
            found |= 1 << slot if slot >= 0 else 0
        return found

    def stored_through_offsets(self) -> Iterator[tuple[int, int]]:
        """The first and the last slot of each run that one store may reach."""
        for one in self.everything():
            match one:
                case Store(_, _, offset) | Chance(_, _, offset) if offset is not None:
                    _, low, high = self.simplifier.offsets[id(offset)]
                    yield max(low, 0), high
                case Pool(base, _, size, _):
                    yield base, base + size - 1
                case _:
                    pass

    @property
    def total(self) -> int:
        """The steps that a play may take in all, or the turns of loops that count none; 0 if nothing is counted."""
        return self.program.budget.total if self.program.budget is not None else self.most

    def resets(self) -> list[int]:
        """The slots of loops and of the budget, which take their start values when play is over."""
        found = {self.program.budget.slot} if self.program.budget is not None else set[int]()
        for routine in self.program.routines:
            for one in inside(routine.body):
                if isinstance(one, Repeat):
                    found.add(one.counter)
                elif isinstance(one, Sweep):
                    found |= {one.counter, one.turn}
        return sorted(found)

    # ---- Decisions ----

    def listed(self) -> int:
        """How many options are listed at most.

        Raises:
            Unsupported: a decision has more values than a list holds.
        """
        most = 0
        for one in self.everything():
            if isinstance(one, Decide):
                sizes = [_listed(arm.domain) for arm in one.arms]
                most = max(most, sum(sizes))
                if max(sizes, default=0) > LARGEST_CHOICE:
                    message = f"a decision has {max(sizes)} options"
                    raise Unsupported(message)
        return most


def _listed(domain: object) -> int:
    match domain:
        case Members(size, _):
            return size
        case Subsets(_, size):
            return 1 << size
        case _:
            return 0
