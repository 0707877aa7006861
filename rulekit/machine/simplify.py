"""Constant folding of instructions: branches never taken and loops that never turn are gone, stored numbers known."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.machine.fold import Folder
from rulekit.machine.folded import Folded, invert
from rulekit.machine.instructions import (
    Arm,
    Call,
    Chance,
    Const,
    Decide,
    Domain,
    Expression,
    Finish,
    If,
    Instruction,
    Leave,
    Local,
    Members,
    Numbers,
    Once,
    Pool,
    Read,
    Repeat,
    Store,
    Subsets,
    Sweep,
)

__all__ = ["Simplifier"]

NEVER = Const(0)


class Simplifier:
    """Makes bodies smaller.

    Args:
        folder: of the program.
        written: the slots that an instruction may write, as a mask. With it, a number that was stored is known until
            the slot may be written again.
    """

    def __init__(self, folder: Folder, written: Callable[[Instruction], int] | None = None) -> None:
        self._folder = folder
        self._written = written

    def routine(self, body: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """A body that does the same with less, whatever stands in the slots when it begins."""
        self._folder.known = {}
        found = self._body(body)
        self._folder.known = {}
        return found

    def _body(self, body: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        kept: list[Instruction] = []
        for instruction in body:
            kept.extend(self._simplified(instruction))
            self._learn(instruction)
            if kept and isinstance(kept[-1], Leave | Finish):
                break
        return tuple(kept)

    def _learn(self, instruction: Instruction) -> None:
        """What is known behind an instruction."""
        if self._written is None:
            return
        match instruction:
            case Store(base, Const(value), None):
                self._folder.known = self._folder.known | {base: value}
            case _:
                self._forget(self._written(instruction))

    def _forget(self, written: int) -> None:
        self._folder.known = {slot: value for slot, value in self._folder.known.items() if not written >> slot & 1}

    def _inner(self, body: tuple[Instruction, ...], written: int = 0) -> tuple[Instruction, ...]:
        """A body inside an instruction; ``written`` may have changed before it begins."""
        before = self._folder.known
        self._forget(written)
        found = self._body(body)
        self._folder.known = before
        return found

    def _in_loop(self, loop: Repeat | Sweep, condition: Expression) -> tuple[Expression, tuple[Instruction, ...]]:
        """The condition and the body of a loop, neither of which knows what earlier turns have written."""
        before = self._folder.known
        self._forget(self._written(loop) if self._written is not None else 0)
        found = self._folder.condition(condition), self._inner(loop.body)
        self._folder.known = before
        return found

    def _simplified(self, instruction: Instruction) -> tuple[Instruction, ...]:
        folder = self._folder
        match instruction:
            case Store(base, value, offset):
                base, kept = folder.place(base, offset)
                value = folder.value(value)
                return () if kept is None and value == Read(base) else (Store(base, value, kept),)
            case If(condition, then, other):
                return _branch(folder.condition(condition), self._inner(then), self._inner(other))
            case Repeat(counter, times, _, until, label):
                folded = folder.fold(times, {})
                stop, body = self._in_loop(instruction, until)
                if folded.high <= 0 or not body or (isinstance(stop, Const) and stop != NEVER):
                    return ()
                return (Repeat(counter, folded.expression, body, stop, label),)
            case Sweep(counter, turn, size, test, _, start, label):
                condition, body = self._in_loop(instruction, test)
                if size <= 0 or not body or condition == NEVER:
                    return (Store(counter, Const(folder.slots[counter].start)),)  # what is left of a loop
                return (Sweep(counter, turn, size, condition, body, folder.value(start), label),)
            case Decide(player, arms, says):
                return (Decide(folder.value(player), tuple(self._arm(arm) for arm in arms), says),)
            case Chance(base, outcomes, offset, says):
                base, kept = folder.place(base, offset)
                return (Chance(base, outcomes, kept, says),)
            case Pool(base, outcomes, size, which, says):
                folded = folder.fold(which, {})
                return () if folded.low == folded.high == 0 else (Pool(base, outcomes, size, folded.expression, says),)
            case Call() | Leave() | Finish():
                return (instruction,)

    def _arm(self, arm: Arm) -> Arm:
        guard = self._folder.condition(arm.guard)
        domain = _domain(arm.domain, arm.local, self._folder)
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
        return (If(invert(Folded(condition, 0, 1)).expression, other),)
    return (If(condition, then, other),)


def _domain(domain: Domain, local: int, folder: Folder) -> Domain:
    match domain:
        case Once():
            return domain
        case Numbers(low, high, least, most):
            return Numbers(folder.value(low), folder.value(high), least, most)
        case Members(size, test):
            scope = {local: Folded(Local(local), 0, max(size - 1, 0))}
            return Members(size, folder.condition(test, scope))
        case Subsets(mask, size, low, high, test):
            scope = {local: Folded(Local(local), 0, (1 << size) - 1)}
            return Subsets(folder.value(mask), size, low, high, folder.condition(test, scope))
