"""Definitions, headings, cells and the frame of the book: sentences of their own."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Running, Sort, Turning, Whose
from rulekit.document.shape import (
    AMOUNT,
    BODY,
    CONDITION,
    NOUN,
    NUMBER,
    SET,
    TEXT,
    THING,
    YES_NO,
    PartType,
    Shape,
    Stands,
    aid,
    maybe,
    one_of,
    several,
    table,
)

__all__ = ["CHANGES", "FRAME"]

ADJECTIVE = PartType(SET.holds, names=frozenset({"adjective"}))
RANK = PartType(SET.holds, names=frozenset({"rank"}))


def whole(name: str, /, **parts: PartType) -> Shape:
    """A sentence of its own."""
    return Shape(name, Stands.WHOLE, parts)


FRAME: Mapping[str, Shape] = table(
    # ---- Winning ----
    Shape("rank", Stands.PHRASE, {"noun": NOUN, "most": YES_NO}),
    whole("goal", ranks=several(RANK)),
    whole("goal_otherwise", ranks=several(RANK)),
    whole("tie", rank=RANK),
    whole("tie_shared", still=YES_NO),
    whole("last_left_wins"),
    whole("out_cannot_win"),
    whole("drawn_at_last", condition=maybe(CONDITION)),
    whole("ends_after", last=maybe(NOUN)),
    whole("ends_when", condition=CONDITION, turn=YES_NO, step=maybe(NOUN)),
    whole("ends_after_rounds", count=THING, latest=YES_NO),
    # ---- Starts, limits, meanings ----
    whole("agree_first"),
    whole("offered", first=THING, others=several(THING)),
    whole("option_of", noun=NOUN, first=THING, others=several(THING)),
    whole("option_so", condition=CONDITION, first=THING, others=several(THING)),
    whole("start_with", amounts=several(AMOUNT)),
    whole("start_without"),
    whole("at_most", noun=NOUN, high=NUMBER, of=maybe(NOUN)),
    whole("at_most_of", amounts=several(AMOUNT)),
    whole("at_most_each", noun=aid(NOUN), column=NOUN, table=NOUN),
    whole("lasts_a_turn", nouns=several(NOUN)),
    whole("from_supply", nouns=several(NOUN)),
    whole("from_named_supply", noun=NOUN, supply=NOUN),
    whole("kept_secret", nouns=several(NOUN)),
    whole("dice_covered", noun=NOUN, cup=NOUN),
    whole("dice_count_until", noun=NOUN, cup=NOUN),
    whole("means_adjective", noun=NOUN, adjective=ADJECTIVE, condition=CONDITION, asks=maybe(NOUN)),
    whole(
        "means_related",
        noun=NOUN,
        first=maybe(NOUN),
        relation=NOUN,
        of=NOUN,
        second=maybe(NOUN),
        condition=CONDITION,
    ),
    whole("means_value", noun=NOUN, of=maybe(NOUN), value=THING, thing=aid(maybe(YES_NO))),
    whole("when", condition=CONDITION),
    # ---- Numbers of players, order of play ----
    whole("left_out", count=NUMBER, nouns=several(NOUN), table=aid(NOUN)),
    whole("nothing_left_out", count=NUMBER, table=NOUN),
    whole("rules_not_used", rules=several(NOUN)),
    whole("turn_order"),
    whole("closes_round", deed=BODY),
    whole("playing"),
    whole("round_of", round=NUMBER, who=TEXT),
    # ---- Tables, lists, captions ----
    whole("face_gives", amounts=several(AMOUNT), choice=YES_NO),
    whole("gives_nothing"),
    whole("count_these", noun=NOUN),
    whole("number_or_more", low=NUMBER),
    whole("number_to_number", low=NUMBER, high=NUMBER),
    whole("component_count", count=NUMBER, noun=NOUN),
    whole("component_each", count=NUMBER, each=NUMBER, noun=NOUN),
    whole("showing", count=NUMBER, noun=NOUN, values=several(NOUN)),
    whole("showing_each", count=NUMBER, each=NUMBER, noun=NOUN, values=several(NOUN)),
    whole("as_many_as_needed", noun=NOUN),
    whole("may_run_out", count=NUMBER, noun=NOUN),
    whole("need_pencils", each=YES_NO, paper=YES_NO),
    whole("sheet_each", noun=NOUN, values=several(NOUN)),
    whole("made_as", made=NOUN, count=maybe(NUMBER), each=YES_NO, on=maybe(NOUN)),
    whole("kept_in_mind"),
    whole("shown_by", values=several(NOUN), made=NOUN, on=maybe(NOUN), gain=YES_NO, lose=YES_NO, pay=YES_NO),
    whole("ticked_off", values=several(NOUN), on=maybe(NOUN), lose=YES_NO),
    whole("noted", values=several(NOUN), on=maybe(NOUN)),
    whole("remembered", values=several(NOUN)),
    whole("board_of", count=NUMBER, noun=NOUN),
    whole("grid_of", columns=NUMBER, rows=NUMBER, noun=NOUN),
    whole("pieces_each", count=NUMBER, noun=NOUN),
    whole("board_picture", noun=NOUN),
    whole("grid_shown", columns=NUMBER, rows=NUMBER, noun=NOUN, first=NOUN, last=NOUN),
    whole("row_folded", noun=NOUN),
    whole("laid_at_first", noun=NOUN),
    whole("board_turned", noun=NOUN, ways=one_of(Turning)),
    whole("places_shaded", set=SET),
    whole("one_piece_each", noun=NOUN, piece=maybe(NOUN)),
    whole("pieces_shared", count=NUMBER, noun=NOUN),
    whole("between_shown", noun=NOUN),
    whole("middle_shown", noun=NOUN, adjective=maybe(ADJECTIVE)),
    whole("lines_run", noun=NOUN, ways=one_of(Running)),
    whole("beyond_edge", noun=NOUN, adjective=ADJECTIVE),
    whole("die_shows", die=NOUN, low=NUMBER, high=NUMBER, alone=aid(maybe(YES_NO))),
    whole("kept_of", noun=NOUN, of=maybe(NOUN), several=aid(YES_NO)),
    whole("kept_so", condition=CONDITION),
    whole("for_players", low=NUMBER, high=NUMBER),
    whole("from_age", low=NUMBER),
    whole("for_minutes", low=NUMBER, high=NUMBER),
    whole("names", items=several(THING)),
    whole("numbered", at=several(NUMBER)),
    whole("figures", items=several(NUMBER)),
    whole("columns_shown", items=several(NOUN)),
    whole("table_of", noun=NOUN),
    whole("labelled", label=NOUN),
    whole("map_of", nouns=several(NOUN)),
    Shape("ways_to", Stands.PHRASE, {"noun": NOUN, "items": several(NOUN)}),
    whole("on_map", who=NOUN, about=several(NOUN), ways=several(PartType(SET.holds, names=frozenset({"ways_to"})))),
    whole("marked_in_tables"),
    whole("source_of", source=NOUN, nouns=several(NOUN)),
    whole("variant_named", variant=NOUN),
    whole("with_variants", variants=several(NOUN)),
    whole("notice", title=TEXT | NOUN, by=maybe(TEXT)),
)
"""What stands in a book around its rules."""

CHANGES: Mapping[str, Shape] = table(
    whole("figure_of", path=several(NOUN)),
    whole("changed_rule", noun=NOUN),
    whole("changed_effect", noun=NOUN),
    whole("changed_meaning", noun=NOUN),
    whole("removed", noun=NOUN, table=aid(maybe(NOUN))),
    whole("examples_removed", nouns=several(NOUN)),
    whole("removed_effect", noun=NOUN),
    whole("added", noun=NOUN),
    whole("added_row", noun=NOUN, table=NOUN, after=maybe(NOUN)),
    whole("added_step", step=NOUN, of=maybe(NOUN)),
    whole("added_effect", noun=NOUN),
    whole("new_order", table=NOUN, items=several(NOUN)),
    whole("no_longer_holds", noun=NOUN, told=YES_NO),
    whole("sort_of_field", kind=one_of(Sort), of=maybe(NOUN), each=maybe(NOUN), owner=one_of(Whose)),
    whole("changes_nothing"),
)
"""What a variant changes."""
