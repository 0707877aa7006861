"""Lists of things in the cells of tables, and how often a thing stands in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, lying, values
from rulekit.model.closed import ValueKind
from rulekit.model.expression import Among, Expression, FieldOf, FromColumn
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["among"]


def among(node: Node, scope: Scope) -> Expression | None:
    """How often a thing stands in a list of things, or lies in a row that does not lie face down.

    Reports:
        RK0203: no thing, or no list of such things. RK0314: the thing can be nothing.
    """
    item_node, list_node = node.child("item"), node.child("list")
    item, found = values.definite_value(item_node, scope), values.value(list_node, scope)
    if item is None or found is None:
        return None
    of = scope.type(item)
    listed = isinstance(found, FromColumn) and found.column.kind is ValueKind.ITEMS and found.column.table == of.of
    if isinstance(found, FromColumn) and listed and of.kind is ValueKind.ITEM:
        return Among(item, found)
    if isinstance(found, FieldOf) and found.field.kind is ValueKind.ROW and found.field.of == of.of:
        return None if lying.unseen(found, list_node, scope) else Among(item, found)
    kind = values.KINDS[scope.type(found).kind]
    scope.report(errors.wrong_kind(values.text_of(list_node), list_node.span, kind, "a list or a row of such things"))
    return None
