"""Reminders: what follows from the rules and no rule says, so that people forget it; each is one file.

To add one: a file here with a function that finds it, the shape of its sentence in ``document/sentences/reminders.py``,
a macro in each locale, and its name below.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.meanings import step_of
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.reminders import fleeting, kept_dice, later, leaving, limits, losing, moving, order, several, ticks
from rulekit.book.reminders.sequence import Reminded, Reminder, sequence_of
from rulekit.document.blocks import Bands, Block, Box, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Sentence
from rulekit.document.walk import nouns

__all__ = ["MOST", "REMINDERS", "Reminded", "Reminder", "reminders", "with_reminders"]

REMINDERS: tuple[Reminder, ...] = (
    leaving.leaving,
    later.later,
    losing.losing,
    kept_dice.kept_dice,
    moving.moving,
    order.order,
    fleeting.fleeting,
    ticks.ticks,
    several.several,
    limits.limits,
)
"""What costs most if it is forgotten comes first."""
MOST = 8
"""Of more than so many beside the steps nobody remembers any."""


def reminders(narrator: Narrator) -> tuple[Reminded, ...]:
    """What is easily forgotten, the most costly of it, in the order of the steps."""
    turn = sequence_of(narrator)
    found = [one for finds in REMINDERS for one in finds(turn)]
    kept = [*(one for one in found if not one.step), *[one for one in found if one.step][:MOST]]
    headed = [evolve(one, step=narrator.in_place.get(one.step, one.step)) for one in kept]
    order_of = {name: at for at, name in enumerate(("", *turn.steps))}
    return tuple(sorted(headed, key=lambda one: order_of.get(one.step, len(order_of))))


def with_reminders(blocks: tuple[Block, ...], kept: tuple[Reminded, ...]) -> tuple[Block, ...]:
    """Blocks with what is easily forgotten in each step behind what is done there and before its examples.

    What is true of the turn as a whole is said with its order; which of its steps may be left out, in their bands.
    """
    of_turn = tuple(each.said for each in kept if not each.step)
    banded = any(isinstance(one, Bands) for one in blocks)
    with_order = tuple(one for one in of_turn if not (banded and one.name == "may_leave_out"))
    made: list[Block] = []
    box: tuple[Block, ...] = ()
    for one in blocks:
        if box and (isinstance(one, Heading) or (isinstance(one, Box) and one.kind == "example")):
            made += box
            box = ()
        if isinstance(one, Heading):
            box = _box(each.said for each in kept if each.step and each.step == step_of(one))
        match one:
            case Paragraph():
                made.append(_with_order(one, with_order))
            case Bands():
                made.append(_marked(one, of_turn))
            case _:
                made.append(one)
    return (*made, *box)


def _box(said: Iterator[Sentence]) -> tuple[Block, ...]:
    items = tuple(Item((one,)) for one in said)
    if len(items) == 1:
        return (Box("reminder", (label("do_not_forget"),), (Paragraph(items[0].line),)),)
    return (Box("reminder", (label("do_not_forget"),), (Listing(items),)),) if items else ()


def _with_order(one: Paragraph, said: tuple[Sentence, ...]) -> Paragraph:
    """The words that lead to the order of a turn, behind what is true of all of it."""
    return evolve(one, line=(*said, *one.line)) if Sentence("turn_order") in one.line else one


def _marked(steps: Bands, said: tuple[Sentence, ...]) -> Bands:
    """The steps of a turn, with a mark at those that may be left out."""
    free = {f"step-{noun.term}" for one in said if one.name == "may_leave_out" for noun in nouns(one)}
    bands = (evolve(one, mark=(label("optional"),)) if one.anchor in free else one for one in steps.bands)
    return evolve(steps, bands=tuple(bands))
