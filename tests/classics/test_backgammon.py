"""Backgammon without the doubling cube, beside OpenSpiel's: after each roll the same tables can be come to.

OpenSpiel takes both dice in one action, and has a rule of its own for who begins; so positions of its random plays are
set up here, of both players, and all that can be chosen in a turn is gone through.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import rulekit
from tests.classics.spiel import theirs

POINTS = 24
Side = tuple[int, ...]
"""The checkers on points 1 to 24 as they are numbered, on the bar, and at home."""
Table = tuple[Side, Side]
"""First the player who counts the points as they are numbered."""
NAMES = ("Anna", "Ben")
DOZENS = 20
"""So many turns at least are compared; each is gone through whole, which takes a tenth of a second."""


@cache
def ours() -> rulekit.Game:
    return rulekit.load("backgammon")


def seat_of(player: int) -> int:
    """Their O counts the points as they are numbered, X from the other end."""
    return 1 - player


def table_of(state: Any) -> Table:  # noqa: ANN401  # OpenSpiel ships no types
    """What stands where."""
    sides = []
    for one in (1, 0):
        bar, home = state.observation_tensor(one)[-8:-6]
        sides.append((*(state.board(one, at) for at in range(POINTS)), int(bar), int(home)))
    return sides[0], sides[1]


def facts(table: Table) -> list[str]:
    """The same, as facts of ours."""
    said = []
    for name, side in zip(NAMES, table, strict=True):
        *points, bar, home = side
        said += [f"{name} has {count} checkers of point {at}" for at, count in enumerate(points, 1)]
        said += [f"{name} has {bar} bar", f"{name} has {home} home"]
    return said


def side_of(player: Any) -> Side:  # noqa: ANN401  # what a player has follows from the rules
    return (*player.checkers.values(), player.bar, player.home)


def ours_after(table: Table, seat: int, dice: tuple[int, int]) -> set[tuple[Table, bool]]:
    """The tables that a turn can end with, and whether it wins the game."""
    state = ours().position(*facts(table), does=f"{NAMES[seat]} does turn", names=NAMES, chance="explicit")
    for face in dice:
        state = state.apply(state.options[face - 1])
    found, seen, open_ = set[tuple[Table, bool]](), set[rulekit.State](), [state]
    while open_:
        one = open_.pop()
        if one.is_over:
            found.add(((side_of(one.players[0]), side_of(one.players[1])), one.winners == (seat,)))
        following = {one.apply(option) for option in one.options} - seen
        seen |= following
        open_ += following
    return found


def theirs_after(state: Any, player: int) -> set[tuple[Table, bool]]:  # noqa: ANN401  # as above
    """The same of OpenSpiel's, where a doublet is two actions."""
    found: set[tuple[Table, bool]] = set()
    open_ = [state]
    while open_:
        one = open_.pop()
        for action in one.legal_actions():
            after = one.child(action)
            if after.current_player() == player:
                open_.append(after)
            else:
                found.add((table_of(after), after.is_terminal() and after.returns()[player] > 0))
    return found


def follow(plays: int, share: float) -> int:
    """Compare so large a share of the turns of random plays; how many were compared."""
    game, compared = theirs("backgammon"), 0
    for seed in range(plays):
        chooser = Random(seed)  # noqa: S311  # it only picks what to try
        state, mover = game.new_initial_state(), -1
        while not state.is_terminal():
            player = state.current_player()
            if not state.is_chance_node() and player != mover and chooser.random() < share:
                dice = tuple(int(one) for one in state.observation_tensor(player)[-2:])
                table, seat = table_of(state), seat_of(player)
                assert ours_after(table, seat, (dice[0], dice[1])) == theirs_after(state, player), (seed, table, dice)
                compared += 1
            mover = player
            state.apply_action(chooser.choice(state.legal_actions()))
    return compared


def test_a_turn_can_end_as_openspiel_has_it() -> None:
    assert follow(plays=2, share=0.06) >= DOZENS
