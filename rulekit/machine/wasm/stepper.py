"""Stepwise modules under wasmtime: one position at a time, with random plays and searches from it."""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack, unpack

import wasmtime

from rulekit.machine.plays import LANE, Plays, Tried
from rulekit.machine.segments import OVER
from rulekit.machine.wasm.search import NODE, OPTION
from rulekit.machine.wasm.stepping import Stepwise

__all__ = ["Stepper"]

PAGE = 65536
FORMATS = {4: "i", 8: "q"}


class Stepper:
    """A program with one position.

    Args:
        compiled: the module.
        machine: what runs it.
        native: its code for this machine.
    """

    def __init__(self, compiled: Stepwise, machine: wasmtime.Engine, native: wasmtime.Module) -> None:
        self.compiled = compiled
        self._store = wasmtime.Store(machine)
        exports = wasmtime.Instance(self._store, native, []).exports(self._store)
        self._functions: dict[str, wasmtime.Func] = {}
        self._globals: dict[str, wasmtime.Global] = {}
        for name in ("begin", "step", "rollouts", "search", "judge", "contests"):
            function = exports[name]
            assert isinstance(function, wasmtime.Func)
            self._functions[name] = function
        for name in ("state", "place", "decisions", "left", "free", "end"):
            variable = exports[name]
            assert isinstance(variable, wasmtime.Global)
            self._globals[name] = variable
        memory = exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._memory = memory

    def _call(self, name: str, *arguments: int) -> int:
        """What a function gives back; 0 if that is nothing."""
        return int(self._functions[name](self._store, *arguments) or 0)

    def _read(self, name: str) -> int:
        value = self._globals[name].value(self._store)
        assert isinstance(value, int)
        return value

    def _write(self, name: str, value: int) -> None:
        variable = self._globals[name]
        long = name == "state"
        variable.set_value(self._store, wasmtime.Val.i64(value) if long else wasmtime.Val.i32(value))

    def _function(self) -> int:
        """The number in the table of the decision at which play stands."""
        place = self._read("place")
        assert place < 0
        return self.compiled.first - 1 - place

    # ---- Positions ----

    def begin(self, seed: int) -> None:
        """Stand at the first decision of a play."""
        self._call("begin", _signed(seed))

    def load(self, vector: Sequence[int], place: int, state: int, spent: int = 0) -> None:
        """Stand where a position of the Python runner stands.

        Args:
            vector: all slots, those of the machine among them.
            place: of a decision, below 0.
            state: of chance.
            spent: the steps of the play so far.
        """
        compiled = self.compiled
        data = pack(f"<{compiled.count}{FORMATS[compiled.width]}", *vector)
        self._memory.write(self._store, bytearray(data), compiled.slots)
        words = [
            sum((one >> plane & 1) << at for at, one in enumerate(vector[row.first : row.first + row.size]))
            for row in compiled.rows
            for plane in range(row.planes)
        ]
        if words:
            self._memory.write(self._store, bytearray(pack(f"<{len(words)}Q", *words)), compiled.planes)
        self._write("place", place)
        self._write("state", _signed(state))
        self._write("left", compiled.total - spent)

    @property
    def vector(self) -> tuple[int, ...]:
        """All slots, those of the machine among them."""
        compiled = self.compiled
        end = compiled.slots + compiled.count * compiled.width
        data = self._memory.read(self._store, compiled.slots, end)
        return unpack(f"<{compiled.count}{FORMATS[compiled.width]}", data)

    @property
    def place(self) -> int:
        """Where play stands: below 0 at a decision."""
        return self._read("place")

    @property
    def state(self) -> int:
        """The state of chance."""
        return self._read("state") & LANE

    @property
    def is_over(self) -> bool:
        """Whether play is over."""
        return self.place == OVER

    def step(self, option: int) -> None:
        """Go on to the next decision, or to the end.

        Args:
            option: its number among the legal ones, from 0.
        """
        self._call("step", self._function(), option)

    # ---- Many plays ----

    def _reserve(self, size: int) -> None:
        """Let the memory have so many bytes behind ``work``."""
        missing = self.compiled.work + self.compiled.nodes + size - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, (missing + PAGE - 1) // PAGE)

    def rollouts(self, seeds: range) -> Plays:
        """Plays from here on to the end, options at random; play stands here again behind them."""
        compiled = self.compiled
        size = 8 * compiled.record.size * len(seeds)
        self._reserve(size)
        self._call("rollouts", self._function(), _signed(seeds.start), len(seeds), compiled.work)
        start = compiled.work + compiled.nodes
        return Plays(compiled.record, seeds, memoryview(self._memory.read(self._store, start, start + size)).cast("q"))

    def contests(self, seeds: range, greedy: int) -> Plays:
        """Whole plays of players who are greedy or choose at random.

        Args:
            seeds: one for each play, counting up by 1.
            greedy: those who are, as a mask.
        """
        compiled = self.compiled
        size = compiled.room.record * len(seeds)
        self._reserve(compiled.room.records - compiled.nodes + size)
        self._call("contests", _signed(seeds.start), len(seeds), greedy, compiled.work)
        start = compiled.work + compiled.room.records
        return Plays(compiled.record, seeds, memoryview(self._memory.read(self._store, start, start + size)).cast("q"))

    def judged(self, player: int, count: int, state: int) -> tuple[list[tuple[int, ...]], bool]:
        """How a player stands after each option here, in one state of chance; see ``judging.standing``.

        Args:
            player: who chooses.
            count: how many options there are.
            state: of chance.

        Returns:
            For each option how the player stands; and whether it may be another way in other states of chance.
        """
        compiled = self.compiled
        numbers = 1 + compiled.record.gauges
        size = 8 * numbers * count
        self._reserve(size)
        drew = self._call("judge", self._function(), player, count, _signed(state), compiled.work)
        start = compiled.work + compiled.nodes
        found = memoryview(self._memory.read(self._store, start, start + size)).cast("q").tolist()
        return list(zip(*[iter(found)] * numbers, strict=True)), bool(drew)

    def forget(self, size: int) -> None:
        """Begin a new tree.

        Args:
            size: the bytes that its nodes may take.
        """
        self._reserve(size)
        self._write("free", 0)
        self._write("end", self.compiled.work + self.compiled.nodes + size)

    def search(self, seed: int, count: int) -> None:
        """Let the tree grow by so many plays from here; play stands here again behind them.

        Here may be another position than before, as long as whoever chooses can't tell it from the others.
        """
        self._call("search", self._function(), _signed(seed), count, self.compiled.work)

    def tried(self) -> list[Tried]:
        """What is known of each option of the first node, in their order."""
        work = self.compiled.work + self.compiled.root
        (node,) = unpack("<i", self._memory.read(self._store, work, work + 4))
        (count,) = unpack("<i", self._memory.read(self._store, node + 12, node + 16))
        start = node + NODE
        data = self._memory.read(self._store, start, start + OPTION * count)
        found = []
        for at in range(0, len(data), OPTION):
            _, visits, total = unpack("<iid", data[at : at + OPTION])
            found.append(Tried(visits, total / max(visits, 1)))
        return found


def _signed(seed: int) -> int:
    seed &= LANE
    return seed - (LANE + 1) if seed >> 63 else seed
