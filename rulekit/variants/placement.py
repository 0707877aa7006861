"""``add STEP to STEP after STEP``: a step in the list of those that another one does."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.edit import Where, with_children, word
from rulekit.variants.places import spelled

__all__ = ["add_step"]


def add_step(draft: Draft, patch: Node) -> None:
    """The step is done before or after another one, or at the end.

    Reports:
        RK0407, RK0408, RK0412, RK0413.
    """
    new, into, *beside = patch.names
    step = draft.find([new], [("step",)], "a step")
    found = draft.find([into], [("step",)], "a step")
    if step is None or found is None:
        return
    moment, other = patch.node("moment"), beside[0] if beside else None
    if moment is None or other is None:
        if draft.touch(found.place.path, "beside", patch.span):
            _at_the_end(draft, found, new)
        return
    after = moment.says("after")
    where = _only_place(draft, found, draft.followed.get((into.text, other.text), other) if after else other)
    anchor = (("step", other.text),)
    if where is None or not draft.touch(found.place.path, "beside", patch.span):
        return
    # Noted too, so that another variant that removes it is refused whichever of the two comes first.
    if draft.touch(anchor, "beside", patch.span):
        _beside(draft, (*found.where, *where), new, after=after)
        if after:
            draft.followed[into.text, other.text] = new


def _only_place(draft: Draft, found: Found, other: Word) -> Where | None:
    """Where the step does the other one: the way to its name in a ``do``."""
    places = list(_done(found.node, other.text))
    if len(places) == 1:
        return places[0]
    if places:
        name = spelled((other.text, *found.place.names))
        spans = [(name, draft.at((*found.where, *where[:-1])).span) for where in places]
        draft.report.add(errors.ambiguous(other.text, other.span, spans))
        return None
    known = {name.text for node in found.node.walk() if node.kind == "do" for name in node.names}
    thing = spelled(found.place.names)
    draft.report.add(
        draft.taken_away([other.text], other.span, ("step",))
        or errors.not_within(other.text, other.span, "step", thing, found.place.span, known)
    )
    return None


def _done(node: Node, step: str) -> Iterator[Where]:
    for index, child in enumerate(node.children):
        if isinstance(child, Node):
            for where in _done(child, step):
                yield (index, *where)
        elif node.kind == "do" and child.kind == "NAME" and child.text == step:
            yield (index,)


def _beside(draft: Draft, where: Where, new: Word, *, after: bool) -> None:
    do = draft.at(where[:-1])
    if do.nodes():
        # `do a for that b` stays as it is: what it is done for is not for the new step.
        line = draft.at(where[:-2])
        parts = [do, word(", then", new.span), _do(new)]
        index = where[-2]
        children = [*line.children[:index], *(parts if after else reversed(parts)), *line.children[index + 1 :]]
        draft.put(where[:-2], with_children(line, children))
        return
    parts_after = [word(",", new.span), new]
    index = where[-1] + 1 if after else where[-1]
    listed = parts_after if after else list(reversed(parts_after))
    draft.put(where[:-1], with_children(do, (*do.children[:index], *listed, *do.children[index:])))


def _at_the_end(draft: Draft, found: Found, new: Word) -> None:
    last = found.node.children[-1]
    if isinstance(last, Node) and last.kind == "line" and len(last.children) == 1:
        do = last.nodes()[0]
        where = (*found.where, len(found.node.children) - 1, 0)
        if do.kind == "nothing":
            draft.put(where, _do(new))
            return
        if do.kind == "do" and not do.nodes():
            draft.put(where, with_children(do, (*do.children, word(",", new.span), new)))
            return
    line = Node("line", (_do(new),), new.span)
    draft.put(found.where, with_children(found.node, (*found.node.children, line)))


def _do(step: Word) -> Node:
    return Node("do", (word("do", step.span), step), step.span)
