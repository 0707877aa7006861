"""What a stretch of program may touch: slots read and written, pauses, the end of play. Sets of slots are bit masks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple

from rulekit.machine.instructions import (
    Abandon,
    Aggregate,
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
    Reach,
    Read,
    Repeat,
    Routine,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.simplify_values import ValueSimplifier, weight

__all__ = ["NONE", "Analysis", "Effects"]


class Effects(NamedTuple):
    """What may happen.

    Args:
        plain: slots read by number in this routine.
        hidden: slots read through an offset or in a routine called.
        written: slots written, here or in a routine called; the counters of its loops among them.
        indirect: slots reached through an offset, here or in a routine called.
        decides: whether a decision may come.
        rolls: whether chance may come.
        finishes: whether the play may end.
        leaves: the labels that a ``Leave`` in it names.
        size: roughly how much code it is.
        depth: how deeply its instructions nest.
    """

    plain: int = 0
    hidden: int = 0
    written: int = 0
    indirect: int = 0
    decides: bool = False
    rolls: bool = False
    finishes: bool = False
    leaves: frozenset[int] = frozenset()
    size: int = 0
    depth: int = 0

    @property
    def touched(self) -> int:
        """All slots read or written."""
        return self.plain | self.hidden | self.written

    def __or__(self, other: Effects) -> Effects:
        """Both, one after the other."""
        return Effects(
            self.plain | other.plain,
            self.hidden | other.hidden,
            self.written | other.written,
            self.indirect | other.indirect,
            self.decides or other.decides,
            self.rolls or other.rolls,
            self.finishes or other.finishes,
            self.leaves | other.leaves if other.leaves else self.leaves,
            self.size + other.size,
            max(self.depth, other.depth),
        )


NONE = Effects()


class Analysis:
    """The effects of every instruction and routine of one folded program, each worked out once.

    What calls of ``apart`` do is left out.
    """

    def __init__(
        self,
        routines: tuple[Routine, ...],
        simplifier: ValueSimplifier,
        slots: int,
        budget: Budget | None = None,
        apart: Iterable[int] = (),
    ) -> None:
        self._routines = routines
        self._spent = 1 << budget.slot if budget is not None else 0
        self._simplifier = simplifier
        self._all = (1 << slots) - 1
        self._known: dict[int, Effects] = {}
        self._called: dict[int, Effects] = dict.fromkeys(apart, NONE)
        self._bodies: dict[int, tuple[object, Effects]] = {}

    def routine(self, number: int) -> Effects:
        """What calling a routine may do, seen from the caller."""
        if number not in self._called:
            inside = self.body(self._routines[number].body)
            self._called[number] = inside._replace(
                plain=0, hidden=inside.plain | inside.hidden, leaves=frozenset(), size=1, depth=0
            )
        return self._called[number]

    def together(self, some: Iterable[Instruction]) -> Effects:
        """What some instructions may do, one after the other."""
        return reduce(Effects.__or__, map(self.of, some), NONE)

    def body(self, body: tuple[Instruction, ...]) -> Effects:
        """What a body of the program may do."""
        found = self._bodies.get(id(body))
        if found is None:  # what is kept keeps its number
            found = self._bodies[id(body)] = body, self.together(body)
        return found[1]

    def of(self, instruction: Instruction) -> Effects:
        """What one instruction may do."""
        found = self._known.get(id(instruction))
        if found is None:
            found = self._known[id(instruction)] = self._found(instruction)
        return found

    def reached(self, base: int, offset: Expression | None) -> int:
        """The slots that ``base + offset`` may be."""
        if offset is None:
            return 1 << base if base >= 0 else 0
        _, first, last = self._simplifier.offsets[id(offset)]
        first, last = max(first, 0), max(last, -1)
        return self._all & ((1 << last + 1) - (1 << first)) if last >= first else 0

    def _found(self, instruction: Instruction) -> Effects:
        match instruction:
            case Store(base, value, offset):
                return self.expressions(value, offset) | self._written(base, offset)
            case If(condition, then, other):
                inside = self.body(then) | self.body(other)
                return _around(inside, self.expressions(condition))
            case Repeat(counter, times, body, until, label):
                inside = self.body(body)
                own = self.expressions(times, until) | Effects(written=1 << counter)
                return _around(inside._replace(leaves=inside.leaves - {label}), own)
            case Sweep(counter, turn, _, test, body, start, label):
                inside = self.body(body)
                own = self.expressions(start, test) | Effects(written=1 << counter | 1 << turn)
                return _around(inside._replace(leaves=inside.leaves - {label}), own)
            case Call(routine):
                return self.routine(routine)
            case Leave(label):
                return Effects(leaves=frozenset([label]), size=1)
            case Finish():
                return Effects(finishes=True, size=1)
            case Abandon(slot):
                return Effects(written=1 << slot, finishes=True, size=1)
            case Decide(player, arms):
                inside = reduce(Effects.__or__, (self.body(arm.body) for arm in arms), NONE)
                asked = [self.expressions(arm.guard) | self._domain(arm.domain) for arm in arms]
                into = sum({1 << arm.into for arm in arms if arm.into >= 0})
                taken = Effects(plain=self._spent, written=into | self._spent, decides=True)
                own = reduce(Effects.__or__, asked, self.expressions(player) | taken)
                return _around(inside, own)
            case Chance(base, outcomes, offset, _, bound):
                own = self._written(base, offset) | Effects(rolls=outcomes > 1, size=3)
                return self.expressions(offset, bound) | own
            case Pool(base, outcomes, size, which, _, player):
                dice = ((1 << size) - 1) << base
                own = Effects(written=dice, indirect=dice, rolls=outcomes > 1, size=4 * size)
                return self.expressions(which, player) | own
            case Attempt(body, kept):
                return self._tried(body, kept=kept)
            case Explore(step, kept, until, _, beyond):
                return self._tried(step, until, kept=kept) | self.body(beyond)
            case Note():
                return Effects(size=1)

    def _tried(self, body: tuple[Instruction, ...], *besides: Expression, kept: int) -> Effects:
        """What is done and put back: all of it stands where a copy of all slots can be made."""
        inside = self.body(body) | self.expressions(*besides) | Effects(plain=1 << kept, written=1 << kept, size=4)
        return inside._replace(indirect=inside.indirect | inside.touched, depth=inside.depth + 1)

    def _written(self, base: int, offset: Expression | None) -> Effects:
        reached = self.reached(base, offset)
        return Effects(written=reached, indirect=0 if offset is None else reached)

    def _domain(self, domain: Domain) -> Effects:
        match domain:
            case Once():
                return Effects(size=1)
            case Numbers(low, high):
                return self.expressions(low, high)
            case Members(test=test):
                return self.expressions(test)
            case Subsets(mask=mask, test=test):
                return self.expressions(mask, test)

    def expressions(self, *expressions: Expression | None) -> Effects:
        """What computing expressions reads."""
        plain = hidden = size = 0
        waiting = [one for one in expressions if one is not None]
        for one in waiting:
            size += weight(one)
        while waiting:
            one = waiting.pop()
            match one:
                case Read(base, offset):
                    if offset is None:
                        plain |= 1 << base if base >= 0 else 0
                    else:
                        hidden |= self.reached(base, offset)
                        waiting.append(offset)
                case Const() | Local():
                    pass
                case Operate(_, left, right) | Compare(_, left, right):
                    waiting += (left, right)
                case Logic(_, parts):
                    waiting += parts
                case Invert(part) | Lookup(_, part):
                    waiting.append(part)
                case Choice(condition, then, other):
                    waiting += (condition, then, other)
                case Bits(_, mask, index):
                    waiting += (mask,) if index is None else (mask, index)
                case Reach(start, within):
                    waiting += (start, within)
                case Aggregate(test=test, value=value):
                    waiting += (test, value)
        return Effects(plain=plain, hidden=hidden, indirect=hidden, size=size + 1)


def _around(inside: Effects, own: Effects) -> Effects:
    """An instruction that holds others."""
    return (inside | own)._replace(depth=inside.depth + 1)
