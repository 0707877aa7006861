"""A view does not hold what its player may not know: what differs in hidden things alone looks the same."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.machine.position import Position
from rulekit.model.closed import Owner
from rulekit.playing.option import Option
from rulekit.playing.reading import HIDDEN, Holder
from rulekit.playing.state import State
from rulekit.playing.view import View
from tests.playing.swapping import GAMES, positions, reachable, seated, swapped
from tests.sharing import shared_out

BOTH = ("name", "variants")
"""A game alone is tried in each test, a variant in some."""


def told(view: View) -> list[object]:
    """All that a view says of itself."""
    said: list[object] = [repr(view), view.to_json(), view.to_dict(), view.scores, view.ranking, view.winners]
    said += [view.player, view.step, view.is_over, view.is_chance, view.dice, view.round, view.active, view.names]
    said += [(one.path, one.verb, one.things, one.number) for one in view.options]
    said += [getattr(one, name) for one in view.players for name in dir(one)]
    said += [getattr(Holder(view, "game", 0), name) for name in dir(Holder(view, "game", 0))]
    return said


def attributes(view: View) -> list[str]:
    """Everything that hangs on a view."""
    return [f"{type(one).__name__} {one!r}" for one in reachable(view) if not isinstance(one, View | Option)]


@pytest.mark.parametrize(BOTH, shared_out(GAMES, 0, 3))
def test_what_is_hidden_makes_no_difference(name: str, variants: tuple[str, ...]) -> None:
    choices = Random(7)  # noqa: S311  # the same on every machine
    compared = 0
    for players in {seated(name, variants, one) for one in (3, 4)}:
        for state in positions(name, variants, players, players):
            viewer = choices.randrange(players)
            other = swapped(state, viewer, choices)
            if other is None or state.is_over:
                continue
            compared += 1
            mine, same = state.view(viewer), other.view(viewer)
            assert mine == same
            assert hash(mine) == hash(same)
            if compared % 5 == 0:
                assert attributes(mine) == attributes(same)
            if compared % 25 == 0:  # reading everything takes its time
                assert told(mine) == told(same)
                assert attributes(mine) == attributes(same), "and reading leaves nothing behind"
                assert pickle.dumps(mine) == pickle.dumps(same)
    hides = any(one.hidden for one in rulekit.load(name, variants).rules.fields)
    # What only one other player hides, one of each, is nothing that could change hands.
    alone = seated(name, variants, 4) == 2  # the viewer, and one more
    assert bool(compared) == hides or (alone and hides)


@pytest.mark.parametrize(BOTH, shared_out(GAMES, 2, 6))
def test_what_others_choose_in_secret_makes_no_difference(name: str, variants: tuple[str, ...]) -> None:
    """Two choices that lead to states with the same open things lead to the same view."""
    choices = Random(3)  # noqa: S311  # the same on every machine
    compared = 0
    for state in positions(name, variants, 4, 9):
        if state.player is None or len(state.options) < 2:
            continue
        one, other = (state.apply(option) for option in choices.sample(state.options, 2))
        viewer = (state.player + choices.randrange(1, state.table.players)) % state.table.players
        left, right = one.view(viewer), other.view(viewer)
        if left.to_dict() == right.to_dict() and left.place == right.place and one.to_dict() != other.to_dict():
            taken = [after.origin[1] for after in (one, other) if isinstance(after.origin, tuple)]
            if all(
                _lies_hidden(state, number, after, viewer) for number, after in zip(taken, (one, other), strict=True)
            ):
                compared += 1
                assert left == right
    assert compared >= 0  # not every game has secret choices; the one below has nothing else


CONCEALED = """game secret
  title    "Secret"
  players  3 to 3
  wins     most points

table gem (gems)   worth
  ruby             3
  opal             1
  jade             2

each player has
  point (points)  0 or more
  kept            a gem or nothing, hidden
  bid             0 to 5, hidden
  hand            some of gem, hidden

step play
  each player in turn
    choose a gem
    kept becomes that gem
    choose a number from 0 to 5 called offer
    bid becomes offer
    choose a gem called second
    put that second in hand
"""


def test_a_secret_choice_leaves_no_trace_in_the_machine(tmp_path: Path) -> None:
    path = tmp_path / "secret.rules"
    path.write_text(CONCEALED, "utf-8")
    state = rulekit.load(str(path), players=3).start(1)
    compared = 0
    while not state.is_over:
        player = state.player
        assert player is not None
        after = [state.apply(one) for one in state.options]
        for viewer in {0, 1, 2} - {player}:
            if not after[0].is_over:
                compared += 1
                assert len({one.view(viewer) for one in after}) == 1
        state = after[-1]
    assert compared > 10


def _lies_hidden(before: State, number: int, after: State, viewer: int) -> bool:
    """Whether what was chosen lies where a viewer may not look."""
    thing = Option(before, number).path[-1]
    hidden = [
        getattr(holder, one.name)
        for one in after.table.game.fields
        for at, holder in enumerate(after.players if one.owner is Owner.PLAYER else [Holder(after, "game", 0)])
        if one.hidden and one.owner in (Owner.PLAYER, Owner.GAME) and not (one.owner is Owner.PLAYER and at == viewer)
    ]
    return any(thing == held or (isinstance(held, frozenset | tuple) and thing in held) for held in hidden)


@pytest.mark.parametrize(BOTH, shared_out(GAMES, 5, 6))
def test_no_state_hangs_on_a_view(name: str, variants: tuple[str, ...]) -> None:
    for number, state in enumerate(positions(name, variants, 3, 1)):
        for viewer in [number % state.table.players]:
            view = state.view(viewer)
            assert not [one for one in reachable(view) if isinstance(one, State | Position)]
            assert state.position.rng not in list(reachable(view))
            assert bool(view.options) == (state.player == viewer)


@pytest.mark.parametrize(BOTH, shared_out(GAMES, 1, 3))
def test_samples_agree_with_the_view(name: str, variants: tuple[str, ...]) -> None:
    choices = Random(5)  # noqa: S311  # the same on every machine
    states = list(positions(name, variants, 3, 2))
    for seed, state in enumerate(choices.sample(states, min(40, len(states)))):
        view = state.view(choices.randrange(state.table.players))
        found = view.sample(seed)
        same = found.view(view.viewer)
        assert same == view
        if seed % 8 == 0:  # reading everything takes its time
            assert told(same) == told(view)
        assert same.options == view.options
        assert found.player == state.player
        assert view.player != view.viewer or found.options == state.options
        assert view.sample(seed) == found
        while not found.is_over:  # it plays on like any other, the first ones to an end
            found = found.apply(choices.choice(found.options))
            if seed > 1 and choices.random() < 0.1:
                break
        assert seed > 1 or (found.is_over and found.unfinished is None)


def test_a_view_reads_its_own_secrets_and_no_others() -> None:
    view = rulekit.load("builders_of_the_colosseum", players=3).start(seed=3).view(1)
    assert [one.point is HIDDEN for one in view.players] == [True, False, True]
    assert [one is HIDDEN for one in view.scores] == [True, False, True]
    assert [one.reach is HIDDEN for one in view.players] == [True, False, True]
    assert view.players[0].hand_limit == 4


def test_a_view_survives_pickling() -> None:
    view = rulekit.load("builders_of_the_colosseum", players=2).start(seed=3).view(0)
    again = pickle.loads(pickle.dumps(view))  # noqa: S301  # our own
    assert again == view
    assert again.to_json() == view.to_json()


NEVER_THROWN = """\
game orchard
  title "Orchard"
  players 2
  wins most food

die die (dice)
  blank  gives 1 food
  two    gives 2 food

table good (goods)
  wood

each die has
  bag  row of up to 4 good, face down

each player has
  food  0 to 9, more is lost

step play
  repeat 3 times
    each player in turn
      gain 1 food
"""


def test_what_dice_hide_that_are_never_thrown_is_nothing_of_anybody(tmp_path: Path) -> None:
    path = tmp_path / "orchard.rules"
    path.write_text(NEVER_THROWN, encoding="utf-8")
    assert [one.food for one in rulekit.load(str(path)).start(seed=1).view(0).players] == [3, 3]
