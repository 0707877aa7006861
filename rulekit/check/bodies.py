"""The statements that stand in a body, in order; a line that names several places is one for each of them."""

from __future__ import annotations

import attrs

from rulekit.syntax.node import Node

__all__ = ["statements_of"]


def _for_each_place(node: Node) -> tuple[Node, ...]:
    """``put 1 disc on e4, d5`` as two statements; any other statement as it is.

    Args:
        node: a statement as it is written.
    """
    places = node.each("what") if node.kind == "put_on" else ()
    if len(places) < 2:  # noqa: PLR2004 # one place is said as it is
        return (node,)
    rest = tuple(one for one in node.children if one not in places)
    return tuple(attrs.evolve(node, children=(*rest, one), span=one.span) for one in places)


def statements_of(node: Node) -> list[Node]:
    """The statements directly below a node: those on its lines, those indented below it."""
    found: list[Node] = []
    for child in node.nodes():
        if child.kind in ("body", "line"):
            found += statements_of(child)
        elif node.kind in ("body", "line", "step", "add_to"):
            found += _for_each_place(child)
    return found
