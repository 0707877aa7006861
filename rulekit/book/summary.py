"""The summary on the back of a book: the turn, what scores, the end, what is easily forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from rulekit.book.bands import by_name, statements
from rulekit.book.clause import Clause
from rulekit.book.course import told_in_course
from rulekit.book.ending import end, scoring
from rulekit.book.goal import winner
from rulekit.book.in_brief import most_needed
from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.book.passages import label
from rulekit.book.steps import below
from rulekit.book.turn import numbered, turn_steps
from rulekit.document.blocks import Block, Box, Heading, Item, Listing, Paragraph, Summary
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step

__all__ = ["bare", "ending_in_brief", "summary"]

FEW = 4
"""A step of more statements is told with its alternatives by their names."""
MOST = 12
"""One that is longer even so is named."""
ROOM = 60
"""So many statements have room on a page besides the end of the game, if they can still be read."""


def summary(narrator: Narrator, forgotten: Sequence[Sentence]) -> tuple[Block, ...]:
    """One page that is enough for who knows the game.

    Args:
        narrator: the game.
        forgotten: what is easily forgotten.
    """
    made: list[Block] = [*_turn(narrator), *_without_boxes(end(narrator)), *_without_boxes(scoring(narrator))]
    made += _without_boxes(winner(narrator))
    if forgotten:
        made += [Heading(1, (label("forgotten"),), ""), Listing(tuple(Item((one,)) for one in forgotten))]
    return (Heading(1, (label("summary"),), "summary"), Summary(tuple(map(_below_title, made))))


def _below_title(block: Block) -> Block:
    """A heading one level down, and no place that is referred to: what is told at length is."""
    return evolve(block, level=min(block.level + 1, 3), anchor="") if isinstance(block, Heading) else block


def _turn(narrator: Narrator) -> Iterator[Block]:
    """The steps of a turn in order, then those that they lead to; all steps where a turn has no such order."""
    in_order = tuple(dict.fromkeys(numbered(narrator)))
    inner = tuple(below([one.name for one in turn_steps(narrator)], frozenset(), narrator))
    every = (*(one.name for one in narrator.game.steps if one.name in told_in_course(narrator)), *inner)
    first = _headed(in_order or every, narrator)
    yield Heading(1, (label("turn_at_a_glance" if in_order else "course"),), "")
    yield Listing(tuple(_in_brief(one, narrator) for one in first), bool(in_order))
    others = [one for one in _headed(every, narrator) if one not in first]
    room = ROOM - sum(_long(one, narrator) for one in first)
    chosen: set[int] = set()
    for at in most_needed(others, frozenset(), narrator):
        if _long(others[at], narrator) <= room:
            room -= _long(others[at], narrator)
            chosen.add(at)
    yield Listing(tuple(_in_brief(one, narrator) for at, one in enumerate(others) if at in chosen))


def _headed(names: Iterable[str], narrator: Narrator) -> list[Step]:
    """The steps of those names that are not told where others carry them out."""
    told = (narrator.game.step(name) for name in dict.fromkeys(names) if name not in narrator.in_place)
    return [one for one in told if one is not None]


def _said(step: Step, narrator: Narrator) -> tuple[Clause, ...]:
    """What is done in a step; of a long one its alternatives by their names, of one that is longer even so nothing."""
    said = narrator.all(step.body)
    if sum(map(statements, said)) > FEW:
        said = tuple(map(by_name, said))
    return said if sum(map(statements, said)) <= MOST else ()


def _long(step: Step, narrator: Narrator) -> int:
    return 1 + sum(map(statements, _said(step, narrator)))


def _in_brief(step: Step, narrator: Narrator) -> Item:
    """A step by its name, and what is done in it."""
    said = on_a_line(_said(step, narrator))
    return Item((Noun(step.name, "steps"),), (Paragraph(said),) if said else ())


def ending_in_brief(narrator: Narrator) -> tuple[Block, ...]:
    """When the game ends, what scores, and who wins."""
    ends = (evolve(one, level=3) if isinstance(one, Heading) else one for one in bare(end(narrator))[1:])
    return (*ends, *bare(scoring(narrator)), *bare(winner(narrator)))


def _without_boxes(blocks: Iterable[Block]) -> Iterator[Block]:
    return (one for one in blocks if not isinstance(one, Box))


def bare(blocks: Iterable[Block]) -> list[Block]:
    """Blocks without examples and notes; headings two levels down at most, as a card has them."""
    kept = _without_boxes(blocks)
    return [evolve(one, level=2) if isinstance(one, Heading) and one.level == 1 else one for one in kept]
