"""The random games hold all that rules are made of, and are changed in all the ways that there are."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from rulekit.diagnostics import Report
from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from rulekit.statements import KINDS as STATEMENTS
from rulekit.syntax.grammar import load
from rulekit.syntax.parser import parse
from tests.meaning.changes import KINDS, Change, changes
from tests.meaning.test_random_games import GAMES
from tests.meaning.writer import random_game

MOST = 42
"""So many games are looked at, as long as something wanted was not met in those before."""
FIRST = (49, 1, 67, 3, 5, 7, 57, 28, 41, 0, 18, 30)
"""Those in which all is met, as long as the pieces are what they are: they save the time of the others."""
ELSEWHERE = {
    # variants, whose sheets tests/meaning/test_variants.py looks at
    *(
        "variant",
        "not_with",
        "change_value",
        "change_line",
        "remove",
        "replace",
        "add",
        "add_rows",
        "add_step",
        "add_to",
    ),
    *(
        "add_abilities",
        "rename",
        "remove_abilities",
        "ability_heading",
        "ability_line",
        "coin_line",
        "face_line",
        "statement_heading",
        "place",
        "why",
    ),
    *("statement_line", "otherwise_heading", "otherwise_line", "statement"),
    # examples, which are no part of what is played
    *(
        "unprinted",
        "untold",
        "tale",
        "telling",
        "question",
        "answer",
        "example",
        "examples",
        "given",
        "when",
        "then",
        "asked",
        "cast",
        "choice",
        "chooses",
        "gains",
        "does",
        "all_do",
    ),
    *("fact_is", "holds", "holding", "holding_at_least", "holding_at_most", "holding_below"),
    *("holding_item", "holding_none", "row_is"),
    *(
        "only",
        "cannot",
        "pick",
        "pick_number",
        "pick_stop",
        "rolls",
        "says_no",
        "says_yes",
        "stops",
        "is_drawn",
        "over",
        "not_over",
    ),
    *("wins_game", "wins_not", "owner", "holding_in", "holding_in_at_least", "holding_in_at_most"),
    # maps and their looks, where things come from, and what stands on a sheet
    *("map", "places", "lines", "spot", "stretch", "coloured", "marked", "look", "pale", "deep", "hatched", "dashed"),
    *("thin", "double", "mark", "source", "by", "age", "minutes", "boxes", "links_of"),
    # what is done as often as possible, and places by their numbers, which tests/meaning/small/turnips has
    *("must", "then_with", "numbered"),
    # leaving a step, which tests/meaning/small/knockout has
    *("you_are_out_of",),
    # the other way round a ring, which games/kalah has
    *("anticlockwise",),
    # tables of pairs, which tests/meaning/small/patience has
    *("product", "pairs", "kept_of"),
    # the last of a row, which tests/rows/test_last.py changes
    *("draw_last", "draw_last_into"),
    # dice and cards together, which tests/meaning/small/chance has
    *("alike", "run", "run_from"),
    # dice of several kinds, which tests/meaning/small/meadow and nightfall have
    "thrown_with",
    # what is counted on things and moves, which games/kalah and tests/meaning/small/turnips have
    "move_counted",
    # dice taken together, which tests/meaning/small/ridges has
    *("several", "whose_total"),
    # boards, whose games tests/boards/test_told.py changes
    *(
        "board",
        "grid",
        "hex_grid",
        "row_of_places",
        "folded",
        "ring_of_places",
        "paths",
        "path",
        "pieces",
        "piece",
        "move_piece",
    ),
    *("place_beside", "above", "below", "left", "right", "line", "no_line", "in_line_of", "in_line", "stands"),
    *("between", "turn_over", "turned", "place_between", "put_on_each", "take_off_each"),
    # what is for everybody, which tests/effects changes
    "with_everybody",
    # dice in cups, and what is revealed of them, which games/liars_dice and tests/dice have
    *("cup", "roll_cup", "reveal", "reveal_each", "look_at"),
    # what is agreed on before play, which tests/options changes
    "agreed",
    # what changes nothing in play
    *("components", "component", "in_mind", "besides", "parts_of_it", "made_of", "for_each_player", "kept_on"),
    "tail",  # always one thing that stands in its place
}
"""Pieces of the grammar that are no rules of a game, or change nothing in how it is played."""


_text = cache(random_game)


@cache
def _changes(text: str) -> tuple[Change, ...]:
    return tuple(changes(text))


@cache
def _kinds(text: str) -> Counter[str]:
    tree = parse(Source("met.rules", text), Report())
    assert tree is not None
    return Counter(one.kind for one in tree.walk())


@cache
def _met(wanted: frozenset[str]) -> Counter[str]:
    """What stands in the games, as many of them as it takes to meet all that is wanted."""
    found = Counter[str]()
    for seed in (*FIRST, *sorted({*range(MOST)} - {*FIRST})):
        if wanted <= set(found):
            break
        found += _kinds(_text(seed))
    return found


def test_every_kind_of_statement_and_modifier_is_met() -> None:
    wanted = frozenset(one.node for one in STATEMENTS) - ELSEWHERE
    assert wanted - set(_met(wanted)) == set()


def test_every_piece_of_the_grammar_is_met() -> None:
    kinds = {one.kind for one in load().rules if one.kind and not (one.single and one.size == 1)}
    wanted = frozenset(kinds - ELSEWHERE)
    assert wanted - set(_met(wanted)) == set()
    assert ELSEWHERE - kinds == set()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_change_makes_another_game(kind: str) -> None:
    def counts(text: str, change: Change) -> bool:
        old, new = (check_source(Source("met.rules", one)).game for one in (text, change.of(text)))
        return new is not None and new != old

    found = ((text, one) for text in map(_text, range(GAMES)) for one in _changes(text) if one.kind == kind)
    assert any(counts(text, one) for text, one in found)
