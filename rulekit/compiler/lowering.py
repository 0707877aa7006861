"""What the compiler must know of each kind of statement."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from rulekit.machine import instructions as m
from rulekit.model.statement import Body

if TYPE_CHECKING:
    from rulekit.compiler.code import Code
    from rulekit.compiler.labels import PathPart

__all__ = ["Lowering", "always", "applied"]


def always(_statement: object, _code: Code) -> m.Expression:
    """Can be carried out whatever the state."""
    return m.Const(1)


def applied(_effect: object, _code: Code) -> None:
    """A lasting effect emits nothing where it stands: it is applied to what it speaks of."""


@frozen
class Lowering:
    """How a kind of statement is lowered.

    Args:
        lower: emits its instructions.
        can: when it can be carried out to its end, asked before it begins.
        can_begin: the same together with the rest of its body, where the rest depends on what is chosen here.
        arms: the options that it begins with, each followed by the rest of its body; None if it begins with none.
    """

    lower: Callable[[Any, Code], None]
    can: Callable[[Any, Code], m.Expression] = always
    can_begin: Callable[[Any, Body, Code], m.Expression] | None = None
    arms: Callable[[Any, Body, Code, tuple[PathPart, ...]], list[m.Arm]] | None = None
