"""The loop of the whole play in which something stands, however many steps it is called through."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.machine.budget import Place
from rulekit.machine.instructions import Call, Decide, If, Instruction, Program, Repeat, Sweep

__all__ = ["Surroundings"]


class Surroundings:
    """Which loop of the whole play is around a place, of a program that stays as it is.

    Args:
        program: no routine calls itself.
        begin: the routine with which the play begins.
    """

    def __init__(self, program: Program, begin: int) -> None:
        self._program = program
        self._begin = begin
        self._found: dict[Place, int] = {}
        self._reached: dict[int, frozenset[int]] = {}
        self._held: dict[int, tuple[frozenset[int], frozenset[int]]] = {}

    def outermost(self, place: Place) -> int:
        """The counter of the outermost loop around something; -1 where there is none."""
        if place not in self._found:
            found = self._search(self._program.routines[self._begin].body, place)
            self._found[place] = -1 if found is None else found
        return self._found[place]

    def _search(self, body: tuple[Instruction, ...], place: Place) -> int | None:
        for one in body:
            match one:
                case Repeat() | Sweep():
                    loops, called = self._holds(one)
                    if place.counter in loops or place.routine in called:
                        return one.counter
                case Call(routine):
                    if place.routine in self._reaches(routine):
                        deeper = self._search(self._program.routines[routine].body, place)
                        if deeper is not None:
                            return deeper
                case _:
                    for part in _parts(one):
                        if (deeper := self._search(part, place)) is not None:
                            return deeper
        return None

    def _holds(self, loop: Repeat | Sweep) -> tuple[frozenset[int], frozenset[int]]:
        """The counters of a loop and of those in it, and the routines that it leads to."""
        if id(loop) not in self._held:
            found = (loop, *_inside(loop.body))
            loops = frozenset(one.counter for one in found if isinstance(one, Repeat | Sweep))
            called = frozenset[int]().union(*(self._reaches(one.routine) for one in found if isinstance(one, Call)))
            self._held[id(loop)] = loops, called
        return self._held[id(loop)]

    def _reaches(self, routine: int) -> frozenset[int]:
        """A routine and all that it leads to."""
        if routine not in self._reached:
            inside = _inside(self._program.routines[routine].body)
            called = {one.routine for one in inside if isinstance(one, Call)}
            self._reached[routine] = frozenset({routine}).union(*map(self._reaches, called))
        return self._reached[routine]


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
