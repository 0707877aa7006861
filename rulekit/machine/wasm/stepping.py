"""A program as a module that goes from decision to decision, plays on at random from any of them, and searches.

Exports, beside ``memory`` and the globals of the same names as here:

- ``begin(seed)`` plays to the first decision and ``step(function, option)`` on from one to the next: the legal option
  of that number is taken. ``place`` then says where play stands.
- ``rollouts(function, seed, count, work)``: plays from a decision on to the end, options at random; play i has
  the seed ``seed + i``. They leave a record each (see ``plays.Record``).
- ``search(function, seed, count, work)``: the same, but by a tree that grows meanwhile, and without records.
- ``judge`` and ``contests``: see ``contests.py``.

``function`` is the number of a decision in the table; ``work`` the address behind which the module may write.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.machine.instructions import Program
from rulekit.machine.outcome import drawn
from rulekit.machine.plays import Record
from rulekit.machine.simplify_values import keep_for_python
from rulekit.machine.wasm import arithmetic, chance
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.contests import Asked, Contests, Ends, Room
from rulekit.machine.wasm.encoding import (
    F64,
    I32,
    I64,
    Module,
    br_if,
    call,
    call_indirect,
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
from rulekit.machine.wasm.expressions import Expressions
from rulekit.machine.wasm.foresight import foreseen
from rulekit.machine.wasm.functions import Functions
from rulekit.machine.wasm.memory import Memory
from rulekit.machine.wasm.planes import Planes, Row, rows_for
from rulekit.machine.wasm.search import CHANCE, DEEPEST, SEARCH, STEP, Tree, TreeGlobals
from rulekit.machine.wasm.segments import Globals, Segments, Stretch, extra_slots
from rulekit.machine.wasm.simplified import Simplified
from rulekit.machine.wasm.storage import Storage
from rulekit.machine.wasm.value import Value, constant, converted

__all__ = ["Stepwise", "compile_steps"]

PASSES = 4


@frozen
class Stepwise:
    """The bytes of a module, and what whoever calls it must know.

    Args:
        code: the module.
        record: what each play of ``rollouts`` writes out.
        players: how many play.
        first: the number of the first decision in the table.
        decisions: how many there are.
        slots: the address of the first slot.
        count: how many slots there are, those of the machine among them.
        width: bytes of a slot.
        planes: the address of the planes.
        rows: the rows that have planes, in the order in which these stand.
        work: the least address for ``work``.
        total: the steps that a play may take in all; 0 if they are not counted.
        most: the most options that a decision has.
    """

    code: bytes
    record: Record
    players: int
    first: int
    decisions: int
    slots: int
    count: int
    width: int
    planes: int
    rows: tuple[Row, ...]
    work: int
    total: int
    most: int

    @property
    def saved(self) -> int:
        """How many bytes of ``work`` hold the state that plays begin with."""
        return self.planes + 8 * sum(row.planes for row in self.rows) - self.slots

    @property
    def rewards(self) -> int:
        """Where in ``work`` the rewards of a play stand."""
        return (self.saved + 7) // 8 * 8

    @property
    def root(self) -> int:
        """Where in ``work`` the pointer to the first node of the tree stands."""
        return self.rewards + 8 * self.players

    @property
    def way(self) -> int:
        """Where in ``work`` the steps of a play stand."""
        return self.root + 8

    @property
    def nodes(self) -> int:
        """Where in ``work`` nodes, or records, begin."""
        return self.way + STEP * DEEPEST

    @property
    def room(self) -> Room:
        """Where in ``work`` things stand while players are greedy."""
        record = self.record
        return Room(
            self.slots, self.saved, self.rewards, self.nodes, self.players, record.gauges, self.most, 8 * record.size
        )


def compile_steps(program: Program, slots: tuple[int, ...] = ()) -> Stepwise:
    """A module that goes from decision to decision.

    Args:
        program: what is played.
        slots: the slots whose end value each record holds.

    Raises:
        Unsupported: the program has something that has no WebAssembly here.
    """
    # As for the Python runner, so that both cut the program at the same places.
    simplified = Simplified(program, keep_for_python)
    stored = list(simplified.stored_through_offsets())
    asked: set[tuple[int, int]] = set()
    rows = rows_for(program.slots, foreseen(simplified), stored)
    for _ in range(PASSES):
        attempt = _Steps(simplified, rows, slots)
        asked |= attempt.planes.asked
        before, rows = rows, rows_for(program.slots, asked, stored)
        if rows == before:
            break
    return attempt.compiled


class _Steps:
    """One attempt to write the module, with planes for the rows that earlier ones asked for."""

    def __init__(self, simplified: Simplified, rows: tuple[Row, ...], watched: tuple[int, ...]) -> None:
        program = simplified.program
        self._simplified = simplified
        self._module = module = Module()
        slots = (*program.slots, *extra_slots(simplified))
        self.planes = Planes(program.slots, rows, 0, None)
        space = Memory(module, slots, simplified.listed(), self.planes.in_memory)
        self.planes.base = space.planes
        self._storage = Storage(simplified, space, self.planes, slots, None)
        functions = Functions(module, self._storage)
        own = functions.globals
        self._globals = Globals(own["state"], own["decisions"], own["left"], module.add_global(I32))
        self._tree = TreeGlobals(*(module.add_global(I32) for _ in range(6)))
        self._asked = Asked(self._tree.mode, *(module.add_global(I32) for _ in range(3)))
        self._record = Record(program.players, len(program.ranking), watched)
        self._search = Tree(module, self._tree, self._globals.travelling, (space.slots, space.planes))
        self._segments = Segments(module, self._storage, functions, self._globals, self._write_choose())
        self._layout = Stepwise(
            b"", self._record, program.players, self._segments.places, len(self._segments.decisions), space.slots,
            len(slots), space.width, space.planes, rows, 0, simplified.total, self._segments.most,
        )  # fmt: skip
        begin = self._write_begin()
        self._write_step()
        self._write_rollouts()
        self._write_search()
        ends = Ends(self._rewarded, lambda stretch, output: self._recorded(stretch.writer, output))
        Contests(module, self._segments, self._asked, self._layout.room, begin, ends)
        module.export_memory("memory")
        names = {"state": self._globals.state, "place": self._globals.place, "decisions": self._globals.decisions}
        names["left"] = self._globals.left
        names |= {"free": self._tree.free, "end": self._tree.end}
        for name, number in names.items():
            module.export_global(name, number)
        work = space.output
        pages = (work + self._layout.nodes) // 65536 + 1
        self.compiled = Stepwise(
            module.encode(pages), self._record, program.players, self._segments.places,
            len(self._segments.decisions), space.slots, len(slots), space.width, space.planes, rows, work,
            simplified.total, self._segments.most,
        )  # fmt: skip

    # ---- Choosing ----

    def _write_choose(self) -> int:
        """``choose(options, decision, player)``: which option is taken; -1 to pause."""
        module, mode = self._module, self._tree.mode
        number = module.reserve()
        body = Body([I32, I32, I32])
        body.state, body.travelling = body.fresh(I64), self._globals.travelling
        options = Value(get(0), I32, 2, (1 << 31) - 1, 0)
        given = get(0) + global_set(self._asked.options) + get(2) + global_set(self._asked.player)
        given += global_get(self._asked.preset) + i32(-1) + global_set(self._asked.preset) + op("return")
        code = global_get(mode) + op("i32.eqz") + when(given)
        code += global_get(self._globals.decisions) + i32(1) + op("i32.add") + global_set(self._globals.decisions)
        chosen = get(0) + get(1) + get(2) + call(self._search.select) + op("return")
        code += global_get(mode) + i32(SEARCH) + op("i32.eq") + when(chosen)
        code += chance.draw(options, body).code
        module.fill(number, module.type((I32, I32, I32), (I32,)), code, body.locals)
        return number

    # ---- One step ----

    def _write_begin(self) -> int:
        """``begin(seed)``."""
        stretch = Stretch(self._segments, (), [I64])
        code = self._storage.starts((1 << self._layout.count) - 1)
        code += chance.seeded(get(0)) + global_set(self._globals.state) + self._allowed() + self._asked.take(i32(-1))
        return self._export("begin", [I64], code + self._segments.begin(stretch), stretch.writer.body)

    def _allowed(self) -> bytes:
        """All steps that a play may take are left."""
        return i32(self._simplified.total) + global_set(self._globals.left)

    def _write_step(self) -> None:
        """``step(function, option)``."""
        code = self._asked.take(get(1)) + get(0) + call_indirect(self._module.type((), ()))
        self._export("step", [I32, I32], code, Body([I32, I32]))

    def _export(self, name: str, takes: list[int], code: bytes, body: Body) -> int:
        number = self._module.reserve()
        self._module.fill(number, self._module.type(takes, ()), code, body.locals)
        self._module.export_function(name, number)
        return number

    # ---- Many plays ----

    def _many(self, body: Body, mode: int, begin: bytes, after: bytes) -> bytes:
        """Code that plays ``count`` times from the state in memory, which stands there again at the end."""
        function, _, count, work = range(4)
        size = i32(self._layout.saved)
        state, place, left = body.fresh(I64), body.fresh(), body.fresh()
        keep = get(work) + i32(self._layout.slots) + size + copy()
        keep += global_get(self._globals.state) + put(state) + global_get(self._globals.place) + put(place)
        keep += global_get(self._globals.left) + put(left)
        back = i32(self._layout.slots) + get(work) + size + copy()
        code = back + i32(0) + global_set(self._globals.decisions) + self._allowed()
        code += i32(mode) + global_set(self._tree.mode) + begin
        code += get(function) + call_indirect(self._module.type((), ())) + after
        code += get(count) + i32(1) + op("i32.sub") + tee(count) + br_if(0)
        again = back + get(state) + global_set(self._globals.state) + get(place) + global_set(self._globals.place)
        again += get(left) + global_set(self._globals.left)
        return keep + loop(code) + again

    def _write_rollouts(self) -> None:
        """``rollouts(function, seed, count, work)``."""
        takes = [I32, I64, I32, I32]
        stretch = Stretch(self._segments, (), takes)
        _, seed, _, work = range(4)
        body = stretch.writer.body
        output = body.fresh()
        code = get(work) + i32(self._layout.nodes) + op("i32.add") + put(output)
        begin = chance.seeded(get(seed)) + global_set(self._globals.state)
        after = self._recorded(stretch.writer, output)
        after += get(output) + i32(8 * self._record.size) + op("i32.add") + put(output)
        after += get(seed) + i64(1) + op("i64.add") + put(seed)
        self._export("rollouts", takes, code + self._many(body, CHANCE, begin, after), body)

    def _recorded(self, writer: Expressions, output: int) -> bytes:
        program = self._simplified.program
        numbers = [
            global_get(self._globals.decisions) + op("i64.extend_i32_u"),
            global_get(self._globals.state),
            *(converted(self._number(slot), I64) for slot in (program.result, program.unfinished, program.out)),
            *(converted(writer.value(one), I64) for row in self._simplified.gauges for one in row),
            *(converted(self._storage.read(slot), I64) for slot in self._record.slots),
        ]
        return b"".join(get(output) + number + memory("i64.store", 8 * at, 3) for at, number in enumerate(numbers))

    def _number(self, slot: int) -> Value:
        return self._storage.read(slot) if slot >= 0 else constant(0)

    # ---- Searching ----

    def _write_search(self) -> None:
        """``search(function, seed, count, work)``: the tree goes on growing until ``free`` is set back to 0."""
        takes = [I32, I64, I32, I32]
        stretch = Stretch(self._segments, (), takes)
        _, seed, _, work = range(4)
        tree, layout = self._tree, self._layout
        fresh = get(work) + i32(layout.nodes) + op("i32.add") + global_set(tree.free)
        fresh += get(work) + i64(0) + memory("i64.store", layout.root, 3)
        code = global_get(tree.free) + op("i32.eqz") + when(fresh)
        code += get(work) + i32(layout.way) + op("i32.add") + global_set(tree.way)
        begin = chance.seeded(get(seed)) + global_set(self._globals.state)
        begin += get(seed) + i64(1) + op("i64.add") + put(seed) + i32(0) + global_set(tree.depth)
        begin += get(work) + i32(layout.root) + op("i32.add") + global_set(tree.link)
        rewards = get(work) + i32(layout.rewards) + op("i32.add")
        after = self._rewarded(stretch, work) + self._search.learn(stretch.writer.body, rewards)
        self._export("search", takes, code + self._many(stretch.writer.body, SEARCH, begin, after), stretch.writer.body)

    def _rewarded(self, stretch: Stretch, work: int) -> bytes:
        """What a play brings each player: the victory, or a part of it; nothing if it has no end."""
        program, body = self._simplified.program, stretch.writer.body
        wins = [body.fresh() for _ in range(program.players)]
        shared = body.fresh(F64)
        code, held = b"", list[list[Value]]()
        for row in self._simplified.gauges:
            held.append([])
            for one in row:
                value = stretch.writer.value(one)
                local = body.fresh(value.kind)
                code += value.code + put(local)
                held[-1].append(value._replace(code=get(local), cost=0))
        result, loop_, out = (self._number(one) for one in (program.result, program.unfinished, program.out))
        many = i32(0)
        for player, win in enumerate(wins):
            best = constant(int(bool(held)))
            for other in range(program.players):
                if other != player:
                    worse = arithmetic.invert(_better(held, other, player))
                    gone = arithmetic.bit(out, constant(other), body)
                    best = arithmetic.join("and", [best, arithmetic.join("or", [gone, worse])])
            best = arithmetic.join("and", [arithmetic.invert(arithmetic.bit(out, constant(player), body)), best])
            named = arithmetic.compare("==", result, constant(player + 1))
            drawn_ = arithmetic.compare("==", result, constant(drawn(program.players)))
            named = arithmetic.join("or", [named, drawn_])
            ended = arithmetic.join("and", [arithmetic.compare("==", loop_, constant(0)), best])
            wins_ = arithmetic.choose(arithmetic.compare(">", result, constant(0)), named, ended)
            code += wins_.code + put(win)
            many += get(win) + op("i32.add")
        code += many + op("f64.convert_i32_u") + put(shared)
        for player, win in enumerate(wins):
            part = get(win) + op("f64.convert_i32_u") + get(shared) + op("f64.div")
            none = get(work) + i64(0) + memory("i64.store", self._layout.rewards + 8 * player, 3)
            some = get(work) + part + memory("f64.store", self._layout.rewards + 8 * player, 3)
            code += get(win) + when(some, none)
        return code


def _better(held: list[list[Value]], one: int, other: int) -> Value:
    """Whether a player stands before another: by the first gauge in which they differ."""
    whole = constant(0)
    for row in reversed(held):
        more, same = arithmetic.compare(">", row[one], row[other]), arithmetic.compare("==", row[one], row[other])
        whole = arithmetic.join("or", [more, arithmetic.join("and", [same, whole])])
    return whole
