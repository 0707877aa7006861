"""What inside a walk over a local can be taken once in front of it: masks, and what they reach."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.machine.rows import parts
from rulekit.machine.values import Aggregate, Expression, Local, Reach

__all__ = ["Invariants"]


class Invariants:
    """Finds such expressions, of a program that stays as it is."""

    def __init__(self) -> None:
        self._free: dict[int, frozenset[int]] = {}

    def of(self, local: int, *inner: Expression) -> Iterator[Expression]:
        """The outermost masks and ways inside that neither the local nor one of a walk further in changes.

        Args:
            local: of the walk.
            inner: what is asked of each of its values.
        """
        waiting = [(one, frozenset([local])) for one in inner]
        while waiting:
            one, own = waiting.pop()
            if (isinstance(one, Reach) or (isinstance(one, Aggregate) and one.op == "mask")) and not self.free(
                one
            ) & own:
                yield one
                continue
            own |= {one.local} if isinstance(one, Aggregate) else frozenset()
            waiting += [(part, own) for part in parts(one)]

    def free(self, one: Expression) -> frozenset[int]:
        """The locals that an expression gets from outside."""
        found = self._free.get(id(one))
        if found is None:
            match one:
                case Local(number):
                    found = frozenset([number])
                case Aggregate(local=local):
                    found = frozenset[int]().union(*map(self.free, parts(one))) - {local}
                case _:
                    found = frozenset[int]().union(*map(self.free, parts(one)))
            self._free[id(one)] = found
        return found
