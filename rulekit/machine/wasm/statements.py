"""Instructions of a program as WebAssembly; decisions are taken at random in place, so that nothing pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.machine.instructions import (
    Abandon,
    Attempt,
    Call,
    Chance,
    Const,
    Decide,
    Explore,
    Expression,
    Finish,
    If,
    Instruction,
    Leave,
    Note,
    Pool,
    Read,
    Repeat,
    Store,
    Sweep,
)
from rulekit.machine.rows import limited
from rulekit.machine.unmetered import ENDLESS
from rulekit.machine.wasm import arithmetic
from rulekit.machine.wasm.body import Frame
from rulekit.machine.wasm.chance import draw, draw_at_most
from rulekit.machine.wasm.decisions import decide
from rulekit.machine.wasm.encoding import (
    I32,
    block,
    br,
    br_if,
    call,
    get,
    global_get,
    global_set,
    i32,
    loop,
    op,
    put,
    tee,
    when,
)  # fmt: skip
from rulekit.machine.wasm.expressions import Expressions
from rulekit.machine.wasm.value import Unsupported, Value, constant, converted

if TYPE_CHECKING:  # functions are made of statements
    from rulekit.machine.wasm.functions import Functions

__all__ = ["Statements"]

ALWAYS, NEVER = Const(1), Const(0)
LARGEST_POOL = 31  # dice whose mask is one number of 32 bits


class Statements:
    """Writes the instructions of one function.

    Args:
        writer: of the function.
        functions: the routines that are functions of their own.
    """

    def __init__(self, writer: Expressions, functions: Functions) -> None:
        self.writer = writer
        self.storage = writer.storage
        self._functions = functions
        self._analysis = writer.storage.simplified.whole.analysis
        self._slots = writer.storage.simplified.program.slots

    def body(self, instructions: tuple[Instruction, ...]) -> bytes:
        """Code of instructions in order."""
        return b"".join(map(self.instruction, instructions))

    def instruction(self, one: Instruction) -> bytes:
        """Code of one instruction."""
        body = self.writer.body
        match one:
            case Store(base, value, offset):
                return self._stored(base, offset, self.writer.value(value))
            case If(condition, then, other):
                asked = self.writer.test(condition).code
                with body.inside():
                    return asked + when(self.body(then), self.body(other))
            case Repeat():
                return self._repeat(one)
            case Sweep():
                return self._sweep(one)
            case Call(routine):
                return self._call(routine)
            case Leave(label):
                return self._leave(label)
            case Finish():
                return self.finish()
            case Abandon(slot, loop):
                return self.store(slot, constant(loop)) + self.finish()
            case Decide():
                return decide(one, self)
            case Chance(base, outcomes, offset, _, None):
                return self._stored(base, offset, draw(constant(outcomes), body))
            case Chance(base, outcomes, offset, _, bound):
                assert bound is not None
                return self._stored(base, offset, draw_at_most(self.writer.value(bound), outcomes, body))
            case Pool():
                return self._pool(one)
            case Attempt():
                return self._functions.ways.attempt(one, self)
            case Explore():
                return self._functions.ways.explore(one, self)
            case Note():
                return self._functions.ways.note()

    def store(self, slot: int, value: Value) -> bytes:
        """Code that puts a number into a slot."""
        return self.storage.write(slot, value, self.writer.body)

    def _stored(self, base: int, offset: Expression | None, value: Value) -> bytes:
        if offset is None:
            return self.store(base, value)
        return self.storage.write_at(base, self.writer.value(offset), value, self.writer.body)

    def finish(self) -> bytes:
        """Code that goes to the end of play."""
        body = self.writer.body
        said = i32(1) + put(body.finished) if body.finished >= 0 else b""
        return said + br(body.depth - body.finish)

    # ---- Loops ----

    def _start(self, slot: int) -> Value:
        return constant(self._slots[slot].start)

    def _repeat(self, one: Repeat) -> bytes:
        inside = self._analysis.body(one.body)
        seen = inside | self._analysis.expressions(one.until)
        asked = (seen.plain | seen.hidden | inside.written) >> one.counter & 1
        body = self.writer.body
        if isinstance(one.times, Const) and one.times.value >= ENDLESS:
            if asked:
                message = "a loop that counts no steps is asked for them"
                raise Unsupported(message)
            return self._endless(one)
        if asked:
            return self._counted(one)
        times = self.writer.value(one.times)
        left = body.fresh()
        begin = converted(times, I32) + put(left)
        gone = get(left) + i32(0) + op("i32.le_s") + br_if(1)
        turn = self._turn(one, b"")
        if times.high == 1:
            return begin + block(loop((gone if times.low < 1 else b"") + turn))
        less = get(left) + i32(1) + op("i32.sub") + tee(left) + i32(0) + op("i32.gt_s") + br_if(0)
        return begin + block((get(left) + i32(0) + op("i32.le_s") + br_if(0) if times.low < 1 else b"") + loop(
            turn + less))  # fmt: skip

    def _endless(self, one: Repeat) -> bytes:
        """A loop that counts no steps: the turns of all such loops of a play are counted together."""
        body = self.writer.body
        turn = self._turn(one, b"")
        less = body.fetch(2) + get(body.left) + i32(1) + op("i32.sub") + put(body.left) + body.leave(2)
        less += get(body.left) + i32(0) + op("i32.gt_s") + br_if(0)
        with body.inside():
            return block(loop(turn + less) + self.finish())

    def _turn(self, one: Repeat, resets: bytes) -> bytes:
        """A pass of a loop, from the question whether it stops."""
        body = self.writer.body
        with body.inside(2):
            until = self.writer.test(one.until).code + br_if(1) if one.until != NEVER else b""
            body.frames.append(Frame(one.label, body.depth - 1, resets))
            if resets:
                counter = self.writer.value(Read(one.counter))
                until += self.store(one.counter, arithmetic.operate("-", counter, constant(1), body))
            turn = until + self.body(one.body)
            body.frames.pop()
        return turn

    def _counted(self, one: Repeat) -> bytes:
        """A loop whose counter is read or written inside."""
        body = self.writer.body
        times = self.writer.value(one.times)
        if times.low < 0:
            times = arithmetic.operate("max", times, constant(0), body)
        begin = self.store(one.counter, times)
        resets = self.store(one.counter, self._start(one.counter))
        turn = self._turn(one, resets)
        gone = converted(self.writer.value(Read(one.counter)), I32) + i32(0) + op("i32.le_s") + br_if(1)
        return begin + block(loop(gone + turn + br(0))) + resets

    def _sweep(self, one: Sweep) -> bytes:
        inside = self._analysis.body(one.body)
        if one.start != NEVER or inside.written >> one.counter & 1:
            return self._round(one)
        body = self.writer.body
        resets = self.store(one.counter, self._start(one.counter))
        test, limit = one.test, constant(one.size)
        found, rest = limited(Read(one.counter), one.size, one.test, self.writer.bounds)
        if not self._analysis.expressions(found).touched & (inside.written | 1 << one.counter):
            test, limit = rest, self.writer.value(found)
        turn = self._swept(one, test, resets)
        counter = self.writer.value(Read(one.counter))
        begin = self.store(one.counter, constant(0))
        following = self.store(one.counter, arithmetic.operate("+", counter, constant(1), body))
        if limit.is_known:
            if limit.high <= 0:
                return begin + resets
            again = converted(counter, I32) + i32(limit.high) + op("i32.lt_s") + br_if(0)
            return begin + block(loop(turn + following + again)) + resets
        end = body.fresh()
        gone = converted(counter, I32) + get(end) + op("i32.ge_s") + br_if(1)
        before = converted(limit, I32) + put(end)
        return before + begin + block(loop(gone + turn + following + br(0))) + resets

    def _swept(self, one: Sweep, test: Expression, resets: bytes) -> bytes:
        body = self.writer.body
        with body.inside(2):
            body.frames.append(Frame(one.label, body.depth - 1, resets))
            if test == ALWAYS:
                turn = self.body(one.body)
            else:
                asked = self.writer.test(test).code
                with body.inside():
                    turn = asked + when(self.body(one.body))
            body.frames.pop()
        return turn

    def _round(self, one: Sweep) -> bytes:
        """A loop that begins anywhere, or whose counter is moved inside."""
        body = self.writer.body
        left = body.fresh()
        resets = self.store(one.counter, self._start(one.counter))
        begin = self.start_round(one) + i32(one.size) + put(left)
        turn = self._swept(one, one.test, resets)
        again = get(left) + i32(1) + op("i32.sub") + tee(left) + i32(0) + op("i32.gt_s") + br_if(0)
        return begin + block(loop(self.go_round(one) + turn + again)) + resets

    def start_round(self, one: Sweep) -> bytes:
        """Code that puts the counter of a loop one before its first value."""
        first = self.writer.value(one.start)
        at_zero = arithmetic.compare("==", first, constant(0))
        less = arithmetic.operate("-", first, constant(1), self.writer.body)
        return self.store(one.counter, arithmetic.choose(at_zero, constant(one.size - 1), less))

    def go_round(self, one: Sweep) -> bytes:
        """Code that puts the counter of a loop to its next value."""
        counter = self.writer.value(Read(one.counter))
        at_last = arithmetic.compare("==", counter, constant(one.size - 1))
        more = arithmetic.operate("+", counter, constant(1), self.writer.body)
        return self.store(one.counter, arithmetic.choose(at_last, constant(0), more))

    def _leave(self, label: int) -> bytes:
        body = self.writer.body
        code = b""
        for frame in reversed(body.frames):
            if frame.label == label:
                return code + br(body.depth - frame.depth)
            code += frame.resets
        return code + self.leave_function(label)

    def leave_function(self, label: int) -> bytes:
        """Code that goes behind a label outside this function."""
        message = f"no loop or routine around has the label {label}"
        raise ValueError(message)

    # ---- Calls ----

    def _call(self, number: int) -> bytes:
        routine = self.storage.simplified.whole.routines[number]
        body = self.writer.body
        if not routine.body:
            return b""
        if not self.storage.simplified.in_place(number):
            return self._call_function(number)
        if routine.label >= 0 and routine.label in self._analysis.body(routine.body).leaves:
            with body.inside():
                body.frames.append(Frame(routine.label, body.depth, b""))
                inner = self.body(routine.body)
                body.frames.pop()
            return block(inner)
        return self.body(routine.body)

    def _call_function(self, number: int) -> bytes:
        """A call; what travels with the play stands in globals meanwhile."""
        body, functions = self.writer.body, self._functions
        called = functions.number(number)
        before = after = b""
        for local, glob in functions.travelling(body, number) if not body.travelling else ():
            before += get(local) + global_set(glob)
            after += global_get(glob) + put(local)
        code = before + call(called) + after
        if self._analysis.body(self.storage.simplified.body(number)).finishes:
            with body.inside():
                return code + when(self.finish())
        return code

    # ---- Chance ----

    def _pool(self, one: Pool) -> bytes:
        body = self.writer.body
        if isinstance(one.which, Const):
            dice = [die for die in range(one.size) if one.which.value >> die & 1]
            return b"".join(self.store(one.base + die, self._fallen(one)) for die in dice)
        which = self.writer.value(one.which)
        if one.size > LARGEST_POOL:
            return self._long_pool(one, which)
        mask = converted(which, I32)
        if not 0 <= which.low <= which.high < 1 << one.size:
            mask += i32((1 << one.size) - 1) + op("i32.and")
        waiting, die = body.fresh(), body.fresh()
        here = Value(get(die), I32, 0, one.size - 1, 0)
        turn = get(waiting) + op("i32.ctz") + put(die)
        turn += self.storage.write_at(one.base, here, self._fallen(one), body)
        turn += get(waiting) + i32(1) + op("i32.sub") + get(waiting) + op("i32.and") + tee(waiting) + br_if(0)
        return mask + tee(waiting) + when(loop(turn))

    def _fallen(self, one: Pool) -> Value:
        """What one die of a pool shows."""
        body = self.writer.body
        drawn = draw(constant(one.outcomes), body)
        return arithmetic.operate("+", drawn, constant(one.first), body) if one.first else drawn

    def _long_pool(self, one: Pool, which: Value) -> bytes:
        """So many dice that each is asked for."""
        body = self.writer.body
        held = body.fresh(which.kind)
        mask = which._replace(code=get(held))
        code = which.code + put(held)
        for die in range(one.size):
            drawn = self._fallen(one)
            code += arithmetic.bit(mask, constant(die), body).code + when(self.store(one.base + die, drawn))
        return code
