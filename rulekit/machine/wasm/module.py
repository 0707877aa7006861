"""A program as one module whose function ``plays`` runs whole random plays, many in one call.

Exports: ``memory``; ``plays(seed, count, output)``, where play i has seed ``seed + i`` and writes a record of
64-bit numbers (see ``Record``) to the address ``output``. It gives 1 if one of the plays was too long for a module that
counts no steps (``Compiled.short``): then all are to be played by one that counts them. Otherwise it gives 0.
It imports nothing, so any machine that runs WebAssembly may use it.
"""

from __future__ import annotations

from contextlib import suppress

from attrs import frozen

from rulekit.machine.instructions import Program
from rulekit.machine.plays import Record
from rulekit.machine.prepared import prepared
from rulekit.machine.unmetered import unmetered
from rulekit.machine.wasm import chance
from rulekit.machine.wasm.body import Frame
from rulekit.machine.wasm.encoding import (
    I32,
    I64,
    Module,
    block,
    br_if,
    get,
    i32,
    i64,
    loop,
    memory,
    op,
    put,
    tee,
    when,
)  # fmt: skip
from rulekit.machine.wasm.expressions import Expressions
from rulekit.machine.wasm.foresight import foreseen
from rulekit.machine.wasm.functions import Functions, function_body
from rulekit.machine.wasm.memory import PAGE, Memory
from rulekit.machine.wasm.owned import owned
from rulekit.machine.wasm.planes import Planes, Row, rows_for
from rulekit.machine.wasm.simplified import Simplified
from rulekit.machine.wasm.statements import Statements
from rulekit.machine.wasm.storage import Storage
from rulekit.machine.wasm.value import Unsupported, Value, constant, converted

__all__ = ["Compiled", "compile_plays"]

PASSES = 4  # how often a module is written at most until the rows that want planes are known
LARGEST_OUTPUT = 1 << 20  # bytes of records in one call


@frozen
class Compiled:
    """The bytes of a module, and what whoever calls it must know.

    Args:
        code: the module.
        record: what each play writes out.
        output: the least address that records may be written to.
        batch: how many plays fit into the memory in one call.
        short: whether it counts no steps, and so gives plays up that are long.
    """

    code: bytes
    record: Record
    output: int
    batch: int
    short: bool = False


def compile_plays(program: Program, slots: tuple[int, ...] = (), *, counting: bool = False) -> Compiled:
    """A module that runs whole random plays of a program.

    Args:
        program: what is played.
        slots: the slots whose end value each record holds.
        counting: whether it must count its steps; if not, it does only where plays of the program may be long.

    Raises:
        Unsupported: the program has something that has no WebAssembly here.
    """
    program = prepared(program)
    begun = (program.opening, program.closing)
    simplified = Simplified(program, begun=begun)
    bare = None if counting else unmetered(program, simplified.whole.routines)
    if bare is not None and bare.endless:
        with suppress(Unsupported):
            return _compiled(Simplified(bare.program, begun=begun, most=bare.most), slots)
    return _compiled(simplified, slots)


def _compiled(simplified: Simplified, slots: tuple[int, ...]) -> Compiled:
    program = simplified.program
    stored = list(simplified.stored_through_offsets())
    asked: set[tuple[int, int]] = set()
    rows = rows_for(program.slots, foreseen(simplified), stored)
    for _ in range(PASSES):
        attempt = _Attempt(simplified, rows, slots)
        asked |= attempt.planes.asked
        before, rows = rows, rows_for(program.slots, asked, stored)
        if rows == before:
            break
    unread = attempt.planes.slots & ~attempt.looked_at
    if unread:
        bare = _Attempt(simplified, before, slots, unread)
        assert not bare.looked_at & unread
        return bare.compiled
    return attempt.compiled


class _Attempt:
    """One attempt to write the module, by what earlier ones have shown.

    Args:
        simplified: the program.
        rows: those that have planes.
        slots: those that each record holds.
        unread: the slots that are looked at by their planes alone, as a mask.
    """

    def __init__(self, simplified: Simplified, rows: tuple[Row, ...], slots: tuple[int, ...], unread: int = 0) -> None:
        program = simplified.program
        self._module = Module()
        self._body = function_body([I64, I32, I32])
        shared = 0
        for routine in simplified.apart():
            shared |= simplified.whole.analysis.body(simplified.body(routine)).touched
        shared |= simplified.tried()
        self.planes = Planes(program.slots, rows, shared, self._body)
        space = Memory(self._module, program.slots, simplified.listed(), self.planes.in_memory)
        self.planes.base = space.planes
        self._storage = Storage(simplified, space, self.planes, program.slots, self._body, unread)
        kept = sum({1 << slot for slot in (program.result, program.unfinished, program.out, *slots) if slot >= 0})
        self._functions = Functions(self._module, self._storage, owned(simplified, kept))
        self._writer = Expressions(self._storage, self._body)
        self._record = Record(program.players, len(program.ranking), slots)
        self._write(simplified)
        output = space.output
        batch = max(LARGEST_OUTPUT // (8 * self._record.size), 1)
        pages = (output + 8 * self._record.size * batch + PAGE - 1) // PAGE
        self.looked_at = self._storage.looked_at
        self.compiled = Compiled(self._module.encode(pages), self._record, output, batch, simplified.most > 0)

    def _write(self, simplified: Simplified) -> None:
        body, module = self._body, self._module
        seed, left, output = range(3)
        number = module.reserve()
        begin = chance.seeded(get(seed)) + put(body.state) + i32(0) + put(body.decisions)
        begin += i32(simplified.total) + put(body.left)
        body.depth = 1  # the loop over plays
        program = simplified.program
        code = self._played(simplified, program.opening)
        if program.closing >= 0:
            with body.inside():
                closing = self._played(simplified, program.closing)
            # A play without an end is not closed.
            code += self._number(program.unfinished).code + op("i32.eqz") + when(closing)
        code += self._recorded(simplified)
        long = body.fresh()
        if simplified.most:
            code += get(long) + get(body.left) + i32(0) + op("i32.le_s", "i32.or") + put(long)
        code += get(output) + i32(8 * self._record.size) + op("i32.add") + put(output)
        code += get(seed) + i64(1) + op("i64.add") + put(seed)
        code += get(left) + i32(1) + op("i32.sub") + tee(left) + br_if(0)
        wanted = simplified.touched()
        for slot in self._record.slots:
            wanted |= 1 << slot
        # Only now all slots that are held in locals are known.
        code = loop(self._storage.starts(wanted) + begin + code) + get(long)
        module.fill(number, module.type((I64, I32, I32), (I32,)), code, body.locals)
        module.export_function("plays", number)
        module.export_memory("memory")

    def _number(self, slot: int) -> Value:
        """The number in a slot, 0 if there is no such slot."""
        return self._storage.read(slot) if slot >= 0 else constant(0)

    def _played(self, simplified: Simplified, root: int) -> bytes:
        """The opening or the closing routine; behind it the slots of all loops have their start values."""
        body = self._body
        with body.inside():
            body.finish = body.depth
            body.frames.append(Frame(simplified.whole.routines[root].label, body.depth, b""))
            statements = Statements(self._writer, self._functions)
            code = block(statements.body(simplified.body(root)))
            body.frames.pop()
        wanted = simplified.touched() if root != simplified.roots[-1] else 0
        for slot in self._record.slots:
            wanted |= 1 << slot
        for row in simplified.gauges:
            wanted |= simplified.whole.analysis.expressions(*row).touched
        for slot in simplified.resets():
            if wanted >> slot & 1:
                code += statements.store(slot, constant(simplified.program.slots[slot].start))
        return code

    def _recorded(self, simplified: Simplified) -> bytes:
        """Code that writes a record."""
        _, _, output = range(3)
        program = simplified.program
        numbers = [
            get(self._body.decisions) + op("i64.extend_i32_u"),
            get(self._body.state),
            converted(self._number(program.result), I64),
            converted(self._number(program.unfinished), I64),
            converted(self._number(program.out), I64),
            *(converted(self._writer.value(one), I64) for row in simplified.gauges for one in row),
            *(converted(self._storage.read(slot), I64) for slot in self._record.slots),
        ]
        return b"".join(get(output) + number + memory("i64.store", 8 * at, 3) for at, number in enumerate(numbers))
