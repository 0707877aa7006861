"""Trying out, as WebAssembly: all slots and planes are copied and put back, and vectors to go on from are kept apart.

Vectors that were noted stand one behind the other; a table of their numbers, found by what a vector is, tells which
were noted before, and a stack which of them nothing was gone on from yet. An entry of the table bears the number of the
``Explore`` it belongs to, so that nothing has to be cleared when the next one begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

from rulekit.machine.instructions import Attempt, Const, Explore
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import (
    I32,
    I64,
    Module,
    block,
    br,
    br_if,
    call,
    copy,
    get,
    global_get,
    global_set,
    i32,
    i64,
    loop,
    memory,
    op,
    put,
    tee,
    when,
)  # fmt: skip
from rulekit.machine.wasm.memory import Memory
from rulekit.machine.wasm.value import Unsupported

if TYPE_CHECKING:  # ways are made of statements
    from rulekit.machine.wasm.statements import Statements

__all__ = ["Ways"]

NEVER = Const(0)
ENTRY, NUMBER, WORD = 8, 4, 8  # bytes of an entry of the table, of a number on the stack, of a word of a vector
LEAST_ENTRIES = 16
LARGEST = 1 << 27  # bytes for all vectors
FACTOR = 0x9E3779B97F4A7C15
TURN, FOLD = 29, 32


@define(eq=False)
class Ways:
    """What trying out takes of a module: three places in its memory, four globals and a function.

    Args:
        module: that is being written.
        space: its memory.
    """

    module: Module
    space: Memory
    _most: int = field(default=0, init=False)
    _noting: dict[int, int] = field(factory=dict[int, int], init=False)
    _table: int = field(default=0, init=False)
    _stack: int = field(default=0, init=False)
    _vectors: int = field(default=0, init=False)
    _open: list[Explore] = field(factory=list[Explore], init=False)
    _begun: int = field(default=-1, init=False)
    _count: int = field(default=-1, init=False)
    _top: int = field(default=-1, init=False)
    _full: int = field(default=-1, init=False)

    @property
    def _size(self) -> int:
        """The bytes of a vector: slots, then planes."""
        return self.space.list - self.space.slots

    @property
    def _entries(self) -> int:
        """How many entries the table has: a power of 2, and never all of them taken."""
        return max(LEAST_ENTRIES, 1 << (2 * self._most).bit_length())

    def prepare(self, most: int) -> None:
        """Have room for so many vectors.

        Raises:
            Unsupported: that is more than the memory has.
        """
        if self._begun >= 0:
            return
        self._most = most
        if most * (self._size + NUMBER) + self._entries * ENTRY > LARGEST:
            message = f"{most} ways of {self._size} bytes are tried out"
            raise Unsupported(message)
        self._table = self.space.reserve(self._entries * ENTRY)
        self._stack = self.space.reserve(most * NUMBER)
        self._vectors = self.space.reserve((most + 1) * self._size)
        self._begun, self._count, self._top, self._full = (self.module.add_global(I32) for _ in range(4))

    # ---- What is put back ----

    def attempt(self, one: Attempt, statements: Statements) -> bytes:
        """Code of an ``Attempt``."""
        keep, back = self._putting_back(one.kept, statements)
        return keep + statements.body(one.body) + back

    def _putting_back(self, kept: int, statements: Statements) -> tuple[bytes, bytes]:
        """Code that copies the vector, and that puts it back behind what was done, but for one slot."""
        before = self.space.reserve(self._size)
        return self._copied(i32(before), i32(self.space.slots)), self._loaded(i32(before), kept, statements)

    def _copied(self, to: bytes, source: bytes) -> bytes:
        return to + source + i32(self._size) + copy()

    def _loaded(self, source: bytes, kept: int, statements: Statements) -> bytes:
        """Code that makes a vector the state, in which one slot stays what it is."""
        value = statements.storage.read(kept)
        held = statements.writer.body.fresh(value.kind)
        code = value.code + put(held) + self._copied(i32(self.space.slots), source)
        return code + statements.store(kept, value._replace(code=get(held), cost=0))

    # ---- What is gone on from ----

    def explore(self, one: Explore, statements: Statements) -> bytes:
        """Code of an ``Explore``."""
        self.prepare(one.most)
        if one.most > self._most:
            message = "ways are tried out within different limits"
            raise Unsupported(message)
        writer = statements.writer
        keep, back = self._putting_back(one.kept, statements)
        code = keep + global_get(self._begun) + i32(1) + op("i32.add") + global_set(self._begun)
        code += b"".join(i32(0) + global_set(number) for number in (self._count, self._top, self._full))
        self._open.append(one)
        code += self.note()
        with writer.body.inside(2):
            turn = global_get(self._top) + op("i32.eqz") + global_get(self._full) + op("i32.or") + br_if(1)
            if one.until != NEVER:
                turn += writer.test(one.until).code + br_if(1)
            turn += global_get(self._top) + i32(1) + op("i32.sub") + global_set(self._top)
            place = global_get(self._top) + i32(NUMBER) + op("i32.mul") + memory("i32.load", self._stack, 2)
            turn += self._loaded(self._vector(place), one.kept, statements)
            turn += statements.body(one.step) + br(0)
        self._open.pop()
        code += block(loop(turn)) + back
        if one.beyond:
            asked = global_get(self._full)
            if one.until != NEVER:
                asked += writer.test(one.until).code + op("i32.eqz", "i32.and")
            with writer.body.inside():
                code += asked + when(statements.body(one.beyond))
        return code

    def _vector(self, number: bytes) -> bytes:
        """Code of the address of a noted vector."""
        return number + i32(self._size) + op("i32.mul") + i32(self._vectors) + op("i32.add")

    def note(self) -> bytes:
        """Code of a ``Note``."""
        around = self._open[-1]
        return i32(around.most) + call(self._function(around.kept))

    def _function(self, kept: int) -> int:
        """``note(most)``, where one slot counts for nothing."""
        if kept not in self._noting:
            self._noting[kept] = self.module.reserve()
            body = Body([I32])
            code = self._noted(kept, body)
            self.module.fill(self._noting[kept], self.module.type((I32,), ()), code, body.locals)
        return self._noting[kept]

    def _noted(self, kept: int, body: Body) -> bytes:
        """The vector is copied behind those that were noted; if it is another than those, it is one of them."""
        vector, at, hashed, entry, other = body.fresh(), body.fresh(), body.fresh(I64), body.fresh(I64), body.fresh()
        width = self.space.width
        code = self._vector(global_get(self._count)) + put(vector)
        code += self._copied(get(vector), i32(self.space.slots))
        zero = i64(0) + memory("i64.store", width * kept, 2) if width == WORD else i32(0) + memory(
            "i32.store", width * kept, 2
        )  # fmt: skip
        code += get(vector) + zero
        word = get(vector) + get(at) + op("i32.add") + memory("i64.load", 0, 2)
        mixed = get(hashed) + i64(TURN) + op("i64.rotl") + word + op("i64.xor") + i64(FACTOR) + op("i64.mul")
        turn = mixed + put(hashed) + get(at) + i32(WORD) + op("i32.add") + tee(at) + i32(self._size) + op("i32.lt_u")
        code += i32(0) + put(at) + loop(turn + br_if(0))
        folded = get(hashed) + get(hashed) + i64(FOLD) + op("i64.shr_u", "i64.xor") + i64(FACTOR) + op("i64.mul")
        place = body.fresh()
        code += folded + i64(FOLD) + op("i64.shr_u", "i32.wrap_i64") + put(place)
        # The table, from where the vector would stand.
        turn = get(place) + i32(self._entries - 1) + op("i32.and") + i32(ENTRY.bit_length() - 1) + op("i32.shl")
        turn += tee(place) + memory("i64.load", self._table, 3) + tee(entry) + i64(FOLD) + op("i64.shr_u")
        turn += op("i32.wrap_i64") + global_get(self._begun) + op("i32.ne") + br_if(1)
        turn += self._vector(get(entry) + op("i32.wrap_i64")) + put(other) + i32(0) + put(at)
        left = get(vector) + get(at) + op("i32.add") + memory("i64.load", 0, 2)
        right = get(other) + get(at) + op("i32.add") + memory("i64.load", 0, 2)
        same = left + right + op("i64.ne") + br_if(1) + get(at) + i32(WORD) + op("i32.add") + tee(at)
        same += i32(self._size) + op("i32.lt_u") + br_if(0) + op("return")
        turn += block(loop(same))
        turn += get(place) + i32(ENTRY.bit_length() - 1) + op("i32.shr_u") + i32(1) + op("i32.add") + put(place) + br(0)
        code += block(loop(turn))
        over = global_get(self._count) + get(0) + op("i32.ge_u")
        code += over + when(i32(1) + global_set(self._full) + op("return"))
        number = global_get(self._count) + op("i64.extend_i32_u")
        begun = global_get(self._begun) + op("i64.extend_i32_u") + i64(FOLD) + op("i64.shl")
        code += get(place) + begun + number + op("i64.or") + memory("i64.store", self._table, 3)
        top = global_get(self._top) + i32(NUMBER) + op("i32.mul")
        code += top + global_get(self._count) + memory("i32.store", self._stack, 2)
        code += global_get(self._top) + i32(1) + op("i32.add") + global_set(self._top)
        return code + global_get(self._count) + i32(1) + op("i32.add") + global_set(self._count)
