"""Plays of players who are greedy or choose at random, as WebAssembly: as ``judging.py``, number by number.

A greedy player tries each option: the state is put back, the option taken, and at the next choice, or at the end, it is
read how the player stands.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from rulekit.machine.judging import SALT, SAMPLES, whole
from rulekit.machine.segments import OVER
from rulekit.machine.wasm import chance
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import (
    I32,
    I64,
    Module,
    block,
    br,
    br_if,
    call,
    call_indirect,
    copy,
    f64,
    fill,
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
from rulekit.machine.wasm.segments import Segments, Stretch
from rulekit.machine.wasm.value import MOST, Unsupported, Value, converted

__all__ = ["Asked", "Contests", "Ends", "Room"]

WORD = 8
MANY = 1 << 20
"""More options than these are not tried one by one."""
MASK = 31
"""So many players at most fit into the mask of those who are greedy."""


@frozen
class Asked:
    """The numbers of globals of a choice.

    Args:
        mode: 0 while somebody outside of the program chooses.
        preset: the option that is taken next; -1 to pause.
        options: how many options there were when it paused.
        player: who was to choose.
    """

    mode: int
    preset: int
    options: int
    player: int

    def take(self, option: bytes) -> bytes:
        """Code before play goes on from a decision with an option."""
        return i32(0) + global_set(self.mode) + option + global_set(self.preset)


@frozen
class Room:
    """Where things stand behind an address that is given with a call.

    Args:
        slots: the address of the state itself.
        saved: bytes of a state; a copy of it stands first.
        rewards: where what a play brings each player stands.
        begin: where the room of the contests begins.
        players: how many play.
        gauges: how many numbers decide the ranking.
        most: the most options that a decision has.
        record: bytes of a record.
    """

    slots: int
    saved: int
    rewards: int
    begin: int
    players: int
    gauges: int
    most: int
    record: int

    @property
    def standing(self) -> int:
        """Bytes of how a player stands."""
        return WORD * (1 + self.gauges)

    @property
    def here(self) -> int:
        """Where how a player stands after an option is added up; the states of chance of the players come before."""
        return self.begin + WORD * self.players

    @property
    def best(self) -> int:
        """Where the best of these stands."""
        return self.here + self.standing

    @property
    def equals(self) -> int:
        """Where the options stand after which it is as good."""
        return self.best + self.standing

    @property
    def records(self) -> int:
        """Where the records of plays begin."""
        return self.equals + (4 * self.most + WORD - 1) // WORD * WORD


@frozen
class Ends:
    """What is written behind a play.

    Args:
        rewarded: writes code that notes what a play brings each player behind the address in a local.
        recorded: writes code that writes a record to the address in a local.
    """

    rewarded: Callable[[Stretch, int], bytes]
    recorded: Callable[[Stretch, int], bytes]


class Contests:
    """Writes ``judge(function, player, count, state, work)`` and ``contests(seed, count, greedy, work)``.

    Args:
        module: takes the functions.
        segments: the program.
        asked: the globals of a choice.
        room: where things stand.
        begin: the number of the function that begins a play.
        ends: what is written behind a play.
    """

    def __init__(self, module: Module, segments: Segments, asked: Asked, room: Room, begin: int, ends: Ends) -> None:
        if room.most > MANY or room.players > MASK:
            message = f"{room.players} players have up to {room.most} options"
            raise Unsupported(message)
        self._module, self._segments, self._simplified = module, segments, segments.storage.simplified
        self._globals, self._asked, self._room, self._ends = segments.globals, asked, room, ends
        self._below, self._state = self._write_below(), self._write_state()
        self._try = self._write_try()
        self._write_judge()
        self._greedy = self._write_greedy()
        self._write_contests(begin)

    # ---- What players leave to chance ----

    def _function(self, takes: list[int], gives: tuple[int, ...], code: bytes, body: Body) -> int:
        number = self._module.reserve()
        self._module.fill(number, self._module.type(takes, gives), code, body.locals)
        return number

    def _drawing(self, address: int, body: Body) -> tuple[bytes, bytes]:
        """Code that fetches the state of chance from the address in a local, and code that leaves it there."""
        body.state = body.fresh(I64)
        fetched = get(address) + memory("i64.load", 0, 3) + put(body.state)
        return fetched, get(address) + get(body.state) + memory("i64.store", 0, 3)

    def _write_below(self) -> int:
        """``below(bound, address)``: see ``random.below``."""
        body = Body([I32, I32])
        fetched, left = self._drawing(1, body)
        drawn = chance.draw(Value(get(0), I32, 2, MOST, 0), body)
        code = get(0) + i32(1) + op("i32.le_s") + when(i32(0) + op("return"))
        return self._function([I32, I32], (I32,), code + fetched + drawn.code + left, body)

    def _write_state(self) -> int:
        """``state(address)``: a state of chance to judge options in."""
        body = Body([I32])
        fetched, left = self._drawing(0, body)
        code = fetched + chance.seeded(chance.number(body) + op("i64.extend_i32_u")) + left
        return self._function([I32], (I64,), code, body)

    # ---- Judging ----

    def _back(self, work: int) -> bytes:
        """Code that puts the state back that was copied."""
        return i32(self._room.slots) + get(work) + i32(self._room.saved) + copy()

    def _kept(self, work: int) -> bytes:
        """Code that copies the state."""
        return get(work) + i32(self._room.slots) + i32(self._room.saved) + copy()

    def _write_try(self) -> int:
        """``try(function, option, player, state, work, to)``: adds how the player stands after an option."""
        takes = [I32, I32, I32, I64, I32, I32]
        function, option, player, state, work, to = range(6)
        stretch = Stretch(self._segments, (), takes)
        body = stretch.writer.body
        code = self._back(work) + get(state) + global_set(self._globals.state)
        code += i32(self._simplified.total) + global_set(self._globals.left) + self._asked.take(get(option))
        code += get(function) + call_indirect(self._module.type((), ()))
        with body.inside():
            reward = get(work) + get(player) + i32(3) + op("i32.shl", "i32.add")
            reward += memory("f64.load", self._room.rewards, 3) + f64(whole(self._room.players))
            part = reward + op("f64.mul", "f64.nearest", "i64.trunc_f64_s")
            over = self._ends.rewarded(stretch, work) + self._added(to, 0, part)
        code += global_get(self._globals.place) + i32(OVER) + op("i32.eq") + when(over)
        for who in range(self._room.players):
            with body.inside():
                gauges = b"".join(
                    self._added(to, at + 1, converted(stretch.writer.value(row[who]), I64))
                    for at, row in enumerate(self._simplified.gauges)
                )
            code += get(player) + i32(who) + op("i32.eq") + when(gauges)
        return self._function(takes, (), code, body)

    @staticmethod
    def _added(to: int, at: int, number: bytes) -> bytes:
        sum_ = get(to) + memory("i64.load", WORD * at, 3) + number + op("i64.add")
        return get(to) + sum_ + memory("i64.store", WORD * at, 3)

    def _write_judge(self) -> None:
        """How the player stands after each option in one state of chance; play stands here again behind it.

        It gives back whether a number was drawn behind any of them.
        """
        takes = [I32, I32, I32, I64, I32]
        function, player, count, state, work = range(5)
        body = Body([*takes])
        before, place, left = body.fresh(I64), body.fresh(), body.fresh()
        to, at, drew = (body.fresh() for _ in range(3))
        kept = ((self._globals.state, before), (self._globals.place, place), (self._globals.left, left))
        code = self._kept(work) + b"".join(global_get(number) + put(local) for number, local in kept)
        size = self._room.standing
        code += get(work) + i32(self._room.begin) + op("i32.add") + tee(to)
        code += i32(0) + get(count) + i32(size) + op("i32.mul") + fill()
        turn = b"".join(get(one) for one in (function, at, player, state, work, to)) + call(self._try)
        turn += get(drew) + global_get(self._globals.state) + get(state) + op("i64.ne", "i32.or") + put(drew)
        turn += get(to) + i32(size) + op("i32.add") + put(to)
        turn += get(at) + i32(1) + op("i32.add") + tee(at) + get(count) + op("i32.lt_s") + br_if(0)
        code += loop(turn) + self._back(work)
        code += b"".join(get(local) + global_set(number) for number, local in kept) + get(drew)
        self._module.export_function("judge", self._function(takes, (I32,), code, body))

    def _write_greedy(self) -> int:
        """``greedy(function, options, player, work)``: which option is taken; of equals any."""
        takes = [I32, I32, I32, I32]
        function, options, player, work = range(4)
        body = Body([*takes])
        room = self._room
        own, here, best, at, equals, order = (body.fresh() for _ in range(6))
        states = [body.fresh(I64) for _ in range(SAMPLES)]
        code = get(work) + i32(room.begin) + op("i32.add") + get(player) + i32(3) + op("i32.shl", "i32.add") + put(own)
        code += get(work) + i32(room.here) + op("i32.add") + put(here)
        code += get(work) + i32(room.best) + op("i32.add") + put(best)
        code += b"".join(get(own) + call(self._state) + put(state) for state in states)

        def tried(state: int) -> bytes:
            return b"".join(get(one) for one in (function, at, player, state, work, here)) + call(self._try)

        numbers = range(1 + room.gauges)
        turn = get(here) + i32(0) + i32(room.standing) + fill() + tried(states[0])
        # Where no number was drawn it is the same in all states.
        often = b"".join(
            get(here) + get(here) + memory("i64.load", WORD * one, 3) + i64(SAMPLES) + op("i64.mul")
            + memory("i64.store", WORD * one, 3)
            for one in numbers
        )  # fmt: skip
        others = b"".join(map(tried, states[1:]))
        turn += global_get(self._globals.state) + get(states[0]) + op("i64.eq") + when(often, others)
        compared = b""
        for one in reversed(numbers):
            sides = [get(side) + memory("i64.load", WORD * one, 3) for side in (here, best)]
            differ = b"".join(sides) + op("i64.gt_s") + b"".join(sides) + op("i64.lt_s", "i32.sub") + tee(order)
            compared = differ + op("i32.eqz") + when(compared) if compared else differ + op("drop")
        turn += get(equals) + when(compared, i32(1) + put(order))
        better = get(best) + get(here) + i32(room.standing) + copy() + i32(0) + put(equals)
        turn += get(order) + i32(0) + op("i32.gt_s") + when(better)
        noted = get(work) + get(equals) + i32(2) + op("i32.shl", "i32.add") + get(at)
        noted += memory("i32.store", room.equals, 2) + get(equals) + i32(1) + op("i32.add") + put(equals)
        turn += get(order) + i32(0) + op("i32.ge_s") + when(noted)
        turn += get(at) + i32(1) + op("i32.add") + tee(at) + get(options) + op("i32.lt_s") + br_if(0)
        code += loop(turn)
        any_ = get(equals) + get(own) + call(self._below)
        code += get(work) + any_ + i32(2) + op("i32.shl", "i32.add") + memory("i32.load", room.equals, 2)
        return self._function(takes, (I32,), code, body)

    # ---- Whole plays ----

    def _write_contests(self, begin: int) -> None:
        """Play i has the seed ``seed + i``; the bits of ``greedy`` say who is. Records are left as of rollouts."""
        takes = [I64, I32, I32, I32]
        seed, count, _, work = range(4)
        stretch = Stretch(self._segments, (), takes)
        body, room = stretch.writer.body, self._room
        output, decided = body.fresh(), body.fresh()
        turn = get(seed) + call(begin) + i32(0) + put(decided)
        for who in range(room.players):
            own = get(seed) + i64(room.players) + op("i64.mul") + i64(who) + op("i64.add")
            own = chance.seeded(own + i64(SALT) + op("i64.xor"))
            turn += get(work) + own + memory("i64.store", room.begin + WORD * who, 3)
        over = global_get(self._globals.place) + i32(0) + op("i32.ge_s") + br_if(1)
        turn += block(
            loop(over + self._chosen(body, work) + get(decided) + i32(1) + op("i32.add") + put(decided) + br(0))
        )
        turn += get(decided) + global_set(self._globals.decisions) + self._ends.recorded(stretch, output)
        turn += get(output) + i32(room.record) + op("i32.add") + put(output)
        turn += get(seed) + i64(1) + op("i64.add") + put(seed)
        turn += get(count) + i32(1) + op("i32.sub") + tee(count) + br_if(0)
        code = get(work) + i32(room.records) + op("i32.add") + put(output) + loop(turn)
        self._module.export_function("contests", self._function(takes, (), code, body))

    def _chosen(self, body: Body, work: int) -> bytes:
        """Code that has whoever is to choose take an option, and goes on to the next choice."""
        greedy = 2
        function, options, player, option = (body.fresh() for _ in range(4))
        before, left = body.fresh(I64), body.fresh()
        code = i32(self._segments.places - 1) + global_get(self._globals.place) + op("i32.sub") + put(function)
        code += global_get(self._asked.options) + put(options) + global_get(self._asked.player) + put(player)
        kept = ((self._globals.state, before), (self._globals.left, left))
        judged = self._kept(work) + b"".join(global_get(number) + put(local) for number, local in kept)
        judged += b"".join(get(one) for one in (function, options, player, work)) + call(self._greedy) + put(option)
        judged += self._back(work) + b"".join(get(local) + global_set(number) for number, local in kept)
        own = get(work) + i32(self._room.begin) + op("i32.add") + get(player) + i32(3) + op("i32.shl", "i32.add")
        drawn = get(options) + own + call(self._below) + put(option)
        code += get(greedy) + get(player) + op("i32.shr_u") + i32(1) + op("i32.and") + when(judged, drawn)
        return code + self._asked.take(get(option)) + get(function) + call_indirect(self._module.type((), ()))
