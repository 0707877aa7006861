"""A tree as plain text, without columns: what is needed to see that a patched tree is one that could be written."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.syntax.node import Node, Word
from rulekit.syntax.printer import print_node

BELOW: dict[str, set[str] | None] = {
    "game": None, "numbers": {"parameter"}, "table": {"row"}, "die": {"face", "face_choice"}, "having": {"field"},
    "components": {"component", "in_mind", "besides"},
    "with": None, "this_turn": None, "links": {"link"},
    "example": {"question", "tale", "untold", "given", "when", "why", "then", "telling"},
    "map": {"places", "lines", "spot"}, "places": {"look"}, "any_of": None, "all_of": None, "choose_one": None,
    "pay_with": {"coin_each", "coin_whole"},
}  # fmt: skip
"""For each kind with lines of its own below its heading: which children these are; None for all nodes."""

BESIDE = {"otherwise_if", "otherwise"}
"""What stands on a line of its own, but no deeper."""


def text_of(tree: Node) -> str:
    """The text of a whole tree."""
    return "\n".join(line for declaration in tree.nodes() for line in _lines(declaration, 0)) + "\n"


def _lines(node: Node, depth: int) -> Iterator[str]:
    heading: list[str] = []
    rest: list[str] = []
    _cut(node, depth, heading, rest)
    yield "  " * depth + " ".join(heading)
    yield from rest


def _cut(node: Node, depth: int, heading: list[str], rest: list[str]) -> None:
    """Sort what a node says into the words on its own line and the lines after it."""
    below = BELOW.get(node.kind, set())
    for child in node.children:
        if isinstance(child, Word):
            heading.append(child.text)
        elif child.kind in BESIDE:
            rest.extend(_lines(child, depth))
        elif _stands_below(node, child, below):
            rest.extend(_lines(child, depth + 1))
        elif child.nodes():
            _cut(child, depth, heading, rest)
        else:
            heading.append(print_node(child))


def _stands_below(node: Node, child: Node, below: set[str] | None) -> bool:
    if node.kind in {"step", "with"}:
        return child.kind not in {"needs", "mark"}
    if node.kind == "body":
        return not node.says(":")
    return below is None or child.kind in below
