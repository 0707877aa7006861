"""Tests over the values of a local as bit operations: bit x of one word says what the test says of x.

A comparison of a row of slots with a number is an operation on the row's bit planes (``planes.py``); what depends on
the local alone is a constant; what depends on it and on one other number is a table of words. ``any`` is then a test
for zero, ``count`` a count of bits, and options are drawn without being listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING

from rulekit.machine import bounded
from rulekit.machine.instructions import Aggregate, Bits, Compare, Const, Expression, Invert, Local, Logic, Reach, Read
from rulekit.machine.rows import free, parts
from rulekit.machine.tabulated import Unknown, entries
from rulekit.machine.wasm import arithmetic, wide
from rulekit.machine.wasm.encoding import I64, get, op, put
from rulekit.machine.wasm.matching import Match
from rulekit.machine.wasm.value import Value, constant, converted, kind_of_bits, sign_mask, text_of

if TYPE_CHECKING:  # expressions of all kinds write each other
    from rulekit.machine.wasm.expressions import Expressions

__all__ = ["LONGEST", "Word", "sum_of", "word_of", "words_of"]

LONGEST = 63  # bits of a word that is used as a number
FULLEST = 64  # bits of a word that stands beside others
MOST_ENTRIES = 512  # words of a table
DEAREST = 30  # a part that costs more is not computed for a word
MOST_GROUPS = 16
MOST_SHIFTS = 4  # ways in which bits are moved within one mask
FLIPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}


def word_of(test: Expression, local: int, size: int, writer: Expressions) -> Value | None:
    """The word of a test over 1 to 63 values of a local; None if it has none."""
    return Word(writer, local, range(size), size).of(test) if 0 < size <= LONGEST else None


def words_of(test: Expression, local: int, size: int, writer: Expressions) -> list[Value] | None:
    """The words of a test over more values, 64 in each; None if it has none."""
    found = []
    for start in range(0, size, FULLEST):
        one = Word(writer, local, range(start, min(start + FULLEST, size)), size).of(test)
        if one is None:
            return None
        found.append(one)
    return found


def sum_of(value: Expression, test: Expression, local: int, size: int, writer: Expressions) -> Value | None:
    """The sum of slots over the values of a local that pass a test; None if it takes a loop."""
    word = word_of(test, local, size, writer)
    return None if word is None else Match(Word(writer, local, range(size), size)).sum_of(value, word)


class Word:
    """One word.

    Args:
        writer: of the function.
        local: the local that is tested.
        values: those of its values that the bits stand for.
        total: how many values it has; the others are in other words, and then all have 64 bits.
    """

    def __init__(self, writer: Expressions, local: int, values: range, total: int) -> None:
        self.writer = writer
        self.local, self.values, self.total = local, values, total
        self.full = (1 << len(values)) - 1
        self.kind = kind_of_bits(total)
        self.text = text_of(self.kind)
        self.bit_values = [1 << bit for bit in range(len(values))]
        self.alive = self.full  # the bits for which what stands before in an `and` can hold

    def of(self, test: Expression) -> Value | None:
        """The word of a test, or None if it has none."""
        if self.local not in self.writer.keys.free(test):
            return self._same(test)
        try:
            return self.known(self.column(test))
        except Unknown:
            pass
        match test:
            case Logic(name, several):
                return self._logic(name, several)
            case Invert(part):
                word = self.of(part)
                return None if word is None else self.inverted(word)
            case Bits("has", mask, Local(number)) if number == self.local and self.local not in free(mask):
                return self._mask(mask)
            case Bits("has", mask, index) if index is not None and self.local not in free(mask):
                word = self._moved(mask, index)
                if word is not None:
                    return word
            case Compare(name, left, right):
                match = Match(self)
                word = match.compare(name, left, right)
                if word is None:
                    word = match.compare(FLIPPED.get(name, name), right, left)
                if word is not None:
                    return word
            case _:
                pass
        return self._by_number(test)

    # ---- Parts of words ----

    def number(self, code: bytes, cost: int, *values: Value) -> Value:
        """A word made of values."""
        safe, exact = all(one.safe for one in values), all(one.exact for one in values)
        low, high = (0, self.full) if len(self.values) <= LONGEST else (-1 << 63, (1 << 63) - 1)
        return Value(code, self.kind, low, high, cost + sum(one.cost for one in values), safe, exact)

    def known(self, word: int) -> Value:
        """A word that is known."""
        word &= self.full
        return constant(word - (1 << 64) if word >> 63 else word, self.kind)

    def bits(self, word: Value) -> int | None:
        """The bits of a word that is known; None of another."""
        return word.low & self.full if word.is_known else None

    def both(self, name: str, left: Value, right: Value) -> Value:
        """``and``, ``or``, ``xor`` of two words."""
        for one, other in ((left, right), (right, left)):
            known = self.bits(one)
            if known == 0:
                return one if name == "and" else other
            if known == self.full and name != "xor":
                return other if name == "and" else one
        code = converted(left, self.kind) + converted(right, self.kind) + op(f"{self.text}.{name}")
        return self.number(code, 1, left, right)

    def inverted(self, word: Value) -> Value:
        """The word whose bits are the others."""
        known = self.bits(word)
        return self.both("xor", word, self.known(self.full)) if known is None else self.known(~known)

    def table(self, words: Sequence[int], index: Value) -> Value | None:
        """The word of a table that stands at ``index - index.low``."""
        if all(one == words[0] for one in words):
            return self.known(words[0])
        moved = arithmetic.operate("-", index, constant(index.low), self.writer.body)
        found = self.writer.lookup(tuple(one - (1 << 64) if one >> 63 else one for one in words), moved)
        return self.number(converted(found, self.kind), 0, found) if found.safe else None

    def column(self, test: Expression) -> int:
        """The word of a test that depends on the local alone.

        Raises:
            Unknown: it depends on something else.
        """
        # Where it looks up what there is not, the test does not hold, whatever else it says.
        return sum(compress(self.bit_values, entries(test, self.local, self.values)))

    def columns(self, test: Expression, atom: Expression, numbers: range) -> list[int]:
        """The words of a test that depends on the local and on one other number, for each value of that.

        Raises:
            Unknown: it depends on something else.
        """
        size = len(self.values)
        held = entries(test, self.local, [*self.values] * len(numbers), atom, _each(numbers, size))
        return [sum(compress(self.bit_values, held[at : at + size])) for at in range(0, len(held), size)]

    def numbers(self, expression: Expression, values: range | None = None) -> list[int | None] | None:
        """What an expression is for values of the local (its own if not said), and None where it is nothing.

        It is None if it depends on anything else.
        """
        values = self.values if values is None else values
        try:
            return entries(expression, self.local, values)
        except Unknown:
            return None

    # ---- Tests ----

    def _same(self, test: Expression) -> Value | None:
        """A test that says the same of all values."""
        if isinstance(test, Const):
            return self.known(self.full if test.value else 0)
        asked = self.writer.test(test)
        if not asked.safe or asked.cost > DEAREST:
            return None
        return self.number(sign_mask(asked, self.known(self.full), self.kind), 2, asked._replace(exact=True))

    def _logic(self, name: str, several: tuple[Expression, ...]) -> Value | None:
        whole: Value | None = self.known(self.full if name == "and" else 0)
        before = self.alive
        for part in several:
            word = self.of(part)
            # Go on after a part that is no word: the planes that the others want are asked for.
            if word is None or whole is None:
                whole = None
                continue
            whole = self.both(name, whole, word)
            known = self.bits(word)
            if known is not None:
                self.alive &= known if name == "and" else ~known
        self.alive = before
        return whole

    def _mask(self, mask: Expression) -> Value | None:
        """A test that asks a mask."""
        if wide.is_wide(mask):
            words = wide.words(mask, self.writer)
            number = self.values.start // FULLEST
            if not all(word.safe for word in words):
                return None
            if number >= len(words):
                return self.known(0)
            # The first of several words may be what computes them all.
            word = words[number] if number == 0 or not words[number].cost else None
            return None if word is None else self._cut(word)
        if self.values.start:
            return None
        word = self.writer.value(mask)
        return None if not word.safe or word.low < 0 else self._cut(word)

    def _moved(self, mask: Expression, index: Expression) -> Value | None:
        """A test that asks a mask somewhere else: its bits are moved to where the values stand."""
        if self.total > LONGEST or wide.is_wide(mask):
            return None
        places = self.numbers(index)
        if places is None:
            return None
        held = self.writer.value(mask)
        shifts: dict[int, int] = {}
        for value, place in enumerate(places):
            if place is not None and 0 <= place < held.high.bit_length():
                shifts[place - value] = shifts.get(place - value, 0) | 1 << value
        if not held.safe or not held.exact or held.low < 0 or len(shifts) > MOST_SHIFTS:
            return None
        kind = I64 if held.kind == I64 else self.kind
        text, local = text_of(kind), self.writer.body.fresh(kind)
        code = converted(held, kind) + put(local)
        moved = list[bytes]()
        for by, where in shifts.items():
            way = constant(abs(by), kind).code + op(f"{text}.shr_u" if by > 0 else f"{text}.shl") if by else b""
            moved.append(get(local) + way + constant(where, kind).code + op(f"{text}.and"))
        code += b"".join(moved) + op(f"{text}.or") * (len(moved) - 1) if moved else constant(0, kind).code
        word = Value(code, kind, 0, self.full, 4 * len(moved), held.safe)
        return self.number(converted(word, self.kind), 1 + held.cost, word)

    def _cut(self, word: Value) -> Value:
        """As many bits of a number as the word has."""
        code = converted(word, self.kind)
        if not (word.exact and word.low >= 0 and word.high <= self.full) and len(self.values) < FULLEST:
            code += self.known(self.full).code + op(f"{self.text}.and")
        return self.number(code, 1, word._replace(exact=True))

    def _by_number(self, test: Expression) -> Value | None:
        """A table of words, for a test that depends on one other number with few values."""
        atoms = self._atoms(test)
        if len(atoms) != 1 or any(self.local in self.writer.keys.free(atom) for atom in atoms):
            return self._by_groups(test)
        (atom,) = atoms
        if wide.is_wide(atom):
            return None
        index = self.writer.value(atom)
        low, high = index.low, index.high
        match test:
            case Compare(_, left, right) if atom in (left, right):
                known = [one for one in self.numbers(right if left == atom else left) or [] if one is not None]
                if known:  # beyond these all answers stay the same
                    low, high = max(low, min(known) - 1), min(high, max(known) + 1)
                    if index.low < low:
                        index = arithmetic.operate("max", index, constant(low), self.writer.body)
                    if index.high > high:
                        index = arithmetic.operate("min", index, constant(high), self.writer.body)
            case _:
                pass
        if high - low >= MOST_ENTRIES or high < low or (index.low, index.high) != (low, high):
            return None
        try:
            return self.table(self.columns(test, atom, range(low, high + 1)), index)
        except Unknown:
            return None

    def _atoms(self, expression: Expression) -> set[Expression]:
        """The largest parts that do not depend on the local and are no constants; and aggregates, whatever they are."""
        if isinstance(expression, Const):
            return set()
        if isinstance(expression, Aggregate | Reach) or self.local not in self.writer.keys.free(expression):
            return {expression}
        return {atom for part in parts(expression) for atom in self._atoms(part)}

    def _by_groups(self, test: Expression) -> Value | None:
        """Tables of words, for a test that asks one of a few numbers, another one for some values of the local."""
        # What depends on another local as well differs from pass to pass of the loop around.
        if not _has_aggregate(test) or self.writer.keys.free(test) != {self.local}:
            return None
        groups: dict[Expression | None, list[tuple[int, Expression]]] = {}
        plain = self.writer.storage.simplified.plain
        for bit, value in enumerate(self.values):
            one = bounded.truth(plain.simplified(test, {self.local: bounded.known(value)})).expression
            found = _largest(one)
            if len(found) > 1:
                return None
            groups.setdefault(next(iter(found), None), []).append((bit, one))
            if len(groups) > MOST_GROUPS:
                return None
        whole: Value | None = self.known(0)
        for atom, members in groups.items():
            word = self._group(atom, members)
            if word is None or whole is None:
                return None
            whole = self.both("or", whole, word)
        return whole

    def _group(self, atom: Expression | None, members: list[tuple[int, Expression]]) -> Value | None:
        if atom is None:
            return self.known(sum(bool(entries(one, self.local, (0,))[0]) << bit for bit, one in members))
        if free(atom) or wide.is_wide(atom):
            return None
        index = self.writer.value(atom)
        if index.high - index.low >= MOST_ENTRIES or index.cost > DEAREST:
            return None
        numbers = range(index.low, index.high + 1)
        words = [0] * len(numbers)
        try:
            for bit, one in members:
                for at, held in enumerate(entries(one, self.local, [0] * len(numbers), atom, numbers)):
                    words[at] |= bool(held) << bit
        except Unknown:
            return None
        return self.table(words, index)


def _each(numbers: range, size: int) -> list[int]:
    """Each number so many times."""
    return [one for one in numbers for _ in range(size)]


def _has_aggregate(expression: Expression) -> bool:
    return isinstance(expression, Aggregate | Reach) or any(map(_has_aggregate, parts(expression)))


def _largest(expression: Expression) -> set[Expression]:
    """The largest aggregates and slots in an expression."""
    if isinstance(expression, Aggregate | Reach | Read):
        return {expression}
    return {one for part in parts(expression) for one in _largest(part)}
