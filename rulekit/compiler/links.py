"""What touches and what can be reached, as expressions of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from rulekit.compiler import values
from rulekit.machine import instructions as m
from rulekit.model import expression as e
from rulekit.model.closed import Base
from rulekit.model.ranges import type_of
from rulekit.model.walk import inside

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["any_connected", "connected", "next_to", "within"]

ZERO, ONE = m.Const(0), m.Const(1)


def _flat(masks: tuple[int, ...], width: int) -> tuple[int, ...]:
    """Masks written out, so that one look-up at ``left * width + right`` serves."""
    return tuple(mask >> at & 1 for mask in masks for at in range(width))


def next_to(test: e.NextTo, code: Code) -> m.Expression:
    """1 when an edge leads from the thing to the other, or to one of the others."""
    here, there = type_of(test.left).of, _table(test.right)
    size_here, width = len(code.game.table(here).items), len(code.game.table(there).items)
    neighbours = test.links.neighbours(here, size_here, there)
    left = values.value(test.left, code)
    if not isinstance(test.right, e.SetOf):
        place = m.Operate("+", m.Operate("*", left, m.Const(width)), values.value(test.right, code))
        return m.Lookup(_flat(neighbours, width), place)
    local = code.new_local()
    size, tests = values.members(test.right, m.Local(local), code)
    return _meet(m.Lookup(neighbours, left), m.Aggregate("mask", local, size, m.Logic("and", tuple(tests))))


def _meet(one: m.Expression, other: m.Expression) -> m.Expression:
    """1 when two masks have something in common."""
    return m.Compare("!=", m.Operate("&", one, other), ZERO)


def connected(test: e.Connected, code: Code) -> m.Expression:
    """1 when a way leads from the thing to one of the others through the things named alone, as the board is then."""
    here, way = type_of(test.left).of, test.through.of
    beside = test.links.neighbours(here, len(code.game.table(here).items), way)
    return _meet(m.Lookup(beside, values.value(test.left, code)), _reached(test, code))


def any_connected(found: e.SetOf, code: Code) -> m.Expression | None:
    """1 when one of a set of things is connected, all of them looked at together; None where each has to be asked."""
    asked = [one for one in found.tests if isinstance(one, e.Connected) and not one.negated]
    if len(asked) != 1 or found.base is not Base.ITEMS:
        return None
    (test,) = asked
    key = found.element.key
    if not (isinstance(test.left, e.VariableRef) and test.left.variable.key == key):
        return None
    if any(isinstance(one, e.VariableRef) and one.variable.key == key for one in inside((test.right, test.through))):
        return None
    others = evolve(found, tests=tuple(one for one in found.tests if one is not test))
    local, one = code.new_local(), code.new_local()
    size, tests = values.members(others, m.Local(local), code)
    starts = m.Aggregate("mask", local, size, m.Logic("and", tuple(tests)))
    way = test.through.of
    count = len(code.game.table(way).items)
    beside = m.Lookup(test.links.neighbours(way, count, found.of), m.Local(one))
    return _meet(m.Aggregate("mask", one, count, _meet(beside, starts)), _reached(test, code))


def _reached(test: e.Connected, code: Code) -> m.Expression:
    """The things on the way from which the goals are reached, as a mask."""
    way, there = test.through.of, _table(test.right)
    count = len(code.game.table(way).items)
    ends = test.links.neighbours(way, count, there)
    one, end, open_ = code.new_local(), code.new_local(), code.new_local()
    if isinstance(test.right, e.SetOf):
        far_size, far = values.members(test.right, m.Local(end), code)
    else:
        far_size = len(code.game.table(there).items)
        far = [m.Compare("==", m.Local(end), values.value(test.right, code))]
    goals = m.Aggregate("mask", end, far_size, m.Logic("and", tuple(far)))
    size, tests = values.members(test.through, m.Local(open_), code)
    return m.Reach(
        m.Aggregate("mask", one, count, _meet(m.Lookup(ends, m.Local(one)), goals)),
        m.Aggregate("mask", open_, size, m.Logic("and", tuple(tests))),
        test.links.neighbours(way, count, way),
    )


def within(test: e.Within, code: Code) -> m.Expression:
    """1 when a thing is in a set of things or in a list."""
    item = values.value(test.item, code)
    if isinstance(test.what, e.FieldOf):
        return values.in_set(test.what, item, code)
    column = test.what.column
    width = len(code.game.table(column.table).items)
    lists = [one if isinstance(one, tuple) else (one,) if isinstance(one, int) else () for one in column.values]
    flat = tuple(1 if at in found else 0 for found in lists for at in range(width))
    owner = values.value(test.what.item, code)
    return m.Lookup(flat, m.Operate("+", m.Operate("*", owner, m.Const(width)), item))


def _table(far: e.Expression | e.SetOf) -> str:
    return far.of if isinstance(far, e.SetOf) else type_of(far).of
