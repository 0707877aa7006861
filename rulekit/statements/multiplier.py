"""How often something is done "for each" of a set or of a count."""

from __future__ import annotations

from rulekit.compiler import values
from rulekit.compiler.code import Code
from rulekit.machine import instructions as m
from rulekit.model.expression import Expression, SetOf

__all__ = ["times"]


def times(each: SetOf | Expression | None, code: Code) -> m.Expression | None:
    """How often something is done "for each"; None for once."""
    if each is None:
        return None
    return values.aggregate("count", each, code) if isinstance(each, SetOf) else code.value(each)
