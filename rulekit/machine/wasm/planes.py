"""Rows of small numbers kept once more as bit planes: bit i of plane b is bit b of slot i of the row.

A comparison of a whole row with a number is then a few operations on words (see ``words.py``).
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from rulekit.machine.instructions import Slot
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import I32, I64, get, i32, i64, memory, op, put, when
from rulekit.machine.wasm.value import Value, constant, converted, kind_of_bits, text_of

__all__ = ["Planes", "Row", "rows_for"]

WORD = 64
MOST_VALUES = 64
MOST_ROWS = 4  # that one store may touch
MOST_SLOTS = 4 * WORD
WORTH = 2  # slots for each bit of their numbers: each store sets every plane, which a question of few slots won't repay


@frozen
class Row:
    """Neighbouring slots whose bits stand together.

    Args:
        first: the first slot.
        size: how many; 1 to 64.
        planes: how many bits their numbers have.
    """

    first: int
    size: int
    planes: int

    @property
    def kind(self) -> int:
        """The type of a plane."""
        return kind_of_bits(self.size)

    @property
    def slots(self) -> int:
        """Its slots as a mask."""
        return (1 << self.size) - 1 << self.first


def rows_for(
    slots: tuple[Slot, ...], asked: Iterable[tuple[int, int]], stored: Iterable[tuple[int, int]]
) -> tuple[Row, ...]:
    """The rows that get planes.

    Args:
        slots: of the program.
        asked: runs of slots that comparisons of whole rows look at, as first and last.
        stored: runs of slots that stores through an offset may reach.
    """
    reached, rows = list(stored), list[Row]()
    for first, last in _merged(asked):
        run = slots[first : last + 1]
        high = max(slot.high for slot in run)
        if len(run) > MOST_SLOTS or not 0 < high < MOST_VALUES or min(slot.low for slot in run) < 0:
            continue
        if len(run) < WORTH * high.bit_length():
            continue
        # A store that may touch many rows would have to ask each of them.
        if any(low < last and most > first and most - low > MOST_ROWS * len(run) for low, most in reached):
            continue
        for start in range(first, last + 1, WORD):
            rows.append(Row(start, min(WORD, last + 1 - start), high.bit_length()))
    return tuple(rows)


class Planes:
    """The planes of one module; ``asked`` gathers the runs of slots that comparisons would like to have as rows.

    Args:
        slots: of the program.
        rows: those that have planes.
        shared: the slots that other functions than that of whole plays touch, as a mask; their planes stand in memory.
        body: the function of whole plays; None if all planes stand in memory.
    """

    def __init__(
        self,
        slots: tuple[Slot, ...],
        rows: Iterable[Row],
        shared: int,
        body: Body | None,
    ) -> None:
        self._slots = slots
        self._rows = {slot: row for row in rows for slot in range(row.first, row.first + row.size)}
        self._places: dict[tuple[Row, int], int] = {}
        self.asked: set[tuple[int, int]] = set()
        self.base = 0
        self.in_memory = 0
        for row in dict.fromkeys(self._rows.values()):
            for number in range(row.planes):
                if body is None or row.slots & shared:
                    self._places[row, number] = -1 - self.in_memory
                    self.in_memory += 1
                else:
                    self._places[row, number] = body.fresh(row.kind)

    # ---- Reading ----

    def ask(self, first: int, last: int) -> None:
        """Note that a comparison would like to have planes of these slots."""
        self.asked.add((first, last))

    def row(self, places: list[int]) -> Row | None:
        """The row in which all of these slots stand, if there is one."""
        first, last = min(places, default=-1), max(places, default=-1)
        if first < 0 or last >= len(self._slots):
            return None
        if first < last:
            self.ask(first, last)
        found = self._rows.get(first)
        return found if found is not None and last < found.first + found.size else None

    @property
    def slots(self) -> int:
        """The slots of all rows, as a mask."""
        return sum(1 << slot for slot in self._rows)

    def numbers(self, row: Row) -> range:
        """The numbers that slots of a row may hold."""
        slots = self._slots[row.first : row.first + row.size]
        return range(min(slot.low for slot in slots), max(slot.high for slot in slots) + 1)

    def plane(self, row: Row, number: int) -> bytes:
        """Code that leaves a plane on the stack."""
        place = self._places[row, number]
        if place >= 0:
            return get(place)
        at = self.base + 8 * (-1 - place)
        return i32(0) + (memory("i64.load", at, 3) if row.kind == I64 else memory("i32.load", at, 2))

    def _set(self, row: Row, number: int, value: bytes) -> bytes:
        place = self._places[row, number]
        if place >= 0:
            return value + put(place)
        at = self.base + 8 * (-1 - place)
        return i32(0) + value + (memory("i64.store", at, 3) if row.kind == I64 else memory("i32.store", at, 2))

    # ---- Writing ----

    def starts(self) -> bytes:
        """Code that gives all planes what the slots start with."""
        code = b""
        for row, number in self._places:
            slots = self._slots[row.first : row.first + row.size]
            word = sum((slot.start >> number & 1) << at for at, slot in enumerate(slots))
            code += self._set(row, number, constant(word, row.kind).code)
        return code

    def rows_of(self, first: int, last: int) -> list[Row]:
        """The rows that a store to one of these slots may touch; the one that it touches most likely comes first."""
        found = dict.fromkeys(self._rows[slot] for slot in range(first, last + 1) if slot in self._rows)
        return sorted(found, key=lambda row: -len(range(max(first, row.first), min(last + 1, row.first + row.size))))

    def store(self, rows: list[Row], slot: Value, value: Value) -> bytes:
        """Code that notes a store in the planes.

        Args:
            rows: those that it may touch.
            slot: the number of the slot; it may lie beside the rows. It is computed several times.
            value: what is stored; it is computed several times.
        """
        code = b""
        for row in reversed(rows):
            at = converted(slot, I32) + i32(row.first) + op("i32.sub")
            if slot.is_known:
                at = i32(slot.low - row.first)
            inner = self._store(row, at, value)
            if row.first <= slot.low and slot.high < row.first + row.size:
                code = inner
            else:
                code = at + i32(row.size) + op("i32.lt_u") + when(inner, code)
        return code

    def _store(self, row: Row, at: bytes, value: Value) -> bytes:
        code = b""
        text = text_of(row.kind)
        one = i64(1) if row.kind == I64 else i32(1)
        widen = op("i64.extend_i32_u") if row.kind == I64 else b""
        bit = one + at + widen + op(f"{text}.shl")
        for number in range(row.planes):
            plane = self.plane(row, number)
            cleared = plane + bit + constant(-1, row.kind).code + op(f"{text}.xor", f"{text}.and")
            if value.is_known:
                known = plane + bit + op(f"{text}.or") if value.low >> number & 1 else cleared
                code += self._set(row, number, known)
                continue
            part = converted(value, I32) + i32(number) + op("i32.shr_u") + i32(1) + op("i32.and") + widen
            code += self._set(row, number, cleared + part + at + widen + op(f"{text}.shl", f"{text}.or"))
        return code


def _merged(asked: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The runs joined where they overlap."""
    merged: list[tuple[int, int]] = []
    for first, last in sorted(asked):
        if merged and first <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], last)
        else:
            merged.append((first, last))
    return merged
