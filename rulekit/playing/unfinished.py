"""What is said of a play that was given up as one without an end: where its loop stands, how often it went round."""

from __future__ import annotations

from typing import assert_never

from rulekit.compiler.endless import MOST_PASSES, MOST_WAYS, Endless, Limit
from rulekit.playing.seating import Seating
from rulekit.source import Span

__all__ = ["line_of_loop", "unfinished_because"]


def line_of_loop(loop: Span, table: Seating) -> int:
    """The line, from 1, in which a loop begins."""
    return table.checked.sources[loop.path].line_and_column(loop.start)[0]


def unfinished_because(loop: Endless, table: Seating) -> str:
    """Why a play is unfinished, as a clause in the language of messages."""
    place = f"the loop in line {line_of_loop(loop.span, table)} of {loop.span.path}"
    match loop.limit:
        case Limit.PASSES:
            return f"{place} went round {MOST_PASSES} times without an end"
        case Limit.STEPS:
            return f"{place} goes on for more than {table.allowed.between:,} steps without a choice"
        case Limit.IN_ALL:
            return f"{place} goes on for more than {table.allowed.in_all:,} steps in all"
        case Limit.WAYS:
            return f"more than {MOST_WAYS:,} ways to go on were looked at for {place}"
        case _:
            assert_never(loop.limit)
