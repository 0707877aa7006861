"""Lists of things in the cells of tables, and how often a thing stands in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, things
from rulekit.model.expression import Among, Expression, FromColumn
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["among"]


def among(node: Node, scope: Scope) -> Expression | None:
    """How often a thing stands in a list of things.

    Reports:
        RK0203: no thing, or no list of such things. RK0314: the thing can be nothing.
    """
    item_node, list_node = node.nodes()
    item, found = things.sure(item_node, scope), things.value(list_node, scope)
    if item is None or found is None:
        return None
    of = scope.type(item)
    listed = isinstance(found, FromColumn) and found.column.kind == "items" and found.column.table == of.of
    if isinstance(found, FromColumn) and listed and of.kind == "item":
        return Among(item, found)
    kind = things.KINDS[scope.type(found).kind]
    scope.report(errors.wrong_kind(things.text_of(list_node), list_node.span, kind, "a list of such things"))
    return None
