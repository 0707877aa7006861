"""What a kind declares that it does is what its instructions store, ask, roll, call and end: for every kind."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source, load_game
from rulekit.model.effect import Changes
from rulekit.model.game import Game
from rulekit.source import Source
from rulekit.statements import KINDS
from tests.check.games import mended, random_game
from tests.statements.observed import declared, observe

HERE = Path(__file__).parent
EVERYTHING = HERE.parent / "check" / "everything.rules"
BUNDLED = ("roll_through_the_ages", "builders_of_the_colosseum", "history_of_the_world", "reversi")
SEEDS = tuple(range(40))


@cache
def some_games() -> tuple[Game, ...]:
    """Random games without what is wrong in them; of a few texts nothing is left."""
    found = (mended(random_game(seed))[1].game for seed in SEEDS)
    return tuple(one for one in found if one is not None)


def everything() -> Game:
    """The game in which every construct stands."""
    game = check_source(Source(EVERYTHING.name, EVERYTHING.read_text("utf-8"))).game
    assert game is not None
    return game


def agree(game: Game) -> set[type]:
    """The kinds that were met; every one does what it declares."""
    met: set[type] = set()
    for statement, really in observe(game, game.players_high):
        said = declared(statement, game)
        assert really.stores <= said.stores, (statement, really.stores - said.stores)
        assert really.asks <= said.asks, statement
        assert really.rolls <= said.rolls, statement
        assert really.calls <= said.calls, statement
        assert really.ends <= said.ends, statement
        met.add(type(statement))
    return met


def exact(game: Game) -> None:
    """No kind declares more than it does: of each kind, what it declares is seen where it is lowered."""
    for statement, really in observe(game, game.players_high):
        own = {one.field for one in game.vocabulary.does(statement) if isinstance(one, Changes)}
        assert {(one.name, one.each) for one in own} <= really.stores, statement


def test_statements_of_random_games_do_what_their_kinds_declare() -> None:
    assert len(some_games()) > 30
    for game in some_games():
        agree(game)
        exact(game)


@pytest.mark.parametrize("name", BUNDLED)
def test_statements_of_bundled_games_do_what_their_kinds_declare(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    agree(game)
    exact(game)


def test_every_kind_of_statement_is_met() -> None:
    bundled = (load_game(name).game for name in BUNDLED)
    met = agree(everything()).union(*(agree(game) for game in (*some_games(), *bundled) if game is not None))
    assert {one.makes.__name__ for one in KINDS if not one.modifies} == {one.__name__ for one in met}
