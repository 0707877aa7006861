"""Expressions of the machine in a state, by the book: slow, for the single questions that examples ask."""

from __future__ import annotations

from typing import assert_never

from rulekit.machine import instructions as m

__all__ = ["evaluate"]


def evaluate(node: m.Expression, vector: list[int], local: dict[int, int]) -> int:
    """The number of an expression in a state.

    Args:
        node: any expression.
        vector: the state; shape (slots,).
        local: the numbers of the locals in reach.
    """

    def of(one: m.Expression) -> int:
        return evaluate(one, vector, local)

    match node:
        case m.Const():
            return node.value
        case m.Read():
            return vector[node.base + (of(node.offset) if node.offset is not None else 0)]
        case m.Local():
            return local[node.number]
        case m.Operate():
            left, right = of(node.left), of(node.right)
            return {
                "+": lambda: left + right,
                "-": lambda: left - right,
                "*": lambda: left * right,
                "//": lambda: left // right,
                "min": lambda: min(left, right),
                "max": lambda: max(left, right),
                "&": lambda: left & right,
                "|": lambda: left | right,
                "^": lambda: left ^ right,
            }[node.op]()
        case m.Compare():
            left, right = of(node.left), of(node.right)
            return int(
                {
                    "==": left == right,
                    "!=": left != right,
                    "<": left < right,
                    "<=": left <= right,
                    ">": left > right,
                    ">=": left >= right,
                }[node.op]
            )
        case m.Logic():
            return int(all(of(one) for one in node.parts) if node.op == "and" else any(of(one) for one in node.parts))
        case m.Invert():
            return int(not of(node.part))
        case m.Choice():
            return of(node.then) if of(node.condition) else of(node.other)
        case m.Lookup():
            return node.row[of(node.index)]
        case m.Bits():
            mask = of(node.mask)
            return mask.bit_count() if node.index is None else mask >> of(node.index) & 1
        case m.Fold():
            return _fold(node, vector, local)
        case _:
            assert_never(node)


def _fold(node: m.Fold, vector: list[int], local: dict[int, int]) -> int:
    passing = [at for at in range(node.size) if evaluate(node.test, vector, {**local, node.local: at})]
    numbers = [evaluate(node.value, vector, {**local, node.local: at}) for at in passing]
    match node.op:
        case "sum":
            return sum(numbers)
        case "count":
            return len(passing)
        case "any":
            return int(bool(passing))
        case "all":
            return int(len(passing) == node.size)
        case "min" | "max":
            return (min if node.op == "min" else max)(numbers, default=node.empty)
        case "mask":
            return sum(1 << at for at in passing)
        case _:
            return (passing[0] if node.op == "first" else passing[-1]) if passing else node.empty
