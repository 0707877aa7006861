"""The loop of the whole play in which something stands, however many steps it is called through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulekit.machine.budget import Place
from rulekit.machine.instructions import Call, Decide, If, Instruction, Program, Repeat, Sweep

__all__ = ["outermost"]


def outermost(place: Place, program: Program, begin: int) -> int:
    """The counter of the outermost loop around something, from a routine on; -1 where there is none.

    Args:
        place: where it stands.
        program: no routine calls itself.
        begin: the routine with which the play begins.
    """

    @cache
    def holds(routine: int) -> bool:
        """Whether a routine leads to the place."""
        return routine == place.routine or any(
            isinstance(one, Call) and holds(one.routine) for one in _inside(program.routines[routine].body)
        )

    def search(body: tuple[Instruction, ...]) -> int | None:
        for one in body:
            match one:
                case Repeat(counter=counter, body=inner) | Sweep(counter=counter, body=inner):
                    found = (one, *_inside(inner))
                    loops = (each.counter for each in found if isinstance(each, Repeat | Sweep))
                    if place.counter in loops or any(isinstance(each, Call) and holds(each.routine) for each in found):
                        return counter
                case Call(routine):
                    if holds(routine) and (deeper := search(program.routines[routine].body)) is not None:
                        return deeper
                case _:
                    for part in _parts(one):
                        if (deeper := search(part)) is not None:
                            return deeper
        return None

    found = search(program.routines[begin].body)
    return -1 if found is None else found


def _inside(body: tuple[Instruction, ...]) -> Iterator[Instruction]:
    """All instructions of a body, those within others too."""
    for one in body:
        yield one
        for part in _parts(one):
            yield from _inside(part)


def _parts(one: Instruction) -> tuple[tuple[Instruction, ...], ...]:
    """The bodies directly inside an instruction."""
    match one:
        case If(_, then, other):
            return then, other
        case Repeat(body=body) | Sweep(body=body):
            return (body,)
        case Decide(_, arms):
            return tuple(arm.body for arm in arms)
        case _:
            return ()
