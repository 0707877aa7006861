"""Branches one behind the other that each ask a slot for another number, as a tree: few are asked before one holds."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.machine.instructions import Compare, Const, If, Instruction, Read, Slot

__all__ = ["LEAST", "case_of", "tree"]

LEAST = 3
"""So many branches are worth it."""
Case = tuple[int, If]


def case_of(instruction: Instruction) -> tuple[int, Case] | None:
    """The slot that a branch asks, and the number that it asks it for; None if it asks anything else."""
    match instruction:
        case If(Compare("==", Read(slot, None), Const(number)), _, ()):
            return slot, (number, instruction)
        case _:
            return None


def tree(cases: Sequence[Case], number: int, slot: Slot) -> tuple[Instruction, ...]:
    """What branches do, no two of them for the same number and none of which writes the slot.

    Args:
        cases: each with its number.
        number: of the slot that they ask.
        slot: what numbers it may hold.
    """
    return _tree(sorted(cases, key=lambda one: one[0]), Read(number), slot.low, slot.high)


def _tree(cases: Sequence[Case], asked: Read, low: int, high: int) -> tuple[Instruction, ...]:
    """The same where the slot holds ``low`` to ``high``."""
    if len(cases) == 1:
        number, branch = cases[0]
        return branch.then if low == high == number else (branch,)
    middle = len(cases) // 2
    first = cases[middle][0]
    below, beyond = _tree(cases[:middle], asked, low, first - 1), _tree(cases[middle:], asked, first, high)
    return (If(Compare("<", asked, Const(first)), below, beyond),)
