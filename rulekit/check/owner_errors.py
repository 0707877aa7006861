"""RK0201: somebody or something that is said to have something, and cannot."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.diagnostics import Diagnostic, Label
from rulekit.diagnostics.suggest import nearest
from rulekit.source import Span

__all__ = ["unknown_owner"]

PEOPLE = frozenset(
    {"players", "opponent", "opponents", "person", "people", "team", "somebody", "everybody", "everyone"}
)
"""Whom an author may name who means the players."""


def unknown_owner(name: str, span: Span, first: str, steps: Iterable[str], tables: Iterable[str]) -> Diagnostic:
    """Something after ``each`` that has no fields.

    Args:
        name: what stands there.
        span: where.
        first: the first thing that it is said to have.
        steps: the steps, each of which can have fields.
        tables: the tables, whose things may have something kept of them.
    """
    if name in tables:
        kept = f"`{first} of each {name}`"
        help_ = f"write {kept} below `the game has`, or below `each player has` where each player has their own"
    elif name in PEOPLE:
        help_ = "write `each player has`"
    elif name in ("game", "bank", "table", "board", "supply"):
        help_ = "write `the game has`"
    else:
        near = nearest(name, ("player", "turn", *steps))
        help_ = near or "write `each player has`, `each turn has`, `the game has`, or the name of a step after `each`"
    return Diagnostic("RK0201", f"unknown owner `{name}`", (Label(span, "there is no such owner"),), help_)
