"""A program cut at its decisions: each stretch between two is a function that goes on by calling the next in its place.

Places and the slots behind those of the program are numbered as the Python runner numbers them
(``machine/segments.py``), so a position of one is a position of the other.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.machine.instructions import Call, Const, Decide, If, Instruction, Repeat, Slot, Sweep
from rulekit.machine.segments import ENDED, FINISH, OVER
from rulekit.machine.wasm import arithmetic
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.decisions import branched, counted_options, settled, warned
from rulekit.machine.wasm.encoding import (
    I32,
    I64,
    Module,
    call,
    get,
    global_set,
    i32,
    op,
    put,
    return_call,
    return_call_indirect,
    when,
)  # fmt: skip
from rulekit.machine.wasm.expressions import Expressions
from rulekit.machine.wasm.functions import Functions
from rulekit.machine.wasm.simplified import Simplified
from rulekit.machine.wasm.statements import Statements
from rulekit.machine.wasm.storage import Storage
from rulekit.machine.wasm.value import Value, constant, converted

__all__ = ["Globals", "Segments", "extra_slots"]

NEVER, ALWAYS = Const(0), Const(1)


@frozen
class Globals:
    """The numbers of globals.

    Args:
        state: the state of chance.
        decisions: how many there were.
        left: the steps that are still allowed.
        place: where play stands when it pauses: ``OVER``, or the place of a decision.
    """

    state: int
    decisions: int
    left: int
    place: int

    @property
    def travelling(self) -> tuple[int, ...]:
        """What functions fetch and leave there."""
        return self.state, self.decisions, self.left


@frozen
class Return:
    """The end of a routine that pauses: go on where it was called."""

    routine: int


Target = int | Return


@frozen
class Mark:
    """Something around the instruction being written that a ``Leave`` may leave; its resets are code."""

    label: int
    target: Target
    resets: bytes


def pausing(simplified: Simplified) -> list[int]:
    """The routines that are cut: those that play begins with, and those that decide."""
    analysis = simplified.whole.analysis
    several = range(len(simplified.whole.routines))
    return [one for one in several if one in simplified.roots or analysis.body(simplified.body(one)).decides]


def extra_slots(simplified: Simplified) -> tuple[Slot, ...]:
    """The slots of the machine: the phase of play, and for each routine that is cut the place behind its call."""
    return (Slot(0, 1, 0), *(Slot(0, (1 << 31) - 1, 0) for _ in pausing(simplified)))


class Stretch(Statements):
    """Writes the instructions of one function between two decisions."""

    def __init__(self, segments: Segments, marks: tuple[Mark, ...], parameters: list[int]) -> None:
        body = Body([*parameters])
        body.state, body.decisions, body.left = body.fresh(I64), body.fresh(), body.fresh()
        body.travelling = segments.globals.travelling
        super().__init__(Expressions(segments.storage, body), segments.functions)
        self._segments = segments
        self._marks = marks

    def leave_function(self, label: int) -> bytes:
        """Go to the place behind the label."""
        code = b""
        for mark in reversed(self._marks):
            code += mark.resets
            if mark.label == label:
                return code + self._segments.go(mark.target)
        return super().leave_function(label)

    def finish(self) -> bytes:
        """Go to the end of play."""
        return self._segments.go(FINISH)


class Segments:
    """The functions of one program.

    After construction: ``places`` (how many there are from 0 on; in the table of the module they come first) and
    ``decisions`` (their functions stand behind, that of place ``-1 - i`` as number i), and ``most`` (the most options
    that one of them may have).

    Args:
        module: takes the functions.
        storage: all slots stand in memory, those of the machine behind the others.
        functions: the routines that do not decide and are functions of their own.
        numbers: the globals.
        choose: the number of a function that takes how many options there are, the number of the decision and the
            player, and gives the number of the option taken, or -1 to pause.
    """

    def __init__(self, module: Module, storage: Storage, functions: Functions, numbers: Globals, choose: int) -> None:
        self.storage, self.functions, self.globals = storage, functions, numbers
        self._module, self._choose = module, choose
        self._kind = module.type((), ())
        self._simplified = storage.simplified
        self._analysis = self._simplified.whole.analysis
        self._slots = self._simplified.program.slots
        self.decisions: list[int] = []
        self.most = 1
        self._places = [module.reserve() for _ in range(ENDED + 1)]
        self._ends: dict[Return, int] = {}
        self._waiting: list[tuple[int, tuple[Instruction, ...], Target, tuple[Mark, ...]]] = []
        found = pausing(self._simplified)
        self.phase = len(self._slots)
        self._returns = {routine: self.phase + 1 + at for at, routine in enumerate(found)}
        self.entries = {routine: self._place() for routine in found}
        self._write_ends()
        for routine in found:
            self._write(routine)
        module.table = [*self._places, *self.decisions]

    @property
    def places(self) -> int:
        """How many places there are from 0 on."""
        return len(self._places)

    # ---- Places ----

    def _place(self) -> int:
        self._places.append(self._module.reserve())
        return len(self._places) - 1

    def go(self, target: Target) -> bytes:
        """The way to a place, at the end of a function."""
        if not isinstance(target, Return):
            return return_call(self._places[target])
        slot = self._returns[target.routine]
        # The place stays on the stack while the slot takes its start value.
        place = converted(self.storage.read(slot), I32)
        return place + self.storage.reset(slot) + return_call_indirect(self._kind)

    def _as_place(self, target: Target) -> int:
        if not isinstance(target, Return):
            return target
        if target not in self._ends:
            self._ends[target] = self._place()
            self._fill(self._places[self._ends[target]], Stretch(self, (), []), self.go(target))
        return self._ends[target]

    def _fill(self, number: int, stretch: Stretch, code: bytes) -> None:
        self._module.fill(number, self._kind, code, stretch.writer.body.locals)

    def _write(self, routine: int) -> None:
        """A routine and all that waits behind its decisions."""
        end = Return(routine)
        label = self._simplified.whole.routines[routine].label
        self._waiting.append((self.entries[routine], self._simplified.body(routine), end, (Mark(label, end, b""),)))
        while self._waiting:
            place, body, after, marks = self._waiting.pop()
            stretch = Stretch(self, marks, [])
            self._fill(self._places[place], stretch, self._sequence(stretch, body, after, marks))

    def _write_ends(self) -> None:
        """What happens when play is over: the closing routine, once, and then the end."""
        program = self._simplified.program
        closing = program.closing
        resets = b"".join(self.storage.reset(slot) for slot in self._simplified.resets())
        resets += b"".join(self.storage.reset(slot) for slot in self._returns.values())
        stretch = Stretch(self, (), [])
        code = resets
        if closing >= 0:
            asked = converted(self.storage.read(self.phase), I32)
            if program.unfinished >= 0:
                asked += converted(self.storage.read(program.unfinished), I32) + op("i32.or")
            close = stretch.store(self.phase, constant(1)) + stretch.store(self._returns[closing], constant(FINISH))
            code += asked + op("i32.eqz") + when(close + self.go(self.entries[closing]))
        self._fill(self._places[FINISH], stretch, code + self.go(OVER))
        for place in (OVER, ENDED):
            over = Stretch(self, (), [])
            end = self.storage.reset(self.phase) + i32(OVER) + global_set(self.globals.place)
            self._fill(self._places[place], over, end)

    def begin(self, stretch: Stretch) -> bytes:
        """Go to the first place of a play."""
        opening = self._simplified.program.opening
        return stretch.store(self._returns[opening], constant(FINISH)) + call(self._places[self.entries[opening]])

    # ---- Stretches ----

    def _pauses(self, instruction: Instruction) -> bool:
        return self._analysis.of(instruction).decides

    def _sequence(
        self, stretch: Stretch, body: tuple[Instruction, ...], after: Target, marks: tuple[Mark, ...]
    ) -> bytes:
        """A body, then the way to ``after``; nothing that stands behind it is ever run."""
        code = b""
        for number, instruction in enumerate(body):
            if self._pauses(instruction):
                rest = body[number + 1 :]
                if rest:
                    place = self._place()
                    self._waiting.append((place, rest, after, marks))
                    after = place
                return code + self._pausing(stretch, instruction, after, marks)
            code += stretch.instruction(instruction)
        return code + self.go(after)

    def _pausing(self, stretch: Stretch, instruction: Instruction, after: Target, marks: tuple[Mark, ...]) -> bytes:
        match instruction:
            case If(condition, then, other):
                asked = stretch.writer.test(condition).code
                with stretch.writer.body.inside():
                    first = self._sequence(stretch, then, after, marks)
                return asked + when(first) + self._sequence(stretch, other, after, marks)
            case Call(routine):
                stored = stretch.store(self._returns[routine], constant(self._as_place(after)))
                return stored + self.go(self.entries[routine])
            case Repeat():
                return self._repeat(stretch, instruction, after, marks)
            case Sweep():
                return self._sweep(stretch, instruction, after, marks)
            case Decide():
                return self._decide(instruction, after, marks)
            case _:
                message = f"{instruction} does not decide"
                raise TypeError(message)

    def _repeat(self, stretch: Stretch, repeat: Repeat, after: Target, marks: tuple[Mark, ...]) -> bytes:
        head = self._place()
        body = stretch.writer.body
        times = arithmetic.operate("max", stretch.writer.value(repeat.times), constant(0), body)
        begin = stretch.store(repeat.counter, times) + self.go(head)
        reset = self.storage.reset(repeat.counter)
        inner = (*marks, Mark(repeat.label, after, reset))
        turn = Stretch(self, inner, [])
        left = self.storage.read(repeat.counter)
        code = arithmetic.compare("<=", left, constant(0)).code + when(reset + self.go(after))
        if repeat.until != NEVER:
            code += turn.writer.test(repeat.until).code + when(reset + self.go(after))
        less = arithmetic.operate("-", left, constant(1), turn.writer.body)
        code += turn.store(repeat.counter, less)
        code += self._sequence(turn, repeat.body, head, inner)
        self._fill(self._places[head], turn, code)
        return begin

    def _sweep(self, stretch: Stretch, sweep: Sweep, after: Target, marks: tuple[Mark, ...]) -> bytes:
        head = self._place()
        begin = stretch.start_round(sweep) + stretch.store(sweep.turn, constant(0)) + self.go(head)
        reset = self.storage.reset(sweep.counter) + self.storage.reset(sweep.turn)
        inner = (*marks, Mark(sweep.label, after, reset))
        turn = Stretch(self, inner, [])
        begun = self.storage.read(sweep.turn)
        code = arithmetic.compare(">=", begun, constant(sweep.size)).code + when(reset + self.go(after))
        code += turn.store(sweep.turn, arithmetic.operate("+", begun, constant(1), turn.writer.body))
        code += turn.go_round(sweep)
        if sweep.test != ALWAYS:
            # A value that does not pass the test: go on with the next.
            code += turn.writer.test(sweep.test).code + op("i32.eqz") + when(self.go(head))
        code += self._sequence(turn, sweep.body, head, inner)
        self._fill(self._places[head], turn, code)
        return begin

    # ---- Decisions ----

    def _decide(self, one: Decide, after: Target, marks: tuple[Mark, ...]) -> bytes:
        """The way to a decision; its function counts the options, and goes on with the one that is chosen."""
        target = self._as_place(after)
        number = len(self.decisions)
        function = self._module.reserve()
        self.decisions.append(function)
        stretch = Stretch(self, marks, [])
        writer, body = stretch.writer, stretch.writer.body
        code, branches = counted_options(one, stretch)
        total = branches[-1].end if branches else constant(0)
        chosen = body.fresh()
        picked = Value(get(chosen), I32, 0, max(total.high - 1, 0), 0)
        self.most = max(self.most, total.high)
        if total.high > 1:
            asked = settled(stretch) + converted(total, I32) + i32(number)
            asked += converted(writer.value(one.player), I32) + call(self._choose)
            pause = i32(-1 - number) + global_set(self.globals.place) + op("return")
            asked += put(chosen) + get(chosen) + i32(0) + op("i32.lt_s") + when(pause) + warned(stretch)
            code += i32(0) + put(chosen) + converted(total, I32) + i32(1) + op("i32.gt_s") + when(asked)
        if total.low < 1:
            code += converted(total, I32) + op("i32.eqz") + when(self.go(target))

        def follow(instructions: tuple[Instruction, ...]) -> bytes:
            return self._sequence(stretch, instructions, target, marks)

        # What follows is written even if there is never an option: places are numbered as it comes.
        code += branched(branches, picked, stretch, follow) if branches else self.go(target)
        self._fill(function, stretch, code)
        return return_call(function)
