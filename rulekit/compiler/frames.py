"""What belongs to a routine, and to a loop round the table, while it is being written."""

from __future__ import annotations

from attrs import define, frozen

__all__ = ["RoutineFrame", "TurnSlots"]


@frozen
class TurnSlots:
    """The slots of a loop round the table: whether ``you`` passed, have another turn; who has passed in a row."""

    passed: int
    again: int
    passes: int


@define
class RoutineFrame:
    """A routine while it is being written."""

    number: int
    label: int
    you: int
    arguments: tuple[int, ...] = ()
