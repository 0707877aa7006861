"""The memory of a module: where slots stand, tables of numbers, lists of options and, last, what plays write out."""

from __future__ import annotations

from rulekit.machine.instructions import Slot
from rulekit.machine.wasm.encoding import I32, I64, Module, memory
from rulekit.machine.wasm.value import LEAST, MOST, Unsupported

__all__ = ["PAGE", "Memory", "Table", "load", "store"]

PAGE = 65536
LONG = 8  # bytes of a number of 64 bits
MARGIN = 4096  # bytes in front of everything, and behind: what is computed in vain may look beyond a row
LARGEST = 1 << 28  # bytes for slots, lists and tables


Table = tuple[int, int, bool]  # address, bytes of an entry, whether one is below 0


class Memory:
    """Addresses.

    Args:
        module: takes the tables as constant data.
        slots: of the program.
        listed: how many options are listed at most.
        planes: how many bit planes stand in memory.

    ``width`` is how many bytes a slot takes: 4, or 8 if one of them may need it.
    """

    def __init__(self, module: Module, slots: tuple[Slot, ...], listed: int, planes: int) -> None:
        self._module = module
        self._tables: dict[tuple[int, ...], Table] = {}
        self.width = max((_slot_width(slot) for slot in slots), default=4)
        self.slots = MARGIN
        self.planes = _aligned(self.slots + self.width * len(slots), 8)
        self.list = self.planes + 8 * planes
        self._end = _aligned(self.list + 2 * listed, 8)

    def table(self, numbers: tuple[int, ...]) -> Table:
        """Where a table of numbers stands; it is put there when first wanted.

        Raises:
            Unsupported: a number needs more than 64 bits, or the memory is full.
        """
        if numbers not in self._tables:
            low, high = min(numbers), max(numbers)
            width = _entry_width(low, high)
            at = _aligned(self._end, width)
            self._module.data.append((at, b"".join(one.to_bytes(width, "little", signed=low < 0) for one in numbers)))
            self._end = at + width * len(numbers)
            self._tables[numbers] = at, width, low < 0
        if self._end > LARGEST:
            message = "the tables of the game fill the memory"
            raise Unsupported(message)
        return self._tables[numbers]

    def reserve(self, size: int) -> int:
        """The address of so many bytes that nothing else is in.

        Raises:
            Unsupported: the memory is full.
        """
        at = _aligned(self._end, LONG)
        self._end = at + _aligned(size, LONG)
        if self._end > LARGEST:
            message = "what is tried out fills the memory"
            raise Unsupported(message)
        return at

    def address(self, slot: int) -> int:
        """The address of a slot; all have the same width, so that any offset may reach any of them."""
        return self.slots + self.width * slot

    @property
    def output(self) -> int:
        """The address where plays write out what came of them; nothing may be added to the memory any more."""
        return _aligned(self._end + MARGIN, 8)

    def reaches(self, first: int, last: int) -> bool:
        """Whether all bytes between two addresses are there."""
        return first >= 0 and last < self._end + MARGIN


def load(width: int, offset: int, *, negative: bool) -> tuple[bytes, int]:
    """A load of an entry of so many bytes from the address on the stack, and the type of what it gives."""
    sign = "s" if negative else "u"
    match width:
        case 1:
            return memory(f"i32.load8_{sign}", offset, 0), I32
        case 2:
            return memory(f"i32.load16_{sign}", offset, 1), I32
        case 4:
            return memory("i32.load", offset, 2), I32
        case _:
            return memory("i64.load", offset, 3), I64


def store(width: int, offset: int) -> tuple[bytes, int]:
    """A store of a slot of 4 or 8 bytes to the address on the stack, and the type of what it takes."""
    return (memory("i64.store", offset, 3), I64) if width == LONG else (memory("i32.store", offset, 2), I32)


def _aligned(at: int, width: int) -> int:
    return (at + width - 1) // width * width


def _entry_width(low: int, high: int) -> int:
    for width in (1, 2):
        bits = 8 * width
        if (low >= 0 and high < 1 << bits) or (low >= -1 << bits - 1 and high < 1 << bits - 1):
            return width
    if low >= LEAST and high <= MOST:
        return 4
    if low >= -1 << 63 and high < 1 << 63:
        return 8
    message = f"a table holds numbers from {low} to {high}, which need more than 64 bits"
    raise Unsupported(message)


def _slot_width(slot: Slot) -> int:
    return max(_entry_width(min(slot.low, slot.start), max(slot.high, slot.start)), 4)
