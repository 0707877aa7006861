"""Who sits opposite is told so where always as many sit at the table, an even number, and nobody leaves it."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Sentence
from rulekit.document.walk import parts
from tests.book.test_flow import HEAD, narrator

GAME = "step play\n  repeat 3 times: each player in turn: do turn\n\nstep turn\n  {who}: gain 1 point\n  {end}\n"


@pytest.mark.parametrize(
    ("players", "places", "end", "told"),
    [
        ("4", "2", "gain 1 point", "opposite"),
        ("6", "3", "gain 1 point", "opposite"),
        ("4", "1", "gain 1 point", "neighbour"),
        ("5", "2", "gain 1 point", "neighbour"),
        ("3 to 4", "2", "gain 1 point", "neighbour"),
        ("6", "2", "gain 1 point", "neighbour"),
        ("4", "2", "if your points are at least 9: you are out", "neighbour"),
    ],
)
def test_opposite(players: str, places: str, end: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.book.test_flow.HEAD", HEAD.replace("2 to 4", players))
    far = f"the player {places} places to your left" if places != "1" else "the player on your left"
    found = narrator(GAME.replace("{who}", far).replace("{end}", end))
    turn = found.game.step("turn")
    assert turn is not None
    names = {one.name for one in parts(found.all(turn.body)) if isinstance(one, Sentence)}
    assert names & {"opposite", "neighbour"} == {told}
