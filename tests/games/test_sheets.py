"""Score sheets and reference cards: what is counted has its place once, and every card has two sides to read."""

from __future__ import annotations

from functools import cache

import pytest

from rulekit.document.blocks import Block, Ledger, Side, Strip
from rulekit.document.sentence import Noun, Number
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document

GAMES = ("builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages")


@cache
def blocks(game: str, kind: str) -> tuple[Block, ...]:
    """A document of a game, without words."""
    return compose_document(load_game(game, ()), kind).blocks


def ledger(game: str) -> Ledger:
    """The table of a score sheet."""
    (found,) = (one for one in blocks(game, "sheet") if isinstance(one, Ledger))
    return found


def names(table: Ledger) -> list[str]:
    """What the rows are called, by the names of the rules."""
    return [part.term for row in table.rows for part in row.label if isinstance(part, Noun)]


def test_a_game_of_turns_is_added_up_by_players() -> None:
    table = ledger("builders_of_the_colosseum")
    assert table.columns == ((),) * 4
    kinds = ["water", "rock", "wheat", "forest", "stable", "camp"]
    assert names(table) == ["majority", *kinds, "hand_points", "total", "hand"]
    assert [row.kind for row in table.rows] == ["", "group", *[""] * 7, "total", ""]


def test_a_game_of_rounds_is_added_up_by_rounds_with_what_each_is_worth() -> None:
    table = ledger("history_of_the_world")
    heads = [one.term for column in table.columns for one in column if isinstance(one, Noun)]
    assert heads == ["epoch_I", "epoch_II", "epoch_III", "epoch_IV", "epoch_V", "total"]
    game = load_game("history_of_the_world", ()).game
    assert game is not None
    worth = game.table("region").column("presence")
    assert worth is not None
    for item, values in zip(game.table("region").items, worth.values, strict=True):
        (row,) = (one for one in table.rows if Noun(item.name) in one.label)
        assert isinstance(values, tuple)
        assert row.hints == (*((Number(one),) if one else () for one in values), ())


def test_what_is_ticked_needs_no_table_of_points() -> None:
    found = blocks("roll_through_the_ages", "sheet")
    assert not any(isinstance(one, Ledger) for one in found)
    assert any(isinstance(one, Strip) for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_two_sides_and_something_on_each(game: str) -> None:
    found = blocks(game, "card")
    assert len(found) == 2
    assert all(isinstance(one, Side) and one.blocks for one in found)
