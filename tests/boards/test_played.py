"""What a play tells of pieces: told one after the other, the sentences lead to the board that is played."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.document.sentence import Name, Noun, Sentence
from rulekit.driver.terminal import Seat, play
from rulekit.playing.pieces import moved

HERE = Path(__file__).parent


def follow(stands: dict[str, set[str]], told: Sentence) -> None:
    """Do with a table what a sentence tells."""
    who = told.parts["who"]
    assert isinstance(who, Name)
    mine, places = stands[who.name], told.parts.get("places", ())
    named = {one.term for one in places if isinstance(one, Noun)} if isinstance(places, tuple) else set()
    match told.name:
        case "piece_put":
            mine |= named
        case "piece_turned":
            for other in stands.values():
                other.difference_update(named)
            mine |= named
        case "piece_gone":
            mine -= named
        case _:
            start, goal = told.parts["start"], told.parts["goal"]
            assert isinstance(start, Noun)
            assert isinstance(goal, Noun)
            mine.remove(start.term)
            mine.add(goal.term)


@pytest.mark.parametrize(("name", "piece"), [("marks", "mark"), ("drop", "disc"), ("mill", "man")])
def test_what_is_told_leads_to_what_stands_there(name: str, piece: str) -> None:
    game, choices = rulekit.load(str(HERE / f"{name}.rules")), Random(5)  # noqa: S311  # plays to try, not secrets
    for seed in range(5):
        state, stands = game.start(seed, names=("Anna", "Ben")), {"Anna": set[str](), "Ben": set[str]()}
        while not state.is_over:
            before, state = state, state.apply(choices.choice(state.options))
            for told in moved(before, state):
                follow(stands, told)
            assert list(stands.values()) == [getattr(one, piece) for one in state.players]


TOLD = {
    "en": ("Anna puts a disc on d1.", "Zoe puts a disc on "),
    "hu": ("Anna korongot tesz ide: d1.", "Zoe korongot tesz ide: "),
    "fr": ("Anna pose un pion sur d1.", "Zoe pose un pion sur "),
    "zh_Hant": ("Anna將棋子放在d1上。", "Zoe將棋子放在"),
}


@pytest.mark.parametrize("tag", TOLD)
def test_the_board_is_shown_and_moves_are_told_at_the_terminal(tag: str) -> None:
    out = io.StringIO()
    seats = (Seat("Anna", bot=False), Seat("Zoe", bot=True))
    play(rulekit.load(str(HERE / "drop.rules")), seats, tag, 5, io.StringIO("4\n"), out)
    text = out.getvalue()
    assert all(one in text for one in TOLD[tag])
    assert "  2 · · · · · · ·\n  1 · · · · · · ·\n    a b c d e f g\n" in text
    assert "x Anna   o Zoe" in text
    assert "  1  a1\n" in text
