"""What goes by how many play is told on a sheet of changes for numbers of players that only the variant has."""

from __future__ import annotations

import pytest
from attrs import evolve

import rulekit
from rulekit.book.changes.between import between
from rulekit.book.changes.entry import Rewritten
from rulekit.book.clause import Clause
from rulekit.book.counts import differing
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Number
from rulekit.driver.pipeline import SAYERS, load_game


@pytest.mark.parametrize("name", rulekit.games())
def test_what_is_left_out_with_one_more_player_is_told(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    more = game.players_high + 1
    after = Narrator(evolve(game, players_high=more), SAYERS)
    told = [
        said.clause
        for entry in between(Narrator(game, SAYERS), after)
        if isinstance(entry, Rewritten)
        for version in entry.versions
        for said in version.new
        if isinstance(said, Clause) and said.clause is not None and said.clause.name in {"left_out", "nothing_left_out"}
    ]
    assert [one.parts["counts"] for one in told] == [(Number(more),) for _ in differing(after)]
