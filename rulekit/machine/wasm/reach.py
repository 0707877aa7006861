"""The places that can be come to on a board: a walk over masks, a place at a time."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rulekit.machine.instructions import Expression, Reach
from rulekit.machine.wasm import wide
from rulekit.machine.wasm.encoding import I32, I64, br, get, i64, loop, op, put, when
from rulekit.machine.wasm.value import MOST_LONG, Value, converted

if TYPE_CHECKING:  # expressions of all kinds write each other
    from rulekit.machine.wasm.expressions import Expressions

__all__ = ["reach"]

WORD = 64
STEPS = 12  # roughly the instructions for a place


def reach(one: Reach, writer: Expressions) -> list[Value]:
    """The words of the mask of all places that can be come to; see ``machine.reach``."""
    body = writer.body
    count = (max(len(one.steps), 1) + WORD - 1) // WORD
    start, within = _words(one.start, count, writer), _words(one.within, count, writer)
    inside = [body.fresh(I64) for _ in range(count)]
    reached = [body.fresh(I64) for _ in range(count)]
    new = [body.fresh(I64) for _ in range(count)]
    code = b""
    for word in range(count):
        code += converted(within[word], I64) + put(inside[word])
    for word in range(count):
        code += converted(start[word], I64) + get(inside[word]) + op("i64.and") + put(reached[word])
        code += get(reached[word]) + put(new[word])
    code += loop(b"".join(_step(one.steps, word, inside, reached, new, writer) for word in range(count)))
    values = [*start, *within]
    safe = all(value.safe for value in values)
    cost = sum(value.cost for value in values) + STEPS * len(one.steps)
    high = MOST_LONG if count > 1 else min(MOST_LONG, (1 << len(one.steps)) - 1)
    low = -MOST_LONG - 1 if count > 1 or high == MOST_LONG else 0
    exact = all(value.exact for value in values)
    first = Value(code + get(reached[0]), I64, low, high, cost, safe, exact)
    return [first, *(Value(get(word), I64, low, high, 0, safe, exact) for word in reached[1:])]


def _words(mask: Expression, count: int, writer: Expressions) -> list[Value]:
    found = wide.words(mask, writer)
    return [one for one, _ in zip_longest(found[:count], range(count), fillvalue=wide.EMPTY)]


def _step(
    steps: tuple[int, ...], word: int, inside: list[int], reached: list[int], new: list[int], writer: Expressions
) -> bytes:
    """Go on from a place in a word that nothing went on from yet, and begin again; nothing if there is none."""
    body = writer.body
    at, more = body.fresh(), body.fresh(I64)
    code = get(new[word]) + op("i64.ctz", "i32.wrap_i64") + put(at)
    code += get(new[word]) + get(new[word]) + i64(1) + op("i64.sub", "i64.and") + put(new[word])
    index = Value(get(at), I32, 0, WORD - 1, 0)
    here = (steps[WORD * word : WORD * (word + 1)] + (0,) * WORD)[:WORD]
    for other in range(len(inside)):
        masks = tuple(wide.signed(mask >> WORD * other & wide.FULL) for mask in here)
        if not any(masks):
            continue
        code += converted(writer.lookup(masks, index), I64) + get(inside[other]) + op("i64.and")
        code += get(reached[other]) + i64(-1) + op("i64.xor", "i64.and") + put(more)
        code += get(reached[other]) + get(more) + op("i64.or") + put(reached[other])
        code += get(new[other]) + get(more) + op("i64.or") + put(new[other])
    return get(new[word]) + i64(0) + op("i64.ne") + when(code + br(1))
