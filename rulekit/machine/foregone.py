"""What a test over the values of a local asks in vain: parts that depend on the local alone and say the same of all."""

from __future__ import annotations

from rulekit.machine.rows import parts
from rulekit.machine.tabulated import Outside, Unknown, several
from rulekit.machine.values import Aggregate, Compare, Const, Expression, Local, Logic, Reach, Read

__all__ = ["without_foregone"]

MOST_VALUES = 64


def without_foregone(test: Expression, local: int, size: int) -> Expression:
    """The test of the values 0 to ``size - 1`` of a local without such parts; a constant if nothing else is asked."""
    if size > MOST_VALUES:
        return test
    whole = _said_of_all(test, local, size)
    if whole is not None:
        return Const(int(whole))
    if not isinstance(test, Logic):
        return test
    ends = test.op == "or"  # what one part has to say for nothing else to matter
    kept = list[Expression]()
    for part in test.parts:
        said = _said_of_all(part, local, size)
        if said is None:
            kept.append(part)
        elif said is ends:
            return Const(int(ends))
    if len(kept) == len(test.parts):
        return test
    return kept[0] if len(kept) == 1 else Logic(test.op, tuple(kept))


def _said_of_all(test: Expression, local: int, size: int) -> bool | None:
    """What a test says of all values; None if it differs, or depends on anything else."""
    if not isinstance(test, Compare | Logic) or not _alone(test, local):
        return None
    try:
        held = {bool(one) for one in several(test, local, range(size))}
    except (Unknown, Outside):
        return None
    return held.pop() if len(held) == 1 else None


def _alone(expression: Expression, local: int) -> bool:
    """Whether nothing but a local decides what an expression is."""
    match expression:
        case Local(number):
            return number == local
        case Read() | Reach() | Aggregate():
            return False
        case _:
            return all(_alone(part, local) for part in parts(expression))
