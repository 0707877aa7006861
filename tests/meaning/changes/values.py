"""Changes to numbers, comparisons, denials, joints, brackets and operations."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulekit.syntax.node import Word
from tests.meaning.changes.place import Found, Place, cut, put

__all__ = ["COMPARISONS", "MAKERS", "OPERATIONS"]


# ---- Numbers ----


def _numbers(place: Place) -> Found:
    """A number one up or one down."""
    if place.node.kind in ("stretch", "boxes", "age", "minutes"):
        return  # where a thing is drawn, and what is printed on a sheet, is not played
    for one in place.node.words("NUMBER"):
        number = int(one.text)
        yield put(one, str(number + 1))
        if number:
            yield put(one, str(number - 1))


def _signs(place: Place) -> Found:
    """A number below nothing, above."""
    if place.node.kind == "negative":
        yield (cut(place.node.children[0], place.node.children[0]),)


# ---- Comparisons and denials ----

COMPARISONS = {"at_least": "at least", "at_most": "at most", "more_than": "more than", "less_than": "less than"}


def _comparisons(place: Place) -> Found:
    """A comparison for another."""
    node = place.node
    if node.kind == "equal":
        start = node.span.start
        yield from (((start, start, f"{one} "),) for one in COMPARISONS.values())
    elif node.kind in COMPARISONS and place.parent == "compares":  # else it is how often one may
        first, second = (one for one in node.children if isinstance(one, Word))
        for one in ("", *COMPARISONS.values()):
            if one != COMPARISONS[node.kind]:
                yield ((first.span.start, second.span.end, one),)
    elif node.kind in ("has_at_least", "has_at_most"):
        yield from (put(one, "most" if one.text == "least" else "least") for one in place.word("least", "most"))


def _denials(place: Place) -> Found:
    """A denial dropped or put in."""
    node = place.node
    match node.kind:
        case "compares" if (no := node.node("not")) is not None:
            yield (cut(no, no),)
        case "compares":
            yield from (((one.span.end, one.span.end, " not"),) for one in place.word("is", "are"))
        case "has":
            first, *more = [one for one in node.children if isinstance(one, Word)]
            yield ((first.span.end, (more[0] if more else first).span.end, " no"),)
        case "has_no" | "holding_none":
            yield from ((cut(one, one),) for one in place.word("no"))
        case "exists" | "none":
            new = "no" if node.kind == "exists" else "a"
            yield from (put(one, new) for one in place.word("a", "an", "no"))
        case "you_have":
            yield from (put(one, "lack") for one in place.word("have"))
        case "you_lack":
            yield from (put(one, "have") for one in place.word("lack"))
        case "yes" | "no":
            yield put(node, "no" if node.kind == "yes" else "yes")
        case _:
            return


# ---- Joints: and, or, brackets ----

OPERATIONS = ("plus", "minus", "times", "divided")


def _joints(place: Place) -> Found:
    """``and`` for ``or``; all for any."""
    if place.node.kind in ("and", "or", "face", "face_choice"):
        words = list(place.word("and", "or"))
        yield from (put(one, "or" if one.text == "and" else "and") for one in words)
        if len(words) > 1:
            yield tuple(edit for one in words for edit in put(one, "or" if one.text == "and" else "and"))
    elif place.node.kind in ("any_of", "all_of"):
        yield from (put(one, "all" if one.text == "any" else "any") for one in place.word("any", "all"))


def _brackets(place: Place) -> Found:
    """Brackets put elsewhere, or left out."""
    node = place.node
    if node.kind == "group":
        yield (cut(node.children[0], node.children[0]), cut(node.children[-1], node.children[-1]))
        return
    if node.kind not in OPERATIONS:
        return
    left, right = node.nodes()
    if left.kind in OPERATIONS:
        start, end = left.nodes()[-1].span.start, right.span.end
        yield ((start, start, "("), (end, end, ")"))
    if right.kind in OPERATIONS:
        start, end = left.span.start, right.nodes()[0].span.end
        yield ((start, start, "("), (end, end, ")"))
    inner = right.node() if right.kind == "group" else None
    if inner is not None and inner.kind in OPERATIONS:
        first = inner.nodes()[0]
        yield (
            (left.span.start, left.span.start, "("),
            cut(right.children[0], right.children[0]),
            (first.span.end, first.span.end, ")"),
            cut(right.children[-1], right.children[-1]),
        )


def _operations(place: Place) -> Found:
    """Another operation: minus for plus, the smaller for the larger."""
    node = place.node
    words = {"plus": "plus", "minus": "minus", "times": "times", "divided": "divided by"}
    if node.kind in words:
        between = [one for one in node.children if isinstance(one, Word)]
        for new in words.values():
            if new != words[node.kind]:
                yield ((between[0].span.start, between[-1].span.end, new),)
    for these in (("smaller", "larger"), ("total", "highest", "lowest"), ("most", "fewest")):
        for one in place.word(*these):
            yield from (put(one, other) for other in these if other != one.text)


MAKERS: Mapping[str, Callable[[Place], Found]] = {
    "number": _numbers,
    "sign": _signs,
    "comparison": _comparisons,
    "denial": _denials,
    "and for or": _joints,
    "brackets": _brackets,
    "operation": _operations,
}
