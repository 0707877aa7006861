"""What is said of a board for words that are said nowhere is left out: what a line is, where no rule tells of lines."""

from __future__ import annotations

from attrs import evolve

from rulekit.document.blocks import Block, Paragraph
from rulekit.document.sentence import Inline, Part, Sentence
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
}
"""What each sentence about a board explains: it is for the readers of those, and idle without them."""
DESCRIBED = {"middle_shown": "place_between", "beyond_edge": "place_beside"}
"""What is explained only because an adjective is said of such a place, which may be none."""


def without_idle(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """A book without what it says of boards in vain.

    Args:
        blocks: all that is told, in order.
    """
    sentences = [one for one in parts(blocks) if isinstance(one, Sentence)]
    said = {one.name for one in sentences}
    described = {_name_of(one.parts["who"]) for one in sentences if one.name == "is_adjective"}
    made = (
        evolve(one, line=_needed(one.line, said, described)) if isinstance(one, Paragraph) else one for one in blocks
    )
    return tuple(one for one in made if not isinstance(one, Paragraph) or one.line)


def _name_of(part: Part) -> str:
    return part.name if isinstance(part, Sentence) else ""


def _needed(line: tuple[Inline, ...], said: set[str], described: set[str]) -> tuple[Inline, ...]:
    return tuple(one for one in line if not (isinstance(one, Sentence) and _is_idle(one, said, described)))


def _is_idle(one: Sentence, said: set[str], described: set[str]) -> bool:
    if one.parts.get("adjective"):
        return one.name in DESCRIBED and DESCRIBED[one.name] not in described
    return one.name in ABOUT and ABOUT[one.name].isdisjoint(said)
