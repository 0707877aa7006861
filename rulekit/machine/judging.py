"""What the score says of options one step ahead: how a player stands at the next choice, in a few states of chance.

``wasm/contests.py`` does the same as WebAssembly, number by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from rulekit.machine.position import Position
from rulekit.machine.random import Draws, below, seeded
from rulekit.machine.runner import Runner

__all__ = ["SALT", "SAMPLES", "Standing", "best_of_all", "judged", "own_draws", "standing", "whole"]

SAMPLES = 3
"""Each option is judged in so many states."""
SALT = 0x6A09E667F3BCC909  # the root of 2: what a player leaves to chance is not what the dice of the same seed show
Standing = tuple[int, ...]
"""The part of the victory, if play is over, then the numbers that decide the ranking; greater is better."""


def own_draws(seed: int) -> Draws:
    """The numbers of a player who chooses by chance, apart from those of the game."""
    return Draws(seeded(seed ^ SALT))


def whole(players: int) -> int:
    """A victory, as a number that any of so many players can share."""
    return lcm(*range(1, players + 1))


def standing(position: Position, player: int) -> Standing:
    """How a player stands."""
    ranking = position.ranking()
    part = 0
    if position.is_over:
        part = round(whole(len(ranking.gauges)) * ranking.share(player))
    return (part, *ranking.gauges[player])


def judged(
    runner: Runner, vector: Sequence[int], place: int, options: Sequence[int], player: int, states: Sequence[int]
) -> list[Standing]:
    """How a player stands after each option, added up over some states of chance.

    Args:
        runner: of the play.
        vector: all slots.
        place: of the decision.
        options: the numbers of its options.
        player: who chooses.
        states: of chance.
    """
    found = list[Standing]()
    for option in options:
        total: Standing = ()
        for state in states:
            before = Position(runner, tuple(vector), place, state, tuple(options))
            after = runner.advance(before, option)
            one = standing(after, player)
            if not total and after.rng == state:
                # No number was drawn, so it is the same in all states.
                total = tuple(len(states) * number for number in one)
                break
            total = tuple(map(sum, zip(total, one, strict=True))) if total else one
        found.append(total)
    return found


def best_of_all(worth: Sequence[Standing], draws: Draws) -> int:
    """Which option is best; among equals it is left to chance."""
    best = max(worth)
    equals = [at for at, one in enumerate(worth) if one == best]
    return equals[below(len(equals), draws)]
