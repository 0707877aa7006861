"""Names, and numbers of players, that variants took away, and who still speaks of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.draft import Draft
from rulekit.variants.edit import with_children
from rulekit.variants.places import COMPONENTS, OUR_WORDS, declared_names

__all__ = ["settle_casts", "settle_mentions"]


def settle_mentions(draft: Draft) -> None:
    """Nothing speaks of what is gone: examples that did are gone as well, anything else is reported.

    A variant's own examples are not dropped, as whoever wrote them can mend them.

    Reports:
        RK0404.
    """
    there = declared_names(draft.tree)
    gone = {name: blame for name, blame in draft.vanished.items() if name not in there}
    if not gone:
        return
    kept: list[Node | Word] = []
    mentions: dict[str, list[Span]] = {}
    for part in draft.tree.children:
        one = _without_lines(part, gone)
        if one is None:
            continue
        missing = [word for word in _names(one) if word.text in gone]
        dropped = [word for word in missing if _may_drop(one, gone[word.text][1])]
        if dropped:
            continue
        kept.append(one)
        for word in missing:
            mentions.setdefault(word.text, []).append(word.span)
    draft.tree = with_children(draft.tree, kept)
    for name in sorted(mentions, key=lambda name: (gone[name][1].path, gone[name][1].start, name)):
        draft.report.add(errors.still_mentioned(name, gone[name][1], mentions[name]))


def settle_casts(draft: Draft) -> None:
    """Examples with more or fewer people than a variant is for are gone, but not those of the variant itself."""
    for _, header in draft.casts:
        fewest, *others = (int(one.text) for one in header.words("NUMBER"))
        most = others[-1] if others else fewest
        kept = [
            one
            for one in draft.tree.children
            if not (isinstance(one, Node) and _may_drop(one, header.span)) or fewest <= (_people(one) or fewest) <= most
        ]
        draft.tree = with_children(draft.tree, kept)


def _without_lines(part: Node | Word, gone: Collection[str]) -> Node | Word | None:
    """The same without the lines on what is gone, as what is gone is no component; None if no line is left."""
    if isinstance(part, Word) or part.kind != "components":
        return part
    kept = [
        one
        for one in part.children
        if isinstance(one, Word) or one.kind not in COMPONENTS or not one.names or one.name.text not in gone
    ]
    return with_children(part, kept) if any(isinstance(one, Node) for one in kept) else None


def _may_drop(part: Node | Word, removal: Span) -> bool:
    return isinstance(part, Node) and part.kind == "example" and part.span.path != removal.path


def _people(example: Node) -> int:
    """How many an example lists; 0 if it lists nobody."""
    return sum(len(one.names) for one in example.walk() if one.kind == "cast")


def _names(part: Node | Word) -> Iterator[Word]:
    if isinstance(part, Word):
        if part.kind == "NAME":
            yield part
    elif part.kind not in {"broken", *OUR_WORDS}:
        for child in part.children:
            yield from _names(child)
