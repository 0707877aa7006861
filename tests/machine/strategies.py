"""Random small programs that keep to the contract: every number fits its slot, every offset its vector."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hypothesis import strategies as st

from rulekit.machine.budget import budgeted
from rulekit.machine.instructions import (
    Abandon,
    Aggregate,
    Arm,
    Bits,
    Budget,
    Call,
    Chance,
    Choice,
    Compare,
    Const,
    Decide,
    Domain,
    Expression,
    Finish,
    Gauge,
    If,
    Instruction,
    Invert,
    Leave,
    Local,
    Logic,
    Lookup,
    Members,
    Numbers,
    Once,
    Operate,
    Pool,
    Program,
    Reach,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Subsets,
    Sweep,
)

__all__ = ["Maker", "programs"]

T = TypeVar("T")

DICE = 3
SEATS = 4
DEEPEST = 3
PLAYERS = 3
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
FOLDS = ("sum", "count", "any", "all", "min", "max", "mask", "first", "last")


def clamped(value: Expression, low: int, high: int) -> Expression:
    if isinstance(value, Const):
        return Const(max(low, min(value.value, high)))
    return Operate("max", Operate("min", value, Const(high)), Const(low))


class Maker:
    """Makes one program; ``number`` gives any whole number from a least to a highest."""

    def __init__(self, number: Callable[[int, int], int]) -> None:
        self.number = number
        self.slots = [Slot(0, 5, 0)] * DICE
        for _ in range(number(4, 7)):
            low, width = number(-4, 3), number(0, 12)
            self.slots.append(Slot(low, low + width, low + number(0, width)))
        self.slots.append(Slot(0, 20, 2))
        self.data = len(self.slots)
        self.often = self.data - 1  # a slot that much is done with, so that things meet
        # A counter for each routine that the others know too.
        self.seats = [self.slot(0, SEATS - 1, number(0, 1)) for _ in range(5)]
        self.seated: set[int] = set()
        self.unfinished = self.slot(0, 9, 0)
        self.routines = number(1, 4)
        self.unread: set[int] = set()
        self.budget = 0

    def one_of(self, *options: T) -> T:
        """Any of these."""
        return options[self.number(0, len(options) - 1)]

    def coin(self) -> bool:
        """Yes or no."""
        return self.number(0, 1) == 1

    def slot(self, low: int, high: int, start: int) -> int:
        """A new slot."""
        self.slots.append(Slot(low, high, start))
        return len(self.slots) - 1

    # ---- Expressions ----

    def value(self, depth: int, scope: tuple[int, ...]) -> Expression:
        """An expression; ``scope`` are the locals around it."""
        kinds = ["const", "read"] + ["local"] * bool(scope)
        if depth:
            kinds += ["dynamic", "operate", "operate", "choice", "lookup", "bits", "reach", "aggregate", "condition"]
        match self.one_of(*kinds):
            case "const":
                return Const(self.number(-3, 9))
            case "read":
                return Read(self.readable())
            case "local":
                return Local(self.one_of(*scope))
            case "dynamic":
                base, width = self.stretch()
                return Read(base, self.offset(depth, scope, width))
            case "operate":
                op = self.one_of("+", "-", "*", "//", "min", "max", "&", "|", "^")
                right = Const(self.number(1, 4)) if op == "//" else self.value(depth - 1, scope)
                return Operate(op, self.value(depth - 1, scope), right)
            case "choice":
                then, other = self.value(depth - 1, scope), self.value(depth - 1, scope)
                return Choice(self.condition(depth - 1, scope), then, other)
            case "lookup":
                row = tuple(self.number(-5, 9) for _ in range(self.number(1, 5)))
                return Lookup(row, clamped(self.value(depth - 1, scope), 0, len(row) - 1))
            case "bits":
                mask = clamped(self.value(depth - 1, scope), 0, 63)
                if self.coin():
                    return Bits("count", mask)
                return Bits("has", mask, clamped(self.value(depth - 1, scope), 0, 6))
            case "reach":
                steps = tuple(self.number(0, 63) for _ in range(6))
                start, within = (clamped(self.value(depth - 1, scope), 0, 63) for _ in range(2))
                return Reach(start, within, steps)
            case "aggregate":
                return self.aggregate(self.one_of(*FOLDS), depth, scope)
            case _:
                return self.condition(depth - 1, scope)

    def aggregate(self, op: str, depth: int, scope: tuple[int, ...]) -> Aggregate:
        """A aggregate."""
        local, size = self.number(0, 1), self.number(0, 10)
        inner = (*scope, local)
        test = self.limited(Local(local), size, self.condition(depth - 1, inner), scope)
        return Aggregate(op, local, size, test, self.value(depth - 1, inner), self.number(-2, 3))

    def limited(self, counter: Expression, size: int, test: Expression, scope: tuple[int, ...]) -> Expression:
        """A test that perhaps passes only the values below a number."""
        if self.number(0, 2):
            return test
        limit = self.value(1, scope)
        limit = clamped(limit, 0, size) if self.coin() else clamped(limit, self.number(-2, 0), size + 3)
        below = Compare("<", counter, limit) if self.coin() else Compare(">", limit, counter)
        if self.coin():
            return below
        return Logic("and", (test, below) if self.coin() else (below, test))

    def offset(self, depth: int, scope: tuple[int, ...], width: int) -> Expression:
        """An expression of 0 to ``width``; often of the form that walks along neighbouring slots."""
        value = self.value(depth - 1, scope)
        if scope and self.coin():
            local = Local(scope[-1])
            half = Operate("//", Const(width), Const(2))
            within = clamped(local, 0, width - width // 2)
            return (
                Operate("+", clamped(value, 0, width // 2), within)
                if self.coin()
                else Choice(Compare("<=", local, half), local, Const(0))
            )
        return clamped(value, 0, width)

    def condition(self, depth: int, scope: tuple[int, ...]) -> Expression:
        """An expression used as a condition."""
        kinds = ["compare", "compare", "const"] + (
            ["logic", "invert", "aggregate", "value", "row"] if depth > 0 else []
        )
        match self.one_of(*kinds):
            case "compare":
                less = max(depth - 1, 0)
                return Compare(self.one_of(*COMPARISONS), self.value(less, scope), self.value(less, scope))
            case "const":
                return Const(self.number(0, 2))
            case "logic":
                parts = [self.condition(depth - 1, scope) for _ in range(self.number(0, 3))]
                return Logic(self.one_of("and", "or"), tuple(parts))
            case "invert":
                return Invert(self.condition(depth - 1, scope))
            case "reach":
                steps = tuple(self.number(0, 63) for _ in range(6))
                start, within = (clamped(self.value(depth - 1, scope), 0, 63) for _ in range(2))
                return Reach(start, within, steps)
            case "aggregate":
                return self.aggregate(self.one_of("any", "all"), depth, scope)
            case "row":
                base, width = self.stretch()
                local = self.number(0, 1)
                test = Compare(self.one_of(*COMPARISONS), Read(base, Local(local)), self.value(0, (*scope, local)))
                return Aggregate(self.one_of("any", "all", "count"), local, width + 1, test)
            case _:
                return self.value(depth - 1, scope)

    def readable(self) -> int:
        """A slot that may be read."""
        if self.number(0, 2) == 0:
            return self.often
        return self.one_of(*[place for place in range(len(self.slots)) if place not in self.unread])

    def stretch(self) -> tuple[int, int]:
        """The first of some neighbouring slots, and how many more there are."""
        base = self.number(0, self.data - 1)
        return base, self.number(0, self.data - 1 - base)

    # ---- Instructions ----

    def body(self, routine: int, depth: int, labels: tuple[int, ...]) -> tuple[Instruction, ...]:
        """Some instructions."""
        body: list[Instruction] = []
        for _ in range(self.number(int(depth == DEEPEST), 4)):
            if self.budget > 0:
                self.budget -= 1
                one = self.instruction(routine, depth, labels)
                # Mostly behind a condition, so that what follows is not dead.
                bare = not isinstance(one, Leave | Finish | Abandon) or self.number(0, 9) == 0
                body.append(one if bare else If(self.condition(2, ()), (one,)))
        return tuple(body)

    def instruction(self, routine: int, depth: int, labels: tuple[int, ...]) -> Instruction:
        """One instruction; ``labels`` are those around it."""
        kinds = ["store", "store", "chance", "pool", "decide", "decide"]
        kinds += ["leave"] * bool(labels) + ["finish"] * (self.number(0, 9) == 0)
        kinds += ["abandon"] * (self.number(0, 9) == 0)
        kinds += ["call", "call"] * (routine + 1 < self.routines)
        if depth:
            kinds += ["if", "if", "repeat", "sweep", "decide", "decide"]
        match self.one_of(*kinds):
            case "store":
                return self.store()
            case "chance":
                outcomes = self.number(1, 6)
                bound = clamped(self.value(1, ()), -1, outcomes) if self.coin() else None
                return Chance(self.number(0, DICE - 1), outcomes, bound=bound)
            case "pool":
                base = self.number(0, DICE - 1)
                outcomes = self.number(1, 6)
                which = clamped(self.value(1, ()), 0, 7)
                return Pool(base, outcomes, DICE - base, which, first=self.number(0, 6 - outcomes))
            case "leave":
                return Leave(self.one_of(*labels))
            case "finish":
                return Finish()
            case "abandon":
                return Abandon(self.unfinished, self.number(1, 9))
            case "call":
                return Call(self.number(routine + 1, self.routines - 1))
            case "if":
                inner = self.body(routine, depth - 1, labels), self.body(routine, depth - 1, labels)
                return If(self.condition(2, ()), *inner)
            case "repeat":
                return self.repeat(routine, depth, labels)
            case "sweep":
                return self.sweep(routine, depth, labels)
            case _:
                return self.decide(routine, depth, labels)

    def store(self) -> Store:
        """A store whose value fits."""
        if self.coin():
            base = self.one_of(self.number(0, self.data - 1), self.often, self.one_of(*self.seats))
            slot = self.slots[base]
            if self.number(0, 2) == 0:  # known from here on
                return Store(base, Const(self.number(slot.low, slot.high)))
            value = self.value(2, ())
            if self.coin():
                value = Operate("+", Read(base), value)
            return Store(base, clamped(value, slot.low, slot.high))
        base, width = self.stretch()
        reached = self.slots[base : base + width + 1]
        low, high = max(slot.low for slot in reached), min(slot.high for slot in reached)
        if low > high:
            base, width, low, high = 0, DICE - 1, 0, 5
        offset = self.offset(1, (), width)
        value = Operate("+", Read(base, offset), self.value(1, ()))
        return Store(base, clamped(value, low, high), offset)

    def label(self, labels: tuple[int, ...]) -> int:
        """A label that none around has, or none."""
        return self.one_of(-1, *sorted({0, 1, 2, 3, 4, 5, 6} - {*labels}))

    def repeat(self, routine: int, depth: int, labels: tuple[int, ...]) -> Repeat:
        """A loop of passes."""
        counter = self.slot(0, 3, self.one_of(0, 0, 2))
        label = self.label(labels)
        body = self.body(routine, depth - 1, (*labels, label) if label >= 0 else labels)
        times = clamped(self.value(1, ()), self.one_of(-1, 0, 1), 3)
        return Repeat(counter, times, body, self.condition(1, ()), label)

    def sweep(self, routine: int, depth: int, labels: tuple[int, ...]) -> Sweep:
        """A loop over values."""
        size, counter = SEATS, self.seats[routine]
        seated = routine not in self.seated and self.coin()
        if seated:
            self.seated.add(routine)
        else:
            size = self.number(0, 4)
            counter = self.slot(0, max(size - 1, 0) + 1, self.one_of(0, 0, 1))
        turn = self.slot(0, size, 0)
        self.unread.add(turn)
        label = self.label(labels)
        body = self.body(routine, depth - 1, (*labels, label) if label >= 0 else labels)
        if self.number(0, 5) == 0:
            body = (*body, Store(counter, clamped(self.value(1, ()), 0, max(size - 1, 0))))
        if seated:
            self.seated.remove(routine)
        test = self.condition(1, ())
        if self.coin():
            test = Compare(self.one_of(*COMPARISONS), Read(counter), self.value(1, ()))
        test = self.limited(Read(counter), size, test, ())
        start = clamped(self.value(1, ()), 0, max(size - 1, 0)) if self.coin() else Const(0)
        return Sweep(counter, turn, size, test, body, start, label)

    def decide(self, routine: int, depth: int, labels: tuple[int, ...]) -> Decide:
        """A decision."""
        arms = []
        for number in range(self.number(0, 9) if self.number(0, 9) == 0 else self.number(1, 4)):
            local = self.number(0, 1)
            domain, low, high = self.domain(local)
            fitting = [-1] + [
                place for place in range(self.data) if self.slots[place].low <= low and high <= self.slots[place].high
            ]
            body = self.body(routine, depth - 1, labels) if depth else ()
            guard = self.condition(1, ()) if self.coin() else Const(1)
            into = self.often if self.often in fitting and self.coin() else self.one_of(*fitting)
            arms.append(Arm(guard, domain, local, into, body, number))
        return Decide(clamped(self.value(1, ()), 0, PLAYERS - 1), tuple(arms), self.number(-1, 5))

    def domain(self, local: int) -> tuple[Domain, int, int]:
        """A domain, its least value and its highest."""
        match self.one_of("once", "numbers", "members", "subsets"):
            case "once":
                return Once(), 0, 0
            case "numbers":
                least = self.number(-3, 3)
                most = least + self.number(0, 5)
                low, high = (clamped(self.value(1, ()), least, most) for _ in range(2))
                return Numbers(low, high, least, most), least, most
            case "members":
                size = self.number(0, 9)
                test = self.limited(Local(local), size, self.condition(2, (local,)), ())
                return Members(size, test), 0, max(size - 1, 0)
            case _:
                size = self.number(0, 4)
                mask = clamped(self.value(1, ()), 0, (1 << size) - 1)
                fewest = self.number(0, 2)
                test = self.condition(1, (local,)) if self.coin() else Const(1)
                return Subsets(mask, size, fewest, fewest + self.number(0, 2), test), 0, (1 << size) - 1

    def program(self) -> Program:
        """The whole program."""
        made: list[Routine] = []
        for number in reversed(range(self.routines)):
            self.budget = 25
            label = self.label(())
            body = self.body(number, DEEPEST, (label,) if label >= 0 else ())
            made.append(Routine(f"routine {number}", body, label))
        routines = tuple(reversed(made))
        closing = -1
        if self.coin():
            label = self.label(())
            self.budget, self.routines = 12, 0  # the closing routine calls nothing
            closing = len(routines)
            body = self.body(closing, DEEPEST - 1, (label,) if label >= 0 else ())
            routines = (*routines, Routine("closing", body, label))
        gauges = tuple(Gauge(tuple(self.value(1, ()) for _ in range(PLAYERS))) for _ in range(self.number(0, 2)))
        spent = self.slot(0, 1_000_000, 0)
        program = Program(PLAYERS, tuple(self.slots), routines, 0, closing, gauges, unfinished=self.unfinished)
        if self.coin():
            return program
        few = Budget(spent, self.number(1, 60), self.number(1, 300))
        return budgeted(program, few, lambda place: place.counter % 9 + 1, cheap=self.one_of(0, 10))[0]


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """A program of one to four routines, perhaps with a closing one."""
    return Maker(lambda low, high: draw(st.integers(low, high))).program()
