"""The closed set of expressions that instructions hold: integers; a condition is 0 or 1."""

from __future__ import annotations

from attrs import frozen

__all__ = [
    "Aggregate",
    "Bits",
    "Choice",
    "Compare",
    "Const",
    "Expression",
    "Invert",
    "Local",
    "Logic",
    "Lookup",
    "Operate",
    "Reach",
    "Read",
]


@frozen
class Const:
    """A number."""

    value: int


@frozen
class Read:
    """The slot at ``base + offset``; ``offset`` is an expression whose range the compiler has proved."""

    base: int
    offset: Expression | None = None


@frozen
class Local:
    """The value bound by the nearest enclosing ``Aggregate`` or arm of that number (its ``local``)."""

    number: int


@frozen
class Operate:
    """``op`` of two integers: ``+ - * //`` (towards minus infinity, by a positive constant) ``min max & | ^``."""

    op: str
    left: Expression
    right: Expression


@frozen
class Compare:
    """1 when ``left op right`` (``== != < <= > >=``), otherwise 0."""

    op: str
    left: Expression
    right: Expression


@frozen
class Logic:
    """``and`` / ``or`` over conditions, from the left, stopping early; of no condition: 1 for ``and``, 0 for ``or``."""

    op: str
    parts: tuple[Expression, ...]


@frozen
class Invert:
    """1 when the condition is 0, otherwise 0."""

    part: Expression


@frozen
class Choice:
    """``then`` when the condition holds, otherwise ``other``; only the chosen side is computed."""

    condition: Expression
    then: Expression
    other: Expression


@frozen
class Lookup:
    """Entry ``index`` (from 0) of a constant row of numbers; shape (n,)."""

    row: tuple[int, ...]
    index: Expression


@frozen
class Bits:
    """A question about a set kept as a mask: ``has`` (is bit ``index`` set, 0 or 1) or ``count`` (how many are set)."""

    op: str
    mask: Expression
    index: Expression | None = None


@frozen
class Reach:
    """The places that can be come to, as a mask: those of ``start`` that lie in ``within``, and on from there.

    ``steps[p]`` is the mask of the places one step from place ``p``; every place on the way lies in ``within``.
    """

    start: Expression
    within: Expression
    steps: tuple[int, ...]


@frozen
class Aggregate:
    """One number out of the values 0 to ``size - 1`` of a local.

    Args:
        op: ``sum`` (of ``value``), ``count`` (of those that pass), ``any``, ``all`` (0 or 1), ``min``, ``max``
            (of ``value`` over those that pass; ``empty`` if none does), ``mask`` (bit set for each that passes),
            ``first``, ``last`` (the local itself; ``empty`` if none passes).
        local: the number that ``Local`` refers to.
        size: how many values; at least 0.
        test: which values count.
        value: what to take of them (``sum``, ``min``, ``max``).
        empty: the result of ``min``, ``max``, ``first``, ``last`` over nothing.
    """

    op: str
    local: int
    size: int
    test: Expression
    value: Expression = Const(1)
    empty: int = 0


Expression = Const | Read | Local | Operate | Compare | Logic | Invert | Choice | Lookup | Bits | Reach | Aggregate
