"""What is written once for several things, as if it were written for each: ``with mine, jeweller`` below one line."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.syntax.node import Node, Word

__all__ = ["one_by_one"]


def one_by_one(tree: Node) -> Node:
    """The same with a declaration for each thing; what nobody wrote for several is left as it is."""
    children = tuple(one for child in tree.children for one in _each(child))
    return tree if len(children) == len(tree.children) and children == tree.children else _with(tree, children)


def _each(child: Node | Word) -> Iterator[Node | Word]:
    match child:
        case Node(kind="with") if len(child.names) > 1:
            rest = tuple(one for one in child.children if one not in child.names and not _comma(one))
            for name in child.names:
                yield _with(child, (rest[0], name, *rest[1:]))
        case Node(kind="variant"):
            yield one_by_one(child)
        case Node(kind="add" | "replace") if (several := child.node("with")) is not None and len(several.names) > 1:
            for one in _each(several):
                yield _with(child, tuple(one if part is several else part for part in child.children))
        case _:
            yield child


def _comma(part: Node | Word) -> bool:
    return isinstance(part, Word) and part.text == ","


def _with(node: Node, children: tuple[Node | Word, ...]) -> Node:
    return Node(node.kind, children, node.span, node.role)
