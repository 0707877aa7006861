"""What a variant changed, as values: a closed set, in the order of the variant's lines."""

from __future__ import annotations

from attrs import frozen

from rulekit.source import Span
from rulekit.syntax.node import Node

__all__ = [
    "CellChanged", "Change", "DeclarationAdded", "ExampleDropped", "HeaderChanged", "LineChanged", "ModifiersAdded",
    "NumberChanged", "Removed", "Replaced", "RowAdded", "StatementsAdded", "StepPlaced",
]  # fmt: skip


@frozen
class NumberChanged:
    """One number for another.

    Args:
        variant: name of the variant.
        path: the names that lead to the number, the smallest first: ``("goods_limit",)`` for a parameter,
            ``("boxes", "great_wall", "monument")`` for a cell, ``("most", "food", "player")`` for a bound.
        kind: ``"parameter"``, ``"cell"`` (column, row, table) or ``"bound"`` (``start``, ``least``, ``most``,
            ``boxes`` of a field, then the field, then who has it).
        old: what the game says.
        new: what the variant says.
        span: the line of the variant.
    """

    variant: str
    path: tuple[str, ...]
    kind: str
    old: int
    new: int
    span: Span


@frozen
class CellChanged:
    """A cell that holds something else than one number, before or after: a name, a text, a list, nothing.

    Args:
        variant: name of the variant.
        path: column, row, table.
        old: the ``cell`` of the game.
        new: the ``cell`` of the variant.
        span: the line of the variant.
    """

    variant: str
    path: tuple[str, ...]
    old: Node
    new: Node
    span: Span


@frozen
class LineChanged:
    """One line of a rule, a step, a die, or of what a thing allows.

    Args:
        variant: name of the variant.
        path: the names of what holds the line, the smallest first.
        kind: what holds it: ``"rule"``, ``"step"``, ``"with"``, ``"die"``.
        old: the line of the game with all that stands below it.
        new: the same after the change.
        span: the patch in the variant.
    """

    variant: str
    path: tuple[str, ...]
    kind: str
    old: Node
    new: Node
    span: Span


@frozen
class Removed:
    """A named thing that is gone.

    Args:
        variant: name of the variant.
        path: its names, the smallest first.
        kind: what it was: ``"row"``, ``"rule"``, ``"step"``, ``"with"``, ``"parameter"``, ``"field"`` ...
        node: it, as the game has it.
        ability: for a row, what the thing allowed (a ``with`` that went along), or None.
        span: the line of the variant.
    """

    variant: str
    path: tuple[str, ...]
    kind: str
    node: Node
    ability: Node | None
    span: Span


@frozen
class ExampleDropped:
    """An example that mentions a removed thing, or has people for whom the variant is not, and went with it.

    Args:
        variant: name of the variant that removed it.
        name: name of the example.
        missing: name of the removed thing; ``players`` for people too many or too few.
        node: the ``example``.
        span: the patch that removed the thing.
    """

    variant: str
    name: str
    missing: str
    node: Node
    span: Span


@frozen
class RowAdded:
    """A new row.

    Args:
        variant: name of the variant.
        table: name of the table.
        row: the ``row``.
        span: the row in the variant.
    """

    variant: str
    table: str
    row: Node
    span: Span


@frozen
class StepPlaced:
    """A step that another one now does.

    Args:
        variant: name of the variant.
        step: the step that is done.
        into: the step that does it.
        moment: ``"before"``, ``"after"``, or None for the end.
        other: the step beside which it is done; None for the end.
        span: the line of the variant.
    """

    variant: str
    step: str
    into: str
    moment: str | None
    other: str | None
    span: Span


@frozen
class StatementsAdded:
    """New statements in a step or rule.

    Args:
        variant: name of the variant.
        path: the names of the step or rule, the smallest first.
        moment: ``"before"``, ``"after"``, or None for the end.
        other: the rule or step beside which they stand; None for the end.
        statements: they, in order.
        span: the patch in the variant.
    """

    variant: str
    path: tuple[str, ...]
    moment: str | None
    other: str | None
    statements: tuple[Node, ...]
    span: Span


@frozen
class ModifiersAdded:
    """More that a thing allows or spares.

    Args:
        variant: name of the variant.
        thing: name of the thing.
        modifiers: they, in order.
        span: the patch in the variant.
    """

    variant: str
    thing: str
    modifiers: tuple[Node, ...]
    span: Span


@frozen
class DeclarationAdded:
    """A new step, table, ability, field, value, source or example.

    Args:
        variant: name of the variant.
        node: the declaration as the variant has it.
        span: the same place.
    """

    variant: str
    node: Node
    span: Span


@frozen
class Replaced:
    """A declaration, rule, parameter or field in the place of another of its name.

    Args:
        variant: name of the variant.
        path: its names, the smallest first.
        kind: what it is, as for ``Removed``.
        old: as the game has it.
        new: as the variant has it.
        span: the patch in the variant.
    """

    variant: str
    path: tuple[str, ...]
    kind: str
    old: Node
    new: Node
    span: Span


@frozen
class HeaderChanged:
    """The number of players, the age, the minutes or who wins.

    Args:
        variant: name of the variant.
        kind: ``"players"``, ``"age"``, ``"minutes"`` or ``"wins"``.
        old: the line of the game; None if it has none.
        new: the line of the variant.
        span: the line of the variant.
    """

    variant: str
    kind: str
    old: Node | None
    new: Node
    span: Span


Change = (
    NumberChanged | CellChanged | LineChanged | Removed | ExampleDropped | RowAdded | StepPlaced | StatementsAdded
    | ModifiersAdded | DeclarationAdded | Replaced | HeaderChanged
)  # fmt: skip
