"""Names, and numbers of players, that variants took away, and who still speaks of them."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.changes import ExampleDropped, HeaderChanged
from rulekit.variants.draft import Draft
from rulekit.variants.edit import with_children
from rulekit.variants.places import declared_names

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
    for one in draft.tree.children:
        missing = [word for word in _names(one) if word.text in gone]
        dropped = [word for word in missing if _may_drop(one, gone[word.text][1])]
        if dropped and isinstance(one, Node):
            name = dropped[0].text
            variant, span = gone[name]
            draft.changes.append(ExampleDropped(variant, one.name.text, name, one, span))
            continue
        kept.append(one)
        for word in missing:
            mentions.setdefault(word.text, []).append(word.span)
    draft.tree = with_children(draft.tree, kept)
    for name in sorted(mentions, key=lambda name: (gone[name][1].path, gone[name][1].start, name)):
        draft.report.add(errors.still_mentioned(name, gone[name][1], mentions[name]))


def settle_casts(draft: Draft) -> None:
    """Examples with more or fewer people than a variant is for are gone, but not those of the variant itself."""
    for change in tuple(draft.changes):
        if isinstance(change, HeaderChanged) and change.kind == "players":
            fewest, most = (int(one.text) for one in change.new.words("NUMBER"))
            kept: list[Node | Word] = []
            for one in draft.tree.children:
                people = _people(one) if isinstance(one, Node) and _may_drop(one, change.span) else 0
                if isinstance(one, Node) and people and not fewest <= people <= most:
                    draft.changes.append(ExampleDropped(change.variant, one.name.text, "players", one, change.span))
                else:
                    kept.append(one)
            draft.tree = with_children(draft.tree, kept)


def _may_drop(part: Node | Word, removal: Span) -> bool:
    return isinstance(part, Node) and part.kind == "example" and part.span.path != removal.path


def _people(example: Node) -> int:
    """How many an example lists; 0 if it lists nobody."""
    return sum(len(one.names) for one in example.walk() if one.kind == "cast")


def _names(part: Node | Word) -> Iterator[Word]:
    if isinstance(part, Word):
        if part.kind == "NAME":
            yield part
    elif part.kind != "broken":
        for child in part.children:
            yield from _names(child)
