"""What follows from the rules and is easily forgotten: sentences of their own."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.sentences.frame import whole
from rulekit.document.shape import NOUN, THING, Shape, aid, several, table

__all__ = ["REMINDERS"]

REMINDERS: Mapping[str, Shape] = table(
    whole("may_leave_out", steps=several(NOUN)),
    whole("may_reroll_kept", die=NOUN),
    whole("too_late", noun=NOUN, step=aid(NOUN), early=several(NOUN), late=several(NOUN)),
    whole("new_ones_too", step=NOUN, nouns=several(NOUN)),
    whole("limit_only_there", noun=NOUN, limit=THING, step=NOUN),
    whole("ticks_stay", nouns=several(NOUN)),
    whole("boxes_run_out", noun=NOUN),
    whole("each_may_have", nouns=several(NOUN)),
    whole("begins_afresh", nouns=several(NOUN), step=NOUN),
    whole("earlier_turn_first", noun=NOUN),
    whole("may_be_negative", noun=NOUN),
    whole("moved_by_all", noun=NOUN),
    whole("passed_by", noun=NOUN, place=NOUN),
    whole("equal_turns"),
)
"""Reminders, and that a round is played to its end."""
