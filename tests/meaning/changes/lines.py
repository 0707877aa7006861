"""Lines left out, exchanged, moved into a block or out of it; a block without its heading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from rulekit.syntax.node import Node, Word
from tests.meaning.changes.place import Edit, Found, Place, cut, swap

__all__ = ["MAKERS"]

BLOCKS = ("may", "for_each", "repeat", "if", "each_player", "subject", "together", "this_turn")


def _lines_out(place: Place) -> Found:
    """A line left out, with all that stands below it."""
    node = place.node
    if node.kind == "field":
        yield (_whole(node, place),)
    lines = _lines(node) if node.kind != "having" else []
    for one in lines:
        if len(lines) > 1:
            yield (_whole(one, place),)
    if node.kind == "line":
        for at, part in enumerate(node.children):
            if isinstance(part, Word):  # ", then"
                yield (cut(part, node.children[at + 1]),)
                yield ((node.children[at - 1].span.start, part.span.end, ""),)


def _lines_exchanged(place: Place) -> Found:
    """Two lines exchanged that follow one another."""
    lines = _lines(place.node)
    if place.node.kind in ("having", "numbers", "game"):
        return  # their order says nothing
    for one, other in pairwise(lines):
        yield swap(place, one, other)
    if place.node.kind == "line":
        parts = place.node.nodes()
        yield from (swap(place, one, other) for one, other in pairwise(parts))


def _lines(node: Node) -> list[Node]:
    """The lines that stand below a heading."""
    match node.kind:
        case "step" | "body" | "with" | "this_turn":
            skip = ("needs", "mark", "line_")
            lines = [one for one in node.nodes() if one.kind not in skip]
            return [] if node.kind == "body" and node.says(":") else lines
        case "pay_with":
            return list(node.nodes("coin_each", "coin_whole"))
        case "choose_one":
            return list(node.nodes("option"))
        case "table":
            return list(node.nodes("row"))
        case "having":
            return list(node.nodes("field"))
        case "die":
            return list(node.nodes("face", "face_choice"))
        case "any_of" | "all_of":
            return list(node.nodes())
        case _:
            return []


def _whole(node: Node, place: Place) -> Edit:
    """All lines of a node, with the end of the line before it."""
    start = place.text.rfind("\n", 0, node.span.start)
    return (start, _line_end(node.span.end, place.text), "")


def _line_end(at: int, text: str) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _unwrapped(place: Place) -> Found:
    """The heading of a block left out: what stands in it is done all the same."""
    node = place.node
    body = node.node("body")
    if body is None or node.kind not in BLOCKS or node.node("otherwise", "otherwise_if"):
        return
    first = body.nodes()[0]
    if body.says(":"):
        yield ((node.span.start, first.span.start, ""),)
        return
    by = _depth(node, place.text) - _depth(first, place.text)
    heading = (place.text.rfind("\n", 0, node.span.start), place.text.rfind("\n", 0, first.span.start), "")
    yield (heading, *(edit for line in body.nodes() for edit in _indented(line, by, place.text)))


def _moved(place: Place) -> Found:
    """The last line of a block moved out of it, or the line that follows moved into it."""
    lines = _lines(place.node)
    for one, after in zip(lines, [*lines[1:], None], strict=False):
        block = _last_block(one)
        if block is None:
            continue
        outer, inner = _depth(one, place.text), _depth(block[0], place.text)
        if len(block) > 1:
            yield _indented(block[-1], outer - inner, place.text)
        if after is not None and after.kind not in ("option", "row", "field", "otherwise", "otherwise_if"):
            yield _indented(after, inner - outer, place.text)


def _last_block(node: Node) -> list[Node] | None:
    """The lines of the last block that a line opens."""
    last = node.children[-1] if node.children else None
    if not isinstance(last, Node):
        return None
    if last.kind in ("otherwise", "otherwise_if"):
        last = last.nodes()[-1]
    lines = _lines(last) if last.kind == "body" else []
    return lines or None


def _otherwise(place: Place) -> Found:
    """An ``otherwise`` put on the other ``if``."""
    node = place.node
    if node.kind != "if":
        return
    last = node.nodes()[-1]
    body = node.the("body")
    inner = _lines(body)[-1] if _lines(body) else None
    if inner is None or inner.kind != "if":
        return
    outer_at, inner_at = _depth(node, place.text), _depth(inner, place.text)
    if last.kind == "otherwise" and not inner.node("otherwise") and not node.node("otherwise_if"):
        yield _indented(last, inner_at - outer_at, place.text)
    if last.kind == "body" and (own := inner.node("otherwise")) is not None:
        yield _indented(own, outer_at - inner_at, place.text)


def _indented(node: Node, by: int, text: str) -> tuple[Edit, ...]:
    """The lines of a node, that far to the right or to the left."""
    start = text.rfind("\n", 0, node.span.start) + 1
    edits: list[Edit] = []
    while start <= node.span.end:
        if text[start : _line_end(start, text)].strip():
            edits.append((start, start, " " * by) if by > 0 else (start, start - by, ""))
        start = _line_end(start, text) + 1
    return tuple(edits)


def _depth(node: Node, text: str) -> int:
    start = text.rfind("\n", 0, node.span.start) + 1
    line = text[start : _line_end(start, text)]
    return len(line) - len(line.lstrip())


MAKERS: Mapping[str, Callable[[Place], Found]] = {
    "line left out": _lines_out,
    "lines exchanged": _lines_exchanged,
    "unwrapped": _unwrapped,
    "moved": _moved,
    "otherwise moved": _otherwise,
}
