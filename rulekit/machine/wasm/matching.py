"""Comparisons of a whole row of slots, as operations on the row's bit planes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.machine.instructions import Const, Expression, Operate, Read
from rulekit.machine.tabulated import compared
from rulekit.machine.wasm import arithmetic
from rulekit.machine.wasm.encoding import I32, I64, get, i32, i64, op, put
from rulekit.machine.wasm.planes import Row
from rulekit.machine.wasm.value import Value, constant, converted, flag, text_of
from rulekit.machine.wasm.wide import is_wide

if TYPE_CHECKING:  # a word asks for matches of its parts
    from rulekit.machine.wasm.words import Word

__all__ = ["Match"]

DEAREST = 12  # a number that costs more is not compared plane by plane
MOST_EQUALITIES = 8
Places = list[int | None]


class Match:
    """Comparisons that make one word."""

    def __init__(self, word: Word) -> None:
        self._word = word

    def compare(self, name: str, left: Expression, right: Expression) -> Value | None:
        """The word of ``left name right``, where the left side is a slot that the local chooses; None if it is not."""
        found = self._row(left)
        if found is None:
            return None
        row, places, more = found
        numbers = self._word.numbers(right)
        if numbers is not None:
            return self._with_numbers(name, row, places, [None if one is None else one - more for one in numbers])
        if name not in ("==", "!=") or self._word.local in self._word.writer.keys.free(right):
            return None
        if is_wide(right):
            return None
        other = arithmetic.operate("-", self._word.writer.value(right), constant(more), self._word.writer.body)
        if not other.safe or other.cost > DEAREST:
            return None
        word = self._with_value(row, places, other)
        return self._word.inverted(word) if name == "!=" else word

    def _row(self, expression: Expression) -> tuple[Row, Places, int] | None:
        """A row, the slot of each value of the local, and what is added to the number there."""
        match expression:
            case Operate("+" | "-" as name, inner, Const(more)):
                found = self._row(inner)
                return None if found is None else (found[0], found[1], found[2] + (more if name == "+" else -more))
            case Read(base, offset) if offset is not None and self._word.local in self._word.writer.keys.free(offset):
                return self._placed(base, offset)
            case _:
                return None

    def _placed(self, base: int, offset: Expression) -> tuple[Row, Places, int] | None:
        numbers = self._word.numbers(offset)
        if numbers is None:
            return None
        alive = self._word.alive
        places = [None if at is None or not alive >> bit & 1 else base + at for bit, at in enumerate(numbers)]
        planes = self._word.writer.storage.planes
        if self._word.total > len(numbers):
            there = [base + at for at in self._word.numbers(offset, range(self._word.total)) or [] if at is not None]
            planes.ask(min(there), max(there))
        row = planes.row([place for place in places if place is not None])
        return None if row is None else (row, places, 0)

    def _with_numbers(self, name: str, row: Row, places: Places, numbers: Places) -> Value | None:
        """The slots of a row compared with a number for each of them; None if that were many operations."""
        word = self._word
        held = word.writer.storage.planes.numbers(row)
        if name not in ("==", "!=") and len(set(numbers)) == 1 and (number := numbers[0]) is not None:
            whole = self._at_least(row, places, number + (name in (">", "<=")), held)
            return whole if name in (">", ">=") else word.inverted(whole)
        if len(set(numbers)) == 1 and (number := numbers[0]) is not None:
            wanted = {value: word.full if compared(name, value, number) else 0 for value in held}
        else:
            wanted = self._wanted(name, held, numbers)
        if len(set(wanted.values())) == 1:
            return word.known(wanted[held[0]])
        # Fewest equalities: those values for which it holds, or those for which it does not.
        holds = [value for value in held if wanted[value]]
        lacks = [value for value in held if wanted[value] != word.full]
        if min(len(lacks), len(holds)) > MOST_EQUALITIES:
            return None
        if len(lacks) < len(holds):
            whole = word.known(word.full)
            for value in lacks:
                one = word.both("and", self._equal(row, places, value), word.known(~wanted[value]))
                whole = word.both("and", whole, word.inverted(one))
            return whole
        whole = word.known(0)
        for value in holds:
            one = word.both("and", self._equal(row, places, value), word.known(wanted[value]))
            whole = word.both("or", whole, one)
        return whole

    @staticmethod
    def _wanted(name: str, held: range, numbers: Places) -> dict[int, int]:
        """For each number that a slot may hold, the word of those that it compares with."""
        return {
            value: sum(compared(name, value, one) << bit for bit, one in enumerate(numbers) if one is not None)
            for value in held
        }

    def _equal(self, row: Row, places: Places, value: int) -> Value:
        """Which slots hold a number."""
        planes, text = self._word.writer.storage.planes, text_of(row.kind)
        ones = constant(-1, row.kind).code
        code = b""
        for number in range(row.planes):
            plane = planes.plane(row, number)
            if value == 0:  # no bit in any of the planes
                code += plane + (op(f"{text}.or") if number else b"")
            else:
                code += plane + (b"" if value >> number & 1 else ones + op(f"{text}.xor"))
                code += op(f"{text}.and") if number else b""
        if value == 0:
            code += ones + op(f"{text}.xor")
        return self._gathered(row, code, 2 * row.planes, places)

    def _at_least(self, row: Row, places: Places, number: int, held: range) -> Value:
        """Which slots hold a number or more: bit by bit, from the lowest, as one compares by hand."""
        if number <= held[0]:
            return self._word.known(self._word.full)
        if number > held[-1]:
            return self._word.known(0)
        planes, text, code = self._word.writer.storage.planes, text_of(row.kind), b""
        for at in range(row.planes):
            plane = planes.plane(row, at)
            if number >> at & 1:
                code = plane + code + (op(f"{text}.and") if code else b"")
            elif code:
                code = plane + code + op(f"{text}.or")
        return self._gathered(row, code, 2 * row.planes, places)

    def sum_of(self, expression: Expression, word: Value) -> Value | None:
        """The sum of the slots that the local chooses, for the values whose bit is set; None if it is no such sum."""
        found = self._row(expression)
        if found is None or self._word.total > len(self._word.values):
            return None
        row, places, more = found
        writer, body = self._word.writer, self._word.writer.body
        held = body.fresh(word.kind)
        mask = word._replace(code=get(held), cost=0)
        code = word.code + put(held)
        whole = constant(0)
        if more:
            whole = arithmetic.operate("*", arithmetic.count_bits(mask, body), constant(more), body)
        for at in range(row.planes):
            bits = self._gathered(row, writer.storage.planes.plane(row, at), 1, places)
            several = arithmetic.count_bits(self._word.both("and", bits, mask), body)
            whole = arithmetic.operate("+", whole, arithmetic.operate("*", several, constant(1 << at), body), body)
        size, highest = len(self._word.values), writer.storage.planes.numbers(row)[-1] + more
        low, high = min(0, size * more), max(0, size * highest)
        cost = whole.cost + word.cost
        return whole._replace(code=code + whole.code, low=low, high=high, cost=cost, safe=word.safe, exact=word.exact)

    def _with_value(self, row: Row, places: Places, other: Value) -> Value:
        """Which slots hold a number that is computed."""
        word = self._word
        text = text_of(row.kind)
        widen = op("i64.extend_i32_s") if row.kind == I64 else b""
        code = b""
        for number in range(row.planes):  # the planes, turned round where the bit of the number is 0
            bit = converted(other, I32) + i32(number) + op("i32.shr_s") + i32(1) + op("i32.and")
            flip = bit + i32(1) + op("i32.sub")
            code += word.writer.storage.planes.plane(row, number) + flip + widen + op(f"{text}.xor")
            code += op(f"{text}.and") if number else b""
        whole = self._gathered(row, code, (other.cost + 5) * row.planes, places)
        if other.low < 0 or other.high >= 1 << row.planes or not other.exact:
            # A number that no slot holds may have the bits of one that they do.
            most = constant((1 << row.planes) - 1, other.kind).code
            inside = flag(other.code + most + op(f"{text_of(other.kind)}.le_u"), 1, other)
            code = converted(whole, word.kind) + word.known(0).code + inside.code + op("select")
            whole = word.number(code, 2, whole, inside)
        return whole

    def _gathered(self, row: Row, code: bytes, cost: int, places: Places) -> Value:
        """A word whose bit for each value is that of its slot; bits beyond the row are dropped."""
        word, text = self._word, text_of(row.kind)
        shifts: dict[int, int] = {}
        for bit, place in enumerate(places):
            if place is not None:
                by = place - row.first - bit
                shifts[by] = shifts.get(by, 0) | 1 << bit
        whole = word.known(0)
        for by, where in sorted(shifts.items()):
            moved = code
            if by:
                moved += (i64 if row.kind == I64 else i32)(abs(by)) + op(f"{text}.{'shr_u' if by > 0 else 'shl'}")
            if row.kind != word.kind and word.kind == I64 and by < 0:
                # A row of 32 bits moved up in a word of 64.
                moved = code + op("i64.extend_i32_u") + i64(-by) + op("i64.shl")
            elif row.kind != word.kind:
                moved += op("i32.wrap_i64" if word.kind == I32 else "i64.extend_i32_u")
            moved += word.known(where).code + op(f"{word.text}.and")
            whole = word.both("or", whole, word.number(moved, cost + 2))
        return whole
