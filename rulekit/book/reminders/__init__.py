"""Reminders: what follows from the rules and no rule says, so that people forget it; each is one file.

To add one: a file here with a function that finds it, the shape of its sentence in ``document/sentences/reminders.py``,
a macro in each locale, and its name below.
"""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.reminders import (
    below,
    fleeting,
    kept_dice,
    later,
    leaving,
    limits,
    losing,
    moving,
    order,
    several,
    ticks,
)
from rulekit.book.reminders.sequence import Reminder, sequence_of
from rulekit.document.blocks import Block, Heading, Item, Listing

__all__ = ["REMINDERS", "Reminder", "reminders"]

REMINDERS: tuple[Reminder, ...] = (
    leaving.leaving,
    moving.moving,
    fleeting.fleeting,
    kept_dice.kept_dice,
    later.later,
    losing.losing,
    limits.limits,
    ticks.ticks,
    several.several,
    order.order,
    below.below,
)


def reminders(narrator: Narrator) -> tuple[Block, ...]:
    """The chapter of what is easily forgotten; nothing where nothing is found."""
    turn = sequence_of(narrator)
    found = tuple(Item((said,)) for one in REMINDERS for said in one(turn))
    return (Heading(1, (label("forgotten"),), "forgotten"), Listing(found)) if found else ()
