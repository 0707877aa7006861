"""The binary format of WebAssembly: instructions as bytes, and a module with one memory.

Source:
    WebAssembly Core Specification 2.0, chapter 5 (binary format).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from struct import pack

from attrs import define, field, frozen

__all__ = [
    "F64", "I32", "I64", "Module", "block", "br", "br_if", "call", "call_indirect", "copy", "f64", "fill", "get",
    "global_get", "global_set", "i32", "i64", "loop", "memory", "op", "put", "return_call", "return_call_indirect",
    "tee", "when",
]  # fmt: skip

I32, I64, F64 = 0x7F, 0x7E, 0x7C
VOID = 0x40
LANE = 1 << 64

OPCODES = {
    "unreachable": 0x00, "return": 0x0F, "drop": 0x1A, "select": 0x1B,
    "i32.eqz": 0x45, "i32.eq": 0x46, "i32.ne": 0x47, "i32.lt_s": 0x48, "i32.lt_u": 0x49, "i32.gt_s": 0x4A,
    "i32.gt_u": 0x4B, "i32.le_s": 0x4C, "i32.le_u": 0x4D, "i32.ge_s": 0x4E, "i32.ge_u": 0x4F,
    "i64.eqz": 0x50, "i64.eq": 0x51, "i64.ne": 0x52, "i64.lt_s": 0x53, "i64.lt_u": 0x54, "i64.gt_s": 0x55,
    "i64.gt_u": 0x56, "i64.le_s": 0x57, "i64.le_u": 0x58, "i64.ge_s": 0x59, "i64.ge_u": 0x5A,
    "i32.clz": 0x67, "i32.ctz": 0x68, "i32.popcnt": 0x69, "i32.add": 0x6A, "i32.sub": 0x6B, "i32.mul": 0x6C,
    "i32.div_s": 0x6D, "i32.div_u": 0x6E, "i32.rem_s": 0x6F, "i32.rem_u": 0x70, "i32.and": 0x71, "i32.or": 0x72,
    "i32.xor": 0x73, "i32.shl": 0x74, "i32.shr_s": 0x75, "i32.shr_u": 0x76, "i32.rotl": 0x77, "i32.rotr": 0x78,
    "i64.clz": 0x79, "i64.ctz": 0x7A, "i64.popcnt": 0x7B, "i64.add": 0x7C, "i64.sub": 0x7D, "i64.mul": 0x7E,
    "i64.div_s": 0x7F, "i64.div_u": 0x80, "i64.rem_s": 0x81, "i64.rem_u": 0x82, "i64.and": 0x83, "i64.or": 0x84,
    "i64.xor": 0x85, "i64.shl": 0x86, "i64.shr_s": 0x87, "i64.shr_u": 0x88, "i64.rotl": 0x89, "i64.rotr": 0x8A,
    "f64.eq": 0x61, "f64.lt": 0x63, "f64.gt": 0x64, "f64.add": 0xA0, "f64.sub": 0xA1, "f64.mul": 0xA2,
    "f64.div": 0xA3, "f64.sqrt": 0x9F, "f64.nearest": 0x9E, "f64.convert_i32_u": 0xB8, "i64.trunc_f64_s": 0xB0,
    "i32.wrap_i64": 0xA7, "i64.extend_i32_s": 0xAC, "i64.extend_i32_u": 0xAD,
}  # fmt: skip
ACCESSES = {
    "i32.load": 0x28, "i64.load": 0x29, "i32.load8_s": 0x2C, "i32.load8_u": 0x2D, "i32.load16_s": 0x2E,
    "i32.load16_u": 0x2F, "f64.load": 0x2B, "f64.store": 0x39,
    "i32.store": 0x36, "i64.store": 0x37, "i32.store8": 0x3A, "i32.store16": 0x3B,
}  # fmt: skip


# ---- Numbers (LEB128) ----


SMALL = tuple(bytes([value]) for value in range(0x80))
"""The numbers of one byte: nearly all."""


def unsigned(value: int) -> bytes:
    """A number of at least 0."""
    if value < 0x80:  # noqa: PLR2004 seven bits a byte
        return SMALL[value]
    out = bytearray()
    while value > 0x7F:  # noqa: PLR2004 seven bits a byte
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out) + bytes([value])


def signed(value: int) -> bytes:
    """Any number."""
    if -0x40 <= value < 0x40:  # noqa: PLR2004 six bits and a sign
        return SMALL[value & 0x7F]
    out = bytearray()
    while not -0x40 <= value < 0x40:  # noqa: PLR2004 six bits and a sign
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out) + bytes([value & 0x7F])


# ---- Instructions ----


@cache
def op(*names: str) -> bytes:
    """Instructions without an immediate, by their names in the text format."""
    return bytes(OPCODES[name] for name in names)


def i32(value: int) -> bytes:
    """A constant; its low 32 bits count."""
    value &= (1 << 32) - 1
    return b"\x41" + signed(value - (1 << 32) if value >> 31 else value)


def i64(value: int) -> bytes:
    """A constant; its low 64 bits count."""
    value &= LANE - 1
    return b"\x42" + signed(value - LANE if value >> 63 else value)


def f64(value: float) -> bytes:
    """A constant."""
    return b"\x44" + pack("<d", value)


def get(local: int) -> bytes:
    """The value of a local."""
    return b"\x20" + unsigned(local)


def put(local: int) -> bytes:
    """Store into a local."""
    return b"\x21" + unsigned(local)


def tee(local: int) -> bytes:
    """Store into a local and keep the value."""
    return b"\x22" + unsigned(local)


def global_get(number: int) -> bytes:
    """The value of a global."""
    return b"\x23" + unsigned(number)


def global_set(number: int) -> bytes:
    """Store into a global."""
    return b"\x24" + unsigned(number)


def memory(name: str, offset: int, align: int = 0) -> bytes:
    """A load or store at the address on the stack plus ``offset`` bytes (at least 0).

    Args:
        name: as in the text format.
        offset: static part of the address.
        align: the alignment that may be counted on, as a power of 2.
    """
    return bytes([ACCESSES[name]]) + unsigned(align) + unsigned(offset)


def block(body: bytes, kind: int = VOID) -> bytes:
    """A block; a branch to it goes behind it."""
    return b"\x02" + bytes([kind]) + body + b"\x0b"


def loop(body: bytes) -> bytes:
    """A loop; a branch to it begins it again."""
    return b"\x03" + bytes([VOID]) + body + b"\x0b"


def when(then: bytes, other: bytes = b"", kind: int = VOID) -> bytes:
    """An ``if``; its condition is on the stack."""
    return b"\x04" + bytes([kind]) + then + (b"\x05" + other if other else b"") + b"\x0b"


def br(depth: int) -> bytes:
    """A branch to the block that so many others are inside of."""
    return b"\x0c" + unsigned(depth)


def br_if(depth: int) -> bytes:
    """A branch if the value on the stack is not 0."""
    return b"\x0d" + unsigned(depth)


def call(number: int) -> bytes:
    """A call of a function."""
    return b"\x10" + unsigned(number)


def return_call(number: int) -> bytes:
    """A call of a function that takes the place of this one."""
    return b"\x12" + unsigned(number)


def call_indirect(kind: int) -> bytes:
    """A call of the function of the table whose number is on the stack.

    Args:
        kind: the number of its type.
    """
    return b"\x11" + unsigned(kind) + b"\x00"


def return_call_indirect(kind: int) -> bytes:
    """The same in the place of this function."""
    return b"\x13" + unsigned(kind) + b"\x00"


def fill() -> bytes:
    """Set bytes of the memory; where to, to what and how many are on the stack."""
    return b"\xfc\x0b\x00"


def copy() -> bytes:
    """Copy bytes of the memory; where to, where from and how many are on the stack."""
    return b"\xfc\x0a\x00\x00"


# ---- Modules ----


@frozen
class Function:
    """A function with all that the binary format wants of it.

    Args:
        kind: the number of its type.
        code: its instructions.
        locals: the types of its locals, without the parameters.
    """

    kind: int
    code: bytes
    locals: tuple[int, ...]


@frozen
class Global:
    """A mutable global that begins at 0."""

    kind: int


@define(eq=False)
class Module:
    """A module that is being put together: functions, globals, constant data and exports around one memory.

    ``table`` holds the functions that are called by a number known only then.
    """

    types: list[bytes] = field(factory=list[bytes])
    functions: list[Function | None] = field(factory=list["Function | None"])
    globals: list[Global] = field(factory=list[Global])
    data: list[tuple[int, bytes]] = field(factory=list[tuple[int, bytes]])
    exports: list[bytes] = field(factory=list[bytes])
    table: list[int] = field(factory=list[int])

    def type(self, takes: Iterable[int], gives: Iterable[int]) -> int:
        """The number of a function type."""
        found = b"\x60" + _vector(bytes([kind]) for kind in takes) + _vector(bytes([kind]) for kind in gives)
        if found not in self.types:
            self.types.append(found)
        return self.types.index(found)

    def reserve(self) -> int:
        """The number of a function that is filled in later."""
        self.functions.append(None)
        return len(self.functions) - 1

    def fill(self, number: int, kind: int, code: bytes, kinds: tuple[int, ...]) -> None:
        """Write a reserved function.

        Args:
            number: which.
            kind: the number of its type.
            code: its instructions.
            kinds: the types of its locals, without the parameters.
        """
        self.functions[number] = Function(kind, code, kinds)

    def add_global(self, kind: int) -> int:
        """The number of a new global."""
        self.globals.append(Global(kind))
        return len(self.globals) - 1

    def export_function(self, name: str, number: int) -> None:
        """Let a function be called from outside."""
        self.exports.append(_name(name) + b"\x00" + unsigned(number))

    def export_memory(self, name: str) -> None:
        """Let the memory be read and written from outside."""
        self.exports.append(_name(name) + b"\x02\x00")

    def export_global(self, name: str, number: int) -> None:
        """Let a global be read and written from outside."""
        self.exports.append(_name(name) + b"\x03" + unsigned(number))

    def encode(self, pages: int) -> bytes:
        """The bytes of the module.

        Args:
            pages: size of the memory at the start, in units of 65536 bytes.
        """
        functions = [one for one in self.functions if one is not None]
        assert len(functions) == len(self.functions)
        zero = {I32: i32(0), I64: i64(0), F64: f64(0)}
        sections = {
            1: self.types,
            3: [unsigned(one.kind) for one in functions],
            4: [b"\x70\x00" + unsigned(len(self.table))] if self.table else [],
            5: [b"\x00" + unsigned(pages)],
            6: [bytes([one.kind, 1]) + zero[one.kind] + b"\x0b" for one in self.globals],
            7: self.exports,
            9: [b"\x00" + i32(0) + b"\x0b" + _vector(map(unsigned, self.table))] if self.table else [],
            10: [_sized(_vector(_runs(one.locals)) + one.code + b"\x0b") for one in functions],
            11: [b"\x00" + i32(at) + b"\x0b" + _sized(content) for at, content in self.data],
        }
        return b"\0asm\1\0\0\0" + b"".join(
            bytes([number]) + _sized(_vector(parts)) for number, parts in sections.items() if parts
        )


def _vector(parts: Iterable[bytes]) -> bytes:
    several = list(parts)
    return unsigned(len(several)) + b"".join(several)


def _sized(content: bytes) -> bytes:
    return unsigned(len(content)) + content


def _name(name: str) -> bytes:
    return _sized(name.encode())


def _runs(kinds: tuple[int, ...]) -> list[bytes]:
    """The types of locals as the format has them: how many of a type follow each other."""
    runs: list[tuple[int, int]] = []
    for kind in kinds:
        if runs and runs[-1][1] == kind:
            runs[-1] = (runs[-1][0] + 1, kind)
        else:
            runs.append((1, kind))
    return [unsigned(count) + bytes([kind]) for count, kind in runs]
