"""What people at a table hear: what is done openly by name, what is done in secret without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rulekit
from rulekit.playing.game import Game
from rulekit.playing.option import Option
from rulekit.playing.sight import SECRET, changed, heard
from rulekit.playing.state import State

GAME = """game gems
  title    "Gems"
  players  3 to 3
  wins     most points

table gem (gems)   worth
  ruby             3
  opal             1
  jade             2

the game has
  heap    row of up to 9 gem

each player has
  point (points)  0 or more
  hand            some of gem, hidden
  safe            some of gem, hidden
  bid             0 to 3, hidden

a gem is fine when its worth is at least 2

step play
  each player
    for each gem: put that gem in hand
  each player in turn
    do discard, store, offer, show

step discard
  choose a gem that is in your hand
  remove that gem from your hand
  put that gem in heap

step store
  choose a gem that is in your hand
  remove that gem from your hand
  put that gem in your safe

step offer
  choose a number from 0 to 3 called amount
  bid becomes amount

step show
  you may
    choose a fine gem that is in your hand
    remove that gem from your hand
    put that gem in heap
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    path = tmp_path_factory.mktemp("gems") / "gems.rules"
    path.write_text(GAME, "utf-8")
    return rulekit.load(str(path), players=3)


def chosen(state: State, *names: str) -> Iterator[tuple[State, Option, State]]:
    """Each choice with the state before it and behind it."""
    for name in names:
        option = state.option(name)
        after = state.apply(option)
        yield state, option, after
        state = after


def told(game: Game, viewer: int, *names: str) -> list[str | None]:
    """What a player hears of the choices of the first one."""
    found = [heard(*one, [viewer]) for one in chosen(game.start(1), *names)]
    speaker = game.start(1).speaker("en")
    return [None if one is None else speaker.phrase(one) for one in found]


def test_what_is_done_openly_is_told_and_what_is_done_in_secret_is_not(game: Game) -> None:
    secret = game.start(1).speaker("en").phrase(SECRET)
    assert told(game, 1, "opal", "ruby", "2", "jade") == ["⟨opal⟩", secret, secret, "⟨jade⟩"]


def test_to_do_nothing_with_a_hand_is_not_told(game: Game) -> None:
    assert told(game, 2, "opal", "ruby", "2", "stop")[-1] is None


def test_whoever_chooses_hears_all_of_it(game: Game) -> None:
    assert None not in told(game, 0, "opal", "ruby", "2", "stop")


def test_what_lies_open_is_told_and_what_lies_hidden_is_not(game: Game) -> None:
    moves = [*chosen(game.start(1), "opal", "ruby", "2", "jade")]
    assert [len(changed(before, after, [1])) for before, _, after in moves] == [1, 0, 0, 1]
    assert [len(changed(before, after, [0])) for before, _, after in moves] == [1, 1, 1, 1]
