"""What is said of a board for words that are said nowhere is left out: what a line is, where no rule tells of lines."""

from __future__ import annotations

from attrs import evolve

from rulekit.document.blocks import Block, Paragraph
from rulekit.document.sentence import Inline, Sentence
from rulekit.document.walk import parts

__all__ = ["without_idle"]

LINES = frozenset(
    {"line_of", "has_line", "in_line_of", "in_line_of_pieces", "lies_between", "place_between", "lies_in_line"}
    | {"would_enclose", "lay_enclosing", "take_enclosed"}
)
ABOUT = {
    "lines_run": LINES,
    "between_shown": frozenset({"lies_between"}),
    "middle_shown": frozenset({"place_between"}),
    "beyond_edge": frozenset({"is_adjective", "place_beside"}),
}
"""What each sentence about a board explains: it is for the readers of those, and idle without them."""


def without_idle(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """A book without what it says of boards in vain.

    Args:
        blocks: all that is told, in order.
    """
    said = {one.name for one in parts(blocks) if isinstance(one, Sentence)}
    made = (evolve(one, line=_needed(one.line, said)) if isinstance(one, Paragraph) else one for one in blocks)
    return tuple(one for one in made if not isinstance(one, Paragraph) or one.line)


def _needed(line: tuple[Inline, ...], said: set[str]) -> tuple[Inline, ...]:
    return tuple(one for one in line if not (isinstance(one, Sentence) and _is_idle(one, said)))


def _is_idle(one: Sentence, said: set[str]) -> bool:
    about = ABOUT.get(one.name)
    if one.name == "middle_shown" and one.parts.get("adjective"):
        return False
    return about is not None and not (about <= said if one.name == "beyond_edge" else about & said)
