"""Trees with a part exchanged: the nodes given are left as they are, new ones are made along the way to the part."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["Part", "Where", "at", "do_nothing", "exchange", "with_children", "word"]

Part = Node | Word
"""What a node is made of."""

Where = tuple[int, ...]
"""A place in a tree: the index of the child to go to, from the root down."""


def at(tree: Node, where: Where) -> Node:
    """The node at a place."""
    for index in where:
        below = tree.children[index]
        assert isinstance(below, Node)
        tree = below
    return tree


def with_children(node: Node, children: Sequence[Part]) -> Node:
    """The node with other children; it keeps its place in the text and what it is called in the node above."""
    return Node(node.kind, tuple(children), node.span, node.role)


def exchange(tree: Node, where: Where, parts: Sequence[Part]) -> Node:
    """The tree with any number of parts, or none, in the place of one.

    Args:
        tree: the whole.
        where: the place of the old part; at least one index.
        parts: what comes there instead.
    """
    here, *below = where
    children = list(tree.children)
    if below:
        child = children[here]
        assert isinstance(child, Node)
        children[here] = exchange(child, tuple(below), parts)
    else:
        children[here : here + 1] = [attrs.evolve(one, role=children[here].role) for one in parts]
    return with_children(tree, children)


def word(text: str, span: Span) -> Word:
    """A word or mark of the language, where the text has none of its own."""
    return Word(text, "WORD", span)


def do_nothing(span: Span) -> Node:
    """The line ``do nothing``, for where the last line was taken away."""
    return Node("line", (Node("nothing", (word("do", span), word("nothing", span)), span),), span)
