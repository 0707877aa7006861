"""``change P from A to B``: a number or a cell, guarded by what it is now."""

from __future__ import annotations

from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.edit import Part, with_children
from rulekit.variants.places import spelled

__all__ = ["change_value"]


def change_value(draft: Draft, patch: Node) -> None:
    """The value is what stands after ``to``; a mark beside it is the new source, without one there is none.

    Reports:
        RK0401, RK0407, RK0408, RK0412, RK0413, RK0414.
    """
    old, new = patch.nodes("cell")
    guard, says = _items(old), _text(_items(old))
    target = patch.the("place")
    found = draft.find(target.names, [("parameter", "cell", "bound")], "a number or a cell")
    if found is None:
        return
    place = found.place
    # Before the guard: if another variant changed it, that is what is wrong.
    if not draft.touch(place.path, "inside", patch.span):
        return
    items = _items(found.node)
    if says != _text(items):
        there = place.span if place.kind != "parameter" else items[0].span
        path = spelled([one.text for one in target.names])
        draft.report.add(errors.guard_no_longer_holds(path, says, _span(guard), _text(items), there))
        return
    changed = _changed(found, new)
    if changed is None:
        draft.report.add(errors.does_not_fit(_span(guard), _span(_items(new))))
        return
    draft.put(found.where, changed)


def _items(node: Node) -> tuple[Part, ...]:
    """The values of a cell, a parameter, or a number on its own, without commas and marks."""
    if node.kind in {"int", "negative"}:
        return (node,)
    if node.kind == "parameter":
        return node.nodes("int", "negative")
    return tuple(
        one for one in node.children
        if not (isinstance(one, Word) and one.kind == "WORD") and not (isinstance(one, Node) and one.kind == "mark")
    )  # fmt: skip


def _text(items: tuple[Part, ...]) -> str:
    return ", ".join(" ".join(_words(one)) for one in items)


def _words(part: Part) -> list[str]:
    return [part.text] if isinstance(part, Word) else [text for one in part.children for text in _words(one)]


def _span(items: tuple[Part, ...]) -> Span:
    return items[0].span.to(items[-1].span)


def _changed(found: Found, new: Node) -> Part | None:
    """The node that takes the place of the old one; None if it cannot stand there."""
    if found.place.kind == "cell":
        return new
    numbers = new.nodes("int", "negative")
    if len(numbers) != 1 or len(_items(new)) != 1:
        return None
    if found.place.kind == "parameter":
        return with_children(found.node, (found.node.name, numbers[0], *new.nodes("mark")))
    if found.node.kind in {"int", "negative"}:
        return numbers[0]
    # A number that is a word of its own: it has no sign.
    return numbers[0].words("NUMBER")[0] if numbers[0].kind == "int" else None
