"""What generated code asks in checked mode before it touches a place or stores a number."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.machine.fault import MachineFault
from rulekit.machine.instructions import Slot

__all__ = ["guards"]


def guards(slots: tuple[Slot, ...]) -> dict[str, Callable[..., object]]:
    """The functions that checked code calls, by the names it knows them by.

    Each gives what was asked for, or raises ``MachineFault``.
    """
    count = len(slots)

    def fitting(place: int, value: int) -> int:
        """The value, if the slot may hold it."""
        if not 0 <= place < count:
            message = f"slot {place} of {count} is written"
            raise MachineFault(message)
        slot = slots[place]
        if type(value) is not int or not slot.low <= value <= slot.high:
            message = f"slot {place} takes {slot.low} to {slot.high} and is given {value!r}"
            raise MachineFault(message)
        return value

    def fetch(vector: list[int], place: int) -> int:
        """The number in a slot."""
        if not 0 <= place < count:
            message = f"slot {place} of {count} is read"
            raise MachineFault(message)
        return vector[place]

    def entry(row: tuple[int, ...], index: int) -> int:
        """An entry of a row."""
        if not 0 <= index < len(row):
            message = f"entry {index} of a row of {len(row)} is read"
            raise MachineFault(message)
        return row[index]

    def span(low: int, high: int, least: int, most: int, start: int) -> range:
        """The options of whole numbers from ``low`` to ``high``."""
        if low <= high and not (least <= low and high <= most):
            message = f"a choice of {low} to {high} leaves its bounds {least} to {most}"
            raise MachineFault(message)
        return range(start + low - least, start + high - least + 1)

    def mask(value: int, size: int) -> int:
        """The mask, if it has no bit beyond its size."""
        if not 0 <= value < 1 << size:
            message = f"{value} is no mask of {size} bits"
            raise MachineFault(message)
        return value

    return {"fitting": fitting, "fetch": fetch, "entry": entry, "span": span, "mask": mask}
