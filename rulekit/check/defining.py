"""In which order adjectives and values are defined, wherever they stand in the text: after what they are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush

from attrs import frozen

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["Circle", "defined_by", "in_a_circle", "in_order"]


@frozen
class Circle:
    """A definition that is made of itself: where it stands, and the others by way of which it is."""

    span: Span
    way: tuple[str, ...] = ()


def in_order(nodes: Iterable[Node]) -> tuple[list[Node], dict[str, Circle]]:
    """Definitions with those first that others are made of, otherwise as they stand.

    Args:
        nodes: the definitions, in the order of the text.

    Returns:
        All of them; and of those that are made of one another, each name with the circle.
    """
    found = list(nodes)
    by_name: dict[str, list[int]] = {}
    for at, node in enumerate(found):
        by_name.setdefault(defined_by(node).text, []).append(at)
    made_of = [
        {one for word in _names(node) if word != defined_by(node).text for one in by_name.get(word, ())}
        for node in found
    ]
    users: list[list[int]] = [[] for _ in found]
    for at, parts in enumerate(made_of):
        for one in parts:
            users[one].append(at)
    lacking = [len(parts) for parts in made_of]
    ready = [at for at, count in enumerate(lacking) if not count]
    heapify(ready)
    order: list[int] = []
    placed: set[int] = set()
    circles = {defined_by(node).text: Circle(defined_by(node).span) for node in found if _is_of_itself(node)}
    first = 0
    while len(order) < len(found):
        while first in placed:
            first += 1
        if not ready:
            circle = _circle(made_of, placed, first)
            names = [defined_by(found[one]).text for one in circle]
            for turn, one in enumerate(circle):
                circles[names[turn]] = Circle(defined_by(found[one]).span, (*names[turn + 1 :], *names[:turn]))
            ready.append(min(circle))
        at = heappop(ready)
        placed.add(at)
        order.append(at)
        for one in users[at]:
            lacking[one] -= 1
            if not lacking[one] and one not in placed:
                heappush(ready, one)
    return [found[at] for at in order], circles


def _circle(made_of: Sequence[set[int]], placed: set[int], start: int) -> list[int]:
    """Definitions, none of them placed, each of which is made of the next, and the last of the first."""
    way: dict[int, None] = {}
    at = start
    while at not in way:
        way[at] = None
        at = min(made_of[at] - placed)
    steps = list(way)
    return steps[steps.index(at) :]


def defined_by(node: Node) -> Word:
    """The name that a definition gives."""
    if node.kind == "relation":
        return node.child("related").name
    return node.names[1] if node.kind == "adjective" else node.names[0]


def _is_of_itself(node: Node) -> bool:
    """Whether a definition speaks of what it defines."""
    name = defined_by(node)
    return any(word == name.text for word in _names(node, without=name))


def _names(node: Node, without: Word | None = None) -> Iterator[str]:
    for inner in node.walk():
        for one in inner.children:
            if isinstance(one, Word) and one.kind == "NAME" and one is not without:
                yield one.text


def in_a_circle(name: str, span: Span, circle: Circle) -> Diagnostic:
    """A value or an adjective that is defined from one that is defined from it."""
    way = ", ".join(f"`{one}`" for one in circle.way)
    return Diagnostic(
        "RK0201",
        f"`{name}` is defined by itself" + (f", by way of {way}" if way else ""),
        (Label(span, "this is not known before itself"), Label(circle.span, "defined here")),
        f"define `{name}`, or what stands here, from other things",
    )
