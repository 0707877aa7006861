"""Lines compared and exchanged: whether two say the same, where one stands, what it becomes."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants.edit import Part, Where, with_children

__all__ = ["below", "found", "joined", "most_like", "same"]

_SAME_WORDS = {"are": "is", "an": "a", "have": "has", "who": "that", "nothing": "nobody"}
"""Words that the formatter exchanges, so that they make no difference."""

_BELOW = {
    "if": ("body", "otherwise_if", "otherwise"), "pay_with": ("coin_each", "coin_whole"), "choose_one": ("option",),
}  # fmt: skip
"""What stands below a line and may be left out where the line is addressed; for all others it is a body."""


def same(one: Part, other: Part) -> bool:
    """Whether two parts say the same: neither concord nor the break after a colon makes a difference."""
    return _plain(one) == _plain(other)


def _plain(part: Part) -> tuple[object, ...]:
    if isinstance(part, Word):
        text = _SAME_WORDS.get(part.text, part.text) if part.kind == "WORD" else part.text
        return (part.kind, " ".join(text.split()))
    return (part.kind, *(_plain(one) for one in part.children if not _is_colon(part, one)))


def _is_colon(node: Node, part: Part) -> bool:
    return node.kind == "body" and isinstance(part, Word) and part.text == ":"


def below(line: Node, target: Node) -> tuple[Node, ...] | None:
    """What stands below ``line`` in ``target``, if ``target`` begins with that line; None if it says something else."""
    count = len(line.children)
    first, rest = target.children[:count], target.children[count:]
    if line.kind != target.kind or len(first) < count:
        return None
    allowed = _BELOW.get(line.kind, ("body",))
    kept = tuple(one for one in rest if isinstance(one, Node) and one.kind in allowed)
    fits = len(kept) == len(rest) and all(map(same, line.children, first))
    return kept if fits else None


def found(line: Node, thing: Node) -> Iterator[tuple[Where, tuple[Node, ...]]]:
    """The places in a thing where a line stands, the thing itself among them, each with what stands below it."""
    kept = below(line, thing)
    if kept is not None:
        yield (), kept
    for index, child in enumerate(thing.children):
        if isinstance(child, Node):
            for where, rest in found(line, child):
                yield (index, *where), rest


def joined(line: Node, kept: tuple[Node, ...]) -> Node | None:
    """A line with what stood below another one; None if it cannot stand there.

    Args:
        line: the new line, with its own body or without.
        kept: what the old line left out.
    """
    allowed = _BELOW.get(line.kind, ("body",))
    whole = with_children(line, (*line.children, *kept))
    kinds = [one.kind for one in (*line.nodes(*allowed), *kept)]
    if any(kind not in allowed for kind in kinds):
        return None
    in_order = line.kind == "pay_with" or kinds == sorted(kinds, key=allowed.index)
    return whole if in_order and kinds.count("body") <= 1 and kinds.count("otherwise") <= 1 else None


def most_like(line: Node, thing: Node) -> Span | None:
    """The place in a thing of the line most like another one; None if nothing there is like it."""
    words = list(_words(line))
    best, place = 0.5, None
    for node in thing.walk():
        if node.kind == line.kind:
            alike = SequenceMatcher(None, words, list(_words(node))[: 2 * len(words)]).ratio()
            if alike > best:
                best, place = alike, node.span
    return place


def _words(part: Part) -> Iterator[str]:
    if isinstance(part, Word):
        yield part.text
    else:
        for child in part.children:
            yield from _words(child)
