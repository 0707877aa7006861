"""Decks: tables of pairs, what is dealt, chosen together, laid open."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.sentences.conditions import OP, condition
from rulekit.document.sentences.statements import ADJECTIVE, block, clause
from rulekit.document.shape import NOUN, NUMBER, SET, THING, YES_NO, Shape, Stands, aid, maybe, several, table

__all__ = ["CARDS"]

CARDS: Mapping[str, Shape] = table(
    clause("draw_into", count=THING, noun=NOUN, sources=several(THING), into=THING, hidden=YES_NO, short=YES_NO),
    block("same_time", happens=True, set=SET),
    clause("choose_from", set=SET, source=THING),
    clause("choose_from_preferring", set=SET, source=THING, prefers=several(ADJECTIVE)),
    clause("move_things", thing=THING, source=THING, into=THING),
    clause("move_all", noun=NOUN, single=YES_NO, source=THING, into=THING),
    clause("move_whole", thing=THING, into=THING),
    clause("gather", noun=NOUN, row=THING),
    condition("alike", noun=NOUN, counts=several(NUMBER), by=maybe(NOUN), where=maybe(THING), all=aid(maybe(YES_NO))),
    clause("choose_total", set=SET, op=OP, value=THING),
    condition("have_total", set=SET, op=OP, value=THING),
    condition("run", noun=NOUN, count=NUMBER, by=maybe(NOUN), where=maybe(THING)),
    condition("run_from", noun=NOUN, low=NUMBER, high=NUMBER),
    Shape("table_of_pairs", Stands.WHOLE, {"noun": NOUN, "of": several(NOUN), "count": NUMBER}),
)
"""What is said of cards and the like."""
