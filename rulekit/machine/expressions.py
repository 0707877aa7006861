"""Bounded expressions as Python text; only integers and names made here enter it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from rulekit.machine import comprehensions
from rulekit.machine.answers import answered
from rulekit.machine.bounded import is_condition
from rulekit.machine.instructions import (
    Aggregate,
    Bits,
    Choice,
    Compare,
    Const,
    Expression,
    Invert,
    Local,
    Logic,
    Lookup,
    Operate,
    Reach,
    Read,
)
from rulekit.machine.rows import stride
from rulekit.machine.simplify_values import ValueSimplifier

__all__ = ["Level", "Names", "Want", "Writer"]


class Want(Enum):
    """What is expected of the value of a text."""

    TEST = "anything true or false"
    NUMBER = "an int, or a bool standing for one"
    INTEGER = "an int that is no bool"


class Level:
    """How tightly Python binds the outermost operator of a text."""

    LOOSE = 0
    OR = 1
    AND = 2
    NOT = 3
    COMPARE = 4
    BAR = 5
    CARET = 6
    AMPERSAND = 7
    SHIFT = 8
    SUM = 9
    PRODUCT = 10
    ATOM = 12


FIRST_READ = re.compile(r"((?:not )?\(*)(s\[(?:v\d+|s\[\d+\]) [+-] \d+\])")
"""A slot at the place of a number, where it is the first that a condition reads."""
OFTEN = 3
"""To be named, a slot must be read so often in one condition."""
OPERATORS = {"+": Level.SUM, "-": Level.SUM, "*": Level.PRODUCT, "//": Level.PRODUCT} | {
    "&": Level.AMPERSAND,
    "|": Level.BAR,
    "^": Level.CARET,
}
COMPARISONS = {op: op for op in ("==", "!=", "<", "<=", ">", ">=")}
Text = tuple[str, int]


class Names:
    """The names of one generated module: new ones, and those of its constant rows."""

    def __init__(self) -> None:
        self.rows: dict[tuple[int, ...], str] = {}
        self.masks: set[tuple[int, int]] = set()
        self._count = 0

    def fresh(self, letter: str) -> str:
        """A name that nothing else has."""
        self._count += 1
        return f"{letter}{self._count}"

    def row(self, numbers: tuple[int, ...]) -> str:
        """The name of a constant row."""
        return self.rows.setdefault(numbers, f"t{len(self.rows)}")

    def members(self, size: int, base: int) -> str:
        """The name of the table of what is in each mask of so many bits, with ``base`` added to each."""
        self.masks.add((size, base))
        return f"bits{size}from{base}"


class Writer:
    """Writes the expressions of one function.

    Args:
        names: of the module.
        simplifier: knows how far the offsets reach.
        slots: how many slots the program has.
        checked: whether every place read is to be verified.
        tabling: whether a test may become a row, which takes time to make and is worth it where much is played.
    """

    def __init__(
        self, names: Names, simplifier: ValueSimplifier, slots: int, *, checked: bool, tabling: bool = False
    ) -> None:
        self.names = names
        self.slots = slots
        self.checked = checked
        self.local_slots: dict[int, str] = {}
        self.elements: dict[tuple[int, Expression | None, int], str] = {}
        self.hoisted: dict[Read | Aggregate | Reach, str] = {}
        self.frugal = False  # where Python forbids to name a value on the way
        self.tabling = tabling
        self._simplifier = simplifier

    def test(self, expression: Expression) -> str:
        """Text that is true when the value is not 0, fit for a condition anywhere."""
        text = bound(self.write(expression, Want.TEST), Level.OR)
        first = None if self.checked or self.frugal else FIRST_READ.match(text)
        if first is None or text.count(first[2]) < OFTEN:
            return text
        name = self.names.fresh("w")  # what is read first is read whatever the rest is, and nothing is stored meanwhile
        return f"{first[1]}({name} := {first[2]}){text[first.end() :].replace(first[2], name)}"

    def integer(self, expression: Expression) -> str:
        """Text whose value is an int."""
        return self.write(expression, Want.INTEGER)[0]

    def number(self, expression: Expression, level: int) -> str:
        """Text of an int or a bool that binds at least as tightly as ``level``."""
        return bound(self.write(expression, Want.NUMBER), level)

    def within(self, offset: Expression) -> bool:
        """Whether an offset can never lead out of the vector."""
        _, first, last = self._simplifier.offsets.get(id(offset), (offset, -1, -1))
        return first >= 0 and last < self.slots

    def plain(self, expression: Expression) -> bool:
        """Whether nothing inside an expression can look outside the slots or a row, in any state."""
        return comprehensions.harmless(expression, self)

    @contextmanager
    def plainly(self) -> Iterator[None]:
        """While it lasts, no value is named on the way."""
        before, self.frugal = self.frugal, True
        yield
        self.frugal = before

    def write(self, expression: Expression, want: Want) -> Text:
        """Text, and how tightly it binds."""
        match expression:
            case Const(value):
                return f"{value:d}", Level.PRODUCT if value < 0 else Level.ATOM
            case Read(base, offset):
                return self.read(base, offset), Level.ATOM
            case Local(number):
                return f"x{number}", Level.ATOM
            case Operate(op, left, right):
                return self._operate(op, left, right, want)
            case Logic() if self.tabling and (row := answered(expression, self.bounds)) is not None:
                asked, answers = row
                text = f"{self.names.row(answers)}[{self.read(asked.base, asked.offset)}]"
                return text, Level.ATOM
            case Compare() | Logic() | Invert():
                return self._condition(expression, want)
            case Choice(condition, then, other):
                yes, no = self.write(then, want), self.write(other, want)
                return f"{bound(yes, Level.OR)} if {bound(self.write(condition, Want.TEST), Level.OR)} else {no[0]}", 0
            case Lookup(row, index):
                inner = self.integer(index)
                text = f"entry({self.names.row(row)}, {inner})" if self.checked else f"{self.names.row(row)}[{inner}]"
                return text, Level.ATOM
            case Bits(_, mask, index):
                if index is None:
                    return f"{bound(self.write(mask, Want.INTEGER), Level.ATOM)}.bit_count()", Level.ATOM
                return self._has(mask, index, want)
            case Reach() | Aggregate("mask") if self.hoisted and (known := self.hoisted.get(expression)):
                return known, Level.ATOM
            case Reach(start, within, steps):
                places = f"{self.integer(start)}, {self.integer(within)}, {self.names.row(steps)}"
                return f"reach({places})", Level.ATOM
            case Aggregate():
                return self._as_wanted(comprehensions.write(expression, self), expression, want)

    def read(self, base: int, offset: Expression | None) -> str:
        """The text of a slot."""
        if offset is None:
            return self.local_slots.get(base) or f"s[{base:d}]"
        for (first, rest, local), name in self.elements.items():
            if first == base and stride(offset, local) == (rest,):
                return name
        if self.hoisted and (known := self.hoisted.get(Read(base, offset))):
            return known
        place = self.place(base, offset)
        return f"fetch(s, {place})" if self.checked else f"s[{place}]"

    def place(self, base: int, offset: Expression) -> str:
        """The text of the index ``base + offset``."""
        text = self.number(offset, Level.SUM)
        return f"{text} + {base}" if base > 0 else f"{text} - {-base}" if base < 0 else text

    def _has(self, mask: Expression, index: Expression, want: Want) -> Text:
        bits = self.number(mask, Level.SHIFT)
        if isinstance(index, Const) and (want is Want.TEST or index.value == 0):
            return f"{bits} & {1 << index.value:d}", Level.AMPERSAND
        return f"{bits} >> {self.number(index, Level.SUM)} & 1", Level.AMPERSAND

    def bounds(self, expression: Expression) -> tuple[int, int]:
        """The bounds of an expression without locals."""
        _, low, high = self._simplifier.simplified(expression, {})
        return low, high

    def _as_wanted(self, text: Text, expression: Expression, want: Want) -> Text:
        """A condition's text, made a number if one is wanted."""
        if want is Want.INTEGER and is_condition(expression):
            return f"1 if {bound(text, Level.OR)} else 0", Level.LOOSE
        return text

    def _operate(self, op: str, left: Expression, right: Expression, want: Want) -> Text:
        if op in ("min", "max"):
            return self._extreme(op, left, right, want)
        level = OPERATORS[op]
        tight = level if op in "+*" and isinstance(right, Operate) and right.op == op else level + 1
        if op == "+" and isinstance(right, Operate) and right.op == "-":
            tight = level
        inner = Want.INTEGER if level < Level.SUM and want is Want.INTEGER else Want.NUMBER
        first = bound(self.write(left, inner), level)
        if op == "+" and isinstance(right, Const) and right.value < 0:
            return f"{first} - {-right.value}", level
        return f"{first} {op} {bound(self.write(right, Want.NUMBER), tight)}", level

    def _extreme(self, op: str, left: Expression, right: Expression, want: Want) -> Text:
        parts = [*chained(op, left), *chained(op, right)]
        want = Want.INTEGER if want is Want.INTEGER else Want.NUMBER
        if len(parts) > 2 or self.frugal:  # noqa: PLR2004 two operands are compared in place
            return f"{op}({', '.join(self.write(part, want)[0] for part in parts)})", Level.ATOM
        sides: list[tuple[str, str]] = []
        for part in parts:
            text = bound(self.write(part, want), Level.BAR)
            if isinstance(part, Const | Local) or (isinstance(part, Read) and part.offset is None):
                sides.append((text, text))
            else:
                name = self.names.fresh("w")
                sides.append((f"({name} := {text})", name))
        (first, one), (second, other) = sides
        return f"{one} if {first} {'<' if op == 'min' else '>'} {second} else {other}", Level.LOOSE

    def _condition(self, expression: Compare | Logic | Invert, want: Want) -> Text:
        match expression:
            case Compare(op, left, Const(0)) if op in ("==", "!=") and want is Want.TEST:
                text = self.write(left, Want.TEST)
                return text if op == "!=" else (f"not {bound(text, Level.NOT)}", Level.NOT)
            case Compare(op, left, right):
                sign = COMPARISONS[op]
                text = f"{self.number(left, Level.BAR)} {sign} {self.number(right, Level.BAR)}", Level.COMPARE
            case Invert(part):
                text = f"not {bound(self.write(part, Want.TEST), Level.NOT)}", Level.NOT
            case Logic(op, parts):
                level = Level.AND if op == "and" else Level.OR
                # Python's `and` gives one of its parts, so a number that is no condition must not leave it.
                inner = want if want is Want.TEST else Want.NUMBER
                word = " and " if op == "and" else " or "
                text = word.join(bound(self.write(part, inner), level + 1) for part in parts), level
        return self._as_wanted(text, expression, want)


def bound(text: Text, level: int) -> str:
    """The text alone, in parentheses if it binds less tightly than ``level``."""
    return text[0] if text[1] >= level else f"({text[0]})"


def chained(op: str, expression: Expression) -> list[Expression]:
    """The operands of a chain of one operator."""
    match expression:
        case Operate(inner, left, right) if inner == op:
            return [*chained(op, left), *chained(op, right)]
        case _:
            return [expression]
