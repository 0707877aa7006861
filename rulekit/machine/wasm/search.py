"""Monte Carlo tree search as WebAssembly: many plays from one decision, each guided by what the earlier ones came to.

Source:
    L. Kocsis, C. Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006 (UCT: the option is taken whose mean so far
    plus ``C * sqrt(ln(visits of the node) / visits of the option)`` is greatest, each player for their own part).

A node is a state in which somebody chooses. What follows an option may be several states, because of chance; they are
told apart by a hash of all slots. The first node is whatever state the search begins in: hidden things may have been
dealt anew since.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.chance import draw
from rulekit.machine.wasm.encoding import (
    F64,
    I32,
    I64,
    Module,
    block,
    br,
    br_if,
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
from rulekit.machine.wasm.value import Value

__all__ = ["CHANCE", "NODE", "OPTION", "Tree", "TreeGlobals"]

# A node: hash (8 bytes), the next state after the same option, how many options, visits, player, ln(visits) (8 bytes).
# Behind it for each option: the first state after it, visits, the sum of what they brought (8 bytes).
HASH, NEXT, COUNT, VISITS, PLAYER, LOGARITHM, NODE = 0, 8, 12, 16, 20, 24, 32
STATE, TRIED, SUM, OPTION = 0, 4, 8, 16
# A step of the way: the node and the option taken.
STEP, DEEPEST = 8, 4096
EXPLORING = 1.0  # C, for rewards of 0 to 1
MIX = 0x9E3779B97F4A7C15  # 2**64 divided by the golden ratio
CHANCE, SEARCH = 1, 2  # modes: options at random, or by the tree


@frozen
class TreeGlobals:
    """The numbers of globals.

    Args:
        mode: ``CHANCE`` or ``SEARCH``; 0 while somebody outside chooses.
        link: the address of the pointer to the states after the option taken last.
        depth: how many steps the way has.
        way: the address of the steps.
        free: the address at which the next node goes.
        end: the address behind the last node.
    """

    mode: int
    link: int
    depth: int
    way: int
    free: int
    end: int


class Tree:
    """What uses the tree: ``select``, the number of the function that chooses, and code that learns from a play.

    Args:
        module: takes the function.
        numbers: the globals.
        travelling: those of the state of chance, the decisions and the steps left.
        slots: the first address of the slots, and the one behind the last; multiples of 8.
    """

    def __init__(
        self, module: Module, numbers: TreeGlobals, travelling: tuple[int, ...], slots: tuple[int, int]
    ) -> None:
        self._globals = numbers
        self._travelling = travelling
        self._slots = slots
        self._hash = -1  # the local with the hash of the state
        self.select = module.reserve()
        self._write_select(module)

    # ---- On the way down ----

    def _write_select(self, module: Module) -> None:
        """``select(options, decision, player)``: which option is taken."""
        body = Body([I32, I32, I32])
        body.state, body.travelling = body.fresh(I64), self._travelling
        options, decision, player = range(3)
        node, chosen, option = body.fresh(), body.fresh(), body.fresh()
        mode, depth = self._globals.mode, self._globals.depth
        any_option = draw(Value(get(options), I32, 2, (1 << 31) - 1, 0), body).code
        code = self._found(body, options, decision, node)
        new = self._created(body, options, player, node)
        code += get(node) + op("i32.eqz") + when(new)
        # Where there was no room for a node, the rest is left to chance.
        code += get(node) + op("i32.eqz") + when(i32(CHANCE) + global_set(mode) + any_option + op("return"))
        code += get(node) + memory("i32.load", VISITS, 2) + get(options) + op("i32.lt_s")
        code += when(self._untried(any_option, options, node, chosen), self._best(body, options, node, chosen))
        code += get(node) + i32(NODE) + op("i32.add") + get(chosen) + i32(4) + op("i32.shl", "i32.add") + put(option)
        step = global_get(self._globals.way) + global_get(depth) + i32(3) + op("i32.shl", "i32.add")
        code += step + get(node) + memory("i32.store", 0, 2) + step + get(option) + memory("i32.store", 4, 2)
        code += global_get(depth) + i32(1) + op("i32.add") + global_set(depth)
        code += global_get(depth) + i32(DEEPEST) + op("i32.ge_s") + when(i32(CHANCE) + global_set(mode))
        code += get(option) + global_set(self._globals.link) + get(chosen)
        module.fill(self.select, module.type((I32, I32, I32), (I32,)), code, body.locals)

    def _found(self, body: Body, options: int, decision: int, node: int) -> bytes:
        """The node of this state, or 0."""
        self._hash = body.fresh(I64)
        at, (first, last) = body.fresh(), self._slots
        mixed = get(self._hash) + get(at) + memory("i64.load", 0, 3) + op("i64.xor") + i64(MIX) + op("i64.mul")
        mixed += put(self._hash) + get(self._hash) + get(self._hash) + i64(29) + op("i64.shr_u", "i64.xor")
        turn = mixed + put(self._hash) + get(at) + i32(8) + op("i32.add") + tee(at) + i32(last) + op("i32.lt_s")
        hashed = get(decision) + op("i64.extend_i32_u") + put(self._hash) + i32(first) + put(at)
        hashed += loop(turn + br_if(0))
        code = i64(0) + put(self._hash) + global_get(self._globals.depth) + when(hashed)
        following = get(node) + memory("i32.load", NEXT, 2) + put(node)
        other = get(node) + op("i32.eqz") + br_if(1)
        same = get(node) + memory("i64.load", HASH, 3) + get(self._hash) + op("i64.eq")
        other += same + get(node) + memory("i32.load", COUNT, 2) + get(options) + op("i32.eq", "i32.and") + br_if(1)
        code += global_get(self._globals.link) + memory("i32.load", STATE, 2) + put(node)
        return code + block(loop(other + following + br(0)))

    def _created(self, body: Body, options: int, player: int, node: int) -> bytes:
        """A new node, if there is room; the rest of the play is then left to chance."""
        free, link = self._globals.free, self._globals.link
        end = body.fresh()
        size = get(options) + i32(4) + op("i32.shl") + i32(NODE) + op("i32.add")
        code = global_get(free) + size + op("i32.add") + put(end)
        make = global_get(free) + put(node) + get(end) + global_set(free)
        make += get(node) + i32(0) + size + fill()
        make += get(node) + get(self._hash) + memory("i64.store", HASH, 3)
        make += get(node) + global_get(link) + memory("i32.load", STATE, 2) + memory("i32.store", NEXT, 2)
        make += global_get(link) + get(node) + memory("i32.store", STATE, 2)
        make += get(node) + get(options) + memory("i32.store", COUNT, 2)
        make += get(node) + get(player) + memory("i32.store", PLAYER, 2)
        make += i32(CHANCE) + global_set(self._globals.mode)
        return code + get(end) + global_get(self._globals.end) + op("i32.le_u") + when(make)

    @staticmethod
    def _untried(any_option: bytes, options: int, node: int, chosen: int) -> bytes:
        """An option that was never taken: the next one after any."""
        tried = get(node) + get(chosen) + i32(4) + op("i32.shl", "i32.add") + memory("i32.load", NODE + TRIED, 2)
        following = get(chosen) + i32(1) + op("i32.add") + tee(chosen) + get(options) + op("i32.eq")
        again = tried + op("i32.eqz") + br_if(1) + following + when(i32(0) + put(chosen)) + br(0)
        return any_option + put(chosen) + block(loop(again))

    def _best(self, body: Body, options: int, node: int, chosen: int) -> bytes:
        """The option that promises most."""
        at, here, best, bound = body.fresh(), body.fresh(), body.fresh(F64), body.fresh(F64)
        visits = get(here) + memory("i32.load", TRIED, 2) + op("f64.convert_i32_u")
        mean = get(here) + memory("f64.load", SUM, 3) + visits + op("f64.div")
        spread = get(node) + memory("f64.load", LOGARITHM, 3) + visits + op("f64.div", "f64.sqrt")
        turn = mean + spread + f64(EXPLORING) + op("f64.mul", "f64.add") + put(bound)
        turn += get(bound) + get(best) + op("f64.gt") + when(get(bound) + put(best) + get(at) + put(chosen))
        turn += get(here) + i32(OPTION) + op("i32.add") + put(here)
        turn += get(at) + i32(1) + op("i32.add") + tee(at) + get(options) + op("i32.lt_s") + br_if(0)
        begin = i32(0) + put(at) + f64(-1.0) + put(best) + get(node) + i32(NODE) + op("i32.add") + put(here)
        return begin + loop(turn)

    # ---- On the way back ----

    def learn(self, body: Body, rewards: bytes) -> bytes:
        """Code that notes what a play has brought in all nodes on its way.

        Args:
            body: of the function that it stands in.
            rewards: code of the address of what each player gets, numbers of 64 bits from 0 to 1.
        """
        at, node, option, visits = body.fresh(), body.fresh(), body.fresh(), body.fresh()
        depth = global_get(self._globals.depth)
        step = global_get(self._globals.way) + get(at) + i32(3) + op("i32.shl", "i32.add")
        turn = step + memory("i32.load", 0, 2) + put(node) + step + memory("i32.load", 4, 2) + put(option)
        turn += get(node) + memory("i32.load", VISITS, 2) + put(visits)
        # ln(n + 1) is ln(n) and about 1 / (n + 1/2); so no logarithm is ever computed.
        more = f64(1.0) + get(visits) + op("f64.convert_i32_u") + f64(0.5) + op("f64.add", "f64.div")
        grown = get(node) + get(node) + memory("f64.load", LOGARITHM, 3) + more + op("f64.add")
        turn += get(visits) + when(grown + memory("f64.store", LOGARITHM, 3))
        turn += get(node) + get(visits) + i32(1) + op("i32.add") + memory("i32.store", VISITS, 2)
        tried = get(option) + memory("i32.load", TRIED, 2) + i32(1) + op("i32.add")
        turn += get(option) + tried + memory("i32.store", TRIED, 2)
        reward = rewards + get(node) + memory("i32.load", PLAYER, 2) + i32(3) + op("i32.shl", "i32.add")
        sum_ = get(option) + memory("f64.load", SUM, 3) + reward + memory("f64.load", 0, 3) + op("f64.add")
        turn += get(option) + sum_ + memory("f64.store", SUM, 3)
        turn += get(at) + i32(1) + op("i32.add") + tee(at) + depth + op("i32.lt_s") + br_if(0)
        return i32(0) + put(at) + depth + when(loop(turn))
