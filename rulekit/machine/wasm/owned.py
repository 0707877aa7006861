"""Slots that one function alone needs, and only from where it writes them: they are locals of it, not memory."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, field

from rulekit.machine.effects import Analysis
from rulekit.machine.instructions import (
    Abandon,
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
    Members,
    Numbers,
    Once,
    Pool,
    Repeat,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.wasm.simplified import Simplified

__all__ = ["owned"]

ALWAYS = Const(1)
ALL = -1
"""Where nothing goes on, every slot may be thought to have been written."""


def owned(simplified: Simplified, kept: int) -> dict[int, int]:
    """By routine that is a function of its own, the slots that may be its locals, as a mask.

    Args:
        simplified: the program.
        kept: slots that are wanted when play is over, as a mask.
    """
    apart = simplified.apart()
    roots = [*simplified.roots, *apart]
    program, simplifier = simplified.program, simplified.simplifier
    budget = program.budget
    analysis = Analysis(simplified.whole.routines, simplifier, len(program.slots), budget, apart)
    found = {root: analysis.body(simplified.body(root)) for root in roots}
    shared = kept | (1 << budget.slot if budget is not None else 0)
    for row in simplified.gauges:
        shared |= analysis.expressions(*row).touched
    seen = 0
    for one in found.values():
        shared |= one.indirect | one.touched & seen
        seen |= one.touched
    made = dict[int, int]()
    for root in apart:
        own = found[root].touched & ~shared
        made[root] = own & ~_Walk(simplified, analysis).exposed(root) if own else 0
    return made


@define
class _Walk:
    """Goes through a function in the order in which it runs.

    Args:
        simplified: the program.
        analysis: of what its instructions do, other functions left out.
        read: the slots that may be read before they are written, as a mask.
    """

    simplified: Simplified
    analysis: Analysis
    read: int = field(default=0, init=False)

    def exposed(self, routine: int) -> int:
        """The slots that a function may read before it has written them, as a mask."""
        self._body(self.simplified.body(routine), 0)
        return self.read

    def _ask(self, written: int, *expressions: Expression | None) -> None:
        self.read |= self.analysis.expressions(*expressions).touched & ~written

    def _body(self, body: Iterable[Instruction], written: int) -> int:
        """What is written behind a body before which so much is written; both as masks."""
        for one in body:
            written = self._one(one, written)
        return written

    def _one(self, one: Instruction, written: int) -> int:
        match one:
            case Store(base, value, offset):
                self._ask(written, value, offset)
                return written if offset is not None else written | 1 << base
            case If(condition, then, other):
                self._ask(written, condition)
                return self._body(then, written) & self._body(other, written)
            case Repeat(counter, times, body, until):
                self._ask(written, times)
                self._ask(written | 1 << counter, until)
                self._body(body, written | 1 << counter)
                return written
            case Sweep(counter, turn, _, test, body, start):
                self._ask(written, start)
                self._ask(written | 1 << counter | 1 << turn, test)
                self._body(body, written | 1 << counter | 1 << turn)
                return written
            case Call(routine):
                return self._call(routine, written)
            case Leave() | Finish() | Abandon():
                return ALL
            case Decide(_, arms):
                return self._decide(arms, written)
            case Chance(base, _, offset, _, bound):
                self._ask(written, offset, bound)
                return written if offset is not None else written | 1 << base
            case Pool(which=which):
                self._ask(written, which)
                return written
            case _:  # what is tried
                self.read |= self.analysis.of(one).touched
                return written

    def _call(self, routine: int, written: int) -> int:
        if not self.simplified.in_place(routine):
            return written
        behind = self._body(self.simplified.body(routine), written)
        label = self.simplified.whole.routines[routine].label
        left = label in self.analysis.body(self.simplified.body(routine)).leaves
        return written if left else behind

    def _decide(self, arms: tuple[Arm, ...], written: int) -> int:
        for arm in arms:
            self._ask(written, arm.guard, *_expressions(arm.domain))
        behind = ALL if any(map(self._certain, arms)) else written
        for arm in arms:
            behind &= self._body(arm.body, written | 1 << arm.into if arm.into >= 0 else written)
        return behind

    def _certain(self, arm: Arm) -> bool:
        """Whether an arm always has an option."""
        if arm.guard != ALWAYS:
            return False
        match arm.domain:
            case Once():
                return True
            case Numbers(low, high):
                simplifier = self.simplified.simplifier
                return simplifier.simplified(low, {}).high <= simplifier.simplified(high, {}).low
            case _:
                return False


def _expressions(domain: Domain) -> tuple[Expression, ...]:
    match domain:
        case Once():
            return ()
        case Numbers(low, high):
            return low, high
        case Members(test=test):
            return (test,)
        case Subsets(mask=mask, test=test):
            return mask, test
