"""Where the slots of a program are: locals of the function of whole plays, or memory; some have bit planes beside."""

from __future__ import annotations

from copy import copy

from rulekit.machine.instructions import Slot
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import I32, I64, get, i32, i64, memory, op, put
from rulekit.machine.wasm.memory import Memory, load, store
from rulekit.machine.wasm.planes import Planes
from rulekit.machine.wasm.simplified import Simplified
from rulekit.machine.wasm.value import Value, constant, converted, kind_of

__all__ = ["Storage"]

WHOLE = 8  # bytes that are written at once when a play begins


class Storage:
    """The slots.

    Args:
        simplified: the program.
        memory: where those stand that are not held in locals.
        planes: the rows that have bit planes.
        slots: those of the program and, behind them, those of the machine.
        body: the function of whole plays, which has the locals; None if all slots stand in memory.
        unread: slots that are looked at by their planes alone, as a mask; they are kept nowhere else.

    ``looked_at`` gathers the slots that are read from memory.

    INVARIANT: what ``of_function`` gives away is neither read nor written by any other function.
    """

    def __init__(
        self,
        simplified: Simplified,
        memory: Memory,
        planes: Planes,
        slots: tuple[Slot, ...],
        body: Body | None,
        unread: int = 0,
    ) -> None:
        self._whole = self
        self.looked_at = 0
        self._unread = unread
        self.simplified = simplified
        self.memory = memory
        self.planes = planes
        self._body = body
        self._slots = slots
        self._indirect = simplified.indirect() if body is not None else -1
        self._held: dict[int, int] = {}
        self._reached: dict[tuple[int, int], tuple[int, int]] = {}

    def of_function(self, body: Body, owned: int) -> Storage:
        """The same for a function of its own, which has some slots, given as a mask, in its locals."""
        made = copy(self)
        made._body, made._held = body, {}  # noqa: SLF001 another of the same class
        made._indirect = ~owned  # noqa: SLF001 as above
        return made

    # ---- Reading ----

    def kind(self, slot: int) -> int:
        """The type that a slot has."""
        if self._is_local(slot):
            return kind_of(self._slots[slot].low, self._slots[slot].high)
        return I64 if self.memory.width == WHOLE else I32

    def _is_local(self, slot: int) -> bool:
        return not self._indirect >> slot & 1

    def _local(self, slot: int) -> int:
        if slot not in self._held:
            assert self._body is not None
            self._held[slot] = self._body.fresh(self.kind(slot))
        return self._held[slot]

    def read(self, slot: int) -> Value:
        """The number in a slot; of one that there is not, which stands behind a condition that never holds: 0."""
        if not 0 <= slot < len(self._slots):
            return constant(0)
        low, high = self._slots[slot].low, self._slots[slot].high
        if self._is_local(slot):
            return Value(get(self._local(slot)), self.kind(slot), low, high, 0)
        self._whole.looked_at |= 1 << slot
        read, kind = load(self.memory.width, self.memory.address(slot), negative=low < 0)
        return Value(i32(0) + read, kind, low, high)

    def read_at(self, base: int, index: Value) -> Value:
        """The number in the slot ``base + index``."""
        first, last = max(base + index.low, 0), min(base + index.high, len(self._slots) - 1)
        if first > last:
            return constant(0)
        if (first, last) not in self._reached:
            slots = self._slots[first : last + 1]
            self._reached[first, last] = min(slot.low for slot in slots), max(slot.high for slot in slots)
        low, high = self._reached[first, last]
        self._whole.looked_at |= (1 << last + 1) - (1 << first)
        code, at, safe = self._address(base, index)
        read, kind = load(self.memory.width, at, negative=low < 0)
        exact = index.exact and base + index.low >= 0 and base + index.high < len(self._slots)
        return Value(code + read, kind, low, high, index.cost + 2, safe, exact)

    def _address(self, base: int, index: Value) -> tuple[bytes, int, bool]:
        return self.address(self.memory.address(base), self.memory.width, index)

    def address(self, at: int, width: int, index: Value) -> tuple[bytes, int, bool]:
        """The address ``at + width * index``.

        Returns:
            Code for the part that is computed, the part that is known, and whether there is memory for all indices.
        """
        least = index.low if at + index.low * width >= 0 else -(at // width)
        if least > 0 and at >= 0:
            least = 0
        code = converted(index, I32)
        if least:
            code += i32(-least) + op("i32.add")
        code += i32(width.bit_length() - 1) + op("i32.shl") if width > 1 else b""
        there = self.memory.reaches(at + index.low * width, at + index.high * width + width - 1)
        return code, at + least * width, there and index.safe and index.exact

    # ---- Writing ----

    def write(self, slot: int, value: Value, body: Body) -> bytes:
        """Code that puts a number into a slot."""
        rows = self.planes.rows_of(slot, slot)
        if not rows:
            return self._put(slot, value)
        code, held = _held(value, body)
        return code + self._put(slot, held) + self.planes.store(rows, constant(slot), held)

    def _put(self, slot: int, value: Value) -> bytes:
        if self._unread >> slot & 1:
            return b""
        if self._is_local(slot):
            return converted(value, self.kind(slot)) + put(self._local(slot))
        written, kind = store(self.memory.width, self.memory.address(slot))
        return i32(0) + converted(value, kind) + written

    def write_at(self, base: int, index: Value, value: Value, body: Body) -> bytes:
        """Code that puts a number into the slot ``base + index``, which is one of the program's."""
        first, last = max(base + index.low, 0), min(base + index.high, len(self._slots) - 1)
        if first > last:
            return b""  # behind a condition that never holds
        rows = self.planes.rows_of(first, last)
        before = b""
        if rows:
            before, value = _held(value, body)
            code, index = _held(index, body)
            before += code
        code = before
        if ~self._unread & (1 << last + 1) - (1 << first):
            place, at, _ = self._address(base, index)
            written, kind = store(self.memory.width, at)
            code += place + converted(value, kind) + written
        if rows:
            slot = index._replace(code=index.code + i32(base) + op("i32.add"), low=first, high=last)
            code += self.planes.store(rows, slot if index.kind == I32 else _narrow(index, base, first, last), value)
        return code

    def reset(self, slot: int) -> bytes:
        """Code that gives a slot of a loop or call, which has no planes of its own, its start value."""
        return self._put(slot, constant(self._slots[slot].start)) + self.planes.store(
            self.planes.rows_of(slot, slot), constant(slot), constant(self._slots[slot].start)
        )

    # ---- The start of a play ----

    def starts(self, written: int) -> bytes:
        """Code that gives the slots of a mask their start values; written last, when all locals are known."""
        code = self.planes.starts()
        written &= ~self._unread
        for slot, local in sorted(self._held.items()):
            code += constant(self._slots[slot].start, self.kind(slot)).code + put(local)
        places = [slot for slot in range(len(self._slots)) if written >> slot & 1 and not self._is_local(slot)]
        if not places:
            return code
        begin, width = self.memory.slots, self.memory.width
        image = bytearray(width * len(self._slots) + WHOLE)
        wanted = bytearray(len(image))
        for slot in places:
            at = width * slot
            image[at : at + width] = self._slots[slot].start.to_bytes(width, "little", signed=True)
            wanted[at : at + width] = b"\1" * width
        for at in range(0, len(image) - WHOLE + 1, WHOLE):
            if any(wanted[at : at + WHOLE]):
                word = int.from_bytes(image[at : at + WHOLE], "little")
                code += i32(0) + i64(word) + memory("i64.store", begin + at, 3)
        return code


def _held(value: Value, body: Body) -> tuple[bytes, Value]:
    """Code that puts a number into a local, and the number there."""
    if value.is_known:
        return b"", value
    local = body.fresh(value.kind)
    return value.code + put(local), value._replace(code=get(local), cost=0)


def _narrow(index: Value, base: int, first: int, last: int) -> Value:
    code = converted(index, I32) + i32(base) + op("i32.add")
    return Value(code, I32, first, last, 1, index.safe, index.exact)
