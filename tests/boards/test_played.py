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


Stands = dict[str, dict[str, set[str]]]
"""Where somebody's pieces stand, by the name of the sort."""


def term(told: Sentence, part: str) -> str:
    """The term of a noun in a sentence."""
    noun = told.parts[part]
    assert isinstance(noun, Noun)
    return noun.term


def follow(stands: Stands, told: Sentence) -> None:
    """Do with a table what a sentence tells."""
    who, noun = told.parts["who"], term(told, "noun")
    assert isinstance(who, Name)
    mine, places = stands[who.name][noun], told.parts.get("places", ())
    named = {one.term for one in places if isinstance(one, Noun)} if isinstance(places, tuple) else set()
    match told.name:
        case "piece_put":
            mine |= named
        case "piece_turned":
            for other in stands.values():
                other[noun].difference_update(named)
            mine |= named
        case "piece_gone":
            mine -= named
        case "piece_changed":
            mine.remove(term(told, "place"))
            stands[who.name][term(told, "sort")].add(term(told, "place"))
        case _:
            mine.remove(term(told, "start"))
            mine.add(term(told, "goal"))


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("marks.rules", ("mark",)),
        ("drop.rules", ("disc",)),
        ("mill.rules", ("man",)),
        ("leap.rules", ("man", "king")),
        ("draughts", ("man", "king")),
    ],
)
def test_what_is_told_leads_to_what_stands_there(name: str, pieces: tuple[str, ...]) -> None:
    game, choices = rulekit.load(str(HERE / name) if "." in name else name), Random(5)  # noqa: S311  # plays to try
    for seed in range(5):
        state = game.start(seed, names=("Anna", "Ben"))
        stands: Stands = {
            who: {one: set(getattr(player, one)) for one in pieces}
            for who, player in zip(("Anna", "Ben"), state.players, strict=True)
        }
        for _ in range(200):
            if state.is_over:
                break
            before, state = state, state.apply(choices.choice(state.options))
            for told in moved(before, state):
                follow(stands, told)
            assert list(stands.values()) == [{one: getattr(who, one) for one in pieces} for who in state.players]


TOLD = {
    "en": ("Anna puts a disc on d1.", "Zoe puts a disc on "),
    "hu": ("Anna korongot tesz ide: d1.", "Zoe korongot tesz ide: "),
    "fr": ("Anna pose un pion sur d1.", "Zoe pose un pion sur "),
    "zh_Hant": ("怡安將棋子放在d1上。", "Zoe將棋子放在"),
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
