"""A line that names several places is a statement for each of them, in their order."""

from __future__ import annotations

import attrs

from rulekit.syntax.node import Node

__all__ = ["for_each_place"]


def for_each_place(node: Node) -> tuple[Node, ...]:
    """``put 1 disc on e4, d5`` as two statements; any other statement as it is.

    Args:
        node: a statement as it is written.
    """
    places = node.each("what") if node.kind == "put_on" else ()
    if len(places) < 2:  # noqa: PLR2004 # one place is said as it is
        return (node,)
    rest = tuple(one for one in node.children if one not in places)
    return tuple(attrs.evolve(node, children=(*rest, one), span=one.span) for one in places)
