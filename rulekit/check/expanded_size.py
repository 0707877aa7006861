"""How much a word that the rules define is when everything in it is spelled out, and how much it goes through."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.expression import (
    Adjective,
    Best,
    CountOf,
    Derived,
    Every,
    Exists,
    Relation,
    TheOne,
    Total,
)
from rulekit.model.walk import children, total_size
from rulekit.source import Span

__all__ = ["MOST_LEVELS", "MOST_PARTS", "MOST_PASSES", "ExpandedSize", "expanded_size", "goes_too_far", "passes"]

MOST_PARTS = 5000
"""What is defined may have so many parts when all that it depends on is put in its place."""

MOST_LEVELS = 60
"""So many parts may lie in one another then."""

MOST_PASSES = 1_000_000
"""So many things in one another may be gone through to tell what is defined: pairs of 1,000, threes of 100."""

ExpandedSize = tuple[int, int]
"""How many parts there are, and how many lie in one another."""


def expanded_size(node: object, known: Mapping[int, ExpandedSize]) -> ExpandedSize:
    """The expanded size of an expression or a condition.

    Args:
        node: what is measured.
        known: the expanded sizes of the adjectives and derived values so far, by identity.
    """
    return total_size(
        node, lambda one: known.get(id(one), (0, 0)) if isinstance(one, Adjective | Derived | Relation) else None
    )


def passes(node: object, known: dict[int, int]) -> int:
    """How many things are gone through in one another to tell a value or a condition.

    Args:
        node: what is measured.
        known: what was measured before, by identity; taken note of here for the words that the rules define.
    """
    word = isinstance(node, Adjective | Derived | Relation)
    if word and id(node) in known:
        return known[id(node)]
    inner = max((passes(one, known) for one in children(node)), default=1)
    found = inner * node.set.most if isinstance(node, Exists | Every | CountOf | Total | Best | TheOne) else inner
    if word:
        known[id(node)] = found
    return found


def goes_too_far(span: Span, count: int) -> Diagnostic:
    """What is defined goes through too many things in one another."""
    return Diagnostic(
        "RK0310",
        f"this goes through {count:,} things, one in the other",
        (Label(span, f"at most {MOST_PASSES:,}"),),
        "ask first what no play changes, or speak of fewer things at once",
    )
