"""Constant folding of instructions: branches never taken and loops that never turn are gone, stored numbers known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from rulekit.machine.bounded import Bounded, invert
from rulekit.machine.cases import LEAST, case_of, tree
from rulekit.machine.instructions import (
    Abandon,
    Arm,
    Attempt,
    Call,
    Chance,
    Compare,
    Const,
    Decide,
    Domain,
    Explore,
    Expression,
    Finish,
    If,
    Instruction,
    Leave,
    Local,
    Members,
    Note,
    Numbers,
    Once,
    Pool,
    Read,
    Repeat,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.simplify_values import ValueSimplifier
from rulekit.machine.summed import summed

__all__ = ["Simplifier"]

NEVER = Const(0)


class Simplifier:
    """Makes bodies smaller.

    Args:
        simplifier: of the program.
        written: the slots that an instruction may write, as a mask. With it, a number that was stored is known until
            the slot may be written again.

    ``entries`` gathers, for each routine that is called, what is known wherever it is.
    """

    def __init__(self, simplifier: ValueSimplifier, written: Callable[[Instruction], int] | None = None) -> None:
        self._simplifier = simplifier
        self._written = written
        self.entries: dict[int, dict[int, int]] = {}

    def routine(
        self, body: tuple[Instruction, ...], entry: Mapping[int, int] = MappingProxyType({})
    ) -> tuple[Instruction, ...]:
        """A body that does the same with less, when these slots hold these numbers as it begins, whatever others do."""
        self._simplifier.known = dict(entry)
        found = self._body(body)
        self._simplifier.known = {}
        return found

    def _body(self, body: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        kept: list[Instruction] = []
        cases: dict[int, If] = {}
        asked = -1  # the slot that these ask
        for instruction in body:
            found = self._simplified(instruction)
            slot, case = (len(found) == 1 and case_of(found[0])) or (-1, None)
            if self._written is None or case is None or self._written(instruction) >> slot & 1:
                slot, case = -1, None
            if slot != asked or (case is not None and case[0] in cases):
                kept += self._together(cases, asked)
                cases, asked = {}, slot
            if case is not None:
                cases[case[0]] = case[1]
            else:
                kept.extend(found)
            self._learn(instruction)
            if found and isinstance(found[-1], Leave | Finish | Abandon):
                break
        return (*kept, *self._together(cases, asked))

    def _together(self, cases: dict[int, If], asked: int) -> Iterable[Instruction]:
        """Branches that each ask a slot for another number."""
        return tree([*cases.items()], asked, self._simplifier.slots[asked]) if len(cases) >= LEAST else cases.values()

    def _learn(self, instruction: Instruction) -> None:
        """What is known behind an instruction."""
        if self._written is None:
            return
        match instruction:
            case Store(base, Const(value), None):
                self._simplifier.known = self._simplifier.known | {base: value}
            case _:
                self._forget(self._written(instruction))

    def _forget(self, written: int) -> None:
        self._simplifier.known = {
            slot: value for slot, value in self._simplifier.known.items() if not written >> slot & 1
        }

    def _inner(self, body: tuple[Instruction, ...], written: int = 0) -> tuple[Instruction, ...]:
        """A body inside an instruction; ``written`` may have changed before it begins."""
        before = self._simplifier.known
        self._forget(written)
        found = self._body(body)
        self._simplifier.known = before
        return found

    def _where(self, condition: Expression, body: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """A body that runs where a condition holds."""
        before = self._simplifier.known
        match condition:
            case Compare("==", Read(slot, None), Const(value)) if self._written is not None:
                self._simplifier.known = before | {slot: value}
            case _:
                pass
        found = self._body(body)
        self._simplifier.known = before
        return found

    def _in_loop(self, loop: Repeat | Sweep, condition: Expression) -> tuple[Expression, tuple[Instruction, ...]]:
        """The condition and the body of a loop, neither of which knows what earlier turns have written."""
        before = self._simplifier.known
        self._forget(self._written(loop) if self._written is not None else 0)
        found = self._simplifier.condition(condition), self._inner(loop.body)
        self._simplifier.known = before
        return found

    def _simplified(self, instruction: Instruction) -> tuple[Instruction, ...]:
        simplifier = self._simplifier
        match instruction:
            case Store(base, value, offset, why):
                base, kept = simplifier.place(base, offset)
                value = simplifier.value(value)
                return () if kept is None and value == Read(base) else (Store(base, value, kept, why),)
            case If(condition, then, other):
                asked = simplifier.condition(condition)
                return _branch(asked, self._where(asked, then), self._inner(other))
            case Repeat(counter, times, _, until, label):
                bounded = simplifier.simplified(times, {})
                stop, body = self._in_loop(instruction, until)
                if bounded.high <= 0 or not body or (isinstance(stop, Const) and stop != NEVER):
                    return ()
                return (Repeat(counter, bounded.expression, body, stop, label),)
            case Sweep(counter, turn, size, test, _, start, label):
                condition, body = self._in_loop(instruction, test)
                if size <= 0 or not body or condition == NEVER:
                    return (Store(counter, Const(simplifier.slots[counter].start)),)  # what is left of a loop
                together = summed(counter, size, condition, body, simplifier)
                if together is not None:
                    return (together, Store(counter, Const(simplifier.slots[counter].start)))
                return (Sweep(counter, turn, size, condition, body, simplifier.value(start), label),)
            case Decide(player, arms, says):
                return (Decide(simplifier.value(player), tuple(self._arm(arm) for arm in arms), says),)
            case Chance(base, outcomes, offset, says, bound):
                base, kept = simplifier.place(base, offset)
                if bound is not None:
                    known = simplifier.simplified(bound, {})
                    outcomes = max(min(outcomes, known.high), 1)
                    bound = known.expression if 1 < outcomes > known.low else None
                return (Chance(base, outcomes, kept, says, bound),)
            case Pool(base, outcomes, size, which, says, player, first):
                bounded = simplifier.simplified(which, {})
                if bounded.low == bounded.high == 0:
                    return ()
                thrower = simplifier.value(player) if player is not None else None
                return (Pool(base, outcomes, size, bounded.expression, says, thrower, first),)
            case Attempt(_, kept):
                return (Attempt(self._inner(instruction.body), kept),)
            case Explore(step, kept, until, most, beyond):
                before = simplifier.known
                self._forget(self._written(instruction) if self._written is not None else 0)
                stop, made = simplifier.condition(until), self._inner(step)
                simplifier.known = before
                return (Explore(made, kept, stop, most, self._inner(beyond, 1 << kept)),)
            case Call(routine):
                here = simplifier.known
                before = self.entries.get(routine, here)
                self.entries[routine] = {slot: value for slot, value in before.items() if here.get(slot) == value}
                return (instruction,)
            case Leave() | Finish() | Abandon() | Note():
                return (instruction,)

    def _arm(self, arm: Arm) -> Arm:
        guard = self._simplifier.condition(arm.guard)
        domain = _domain(arm.domain, arm.local, self._simplifier)
        body = self._inner(arm.body, 1 << arm.into if arm.into >= 0 else 0)
        return Arm(guard, domain, arm.local, arm.into, body, arm.says)


def _branch(
    condition: Expression, then: tuple[Instruction, ...], other: tuple[Instruction, ...]
) -> tuple[Instruction, ...]:
    if isinstance(condition, Const):
        return then if condition.value else other
    if then == other:
        return then
    if not then:
        return (If(invert(Bounded(condition, 0, 1)).expression, other),)
    return (If(condition, then, other),)


def _domain(domain: Domain, local: int, simplifier: ValueSimplifier) -> Domain:
    match domain:
        case Once():
            return domain
        case Numbers(low, high, least, most):
            return Numbers(simplifier.value(low), simplifier.value(high), least, most)
        case Members(size, test):
            scope = {local: Bounded(Local(local), 0, max(size - 1, 0))}
            return Members(size, simplifier.asked(test, local, max(size, 1), scope).expression)
        case Subsets(mask, size, low, high, test):
            scope = {local: Bounded(Local(local), 0, (1 << size) - 1)}
            return Subsets(simplifier.value(mask), size, low, high, simplifier.condition(test, scope))
