"""Decisions taken at random: one of the options of all arms, each equally likely; one alone takes no number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.machine.instructions import Arm, Const, Decide, Instruction
from rulekit.machine.options import span
from rulekit.machine.wasm import arithmetic
from rulekit.machine.wasm.chance import draw
from rulekit.machine.wasm.choices import Pick, choices
from rulekit.machine.wasm.encoding import I32, get, i32, op, put, when
from rulekit.machine.wasm.value import Value, constant, converted

if TYPE_CHECKING:  # statements of all kinds write each other
    from rulekit.machine.wasm.statements import Statements

__all__ = ["Branch", "branched", "counted_options", "decide", "settled", "warned"]

NEVER, ALWAYS = Const(0), Const(1)
Follow = Callable[[tuple[Instruction, ...]], bytes]


@frozen
class Branch:
    """An arm among those of a decision: its options are ``start`` to ``end - 1``."""

    arm: Arm
    start: Value
    end: Value
    pick: Pick


def decide(one: Decide, statements: Statements) -> bytes:
    """Code of a decision."""
    code, branches = counted_options(one, statements)
    body = statements.writer.body
    total = branches[-1].end if branches else constant(0)
    if total.high == 0:
        return code
    chosen = body.fresh()
    picked = Value(get(chosen), I32, 0, total.high - 1, 0)
    count = get(body.decisions) + i32(1) + op("i32.add") + put(body.decisions)
    count += settled(statements) + warned(statements)
    drawn = draw(total, body)
    if total.is_known:
        code += (count if total.high > 1 else b"") + drawn.code + put(chosen)
        return code + branched(branches, picked, statements, statements.body)
    code += i32(0) + put(chosen) + total.code + i32(1) + op("i32.gt_s") + when(count + drawn.code + put(chosen))
    if total.low >= 1:
        return code + branched(branches, picked, statements, statements.body)
    with body.inside():
        return code + total.code + when(branched(branches, picked, statements, statements.body))


def settled(statements: Statements) -> bytes:
    """Code that counts the steps up to a choice, and begins to count anew; see ``Budget``."""
    storage, body = statements.storage, statements.writer.body
    budget = storage.simplified.program.budget
    if budget is None:
        return b""
    less = get(body.left) + converted(storage.read(budget.slot), I32) + op("i32.sub") + put(body.left)
    return body.fetch(2) + less + body.leave(2) + storage.write(budget.slot, constant(0), body)


def warned(statements: Statements) -> bytes:
    """Code that leaves nothing of the budget when there were too many steps in all."""
    storage, body = statements.storage, statements.writer.body
    budget = storage.simplified.program.budget
    if budget is None:
        return b""
    none = storage.write(budget.slot, constant(budget.stretch), body)
    return body.fetch(2) + get(body.left) + i32(0) + op("i32.le_s") + when(none)


def counted_options(one: Decide, statements: Statements) -> tuple[bytes, list[Branch]]:
    """Code that counts the options of all arms, and the arms."""
    writer, body = statements.writer, statements.writer.body
    code, list_end = b"", -1
    total = constant(0)
    branches: list[Branch] = []
    for arm in one.arms:
        if arm.guard == NEVER or not span(arm.domain):
            continue
        found = choices(arm, writer, list_end)
        code, list_end = code + found.code, found.list_end
        count = found.count
        if found.unguarded and arm.guard != ALWAYS:
            count = arithmetic.choose(writer.test(arm.guard), count, constant(0))
        start, total = total, arithmetic.operate("+", total, count, body)
        if not total.is_known:
            end = body.fresh()
            code += converted(total, I32) + put(end)
            total = Value(get(end), I32, max(total.low, 0), total.high, 0)
        branches.append(Branch(arm, start, total, found.pick))
    return code, branches


def branched(branches: list[Branch], picked: Value, statements: Statements, follow: Follow) -> bytes:
    """Code that stores the option taken and does what follows it.

    Args:
        branches: all arms.
        picked: the number of the option among the legal ones.
        statements: of the function.
        follow: writes what follows the option of an arm.
    """
    first, rest = branches[0], branches[1:]
    if not rest:
        return _taken(first, picked, statements, follow)
    asked = arithmetic.compare("<", picked, first.end).code
    with statements.writer.body.inside():
        return asked + when(_taken(first, picked, statements, follow), branched(rest, picked, statements, follow))


def _taken(branch: Branch, picked: Value, statements: Statements, follow: Follow) -> bytes:
    code = b""
    if branch.arm.into >= 0:
        at = arithmetic.operate("-", picked, branch.start, statements.writer.body)
        code = statements.store(branch.arm.into, branch.pick(at))
    return code + follow(branch.arm.body)
