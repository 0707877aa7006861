"""``change THING`` with ``from LINE`` and ``to LINE``: the ``from`` line is the guard."""

from __future__ import annotations

from rulekit.syntax.node import Node
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.edit import Where
from rulekit.variants.lines import found as lines_found
from rulekit.variants.lines import joined, most_like
from rulekit.variants.places import Place, spelled

__all__ = ["change_line"]

_HOLDERS = [("rule", "step"), ("with",), ("face", "die")]


def change_line(draft: Draft, patch: Node) -> None:
    """The line is the one after ``to``; what the ``from`` line left out still stands below it.

    Reports:
        RK0402, RK0403, RK0407, RK0408, RK0412, RK0413, RK0414.
    """
    target, old_line, new_line = patch.nodes()
    old, new = old_line.nodes()[0], new_line.nodes()[0]
    holder = draft.find(target.names, _HOLDERS, "a rule, a step, a face or what a thing allows")
    if holder is None:
        return
    path = spelled([one.text for one in target.names])
    there = list(lines_found(old, holder.node))
    if not there and not draft.is_free(holder.place.path, patch.span):
        return
    if not there:
        draft.report.add(errors.line_not_found(path, old.span, holder.place.span, most_like(old, holder.node)))
        return
    if len(there) > 1:
        spans = [draft.at((*holder.where, *where)).span for where, _ in there]
        draft.report.add(errors.found_more_than_once(path, old.span, spans))
        return
    where, kept = (*holder.where, *there[0][0]), there[0][1]
    whole = joined(new, kept) if new_line.kind == old_line.kind else None
    if whole is None:
        draft.report.add(errors.does_not_fit(old.span, new.span))
        return
    place = _smallest(draft, holder, where)
    if not draft.touch(place.path, "inside", patch.span):
        return
    before = draft.at(where)
    # Only these lines give a name to something.
    if before.kind in {"rule", "face", "face_choice"}:
        draft.taking_away(patch.span, lambda: draft.put(where, whole))
    else:
        draft.put(where, whole)


def _smallest(draft: Draft, holder: Found, where: Where) -> Place:
    """The smallest named thing that holds a line: two variants may change lines of different rules of a step."""
    around = [place for place in draft.within(holder.where) if where[: len(place.where)] == place.where]
    return max(around, key=lambda place: len(place.where))
