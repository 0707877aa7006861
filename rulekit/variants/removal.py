"""``remove P``: a named thing, with what only it needs."""

from __future__ import annotations

from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.edit import Part, do_nothing, with_children
from rulekit.variants.lines import found as lines_found
from rulekit.variants.lines import most_like
from rulekit.variants.places import spelled

__all__ = ["remove", "remove_abilities"]

_REMOVABLE = [
    ("rule", "step"),
    ("row",),
    ("parameter", "table", "die", "face", "field", "adjective", "relation", "derived", "source", "example", "agreed"),
    ("with",),
    ("component",),
]


def remove(draft: Draft, patch: Node) -> None:
    """The thing is gone: a row with what it allows, a step also from the lists of those who do it.

    Reports:
        RK0407, RK0408, RK0412, RK0413, RK0415.
    """
    target = patch.the("place")
    found = draft.find(target.names, _REMOVABLE, "something that can be removed")
    if found is None:
        return
    around = _left_empty(draft, found)
    if around is not None:
        path = spelled([one.text for one in target.names])
        noun = around.the("noun").name
        draft.report.add(errors.nothing_left(path, patch.span, noun.text, noun.span))
        return
    if not draft.touch(found.place.path, "whole", patch.span, draft.within(found.where)):
        return
    ability = _ability(draft, found)
    if ability and not draft.touch(ability.place.path, "whole", patch.span, draft.within(ability.where)):
        return
    draft.taking_away(patch.span, lambda: _take(draft, found, ability))


def remove_abilities(draft: Draft, patch: Node) -> None:
    """The thing no longer does what stands below; the lines are their own guard. If that was all, it does nothing.

    Reports:
        RK0402, RK0403, RK0407, RK0408, RK0413.
    """
    holder = draft.find(patch.names, [("with",)], "a thing that allows something")
    if holder is None:
        return
    name = holder.place.names[0]
    gone: set[int] = set()
    for line in patch.nodes():
        there = [where[0] for where, kept in lines_found(line, holder.node) if len(where) == 1 and not kept]
        if len(there) == 1:
            gone.add(there[0])
        elif there:
            spans = [holder.node.children[at].span for at in there]
            draft.report.add(errors.found_more_than_once(name, line.span, spans, "remove"))
            return
        elif draft.is_free(holder.place.path, patch.span):
            like = most_like(line, holder.node)
            draft.report.add(errors.line_not_found(name, line.span, holder.place.span, like, "remove"))
            return
        else:
            return
    kept = [one for at, one in enumerate(holder.node.children) if at not in gone]
    if all(isinstance(one, Word) or one.kind == "mark" for one in kept):
        if draft.touch(holder.place.path, "whole", patch.span, draft.within(holder.where)):
            draft.taking_away(patch.span, lambda: draft.put(holder.where))
    elif draft.touch(holder.place.path, "inside", patch.span):
        draft.put(holder.where, with_children(holder.node, kept))


def _ability(draft: Draft, found: Found) -> Found | None:
    """What the thing of a row allows."""
    name = found.place.names[0]
    if found.place.kind == "row":
        for place in draft.places("with"):
            if place.names == (name,):
                return Found(place, draft.at(place.where))
    return None


def _left_empty(draft: Draft, found: Found) -> Node | None:
    """The table or die of which a row or face is the last one."""
    if found.place.kind not in {"row", "face"}:
        return None
    around = draft.at(found.where[:-1])
    parts = around.names if around.kind == "list" else around.nodes("row", "face", "face_choice")
    return around if len(parts) == 1 else None


def _take(draft: Draft, found: Found, ability: Found | None) -> None:
    kind, where = found.place.kind, found.where
    if kind == "step":
        draft.put(where)
        draft.tree = _without_step(draft.tree, found.place.names[0])
    elif kind == "rule":
        around = draft.at(where[:-1])
        left = [one for one in around.nodes() if one.kind != "needs"]
        draft.put(where, *([do_nothing(found.node.span)] if len(left) == 1 else []))
    elif kind in {"parameter", "field"}:
        alone = len(draft.at(where[:-1]).nodes("parameter", "field")) == 1
        draft.put(where[:-1] if alone else where)
    elif kind == "row" and draft.at(where[:-1]).kind == "list":
        draft.put(where[:-1], _without_item(draft.at(where[:-1]), where[-1]))
    else:
        draft.put(where)
    if ability:
        # A row stands below its table, so that the declarations are still where they were.
        draft.put(ability.where)


def _without_item(items: Node, index: int) -> Node:
    first = next(at for at, one in enumerate(items.children) if isinstance(one, Word) and one.kind == "NAME")
    comma = index + 1 if index == first else index - 1
    return with_children(items, [one for at, one in enumerate(items.children) if at not in {index, comma}])


def _without_step(node: Node, step: str) -> Node:
    """The tree in which nobody does a step any more."""
    if node.kind == "do" and any(name.text == step for name in node.names):
        left = [name for name in node.names if name.text != step]
        if not left:
            return do_nothing(node.span).nodes()[0]
        commas = [one for one in node.words("WORD") if one.text == ","]
        listed: list[Part] = [left[0]]
        for comma, name in zip(commas, left[1:], strict=False):
            listed += [comma, name]
        listed_end = max(at for at, one in enumerate(node.children) if isinstance(one, Word) and one.kind == "NAME")
        return with_children(node, [node.children[0], *listed, *node.children[listed_end + 1 :]])
    children = [_without_step(one, step) if isinstance(one, Node) else one for one in node.children]
    changed = [one is not two for one, two in zip(children, node.children, strict=True)]
    if not any(changed):
        return node
    gone = {at for at, one in enumerate(children) if changed[at] and isinstance(one, Node) and _does_nothing(one)}
    match node.kind:
        case "line":
            joints = iter([one for one in children if isinstance(one, Word)])
            kept: list[Part] = [one for at, one in enumerate(children) if isinstance(one, Node) and at not in gone]
            first, *rest = kept or children[:1]
            children = [first, *(part for one in rest for part in (next(joints), one))]
        case "step" | "body" if any(_is_statement(one) for at, one in enumerate(children) if at not in gone):
            children = [one for at, one in enumerate(children) if at not in gone]
        case _:
            pass
    return with_children(node, children)


def _does_nothing(node: Node) -> bool:
    return node.kind == "nothing" or (node.kind == "line" and [one.kind for one in node.nodes()] == ["nothing"])


def _is_statement(part: Part) -> bool:
    return isinstance(part, Node) and part.kind not in ("needs", "called")
