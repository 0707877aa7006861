"""Two versions of a long text without what is the same in both, below what leads to the place that differs."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.changes.entry import Version
from rulekit.book.clause import Clause

__all__ = ["narrowed"]


def narrowed(one: Version) -> Version:
    """The same, where one clause of many is another: that alone, from the outermost list to the innermost."""
    old, new = one.clauses
    found = _differing(old, new) if (old, new) == (one.old, one.new) else None
    if found is None:
        return one
    was, now = found
    if was.lead is not None and was.lead == now.lead and was.items and now.items:
        inner = Version((*one.leads, was.lead), was.items, now.items)
        return narrowed(inner) if _differing(was.items, now.items) is not None else inner
    if was.lead is not None and now.lead is not None and was.items == now.items:
        # Only what leads to the list is another.
        return Version(one.leads, (evolve(was, items=()),), (evolve(now, items=()),))
    return Version(one.leads, (was,), (now,))


def _differing(old: tuple[Clause, ...], new: tuple[Clause, ...]) -> tuple[Clause, Clause] | None:
    """The one clause that differs; None where several do, or where it takes up the one before it."""
    if len(old) != len(new):
        return None
    found = [(was, now) for was, now in zip(old, new, strict=True) if was != now]
    if len(found) != 1 or found[0][0].follows or found[0][1].follows:
        return None
    after = old.index(found[0][0]) + 1
    if any(one.follows for one in old[after : after + 1]):
        return None
    return found[0]
