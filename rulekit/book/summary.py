"""The summary on the back of a book: the turn, what scores, the end, what is easily forgotten."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from attrs import evolve

from rulekit.book.course import told_in_course
from rulekit.book.ending import end, scoring
from rulekit.book.extent import extent
from rulekit.book.glance import SHORT, Glance, glance
from rulekit.book.goal import winner
from rulekit.book.in_brief import is_needed, most_needed
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label, laid_out
from rulekit.book.steps import below, one_below_other
from rulekit.book.turn import numbered, turn_steps
from rulekit.document.blocks import Band, Bands, Block, Box, Heading, Item, Line, Listing, Paragraph, Summary
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step

__all__ = ["bare", "ending_in_brief", "summary"]

ROOM = 460
"""So much has room on a page if it can still be read."""
NAME = 4
"""Of that each name of a step takes so much, which stands on a line of its own."""
Told = tuple[Block, ...]
"""What is told of a step."""


def summary(narrator: Narrator, forgotten: Sequence[Sentence], gists: Mapping[str, Line]) -> tuple[Block, ...]:
    """One page that is enough for who knows the game.

    Args:
        narrator: the game.
        forgotten: what is easily forgotten.
        gists: what a person says of steps in a sentence, by their names.
    """
    made = [*_without_boxes(end(narrator)), *_without_boxes(scoring(narrator)), *_without_boxes(winner(narrator))]
    if forgotten:
        made += [Heading(1, (label("forgotten"),), ""), Listing(tuple(Item((one,)) for one in forgotten))]
    made = [*_turn(narrator, ROOM - extent(tuple(made)), gists), *made]
    return (Heading(1, (label("summary"),), "summary"), Summary(tuple(map(_below_title, made))))


def _below_title(block: Block) -> Block:
    """A heading one level down, and no place that is referred to: what is told at length is."""
    return evolve(block, level=min(block.level + 1, 3), anchor="") if isinstance(block, Heading) else block


def _turn(narrator: Narrator, room: int, gists: Mapping[str, Line]) -> Iterator[Block]:
    """What is done before turns, the steps of a turn in order, then those that they lead to; else all steps.

    What there is no room for is named, with its page.

    Args:
        narrator: the game.
        room: how much there is room for.
        gists: what a person says of steps.
    """
    in_order = tuple(dict.fromkeys(numbered(narrator)))
    roots = [one.name for one in turn_steps(narrator)]
    found = below(roots, frozenset(), narrator)
    inner = tuple(found)
    around = {one.name for one in narrator.game.steps if one.name in told_in_course(narrator)}
    every = (*(one.name for one in narrator.game.steps if one.name in around), *inner)
    first = _headed(in_order or every, narrator)
    others = [one for one in _headed(every, narrator) if one not in first]
    told = _that_fit(first, others, room - NAME * len((*first, *others)), narrator, gists)
    # In an order each step has its place; without one, a bare name among told ones looks forgotten.
    named = [one for one in first if in_order or one.name in told]
    before = [one for one in others if one.name in around]
    further = [one for one in (*first, *others) if one.name not in told and one not in (*named, *before)]
    besides = [one for one in others if one.name in told and one.name not in around]
    if before:
        yield Heading(1, (label("course"),), "")
        # Names alone stand together behind what is told: each between two that are would look forgotten.
        yield from (_in_brief(some, told) for some in _parted(before, told) if some)
    yield Heading(1, (label("turn_at_a_glance" if in_order else "course"),), "")
    yield _in_brief(named, told, ordered=bool(in_order))
    if besides:
        yield _in_brief(besides, told)
    if further:
        yield Heading(1, (label("further_steps"),), "")
        place = {name: at for at, name in enumerate(one_below_other(roots, found))}
        yield _in_brief(sorted(further, key=lambda one: place.get(one.name, len(place))), told)


def _headed(names: Iterable[str], narrator: Narrator) -> list[Step]:
    """The steps of those names that are not told where others carry them out."""
    told = (narrator.game.step(name) for name in dict.fromkeys(names) if name not in narrator.in_place)
    return [one for one in told if one is not None]


def _that_fit(
    first: Sequence[Step], others: Sequence[Step], room: int, narrator: Narrator, gists: Mapping[str, Line]
) -> dict[str, Told]:
    """What is told of steps, by their names: those of the turn, then the most needed, as many as there is room for.

    Where that leaves out what is looked up again and again, the longest of the turn are told by their gists, as many as
    it takes.
    What is left of the room is for steps that are too long to be seen at a glance, each told to its end or not at all,
    and for a few alternatives, of which the names alone do not say what each brings.

    Args:
        first: the steps of the turn.
        others: those that are told where there is room.
        room: how much there is room for.
        narrator: the game.
        gists: what a person says of steps.
    """
    needed = {one.name for one in others if is_needed(one, narrator)}
    long = {one.name: extent(_all_of(glance(one, narrator))) for one in first if not is_needed(one, narrator)}
    told, left = _as_far_as(first, others, room, narrator, gists, {})
    brief: dict[str, Told] = {}
    for name in sorted(long.keys() & gists.keys(), key=lambda one: -long[one]):
        if needed <= set(told):
            break
        brief[name] = (Paragraph(gists[name]),)
        told, left = _as_far_as(first, others, room, narrator, gists, brief)
    if not needed <= set(told):  # it does not fit anyway
        told, left = _as_far_as(first, others, room, narrator, gists, {})
    told, left = _with_long(told, left, _by_need(first, others, narrator), narrator)
    return _with_alternatives(told, left, (*first, *others), narrator)


def _by_need(first: Sequence[Step], others: Sequence[Step], narrator: Narrator) -> list[Step]:
    """The most needed first, those that are named in any case before all others."""
    steps, named = (*first, *others), {one.name for one in first}
    needed = (steps[at] for at in most_needed(steps, named, narrator))
    return sorted(needed, key=lambda one: one.name not in named)  # a bare name among told ones looks forgotten


def _as_far_as(
    first: Sequence[Step],
    others: Sequence[Step],
    room: int,
    narrator: Narrator,
    gists: Mapping[str, Line],
    brief: Mapping[str, Told],
) -> tuple[dict[str, Told], int]:
    """What is told of steps as far as there is room, those of ``brief`` by that, and how much room is left.

    Of a step that is too long the gist is told, if it has one.
    """
    told: dict[str, Told] = {}
    for step in _by_need(first, others, narrator):
        words = brief.get(step.name) or _all_of(glance(step, narrator))
        if not words and step.name in gists:
            words = (Paragraph(gists[step.name]),)
        if words and extent(words) <= room:
            room -= extent(words)
            told[step.name] = words
    return told, room


def _with_long(
    told: dict[str, Told], room: int, steps: Sequence[Step], narrator: Narrator
) -> tuple[dict[str, Told], int]:
    """The same with long steps told in full where there is room for them, and how much room is left."""
    for step in steps:
        if step.name in told:
            continue
        whole = laid_out(narrator.all(step.body), ordered=len(step.body) > 1)
        if extent(whole) <= room:
            room -= extent(whole)
            told[step.name] = whole
    return told, room


def _with_alternatives(told: dict[str, Told], room: int, steps: Sequence[Step], narrator: Narrator) -> dict[str, Told]:
    """The same with few alternatives told in full where there is room for them."""
    for name, words in told.items():
        step = next(one for one in steps if one.name == name)
        if words != _all_of(glance(step, narrator)):
            continue
        whole = _all_of(glance(step, narrator, few=SHORT))
        more = extent(whole) - extent(words)
        if more <= room:
            room -= more
            told[name] = whole
    return told


def _parted(steps: Sequence[Step], told: Container[str]) -> tuple[list[Step], list[Step]]:
    """The steps that are told, and those that are named."""
    return [one for one in steps if one.name in told], [one for one in steps if one.name not in told]


def _all_of(seen: Glance) -> Told:
    return (*seen.words, *seen.tables)


def _in_brief(steps: Sequence[Step], told: Mapping[str, Told], *, ordered: bool = False) -> Bands:
    """Steps by their names, and what is done in each; of one that is not told, the page that tells it."""
    bands = (Band((Noun(one.name, "steps"),), told.get(one.name, ()), (), f"step-{one.name}") for one in steps)
    return Bands(tuple(bands), ordered=ordered)


def ending_in_brief(narrator: Narrator, beside: AbstractSet[str] = frozenset()) -> tuple[Block, ...]:
    """When the game ends, what scores, and who wins.

    Args:
        narrator: the game.
        beside: steps that are told in full on the same page.
    """
    ends = (evolve(one, level=3) if isinstance(one, Heading) else one for one in bare(end(narrator, beside))[1:])
    return (*ends, *bare(scoring(narrator)), *bare(winner(narrator)))


def _without_boxes(blocks: Iterable[Block]) -> Iterator[Block]:
    return (one for one in blocks if not isinstance(one, Box))


def bare(blocks: Iterable[Block]) -> list[Block]:
    """Blocks without examples and notes; headings two levels down at most, as a card has them."""
    kept = _without_boxes(blocks)
    return [evolve(one, level=2) if isinstance(one, Heading) and one.level == 1 else one for one in kept]
