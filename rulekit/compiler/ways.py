"""Trying ways out: of what can be chosen in a body that is done as often as possible, only what reaches the best.

A *way* is all that is chosen from now on until the body cannot be done any more. Its worth is how often the body was
done, then a figure. Ways are looked through depth first, from one choice to the next; each choice that may come is a
*stage*, with its options and what follows each of them up to the next choice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import attrs
from attrs import define, field, frozen

from rulekit.compiler import bounds
from rulekit.compiler.decisions import inside
from rulekit.compiler.endless import MOST_WAYS, Limit
from rulekit.diagnostics import Diagnostic, Label
from rulekit.machine import instructions as m
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["Ways"]

NEW_PASS, OVER = 0, 1
FIRST_STAGE = 2
WORD = 60
"""So many options are noted in one slot."""


@frozen
class Rest:
    """What follows: instructions, then what follows those; behind them all a new pass begins.

    Args:
        body: the instructions.
        after: what follows them; None for a new pass.
        label: by which a ``Leave`` goes behind them: that of a routine whose last instructions they are.
    """

    body: tuple[m.Instruction, ...]
    after: Rest | None
    label: int = -1


@define
class Stage:
    """A choice that may come."""

    decide: m.Decide
    rest: Rest
    code: tuple[m.Instruction, ...] = ()


@define(eq=False)
class Ways:
    """The ways through a body that is done as often as possible.

    Args:
        code: the program being written.
        span: where it stands.
        begin: what is worked out before each pass, behind which ``possible`` tells whether there is one.
        possible: whether there is one.
        body: what is done in a pass.
        figure: what counts among as many passes; and its bounds.
        most: how many passes there can be.
    """

    code: Code
    span: Span
    begin: tuple[m.Instruction, ...]
    possible: m.Expression
    body: tuple[m.Instruction, ...]
    figure: m.Expression
    low: int
    high: int
    most: int
    stages: dict[tuple[m.Decide, Rest], int] = field(factory=dict["tuple[m.Decide, Rest]", int])
    written: list[Stage] = field(factory=list[Stage])
    refused: bool = False
    passes: int = field(init=False)
    stage: int = field(init=False)
    best: int = field(init=False)
    wanted: int = field(init=False)
    unreached: int = field(init=False)
    routine: int = field(init=False)
    forgotten: set[int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        layout = self.code.layout
        worth = (self.most + 1) * (self.high - self.low + 1)
        self.passes = layout.take(0, self.most)
        self.stage = layout.take(0, 9999)
        self.best = layout.take(0, worth)
        self.wanted = layout.take(0, worth)
        self.unreached = worth
        reached = self._reach(*self.body)
        numbers = {one.routine for one in reached if isinstance(one, m.Call)}
        self.forgotten = {arm.into for one in reached if isinstance(one, m.Decide) for arm in one.arms}
        self.forgotten |= {
            one for frame in self.code.steps.values() if frame.number in numbers for one in frame.arguments
        }
        if any(isinstance(one, m.Chance | m.Pool) for one in reached):
            self._refuse("chance is not known before")
        if any(isinstance(one, m.Attempt | m.Explore) for one in reached):
            self._refuse("something else in it is done as often as possible")
        self.routine = len(self.code.routines)
        self.code.routines.append(m.Routine("ways", ()))

    # ---- The real passes ----

    def loop(self, label: int) -> tuple[m.Instruction, ...]:
        """Instructions that do the body as often as possible, in one of the best ways.

        Reports:
            RK0328: something in it cannot be tried out.
        """
        if self.refused:
            return ()
        chosen = self._real(self.body, Rest((), None))
        self.code.routines[self.routine] = m.Routine(
            "ways", (m.Explore(self._step(), self.best, self._reached(), MOST_WAYS, self._given_up()),)
        )
        count = self.code.layout.take(0, self.most)
        stop = m.If(m.Invert(self.possible), (m.Leave(label),))
        reset = [m.Store(slot, m.Const(0)) for slot in (self.passes, self.best, self.wanted)]
        return (
            *(m.Store(slot, m.Const(0)) for slot in (self.passes, self.best, self.stage)),
            m.Store(self.wanted, m.Const(self.unreached)),
            m.Call(self.routine),
            m.Store(self.wanted, m.Read(self.best)),
            m.Repeat(count, m.Const(self.most), (*self.begin, stop, self._one_more(), *chosen), label=label),
            *reset,
        )

    def _one_more(self) -> m.Store:
        return m.Store(self.passes, m.Operate("+", m.Read(self.passes), m.Const(1)))

    def _real(self, body: tuple[m.Instruction, ...], rest: Rest) -> tuple[m.Instruction, ...]:
        """What is really done: each choice offers only what reaches the best."""
        made: list[m.Instruction] = []
        for at, one in enumerate(body):
            after = Rest(body[at + 1 :], rest)
            match one:
                case m.Decide():
                    made += self._offered(one, after)
                case m.If(condition, then, other) if self._asks(one):
                    made.append(m.If(condition, self._real(then, after), self._real(other, after)))
                case m.Call(number) if self._asks(one):
                    routine = self._routine(number)
                    copy = len(self.code.routines)
                    self.code.routines.append(None)
                    inner = self._real(routine.body, Rest((), after, routine.label))
                    self.code.routines[copy] = m.Routine(routine.name, inner, routine.label)
                    made.append(m.Call(copy))
                case _:
                    made.append(one)
        self.code.spend(len(made))
        return tuple(made)

    def _offered(self, decide: m.Decide, rest: Rest) -> tuple[m.Instruction, ...]:
        """A choice among the options that reach the best, which are found before."""
        arms: list[m.Arm] = []
        found: list[m.Instruction] = []
        allowed: list[int] = []
        for arm in decide.arms:
            if isinstance(arm.domain, m.Numbers | m.Subsets):
                self._refuse("numbers and sets of things are not tried out one by one")
                return ()
            size = _size(arm)
            first = self.code.layout.take(0, 2**WORD - 1, 0, -(-size // WORD))
            words = range(first, first - (-size // WORD))
            allowed += words
            found.append(self._each(arm, partial(self._asked, arm, first, rest)))
            local = m.Local(arm.local)
            if isinstance(arm.domain, m.Members):
                test = m.Logic("and", (arm.domain.test, _noted(first, size, local)))
                arms.append(attrs.evolve(arm, domain=m.Members(size, test)))
            else:
                noted = _noted(first, size, m.Const(0))
                arms.append(attrs.evolve(arm, guard=m.Logic("and", (arm.guard, noted))))
        forget = tuple(m.Store(slot, m.Const(0)) for slot in allowed)
        arms = [attrs.evolve(arm, body=(*forget, *self._real(arm.body, rest))) for arm in arms]
        return *found, m.Decide(decide.player, tuple(arms), decide.says)

    def _asked(self, arm: m.Arm, first: int, rest: Rest, value: m.Expression) -> tuple[m.Instruction, ...]:
        """Try one option, and note it if it reaches the best."""
        size = _size(arm)
        place, bit = _word(size, value)
        tried = (m.Store(self.best, m.Const(0)), *self._taken(arm, value, rest), m.Call(self.routine))
        note = m.Store(first, m.Operate("|", m.Read(first, place), bit), place)
        return (
            m.Attempt(tried, self.best),
            m.If(m.Compare("==", m.Read(self.best), m.Read(self.wanted)), (note,)),
        )

    # ---- Ways ----

    def _step(self) -> tuple[m.Instruction, ...]:
        """What follows each vector from which there is more to look at."""
        ends = m.Store(self.best, m.Operate("max", m.Read(self.best), self._worth()))
        fewer = m.Compare("<", m.Read(self.passes), m.Const(self.most))
        passed = (self._one_more(), *self._way(self.body, Rest((), None)), m.Note())
        again = (*self.begin, m.If(m.Logic("and", (fewer, self.possible)), passed, (ends,)))
        known = m.Read(self.stage)
        made: list[m.Instruction] = []
        at = 0
        while at < len(self.written):  # looking at one may find another
            stage = self.written[at]
            stage.code = self._options(stage)
            at += 1
        for number, stage in enumerate(self.written, FIRST_STAGE):
            made = [m.If(m.Compare("==", known, m.Const(number)), stage.code, tuple(made))]
        made = [m.If(m.Compare("==", known, m.Const(OVER)), (ends,), tuple(made))]
        return (m.If(m.Compare("==", known, m.Const(NEW_PASS)), again, tuple(made)),)

    def _worth(self) -> m.Expression:
        figure = bounds.held(self.figure, self.low, self.high, self.code.layout)
        passes = m.Operate("*", m.Read(self.passes), m.Const(self.high - self.low + 1))
        return m.Operate("+", passes, m.Operate("-", figure, m.Const(self.low)))

    def _reached(self) -> m.Expression:
        return m.Compare(">=", m.Read(self.best), m.Read(self.wanted))

    def _given_up(self) -> tuple[m.Instruction, ...]:
        return (m.Abandon(self.code.layout.unfinished, self.code.given_up(self.span, Limit.WAYS)),)

    def _options(self, stage: Stage) -> tuple[m.Instruction, ...]:
        """Take each option and note what comes of it; without any, go on."""
        made: list[m.Instruction] = []
        there: list[m.Expression] = []
        for arm in stage.decide.arms:
            made.append(self._each(arm, partial(self._noting, arm, stage.rest)))
            any_: m.Expression = m.Const(1)
            if isinstance(arm.domain, m.Members):
                any_ = m.Aggregate("any", arm.local, arm.domain.size, arm.domain.test)
            there.append(m.Logic("and", (arm.guard, any_)))
        none = m.Invert(m.Logic("or", tuple(there)))
        return (m.If(none, (*self._way((), stage.rest), m.Note()), tuple(made)),)

    def _noting(self, arm: m.Arm, rest: Rest, value: m.Expression) -> tuple[m.Instruction, ...]:
        return (m.Attempt((*self._taken(arm, value, rest), m.Note()), self.best),)

    def _each(self, arm: m.Arm, do: Callable[[m.Expression], tuple[m.Instruction, ...]]) -> m.Instruction:
        """Do something for each option of an arm that there is."""
        if not isinstance(arm.domain, m.Members):
            return m.If(arm.guard, do(m.Const(0)))
        size = arm.domain.size
        layout = self.code.layout
        counter, turn = layout.take(0, max(size - 1, 0)), layout.take(0, size)
        test = _put(arm.domain.test, arm.local, m.Read(counter))
        return m.If(arm.guard, (m.Sweep(counter, turn, size, test, do(m.Read(counter))),))

    def _taken(self, arm: m.Arm, value: m.Expression, rest: Rest) -> tuple[m.Instruction, ...]:
        """What follows an option up to the next choice."""
        into = (m.Store(arm.into, value),) if arm.into >= 0 else ()
        # The counter of the loop over the options is no part of what is noted.
        own = {value.base} if isinstance(value, m.Read) else set[int]()
        reset = tuple(m.Store(slot, m.Const(self._start(slot))) for slot in own)
        return (*into, *reset, *self._way(arm.body, rest))

    def _start(self, slot: int) -> int:
        return self.code.layout.slots[slot].start

    def _way(self, body: tuple[m.Instruction, ...], rest: Rest) -> tuple[m.Instruction, ...]:
        """Instructions up to the next choice, or to the end of the pass; at the end the slot says which."""
        made: list[m.Instruction] = []
        for at, one in enumerate(body):
            after = Rest(body[at + 1 :], rest)
            match one:
                case m.Decide():
                    return (*made, self._to(self._number(one, after)))
                case m.Leave(label):
                    return (*made, *self._left(label, after))
                case m.Finish() | m.Abandon():
                    return (*made, self._to(OVER))
                case m.If(condition, then, other) if self._turns(one):
                    return (*made, m.If(condition, self._way(then, after), self._way(other, after)))
                case m.Call(number) if self._turns(one):
                    routine = self._routine(number)
                    return (*made, *self._way(routine.body, Rest((), after, routine.label)))
                case _:
                    if self._turns(one):
                        self._refuse("a choice or an end inside a loop")
                    made.append(one)
        self.code.spend(len(made) + 1)
        behind: Rest | None = rest
        while behind is not None and not behind.body:
            behind = behind.after
        if behind is None:
            return (*made, *self._forgotten(), self._to(NEW_PASS))
        return (*made, *self._way(behind.body, behind.after or Rest((), None)))

    def _left(self, label: int, rest: Rest) -> tuple[m.Instruction, ...]:
        """What follows when something around is left: the way is over if that is the loop itself or around it."""
        behind: Rest | None = rest
        while behind is not None:
            if behind.label == label:
                return self._way((), behind.after or Rest((), None))
            behind = behind.after
        return (self._to(OVER),)

    def _forgotten(self) -> tuple[m.Instruction, ...]:
        """What was chosen is not looked at any more."""
        return tuple(m.Store(slot, m.Const(self._start(slot))) for slot in sorted(self.forgotten) if slot >= 0)

    def _to(self, stage: int) -> m.Store:
        return m.Store(self.stage, m.Const(stage))

    def _number(self, decide: m.Decide, rest: Rest) -> int:
        if (decide, rest) not in self.stages:
            self.stages[decide, rest] = len(self.written) + FIRST_STAGE
            self.written.append(Stage(decide, rest))
        return self.stages[decide, rest]

    # ---- What there is ----

    def _routine(self, number: int) -> m.Routine:
        return self.code.routines[number] or m.Routine("", ())

    def _reach(self, *some: m.Instruction) -> list[object]:
        """All that instructions may do, also in routines that they call."""
        found: list[object] = []
        open_: list[object] = [*some]
        seen: set[int] = set()
        while open_:
            for part in inside(open_.pop()):
                found.append(part)
                if isinstance(part, m.Call) and part.routine not in seen:
                    seen.add(part.routine)
                    open_.append(self._routine(part.routine).body)
        return found

    def _asks(self, one: m.Instruction) -> bool:
        return any(isinstance(part, m.Decide) for part in self._reach(one))

    def _turns(self, one: m.Instruction) -> bool:
        """Whether something may come in an instruction behind which play does not simply go on."""
        reached = self._reach(one)
        own = {part.label for part in reached if isinstance(part, m.Repeat | m.Sweep)}
        own |= {self._routine(part.routine).label for part in reached if isinstance(part, m.Call)}
        left = {part.label for part in reached if isinstance(part, m.Leave)}
        ends = any(isinstance(part, m.Decide | m.Finish | m.Abandon) for part in reached)
        return ends or bool(left - own)

    def _refuse(self, why: str) -> None:
        if self.refused:
            return
        self.refused = True
        self.code.report(
            Diagnostic(
                "RK0328",
                f"what is done as often as possible cannot be tried out: {why}",
                (Label(self.span, "all ways to do this are looked through before"),),
                "choose one thing after the other in it, and roll, draw and let others choose before or behind it",
            )
        )


def _size(arm: m.Arm) -> int:
    return arm.domain.size if isinstance(arm.domain, m.Members) else 1


def _word(size: int, value: m.Expression) -> tuple[m.Expression | None, m.Expression]:
    """The offset of the slot in which an option is noted, and its bit there."""
    place = m.Lookup(tuple(one // WORD for one in range(size)), value) if size > WORD else None
    return place, m.Lookup(tuple(1 << one % WORD for one in range(size)), value)


def _noted(first: int, size: int, value: m.Expression) -> m.Expression:
    """Whether an option is noted."""
    place, _ = _word(size, value)
    index = m.Lookup(tuple(one % WORD for one in range(size)), value) if size > WORD else value
    return m.Bits("has", m.Read(first, place), index)


def _put(test: m.Expression, local: int, value: m.Expression) -> m.Expression:
    """A test with a value in place of a local."""
    found: m.Expression = _changed(test, local, value)
    return found


def _changed(node: Any, local: int, value: m.Expression) -> Any:  # noqa: ANN401  # any piece of an expression
    if isinstance(node, m.Local):
        return value if node.number == local else node
    if isinstance(node, tuple):
        return tuple(_changed(part, local, value) for part in node)
    if not attrs.has(type(node)):
        return node
    names = [one.name for one in attrs.fields(type(node))]
    return attrs.evolve(node, **{name: _changed(getattr(node, name), local, value) for name in names})
