"""What a play ends with, as the number that a program keeps of it."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["best_of", "drawn", "lost", "won"]


def won(player: int) -> int:
    """A player, from 0, has won."""
    return player + 1


def drawn(players: int) -> int:
    """Nobody has won, as the rules say."""
    return players + 1


def lost(players: int) -> int:
    """Nobody has won, as nobody is left."""
    return players + 2


def best_of(ranks: Sequence[tuple[int, ...]], out: int) -> tuple[int, ...]:
    """The players, from 0, that lead by their numbers; nobody can who has left the game, as ``out`` says bit by bit."""
    if not out and ranks:
        best = max(ranks)
        if ranks.count(best) == 1:  # as nearly every play of many thousands ends
            return (ranks.index(best),)
    left = [player for player in range(len(ranks)) if not out >> player & 1]
    best = max((ranks[player] for player in left), default=())
    return tuple(player for player in left if ranks[player] == best)
