"""Which runs of slots comparisons will want as planes, seen before anything is written.

It may be wrong: what is really asked for is known when a module is written, and then it is written again.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.machine.instructions import (
    Aggregate,
    Chance,
    Decide,
    Domain,
    Explore,
    Expression,
    If,
    Instruction,
    Members,
    Numbers,
    Pool,
    Read,
    Repeat,
    Store,
    Subsets,
    Sweep,
)
from rulekit.machine.rows import parts
from rulekit.machine.tabulated import Unknown, entries
from rulekit.machine.wasm.simplified import Simplified

__all__ = ["foreseen"]


def foreseen(simplified: Simplified) -> set[tuple[int, int]]:
    """The runs, as first and last: what the locals of tests choose by themselves."""
    found: set[tuple[int, int]] = set()
    seen: dict[int, Expression] = {}
    for one in simplified.everything():
        if isinstance(one, Decide):
            for arm in one.arms:
                if isinstance(arm.domain, Members):
                    found |= _chosen(arm.domain.test, arm.local, arm.domain.size)
        for expression in _expressions(one):
            found |= _within(expression, seen)
    for row in simplified.gauges:
        for expression in row:
            found |= _within(expression, seen)
    return found


def _expressions(one: Instruction) -> Iterator[Expression]:
    """The expressions of an instruction, without those of the bodies inside."""
    match one:
        case Store(_, value, offset):
            yield value
            if offset is not None:
                yield offset
        case If(condition, _, _):
            yield condition
        case Repeat(times=times, until=until):
            yield times
            yield until
        case Sweep(test=test, start=start):
            yield test
            yield start
        case Decide(player, arms):
            yield player
            for arm in arms:
                yield arm.guard
                yield from _of_domain(arm.domain)
        case Chance(_, _, offset, _, bound):
            yield from (asked for asked in (offset, bound) if asked is not None)
        case Pool(which=which):
            yield which
        case Explore(until=until):
            yield until
        case _:
            pass


def _of_domain(domain: Domain) -> Iterator[Expression]:
    match domain:
        case Numbers(low, high):
            yield low
            yield high
        case Members(test=test):
            yield test
        case Subsets(mask=mask, test=test):
            yield mask
            yield test
        case _:
            pass


def _within(expression: Expression, seen: dict[int, Expression]) -> set[tuple[int, int]]:
    """What the aggregates in an expression look at; each expression is looked into once."""
    if id(expression) in seen:
        return set()
    seen[id(expression)] = expression  # what is kept keeps its number
    found: set[tuple[int, int]] = set()
    if isinstance(expression, Aggregate):
        found = _chosen(expression.test, expression.local, expression.size)
        if expression.op == "sum":
            found |= _chosen(expression.value, expression.local, expression.size)
    for part in parts(expression):
        found |= _within(part, seen)
    return found


def _chosen(test: Expression, local: int, size: int) -> set[tuple[int, int]]:
    """The runs of slots that a local alone chooses in a test."""
    found: set[tuple[int, int]] = set()
    for base, offset in _reads(test):
        try:
            places = [base + one for one in entries(offset, local, range(size)) if one is not None]
        except Unknown:
            continue
        first, last = min(places, default=0), max(places, default=0)
        if 0 <= first < last:
            found.add((first, last))
    return found


def _reads(expression: Expression) -> Iterator[tuple[int, Expression]]:
    """The slots in an expression whose number is computed."""
    if isinstance(expression, Read) and expression.offset is not None:
        yield expression.base, expression.offset
    for part in parts(expression):
        yield from _reads(part)
