"""What the end of a play is worth to each player, as one number: 1 for the victory, -1 for the loss."""

from __future__ import annotations

from rulekit.playing.state import State

__all__ = ["payoffs"]


def payoffs(state: State) -> tuple[float, ...]:
    """What a state is worth, to each player; they add up to 0 where several play.

    Whoever shares the victory has a part of it: of two players 0 each. Nothing is won while the game goes on, when it
    is drawn, and when it was given up as unfinished. Who plays alone has 1 for a victory.

    Args:
        state: of any game.
    """
    players, winners = state.table.players, state.winners
    if not winners:
        return (0.0,) * players
    if players == 1:
        return (1.0,)
    return tuple((players * (one in winners) / len(winners) - 1) / (players - 1) for one in range(players))
