"""The summary on the back of a book: the turn, what scores, the end, what is easily forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from rulekit.book.course import told_in_course
from rulekit.book.ending import end, scoring
from rulekit.book.extent import extent
from rulekit.book.glance import SHORT, Glance, glance
from rulekit.book.goal import winner
from rulekit.book.in_brief import most_needed
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.steps import below
from rulekit.book.turn import numbered, turn_steps
from rulekit.document.blocks import Band, Bands, Block, Box, Heading, Item, Listing, Summary
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step

__all__ = ["bare", "ending_in_brief", "summary"]

ROOM = 460
"""So much has room on a page if it can still be read."""
NAME = 4
"""Of that each name of a step takes so much, which stands on a line of its own."""


def summary(narrator: Narrator, forgotten: Sequence[Sentence]) -> tuple[Block, ...]:
    """One page that is enough for who knows the game.

    Args:
        narrator: the game.
        forgotten: what is easily forgotten.
    """
    made = [*_without_boxes(end(narrator)), *_without_boxes(scoring(narrator)), *_without_boxes(winner(narrator))]
    if forgotten:
        made += [Heading(1, (label("forgotten"),), ""), Listing(tuple(Item((one,)) for one in forgotten))]
    made = [*_turn(narrator, ROOM - extent(tuple(made))), *made]
    return (Heading(1, (label("summary"),), "summary"), Summary(tuple(map(_below_title, made))))


def _below_title(block: Block) -> Block:
    """A heading one level down, and no place that is referred to: what is told at length is."""
    return evolve(block, level=min(block.level + 1, 3), anchor="") if isinstance(block, Heading) else block


def _turn(narrator: Narrator, room: int) -> Iterator[Block]:
    """The steps of a turn in order, then those that they lead to; all steps where a turn has no such order.

    Args:
        narrator: the game.
        room: how much there is room for.
    """
    in_order = tuple(dict.fromkeys(numbered(narrator)))
    inner = tuple(below([one.name for one in turn_steps(narrator)], frozenset(), narrator))
    every = (*(one.name for one in narrator.game.steps if one.name in told_in_course(narrator)), *inner)
    first = _headed(in_order or every, narrator)
    others = [one for one in _headed(every, narrator) if one not in first]
    told = _that_fit(first, others, room - NAME * len(first), narrator)
    yield Heading(1, (label("turn_at_a_glance" if in_order else "course"),), "")
    # In an order each step has its place; without one, a name with nothing below it says nothing.
    named = [one for one in first if in_order or one.name in told]
    yield Bands(tuple(_in_brief(one, told.get(one.name)) for one in named), ordered=bool(in_order))
    if besides := [one for one in others if one.name in told]:
        yield Bands(tuple(_in_brief(one, told[one.name]) for one in besides), ordered=False)


def _headed(names: Iterable[str], narrator: Narrator) -> list[Step]:
    """The steps of those names that are not told where others carry them out."""
    told = (narrator.game.step(name) for name in dict.fromkeys(names) if name not in narrator.in_place)
    return [one for one in told if one is not None]


def _that_fit(first: Sequence[Step], others: Sequence[Step], room: int, narrator: Narrator) -> dict[str, Glance]:
    """What is told of steps, by their names: those of the turn, then the most needed, as many as there is room for.

    What is left of it is for a few alternatives, of which the names alone do not say what each brings.

    Args:
        first: the steps that are named in any case.
        others: those that are left out where there is no room for what they say.
        room: how much there is room for.
        narrator: the game.
    """
    steps, named = (*first, *others), {one.name for one in first}
    told: dict[str, Glance] = {}
    needed = (steps[at] for at in most_needed(steps, named, narrator))
    for step in sorted(needed, key=lambda one: one.name not in named):  # a bare name among told ones looks forgotten
        seen = glance(step, narrator)
        long = extent((seen.words, seen.tables)) + (NAME if step.name not in named else 0)
        if (seen.words or seen.tables) and long <= room:
            room -= long
            told[step.name] = seen
    for name, seen in told.items():
        step = next(one for one in steps if one.name == name)
        whole = glance(step, narrator, few=SHORT)
        more = extent(whole.words) - extent(seen.words)
        if more <= room:
            room -= more
            told[name] = whole
    return told


def _in_brief(step: Step, seen: Glance | None) -> Band:
    """A step by its name, and what is done in it; of one that is not told, the page that tells it."""
    told = (*seen.words, *seen.tables) if seen is not None else ()
    return Band((Noun(step.name, "steps"),), told, (), f"step-{step.name}")


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
