"""Idioms: one sentence for several statements, or for one with all that stands in it."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Comparison
from rulekit.document.sentences.statements import ADJECTIVE, TIMES
from rulekit.document.shape import (
    AMOUNT,
    BODY,
    NOUN,
    NUMBER,
    SET,
    THING,
    YES_NO,
    Shape,
    Stands,
    aid,
    maybe,
    one_of,
    several,
    table,
)

__all__ = ["IDIOMS"]

IDIOMS: Mapping[str, Shape] = table(
    Shape("trim", Stands.CLAUSE, {"noun": NOUN, "limit": THING}, subject=True, opens=True),
    Shape("thin_out", Stands.CLAUSE, {"noun": NOUN, "row": THING, "limit": THING}),
    Shape("take_from", Stands.CLAUSE, {"body": BODY, "source": THING}),
    Shape("lose_or_else", Stands.CLAUSE, {"deed": BODY, "body": BODY}),
    Shape("choose_and", Stands.CLAUSE, {"apart": aid(BODY), "together": BODY}),
    Shape("choose_as", Stands.CLAUSE, {"apart": BODY, "set": SET, "noun": NOUN, "yours": aid(YES_NO)}),
    Shape("choose_number_as", Stands.CLAUSE, {"choice": BODY, "apart": aid(BODY), "noun": NOUN, "yours": aid(YES_NO)}),
    Shape("after_reroll", Stands.CLAUSE, {"body": BODY}, block=True, subject=True, opens=True),
    Shape("for_every", Stands.CLAUSE, {"deed": BODY, "count": NUMBER, "noun": NOUN}, outcome=True),
    Shape("lay_out", Stands.CLAUSE, {"noun": NOUN, "counts": several(NUMBER), "places": several(THING)}),
    Shape("cases_lead", Stands.CLAUSE),
    Shape("compare_lead", Stands.CLAUSE, {"left": THING, "right": THING}),
    Shape(
        "outcome",
        Stands.CLAUSE,
        {"op": one_of(Comparison), "noun": maybe(NOUN), "body": BODY},
        lead=True,
        block=True,
        subject=True,
        nested=frozenset({"rule"}),
    ),
    Shape("once_more", Stands.CLAUSE, {"body": BODY}, subject=True),
    Shape("until_passed_lead", Stands.CLAUSE, {"count": NUMBER, "who": several(THING)}),
    Shape("or_pass", Stands.CLAUSE, {"body": BODY, "others": YES_NO}, block=True, subject=True),
    Shape("by_draw", Stands.CLAUSE, {"noun": NOUN, "apart": maybe(BODY)}),
    Shape("by_lot", Stands.CLAUSE, {"deed": BODY}, subject=True),
    Shape("called_up", Stands.CLAUSE, {"set": SET, "noun": NOUN, "deed": BODY}, subject=True),
    Shape("may_each_lead", Stands.CLAUSE, {"body": BODY}),
    Shape("may_acquire_lead", Stands.CLAUSE, {"times": TIMES, "set": SET, "price": NOUN, "exact": YES_NO}),
    Shape("by_value_lead", Stands.CLAUSE, {"value": THING}),
    Shape("case_of_value", Stands.CLAUSE, {"value": THING, "body": BODY}, lead=True, block=True, subject=True),
    Shape("case_else", Stands.CLAUSE, {"body": BODY}, lead=True, block=True, subject=True),
    Shape("next_of", Stands.CLAUSE, {"thing": THING, "things": several(THING)}, subject=True, happens=True),
    Shape(
        "majority",
        Stands.CLAUSE,
        {"noun": NOUN, "of": maybe(THING), "most": YES_NO, "alone": BODY, "tied": BODY},
        block=True,
        subject=True,
        happens=True,
    ),
    Shape(
        "up_to_each",
        Stands.CLAUSE,
        {"noun": NOUN, "of": maybe(THING), "each": THING, "none": maybe(BODY)},
        block=True,
    ),
    Shape(
        "move_and_pay",
        Stands.CLAUSE,
        {
            "thing": THING,
            "space": NOUN,
            "clockwise": YES_NO,
            "least": NUMBER,
            "free": NUMBER,
            "means": several(NOUN),
            "most": maybe(THING),
        },
        block=True,
    ),
    Shape("sort_by_count", Stands.CLAUSE, {"noun": NOUN, "rows": several(THING), "columns": several(NOUN)}, block=True),
    Shape("sort_by_kind", Stands.CLAUSE, {"noun": NOUN, "row": NOUN, "column": NOUN}),
    Shape("play_rounds", Stands.CLAUSE, {"count": NUMBER, "body": BODY}, block=True, subject=True, happens=True),
    Shape("gain_list", Stands.CLAUSE, {"amounts": several(AMOUNT)}, outcome=True),
    Shape("gain_of_each", Stands.CLAUSE, {"count": NUMBER, "noun": NOUN, "of": several(THING)}, outcome=True),
    Shape("take_over", Stands.CLAUSE, {"set": SET, "noun": NOUN}),
    Shape("as_well", Stands.CLAUSE, {"body": BODY}),
    Shape("claim", Stands.CLAUSE, {"deed": BODY, "noun": NOUN}, block=True),
    Shape("dice_duel", Stands.CLAUSE, {"deed": BODY, "adjective": ADJECTIVE, "noun": NOUN, "body": BODY}),
    Shape("placed_so", Stands.CLAUSE, {"first": BODY, "then": BODY, "noun": NOUN}),
    Shape("so_meanwhile", Stands.CLAUSE, {"deed": BODY, "noun": NOUN}),
    Shape("replace", Stands.CLAUSE, {"first": BODY, "then": BODY, "noun": NOUN, "of": THING}),
    Shape("clear_away", Stands.CLAUSE, {"first": maybe(BODY), "nouns": several(NOUN), "of": THING}),
)
