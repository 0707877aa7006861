"""Plays many games and prints what became of them, for other processes and other Pythons to print the same."""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random

import rulekit

__all__ = ["digest"]


def digest(players: int, variants: tuple[str, ...], plays: int) -> str:
    """The mark of so many random plays: another play, or other rules, would give another."""
    game = rulekit.load("roll_through_the_ages", variants=variants, players=players)
    mark = sha256()
    for seed in range(plays):
        decisions, end = game.table.seeded.playout(seed)
        mark.update(repr((decisions, end.vector, end.ranking())).encode())
    state, choose = game.start(seed=plays), Random(plays)  # noqa: S311  # plays to try, not secrets
    while not state.is_over:
        said = [(one.number, one.path) for one in state.options]
        mark.update(repr((said, state.position.to_json(), sorted(state.players[0].to_dict()))).encode())
        state = state.apply(choose.choice(state.options))
    return mark.hexdigest()


if __name__ == "__main__":
    count, *tables = sys.argv[1:]
    for one in tables:
        players_, *names = one.split("+")
        print(digest(int(players_), tuple(names), int(count)))  # noqa: T201  # its answer to the test that asks
