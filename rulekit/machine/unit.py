"""What the functions of one module share: names, analysis, which routines are written where they are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from rulekit.machine.effects import Analysis
from rulekit.machine.expressions import Names, Writer
from rulekit.machine.instructions import (
    Attempt,
    Call,
    Decide,
    Explore,
    If,
    Instruction,
    Program,
    Repeat,
    Routine,
    Sweep,
)
from rulekit.machine.simplify import Simplifier
from rulekit.machine.simplify_values import Keep, ValueSimplifier, keep_for_python

if TYPE_CHECKING:
    from rulekit.machine.python_statements import Code

__all__ = ["Aggregates", "Unit", "callers_first", "inside"]

SMALL = 10
DEEPEST = 14  # CPython allows 20 loops one inside the other


def inside(body: tuple[Instruction, ...]) -> Iterator[Instruction]:
    """All instructions of a body, at any depth, in order."""
    for instruction in body:
        yield instruction
        match instruction:
            case If(_, then, other):
                yield from inside(then)
                yield from inside(other)
            case Repeat(body=inner) | Sweep(body=inner) | Attempt(body=inner):
                yield from inside(inner)
            case Explore(step=inner, beyond=beyond):
                yield from inside(inner)
                yield from inside(beyond)
            case Decide(_, arms):
                for arm in arms:
                    yield from inside(arm.body)
            case _:
                pass


def callers_first(routines: tuple[Routine, ...]) -> list[int]:
    """The numbers of the routines, each behind all that call it."""
    order, seen = list[int](), set[int]()

    def visit(number: int) -> None:
        if number not in seen:
            seen.add(number)
            for one in inside(routines[number].body):
                if isinstance(one, Call):
                    visit(one.routine)
            order.append(number)

    for number in range(len(routines)):
        visit(number)
    return order[::-1]


class Aggregates:
    """A program made small, and its analysis: the same for every module made from it.

    Args:
        program: the program.
        keep: says which aggregates are better not written out.
        follow: whether numbers that are stored are followed to where they are read. It makes a program a little quicker
            and takes as long as all else here; what runs once or twice goes without.
        begun: the routines that play may begin with; any, if nothing is said. With them, what is known wherever a
            routine is called is known in it.
    """

    def __init__(
        self,
        program: Program,
        keep: Keep = keep_for_python,
        *,
        follow: bool = True,
        begun: Collection[int] | None = None,
    ) -> None:
        self.program = program
        self.simplifier = ValueSimplifier(program.slots, keep)
        self.routines = self._simplified(program.routines, Simplifier(self.simplifier))
        if follow:
            rough = Analysis(self.routines, self.simplifier, len(program.slots), program.budget)
            follower = Simplifier(self.simplifier, lambda one: rough.of(one).written)
            if begun is None:
                self.routines = self._simplified(self.routines, follower)
            else:
                self.routines = self._followed(follower, begun)
        self.analysis = Analysis(self.routines, self.simplifier, len(program.slots), program.budget)
        self.calls = Counter(
            one.routine for routine in self.routines for one in inside(routine.body) if isinstance(one, Call)
        )

    def _followed(self, simplifier: Simplifier, begun: Collection[int]) -> tuple[Routine, ...]:
        """The routines, those that call before those that are called."""
        made = list(self.routines)
        for number in callers_first(self.routines):
            one = self.routines[number]
            known = {} if number in begun else simplifier.entries.get(number, {})
            made[number] = Routine(one.name, simplifier.routine(one.body, known), one.label)
        return tuple(made)

    @staticmethod
    def _simplified(routines: tuple[Routine, ...], simplifier: Simplifier) -> tuple[Routine, ...]:
        return tuple(Routine(one.name, simplifier.routine(one.body), one.label) for one in routines)


class Unit:
    """One generated module.

    Args:
        aggregates: the program.
        checked: whether every place and every number stored is to be verified.
        plays: whether decisions are taken at random in place, so that nothing pauses.
        explicit: whether chance pauses.
        counted: the slot that counts the decisions of a play in which nothing pauses; the one behind it counts the
            steps in all, up to the last of them.
    """

    def __init__(
        self, aggregates: Aggregates, *, checked: bool, plays: bool, explicit: bool, counted: int = -1
    ) -> None:
        self.aggregates = aggregates
        self.checked = checked
        self.plays = plays
        self.explicit = explicit
        self.counted = counted
        self.names = Names()
        self.rings: set[int] = set()
        self.masks: set[tuple[int, int]] = set()
        self.lines: list[str] = []
        self.owned: dict[int, tuple[int, ...]] = {}
        self.passing: frozenset[int] = frozenset()  # slots that are as they began whenever a root has ended
        self.functions: set[int] = set()
        self.sizes: dict[int, int] = {}

    def writer(self) -> Writer:
        """A writer for the expressions of one function."""
        slots = len(self.aggregates.program.slots)
        tabling = self.plays and not self.checked
        return Writer(self.names, self.aggregates.simplifier, slots, checked=self.checked, tabling=tabling)

    def pauses(self, *body: Instruction) -> bool:
        """Whether these instructions may pause."""
        if self.plays:
            return False
        found = self.aggregates.analysis.together(body)
        return found.decides or (self.explicit and found.rolls)

    def in_place(self, routine: int, depth: int) -> bool:
        """Whether a routine that does not pause is better written where it is called, ``depth`` levels in."""
        found = self.aggregates.analysis.body(self.aggregates.routines[routine].body)
        alone = self.aggregates.calls[routine] == 1
        return (alone or self._written(routine) <= SMALL) and depth + found.depth <= DEEPEST

    def _written(self, routine: int) -> int:
        """How large a routine is with all that is written in place in it, so that nothing doubles from call to call."""
        if routine not in self.sizes:
            body = self.aggregates.routines[routine].body
            calls = [one.routine for one in inside(body) if isinstance(one, Call)]
            own = self.aggregates.analysis.body(body).size
            self.sizes[routine] = own + sum(min(self._written(one), SMALL + 1) for one in calls)
        return self.sizes[routine]

    def ring(self, size: int) -> str:
        """The name of the table of the orders in which ``size`` values follow each other round."""
        self.rings.add(size)
        return f"ring{size}"

    def members(self, size: int, base: int) -> str:
        """The name of the table of the numbers ``base + i`` for the bits set in each mask of ``size`` bits."""
        self.masks.add((size, base))
        return f"bits{size}from{base}"

    def function(self, routine: int) -> str:
        """The name of the function that runs a routine; it is written if it was not yet."""
        from rulekit.machine.python_statements import Code, InRoutine  # noqa: PLC0415 functions and their module name each other

        if routine not in self.functions:
            self.functions.add(routine)
            code = Code(self, InRoutine())
            with code.keeping(self.owned.get(routine, ())):
                code.body(self.aggregates.routines[routine].body)
            self.define(f"r{routine}(s, nx)", code)
        return f"r{routine}"

    def own(self, roots: set[int]) -> None:
        """Let the functions of some routines keep in variables the slots that no other function touches.

        The functions of this module must have been written once, to know which there are; they are written again.
        """
        analysis = self.aggregates.analysis
        known = set[int]()
        while not self.functions <= known:  # one that keeps slots is a level deeper, and may have less written in it
            known |= self.functions
            for root in roots:
                found = analysis.body(self.aggregates.routines[root].body)
                kept = found.touched & ~found.indirect
                counted = 3 if self.aggregates.program.budget is not None else 1
                kept |= counted << self.counted
                for other in known - roots:
                    seen = analysis.body(self.aggregates.routines[other].body)
                    kept &= ~(seen.touched | (counted if seen.decides else 0) << self.counted)
                self.owned[root] = tuple(slot for slot in range(kept.bit_length()) if kept >> slot & 1)
            self.lines.clear()
            self.functions.clear()
            for root in sorted(roots):
                self.function(root)

    def define(self, head: str, code: Code) -> None:
        """Add a function to the module."""
        self.lines.append(f"def {head}:")
        self.lines += code.lines or ["  pass"]
