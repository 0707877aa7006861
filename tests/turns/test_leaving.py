"""Who is out: of a step until it ends, of the game for good; who is left counts, who has the fewest, and who wins."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit

HEAD = """game gone
  title    "Gone"
  players  1 to 12
  wins     {wins}

each player has
  point (points)  0 or more
  food            0 to 9, starts at 3
  seen            0 to 99

"""


def ended(folder: Path, play: str, players: int = 3, wins: str = "most points") -> rulekit.State:
    """The end of a play without choices."""
    path = folder / "gone.rules"
    path.write_text(HEAD.format(wins=wins) + play, "utf-8")
    state = rulekit.load(str(path), players=players).start(seed=1)
    assert state.is_over
    return state


KNOCKOUT = """step play
  repeat 2 times: do round
  each player: gain as many points as number of players

step round
  take turns until number of players is 1: do bid
  each player: gain 10 points

step bid
  if your seat is 3: gain 1 point
  otherwise: you are out of round
"""


def test_who_is_out_of_a_step_is_in_again_when_it_ends(tmp_path: Path) -> None:
    assert ended(tmp_path, KNOCKOUT, 4).scores == (4, 4, 2 * (1 + 10) + 4, 4)


def test_points_are_for_those_who_are_left(tmp_path: Path) -> None:
    state = ended(
        tmp_path, "step play\n  each player\n    if your seat is 1: you are out\n    otherwise: gain 1 point\n"
    )
    assert (state.winners, state.scores) == ((1, 2), (0, 1, 1))
    rich = "step play\n  each player in turn\n    if your seat is 2\n      gain 9 points\n      you are out\n"
    assert ended(tmp_path, rich).winners == (0, 2)


def test_the_last_player_left_wins_at_once(tmp_path: Path) -> None:
    play = """step play
  repeat
    each player in turn
      if your food is at least your seat: lose 1 food
      otherwise: you are out
"""
    assert ended(tmp_path, play, 4, "the last player left").winners == (0,)


def test_turns_end_when_nobody_is_left(tmp_path: Path) -> None:
    play = "step play\n  do round\n  each player: gain 1 point\n\nstep round\n  take turns: you are out of round\n"
    assert ended(tmp_path, play).scores == (1, 1, 1)


@pytest.mark.parametrize(
    ("who", "points"),
    [
        ("has the fewest food", (1, 0, 1, 0)),
        ("alone has the fewest food", (0, 0, 0, 0)),
        ("shares the fewest food", (1, 0, 1, 0)),
        ("has the most food", (0, 1, 0, 0)),
        ("alone has the most food", (0, 1, 0, 0)),
    ],
)
def test_the_fewest_counts_none_and_only_those_who_are_in(who: str, points: tuple[int, ...], tmp_path: Path) -> None:
    play = f"""step play
  each player
    if your seat is 1 or your seat is 3: lose 3 food
    if your seat is 4: lose 9 food
  each player
    if your seat is 4: lose 3 food
    if your seat is 4: you are out
  each player who {who}: gain 1 point
"""
    assert ended(tmp_path, play, 4).scores == points


def test_seats_are_all_at_the_table(tmp_path: Path) -> None:
    play = """step play
  each player
    if your seat is 2: you are out
  each player: gain as many points as number of seats times 10 plus number of players
"""
    assert ended(tmp_path, play, 12).scores == (131, 0, *(131,) * 10)
