"""Programs whose plays begin behind what every play begins with: it is done once, while the program is made ready.

What a setup does before the first number of chance and the first decision is the same in each play. Its stores become
what the slots hold at the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from attrs import evolve

from rulekit.machine.instructions import (
    Call,
    Chance,
    Const,
    Decide,
    Explore,
    Finish,
    Instruction,
    Leave,
    Note,
    Pool,
    Program,
    Repeat,
    Routine,
    Store,
    Sweep,
)
from rulekit.machine.python import compile_program
from rulekit.machine.unit import inside

__all__ = ["prepared"]

OTHERWISE = (Chance, Decide, Explore, Finish, Note, Pool)
"""What does not do the same in each play, or ends it, or is told where it is tried out."""


def prepared(program: Program) -> Program:
    """The same program for whole plays, which begin with its opening routine and the start of its slots.

    Args:
        program: no routine calls itself.
    """
    before, routines, number = _divided(program)
    if not before:
        return program
    found, steps = _done(program, before)
    own = {slot for one in _everything(program.routines) for slot in _own(one)}
    if program.budget is not None:
        own.add(program.budget.slot)
        if steps:
            counted = Store(program.budget.slot, Const(steps))
            routines[number] = evolve(routines[number], body=(counted, *routines[number].body))
    if program.unfinished >= 0:
        own.add(program.unfinished)
    if any(found[slot] != program.slots[slot].start for slot in own):
        return program  # what is put back at the end, or how it ended, is not what a play begins with
    slots = tuple(evolve(one, start=value) for one, value in zip(program.slots, found, strict=True))
    return evolve(program, slots=slots, routines=tuple(routines))


def _done(program: Program, body: tuple[Instruction, ...]) -> tuple[tuple[int, ...], int]:
    """The slots after instructions that do not pause, and the steps that they have counted."""
    needed = _called(body, program.routines)
    alone = [one if at in needed else Routine(one.name, ()) for at, one in enumerate(program.routines)]
    alone[program.opening] = Routine("", body)
    runner = compile_program(evolve(program, routines=tuple(alone), closing=-1))
    end = runner.begin([one.start for one in program.slots], program.opening)
    return end.vector[: len(program.slots)], end.spent


def _divided(program: Program) -> tuple[tuple[Instruction, ...], list[Routine], int]:
    """What each play begins with, the routines without it, and in which of them a play goes on."""
    calls = Counter(one.routine for one in _everything(program.routines) if isinstance(one, Call))
    before, routines, number = list[Instruction](), list(program.routines), program.opening
    while True:
        body = routines[number].body
        count = next((at for at, one in enumerate(body) if not _always_alike(one, program)), len(body))
        before += body[:count]
        routines[number] = evolve(routines[number], body=body[count:])
        match body[count : count + 1]:
            case (Call(inner),) if calls[inner] == 1 and inner not in (program.opening, program.closing):
                number = inner
            case _:
                return tuple(before), routines, number


def _always_alike(one: Instruction, program: Program) -> bool:
    """Whether an instruction does the same whenever a play begins, and nothing but what it is about."""
    routines = program.routines
    parts = [*inside((one,))]
    for number in _called((one,), routines):
        parts += inside(routines[number].body)
    labels = {part.label for part in parts if isinstance(part, Repeat | Sweep)}
    labels |= {routines[number].label for number in _called((one,), routines)}
    return not any(
        isinstance(part, OTHERWISE) or (isinstance(part, Leave) and part.label not in labels) for part in parts
    )


def _called(body: tuple[Instruction, ...], routines: tuple[Routine, ...]) -> set[int]:
    """The routines that a body calls, and those that these call."""
    found, waiting = set[int](), [body]
    while waiting:
        for one in inside(waiting.pop()):
            if isinstance(one, Call) and one.routine not in found:
                found.add(one.routine)
                waiting.append(routines[one.routine].body)
    return found


def _everything(routines: tuple[Routine, ...]) -> Iterator[Instruction]:
    for routine in routines:
        yield from inside(routine.body)


def _own(one: Instruction) -> tuple[int, ...]:
    """The slots of a loop."""
    match one:
        case Repeat(counter):
            return (counter,)
        case Sweep(counter, turn):
            return counter, turn
        case _:
            return ()
