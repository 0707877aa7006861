"""``rename X to Y``: one name for a thing, everywhere."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.edit import Part, with_children
from rulekit.variants.places import OUR_WORDS, declared_names

__all__ = ["rename", "renamed"]

_NAMED = (
    *(
        "table",
        "row",
        "die",
        "face",
        "field",
        "parameter",
        "adjective",
        "relation",
        "derived",
        "step",
        "rule",
        "source",
    ),
)
"""The kinds of things that have a name of their own."""


def rename(draft: Draft, patch: Node) -> None:
    """The thing is called otherwise, wherever it is spoken of; so is whatever else has the same name.

    Reports:
        RK0407, RK0408, RK0409, RK0412, RK0413. RK0422: with a plural, and what has none, or the other way round.
    """
    target, noun = patch.the("place"), patch.the("noun")
    found = draft.find(target.names, [_NAMED], "something with a name")
    # Not what is in it: others may change that.
    if found is None or not draft.touch((*found.place.path, ("name", "")), "inside", patch.span):
        return
    old, new = _declared(found), (noun.word("singular"), *noun.each_word("plural"))
    if len(old) != len(new):
        draft.report.add(errors.needs_plural(old[0].text, [one.text for one in old[1:]], noun.span))
        return
    names = {one.text: other.text for one, other in zip(old, new, strict=True)}
    there = declared_names(draft.tree) - {*names}
    for one in new:
        if one.text in there:
            draft.report.add(errors.name_taken(one.text, one.span))
            return
    spans = {one.span: other.span for one, other in zip(old, new, strict=True)}
    draft.tree = renamed(draft.tree, names, spans)
    draft.call(names)


def _declared(found: Found) -> tuple[Word, ...]:
    """The word that gives a thing its name, and that for several, if it has one."""
    node = found.node.node("noun") or found.node
    first = next(one for one in _words(node) if one.span == found.place.span)
    return (first, *node.each_word("plural"))


def _words(part: Part) -> list[Word]:
    return [part] if isinstance(part, Word) else [one for child in part.children for one in _words(child)]


def renamed(tree: Node, names: Mapping[str, str], spans: Mapping[Span, Span] | None = None) -> Node:
    """A tree with other names.

    Args:
        tree: a game, or a patch; left as it is.
        names: the new name for each old one.
        spans: where a new name is written, by the place of the old one that it takes over.
    """
    children: list[Part] = []
    for one in tree.children:
        if isinstance(one, Node) and one.kind in OUR_WORDS:
            children.append(one)
        elif isinstance(one, Node):
            children.append(renamed(one, names, spans))
        elif one.kind == "NAME" and one.text in names:
            children.append(attrs.evolve(one, text=names[one.text], span=(spans or {}).get(one.span, one.span)))
        else:
            children.append(one)
    same = all(one is other for one, other in zip(children, tree.children, strict=True))
    return tree if same else with_children(tree, children)
