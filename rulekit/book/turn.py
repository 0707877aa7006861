"""The turn at a glance, and the steps of a turn, each in full."""

from __future__ import annotations

from itertools import groupby

from attrs import evolve

from rulekit.book.bands import bands
from rulekit.book.clause import Clause
from rulekit.book.course import told_in_course
from rulekit.book.ends_of_rounds import ends_of_rounds
from rulekit.book.excerpt import outline
from rulekit.book.extent import extent
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label, laid_out
from rulekit.book.recurring import recurring, told_besides
from rulekit.book.steps import below, examples_about, modifiers_about, with_inner
from rulekit.document.blocks import Bands, Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step
from rulekit.model.statement import Body

__all__ = [
    "at_a_glance",
    "every_in_order",
    "numbered",
    "order_at_a_glance",
    "order_of_turn",
    "setup_steps",
    "steps",
    "turn_steps",
]


MOST_MORE = 1.5
"""A turn that is told in no more than so many times the words is seen at a glance where it is told."""


def turn_steps(narrator: Narrator) -> tuple[Step, ...]:
    """The steps of a turn, in order; the turn itself first when it does more than to carry out steps."""
    turn = narrator.game.step("turn")
    if turn is None:
        return tuple(one for one in narrator.game.steps if not one.without_actor)
    found = [one for name in narrator.flow.calls(turn.body) for one in [narrator.game.step(name)] if one is not None]
    return tuple(found) if found and narrator.flow.is_frame(turn.body) else (turn, *found)


def setup_steps(narrator: Narrator) -> tuple[Step, ...]:
    """The steps that are done while the game is set up, and at no other time."""
    setup = narrator.game.step("setup")
    if setup is None:
        return ()
    later = {name for one in narrator.game.steps if one is not setup for name in narrator.flow.calls(one.body)}
    found = [narrator.game.step(name) for name in narrator.flow.calls(setup.body) if name not in later]
    return tuple(one for one in found if one is not None)


def order_of_turn(narrator: Narrator) -> tuple[Block, ...]:
    """All that a turn does, as it follows: steps by their names, choices as choices, loops with their ends."""
    turn = narrator.game.step("turn")
    if turn is None or not narrator.flow.calls(turn.body):
        return ()
    told = _in_outline(narrator, turn.body)
    if len(told) > 1 or any(one.items for one in told):
        return laid_out(told, ordered=True)
    return laid_out(narrator.all(turn.body)) if turn not in turn_steps(narrator) else ()


def _in_outline(narrator: Narrator, body: Body) -> tuple[Clause, ...]:
    """What a turn does, its steps by their names: what it does besides itself, as the chapter of the steps says it.

    An overview that left out a throw of dice, since no step is named in it, would begin in the middle of the turn.
    """
    flow = narrator.flow
    told: list[Clause] = []
    for only_steps, group in groupby(body, lambda one: bool(flow.calls((one,))) and flow.is_frame((one,))):
        told += (outline if only_steps else Narrator.all)(narrator, tuple(group))
    return tuple(told)


def every_in_order(narrator: Narrator) -> tuple[str, ...]:
    """The names of the steps of a turn if they follow one another, each as often as it comes; else none."""
    return _names(order_of_turn(narrator))


def numbered(narrator: Narrator) -> tuple[str, ...]:
    """Those of them that have numbers, the same wherever they are told: one that comes again and again has none."""
    listed, _ = _without_recurring(order_of_turn(narrator), narrator)
    return _names(listed)


def _names(order: tuple[Block, ...]) -> tuple[str, ...]:
    """The names of steps that a list numbers; none if it says anything else."""
    (one,) = order if len(order) == 1 else (None,)
    if not isinstance(one, Listing) or not one.ordered:
        return ()
    named = [_named_alone(item) for item in one.items]
    return tuple(named) if all(named) else ()


def _named_alone(item: Item) -> str:
    """The step that an item names and says no more of; empty if it says anything else."""
    match item.line:
        case (Sentence(name="names", parts={"items": (Noun(term=term),)}),) if not item.blocks:
            return term
        case _:
            return ""


def _in_bands(narrator: Narrator, order: tuple[Block, ...]) -> tuple[Block, ...]:
    """The order of a turn as bands, if it is a list that names one step after the other."""
    named = _names(order)
    if not named or not isinstance(order[0], Listing):
        return order
    found = [step for name in named for step in [narrator.game.step(name)] if step is not None]
    return (bands(order[0], found, narrator),)


def at_a_glance(narrator: Narrator, closing: tuple[Block, ...] = ()) -> tuple[Block, ...]:
    """How play goes round, and the steps of a turn; nothing for a game without turns.

    Args:
        narrator: the game.
        closing: when the game ends, in brief.
    """
    made: list[Block] = []
    round_ = narrator.flow.round
    if round_ is not None:
        made.append(Paragraph((Sentence("playing"), *_closing(round_.closing, narrator))))
    order, besides = ((), ()) if _told_as_well(narrator) else order_at_a_glance(narrator)
    in_bands = isinstance(order[0], Bands) if order else False
    order = tuple(_with_end(one, closing) if isinstance(one, Bands) else one for one in order)
    in_order = in_bands or any(isinstance(one, Listing) and one.ordered for one in order[:1])
    made += [Paragraph((Sentence("turn_order"),)), *order, *besides] if in_order else order
    turn = narrator.game.step("turn")
    if turn is not None and turn not in turn_steps(narrator):
        made += modifiers_about(turn, narrator, everybody=True)
        made += examples_about(turn, narrator)
    return (Heading(1, (label("turn_at_a_glance"),), "turn"), *made) if made else ()


def _told_as_well(narrator: Narrator) -> bool:
    """Whether the chapter of the steps begins with the turn, and tells it in few more words than are seen of it."""
    turn = narrator.game.step("turn")
    if turn is None or turn not in turn_steps(narrator):
        return False
    order = order_of_turn(narrator)
    return not _names(order) and extent(laid_out(narrator.all(turn.body))) <= MOST_MORE * extent(order)


def _with_end(steps: Bands, closing: tuple[Block, ...]) -> Bands:
    """The steps of a turn, and below them when the game ends."""
    return evolve(steps, closing=((label("end_of_game"),), closing)) if closing else steps


def order_at_a_glance(narrator: Narrator) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The order of a turn, in bands if it can be, and what is told beside it: the same numbers wherever they stand."""
    listed, besides = _without_recurring(order_of_turn(narrator), narrator)
    return _in_bands(narrator, listed), besides


def _without_recurring(order: tuple[Block, ...], narrator: Narrator) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The list of the steps without one that comes again and again between them, and what is told of that one."""
    names = _names(order)
    again = recurring(names)
    step = narrator.game.step(again) if again else None
    if step is None or not isinstance(order[0], Listing):
        return order, ()
    kept = tuple(item for item, name in zip(order[0].items, names, strict=True) if name != again)
    told = Paragraph((told_besides(again, names, step.body, narrator),))
    return (evolve(order[0], items=kept),), (told,)


def _closing(steps: tuple[str, ...], narrator: Narrator) -> tuple[Sentence, ...]:
    """What is done when everybody had a turn; a step of which the end of the game tells all is not named."""
    if any(ends_of_rounds(one, narrator) for one in narrator.game.steps if one.name in steps):
        return (Sentence("round_checked"),)
    deed = Sentence("do", {"steps": tuple(Noun(one, "steps") for one in steps)})
    return (Sentence("closes_round", {"deed": deed}),) if steps else ()


def steps(narrator: Narrator) -> tuple[Block, ...]:
    """Every step that a player does, each with the steps that only it does below it."""
    made: list[Block] = []
    first = turn_steps(narrator)
    told = {"turn"} if first and first[0].name != "turn" else set[str]()
    told |= {one.name for one in setup_steps(narrator)} | told_in_course(narrator)
    told |= {one.name for one in narrator.game.steps if one.without_actor}
    roots = [one.name for one in first]
    while roots:
        inner = below(roots, told, narrator)
        for name in roots:
            made += with_inner(name, narrator, inner, 2) if name in inner else []
        told |= inner.keys()
        roots = [one.name for one in narrator.game.steps if one.name not in told][:1]
    return (Heading(1, (label("steps"),), "steps"), *made) if made else ()
