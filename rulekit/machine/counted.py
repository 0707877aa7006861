"""Programs that note, while they are played, what was chosen, which routines ran, and how often somebody else led."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import attrs
from attrs import frozen

from rulekit.machine.instructions import (
    Arm,
    Call,
    Compare,
    Const,
    Decide,
    Expression,
    If,
    Instruction,
    Invert,
    Logic,
    Members,
    Numbers,
    Once,
    Operate,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.marks import tried

__all__ = ["MOST_CHANGES", "Counted", "Noted", "counted"]

MOST_VALUES = 64
"""Options of one arm that are told apart; where there are more, the arm counts as one option."""
MOST_CHANGES = 255
"""So many changes of the lead are counted in a play."""
FAR = 2**62
"""Between minus this and this lies every number that decides the ranking."""


@frozen
class Noted:
    """The slots that say who took some options in a play.

    Args:
        name: what the options are, as their maker named them.
        base: slot ``base + player * size + value`` is 1 if that player took the option of that value.
        size: how many values there are.
        least: the value of the first.
        whole: whether all values count as one.
    """

    name: Hashable
    base: int
    size: int
    least: int
    whole: bool


@frozen
class Counted:
    """A program that plays as the one it is made of and notes more.

    Args:
        program: what is played.
        noted: what is noted of options.
        done: for each routine, the slot that is 1 if it ran.
        changes: the slot that counts how often somebody else led; -1 where nobody can lead.
    """

    program: Program
    noted: tuple[Noted, ...]
    done: dict[int, int]
    changes: int


def counted(program: Program, name_of: Callable[[int], Hashable | None]) -> Counted:
    """A program that notes what happens in it.

    Args:
        program: what is played.
        name_of: what the options of an arm are, by the number with which it speaks of itself; those of the same name
            are counted together, those without one are not counted.
    """
    return _Counting(program, name_of).made()


class _Counting:
    """A program while stores are put into it."""

    def __init__(self, program: Program, name_of: Callable[[int], Hashable | None]) -> None:
        self.program, self.name_of = program, name_of
        self.slots = list(program.slots)
        self.noted: dict[tuple[Hashable, int, int], Noted] = {}
        self.leading = len(program.routines)
        self.leads = bool(program.ranking) and program.players > 1

    def made(self) -> Counted:
        """The program that notes."""
        only_tried = tried(self.program)
        done: dict[int, int] = {}
        routines: list[Routine] = []
        for number, one in enumerate(self.program.routines):
            if number in only_tried:
                routines.append(one)
                continue
            done[number] = self.take(Slot(0, 1, 0))
            body = (Store(done[number], Const(1)), *self.body(one.body))
            routines.append(attrs.evolve(one, body=body))
        changes = -1
        if self.leads:
            changes = self.take(Slot(0, MOST_CHANGES, 0))
            routines.append(Routine("leading", tuple(self.comparing(changes))))
        program = attrs.evolve(self.program, slots=tuple(self.slots), routines=tuple(routines))
        return Counted(program, tuple(self.noted.values()), done, changes)

    def take(self, slot: Slot, count: int = 1) -> int:
        """The first of some new slots."""
        self.slots += [slot] * count
        return len(self.slots) - count

    def body(self, old: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """Instructions with stores between them; what is only tried out stays as it is."""
        return tuple(self.instruction(one) for one in old)

    def instruction(self, one: Instruction) -> Instruction:
        match one:
            case If(condition, then, other):
                return If(condition, self.body(then), self.body(other))
            case Repeat() | Sweep():
                return attrs.evolve(one, body=self.body(one.body))
            case Decide():
                return attrs.evolve(one, arms=tuple(self.arm(arm, one.player) for arm in one.arms))
            case _:
                return one

    def arm(self, arm: Arm, player: Expression) -> Arm:
        """An arm whose body begins with a note of it."""
        begins: list[Instruction] = []
        name = self.name_of(arm.says) if arm.says >= 0 else None
        if name is not None:
            noted = self.note(name, arm)
            offset: Expression = Operate("*", player, Const(noted.size))
            if not noted.whole and arm.into >= 0:
                offset = Operate("+", offset, Operate("-", Read(arm.into), Const(noted.least)))
            begins.append(Store(noted.base, Const(1), offset))
        if self.leads:
            begins.append(Call(self.leading))
        return attrs.evolve(arm, body=(*begins, *self.body(arm.body)))

    def note(self, name: Hashable, arm: Arm) -> Noted:
        """Where it is noted that options of that name were taken."""
        least, size = _values(arm)
        whole = size > MOST_VALUES or (size > 1 and arm.into < 0)
        if whole:
            least, size = 0, 1
        key = (name, least, size)
        if key not in self.noted:
            base = self.take(Slot(0, 1, 0), size * self.program.players)
            self.noted[key] = Noted(name, base, size, least, whole)
        return self.noted[key]

    def comparing(self, changes: int) -> Iterator[Instruction]:
        """Find out who leads by the number that decides first, and count it if that is somebody else than before."""
        players = self.program.players
        last = self.take(Slot(0, players, 0))
        base = self.take(Slot(-FAR, FAR, 0), players)
        for player, value in enumerate(self.program.ranking[0].values):
            yield Store(base + player, value)
        for player in range(players):
            others = tuple(
                Compare(">", Read(base + player), Read(base + one)) for one in range(players) if one != player
            )
            leader = Const(player + 1)
            more = Store(changes, Operate("min", Operate("+", Read(changes), Const(1)), Const(MOST_CHANGES)))
            other = Logic("and", (Compare("!=", Read(last), leader), *others))
            had = Invert(Compare("==", Read(last), Const(0)))
            yield If(other, (If(had, (more,)), Store(last, leader)))
        for player in range(players):
            yield Store(base + player, Const(0))


def _values(arm: Arm) -> tuple[int, int]:
    """The least value of the options of an arm, and how many there may be."""
    match arm.domain:
        case Once():
            return 0, 1
        case Numbers(least=least, most=most):
            return least, most - least + 1
        case Members(size=size):
            return 0, size
        case Subsets():
            return 0, MOST_VALUES + 1
