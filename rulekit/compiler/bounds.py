"""How small and how great an expression of the machine can be, told from the ranges of the slots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, assert_never

from rulekit.machine import instructions as m

if TYPE_CHECKING:
    from rulekit.compiler.layout import Layout

__all__ = ["Bounds", "bounds", "held"]

Bounds = tuple[int, int]

WIDE = 1 << 62
"""Beyond everything that is counted."""


def held(value: m.Expression, low: int, high: int, layout: Layout) -> m.Expression:
    """The value, held between ``low`` and ``high`` where it could be outside."""
    least, most = bounds(value, layout)
    if least < low:
        value = m.Operate("max", value, m.Const(low))
    if most > high:
        value = m.Operate("min", value, m.Const(high))
    return value


def bounds(value: m.Expression, layout: Layout, known: Mapping[int, Bounds] | None = None) -> Bounds:
    """The least and the greatest value; ``known``: those of locals, by number."""
    known = known or {}
    match value:
        case m.Const():
            return value.value, value.value
        case m.Read():
            return layout.range_of(value.base, alone=value.offset is None)
        case m.Local():
            return known.get(value.number, (0, WIDE))
        case m.Operate():
            return _operated(value.op, bounds(value.left, layout, known), bounds(value.right, layout, known))
        case m.Compare() | m.Logic() | m.Invert():
            return 0, 1
        case m.Choice():
            one, two = bounds(value.then, layout, known), bounds(value.other, layout, known)
            return min(one[0], two[0]), max(one[1], two[1])
        case m.Lookup():
            return (min(value.row), max(value.row)) if value.row else (0, 0)
        case m.Bits():
            return 0, 1 if value.op == "has" else bounds(value.mask, layout, known)[1].bit_length()
        case m.Reach():
            return 0, max(bounds(value.within, layout, known)[1], 0)
        case m.Aggregate():
            return _aggregate_bounds(value, layout, known)
        case _:
            assert_never(value)


def _aggregate_bounds(aggregate: m.Aggregate, layout: Layout, known: Mapping[int, Bounds]) -> Bounds:
    match aggregate.op:
        case "any" | "all":
            return 0, 1
        case "count":
            return 0, aggregate.size
        case "mask":
            return 0, (1 << aggregate.size) - 1
        case "first" | "last":
            return min(aggregate.empty, 0), max(aggregate.empty, aggregate.size - 1)
        case _:
            pass
    low, high = bounds(aggregate.value, layout, {**known, aggregate.local: (0, max(aggregate.size - 1, 0))})
    if aggregate.op == "sum":
        return min(0, low * aggregate.size), max(0, high * aggregate.size)
    return min(aggregate.empty, low), max(aggregate.empty, high)


def _operated(op: str, left: Bounds, right: Bounds) -> Bounds:
    (a, b), (c, d) = left, right
    match op:
        case "+":
            return a + c, b + d
        case "-":
            return a - d, b - c
        case "*":
            products = (a * c, a * d, b * c, b * d)
            return min(products), max(products)
        case "//":
            by = [one for one in (c, d) if one > 0] or [1]
            quotients = [one // two for one in (a, b) for two in by]
            return min(quotients), max(quotients)
        case "min":
            return min(a, c), min(b, d)
        case "max":
            return max(a, c), max(b, d)
        case _ if a < 0 or c < 0:
            return -WIDE, WIDE
        case "&":
            return 0, min(b, d)
        case _:
            return 0, (1 << max(b, d).bit_length()) - 1
