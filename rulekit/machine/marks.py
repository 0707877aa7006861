"""Programs that stop where chosen routines begin and end, and behind chosen stores, so that what each does is seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import attrs
from attrs import frozen

from rulekit.machine.apart import apart
from rulekit.machine.instructions import (
    Attempt,
    Call,
    Chance,
    Decide,
    Explore,
    If,
    Instruction,
    Program,
    Repeat,
    Slot,
    Store,
    Sweep,
)
from rulekit.machine.unit import inside

__all__ = ["SEEN", "Mark", "Marked", "marked", "tried"]

TWO = 2
"""A chance of one outcome never stops."""


@frozen
class Mark:
    """A routine begins, or it has come to its end; or something was stored.

    Args:
        routine: which; -1 where something was stored.
        begins: whether it begins.
        store: which of the stores that are told apart it was, by their order in the program; -1 where none was.
        why: the rule or the lasting effect that stored it; empty for none.
    """

    routine: int
    begins: bool
    store: int = -1
    why: str = ""


SEEN = Mark(-1, begins=False)
"""Something was stored, wherever."""


@frozen
class Marked:
    """A program with stops, which are chances whose outcome says nothing; take the first.

    Args:
        program: the same play as without them.
        marks: what each stop is, by what the chance says of itself.
    """

    program: Program
    marks: dict[int, Mark]


def marked(
    program: Program,
    routines: frozenset[int],
    first: int,
    stores: frozenset[int] = frozenset(),
    seen: frozenset[int] = frozenset(),
) -> Marked:
    """A program that stops before and behind each call of some routines, and behind each store to some slots.

    Args:
        program: what is played.
        routines: the numbers of those routines.
        first: from here on the numbers by which a chance speaks of itself are free.
        stores: the slots; of a row of them, the first.
        seen: slots, of these or others, of which it is seen that something was stored also where it is tried out.
    """
    slot = len(program.slots)
    also_tried = tried(program)
    if seen:
        program = apart(program, also_tried)
    only_tried = tried(program)
    marks: dict[int, Mark] = {}
    count = 0

    def stored(why: str) -> Mark:
        nonlocal count
        count += 1
        return Mark(-1, begins=False, store=count - 1, why=why)

    def stop(mark: Mark) -> Chance:
        says = next((says for says, one in marks.items() if one == mark), first + len(marks))
        marks[says] = mark
        return Chance(slot, TWO, None, says)

    def body(old: tuple[Instruction, ...], *, told: bool) -> tuple[Instruction, ...]:
        return tuple(new for one in old for new in instruction(one, told=told))

    def instruction(one: Instruction, *, told: bool) -> tuple[Instruction, ...]:
        match one:
            case Call(routine) if routine in routines and told:
                return (stop(Mark(routine, begins=True)), one, stop(Mark(routine, begins=False)))
            case Store(base, why=why) if base in stores and told:
                return (one, stop(stored(why)))
            case Store(base) if base in seen:
                return (one, stop(SEEN))
            case If(condition, then, other):
                return (If(condition, body(then, told=told), body(other, told=told)),)
            case Repeat() | Sweep():
                return (attrs.evolve(one, body=body(one.body, told=told)),)
            case Decide():
                arms = tuple(attrs.evolve(arm, body=body(arm.body, told=told)) for arm in one.arms)
                return (attrs.evolve(one, arms=arms),)
            case _:
                return (one,)

    made = tuple(
        one if number in only_tried else attrs.evolve(one, body=body(one.body, told=number not in also_tried))
        for number, one in enumerate(program.routines)
    )
    slots = (*program.slots, Slot(0, TWO - 1, 0))
    return Marked(attrs.evolve(program, slots=slots, routines=made), marks)


def tried(program: Program) -> frozenset[int]:
    """The routines that are only tried out somewhere, in which nothing may stop and nothing is kept."""
    return frozenset(_tried(program))


def _tried(program: Program) -> Iterator[int]:
    """The routines that are only tried out somewhere, in which nothing may stop."""

    @cache
    def reached(routine: int) -> frozenset[int]:
        calls = (one.routine for one in inside(program.routines[routine].body) if isinstance(one, Call))
        return frozenset({routine}).union(*map(reached, calls))

    for routine in program.routines:
        for one in inside(routine.body):
            if isinstance(one, Attempt | Explore):
                inner = one.body if isinstance(one, Attempt) else (*one.step, *one.beyond)
                for call in inside(inner):
                    if isinstance(call, Call):
                        yield from reached(call.routine)
