"""What is said of a play that was given up as one without an end: where its loop stands, how often it went round."""

from __future__ import annotations

from rulekit.compiler.code import MOST_PASSES
from rulekit.playing.seating import Seating
from rulekit.source import Span

__all__ = ["line_of_loop", "unfinished_because"]


def line_of_loop(loop: Span, table: Seating) -> int:
    """The line, from 1, in which a loop begins."""
    return table.checked.sources[loop.path].line_and_column(loop.start)[0]


def unfinished_because(loop: Span, table: Seating) -> str:
    """Why a play is unfinished, as a clause in the language of messages."""
    return f"the loop in line {line_of_loop(loop, table)} of {loop.path} went round {MOST_PASSES} times without an end"
