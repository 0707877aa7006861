"""Constant folding of instructions: branches that are never taken and loops that never turn are gone."""

from __future__ import annotations

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

__all__ = ["simplify"]

NEVER = Const(0)


def simplify(body: tuple[Instruction, ...], folder: Folder) -> tuple[Instruction, ...]:
    """A body that does the same with less."""
    kept: list[Instruction] = []
    for instruction in body:
        kept.extend(_simplified(instruction, folder))
        if kept and isinstance(kept[-1], Leave | Finish):
            break
    return tuple(kept)


def _simplified(instruction: Instruction, folder: Folder) -> tuple[Instruction, ...]:
    match instruction:
        case Store(base, value, offset):
            base, kept = folder.place(base, offset)
            value = folder.value(value)
            return () if kept is None and value == Read(base) else (Store(base, value, kept),)
        case If(condition, then, other):
            return _branch(folder.condition(condition), simplify(then, folder), simplify(other, folder))
        case Repeat(counter, times, body, until, label):
            folded = folder.fold(times, {})
            stop = folder.condition(until)
            if folded.high <= 0 or (isinstance(stop, Const) and stop != NEVER):
                return ()
            body = simplify(body, folder)
            return (Repeat(counter, folded.expression, body, stop, label),) if body else ()
        case Sweep(counter, turn, size, test, body, start, label):
            condition = folder.condition(test)
            body = simplify(body, folder)
            if size <= 0 or not body or condition == NEVER:
                return ()
            return (Sweep(counter, turn, size, condition, body, folder.value(start), label),)
        case Decide(player, arms, says):
            return (Decide(folder.value(player), tuple(_arm(arm, folder) for arm in arms), says),)
        case Chance(base, outcomes, offset, says):
            base, kept = folder.place(base, offset)
            return (Chance(base, outcomes, kept, says),)
        case Pool(base, outcomes, size, which, says):
            folded = folder.fold(which, {})
            return () if folded.low == folded.high == 0 else (Pool(base, outcomes, size, folded.expression, says),)
        case Call() | Leave() | Finish():
            return (instruction,)


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


def _arm(arm: Arm, folder: Folder) -> Arm:
    guard = folder.condition(arm.guard)
    domain = _domain(arm.domain, arm.local, folder)
    return Arm(guard, domain, arm.local, arm.into, simplify(arm.body, folder), arm.says)


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
