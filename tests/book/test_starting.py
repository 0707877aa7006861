"""The setup says how things stand when play begins, wherever the rules say so and no rule of the setup changes it."""

from __future__ import annotations

import pytest

from rulekit.book.starting import starting
from rulekit.document.sentence import Sentence
from tests.book.test_flow import narrator

REST = """
table lot (lots): gate, mill

step setup
  tide becomes 2

step play
  each player: gain 1 point
"""
HELD = {
    "a thing of a player": ("each player has\n  stand  a lot, starts at mill", ["at_the_start"]),
    "a thing of the game": ("the game has\n  tide  0 to 9\n  pawn  a lot, starts at mill", ["at_the_start"]),
    "somebody": ("the game has\n  tide  0 to 9\n  boss  a player or nobody, starts at player 2", ["at_the_start"]),
    "a state": ("the game has\n  tide  0 to 9\n  calm  yes or no, starts at yes", ["at_the_start"]),
    "a number of the game": ("the game has\n  tide  0 to 9\n  luck  0 to 9, starts at 3", ["at_the_start"]),
    "numbers of players": ("each player has\n  coin (coins)  0 to 9, starts at 3", ["start_with", "start_without"]),
    "both": (
        "each player has\n  coin (coins)  0 to 9, starts at 3\n  stand  a lot, starts at mill",
        ["start_with", "at_the_start", "start_without"],
    ),
    "nothing said": ("the game has\n  tide  0 to 9\n  pawn  a lot", []),
    "what the setup changes": ("the game has\n  tide  0 to 9, starts at 3", []),
    "a stock that things come from": (
        (
            "the game has\n  tide  0 to 9\n  ore  0 to 9, starts at 9\n\n"
            "each player has\n  gem (gems)  0 to 9, taken from ore"
        ),
        [],
    ),
}


@pytest.mark.parametrize("case", HELD)
def test_what_is_declared_is_said(case: str) -> None:
    held, wanted = HELD[case]
    owned = held if "the game has" in held else f"{held}\n\nthe game has\n  tide  0 to 9"
    assert [one.name for one in starting(narrator(f"{owned}\n{REST}"))] == wanted


def test_the_player_is_addressed() -> None:
    (said,) = starting(narrator(f"{HELD['a thing of a player'][0]}\n\nthe game has\n  tide  0 to 9\n{REST}"))
    condition = said.parts["condition"]
    assert isinstance(condition, Sentence)
    assert isinstance(condition.parts["left"], Sentence)
    assert condition.parts["left"].name == "yours"


LOT = "each player has\n  coin (coins)  0 or more\n\nstep play\n  choose a random player\n"
DRAWN = {
    "who begins": (
        "  take turns from that player until number of players is 1: gain 1 coin\n",
        ["by_draw", "take_turns"],
    ),
    "who is spoken of again": (
        "  take turns from that player until coins of that player are at least 9: gain 1 coin\n",
        ["choose", "take_turns"],
    ),
    "somebody else": (
        "  take turns from player 1 until number of players is 1: gain 1 coin\n",
        ["choose", "take_turns"],
    ),
}


@pytest.mark.parametrize("case", DRAWN)
def test_who_begins_by_chance_is_the_start_player_drawn(case: str) -> None:
    turns, wanted = DRAWN[case]
    teller = narrator(f"{LOT}{turns}")
    play = teller.game.step("play")
    assert play is not None
    assert [one.clause.name for one in teller.all(play.body)[:2] if one.clause is not None] == wanted
