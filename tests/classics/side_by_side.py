"""A game of ours and the same game of OpenSpiel's, played side by side: the same moves, players and results.

What is forced is no decision here and a legal action there, so both are looked at only where there are several moves.
A move may be several choices of ours; it is done when the table looks otherwise. Moves are told apart by what the
table looks like after them, so nothing has to be known of how either numbers its own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Any

from attrs import frozen

import rulekit

__all__ = ["Sides"]

Table = Hashable
"""What a table looks like: whatever both sides can tell of it in one form."""
Spiel = Any
"""A state of OpenSpiel's."""
Seen = tuple[Table, int | None, tuple[int, ...]]
"""What the table looks like, who is to move (None: nobody), and at the end who has won; nobody where all are level."""


@frozen
class Sides:
    """A game, twice.

    Args:
        ours: our game.
        theirs: OpenSpiel's.
        our_table: what the table looks like in a state of ours.
        their_table: the same in a state of theirs.
        names: what our players are called.
    """

    ours: rulekit.Game
    theirs: Any
    our_table: Callable[[rulekit.State], Table]
    their_table: Callable[[Spiel], Table]
    names: tuple[str, ...] = ("Anna", "Ben")

    # ---- Each side for itself ----

    def our_start(self) -> rulekit.State:
        """Our first state; chance is a move like any other."""
        return self.ours.start(chance="explicit", names=self.names)

    def their_start(self) -> Spiel:
        """Their first state in which there is something to choose."""
        return _unforced(self.theirs.new_initial_state())

    def our_moves(self, state: rulekit.State) -> Iterator[tuple[rulekit.State, float]]:
        """The states after each move, with the probabilities where chance moves, else 0."""
        before = self.our_table(state)
        for option in state.options:
            after = state.apply(option)
            if state.is_chance:
                yield after, option.probability or 0.0
            elif after.is_over or self.our_table(after) != before or after.player != state.player:
                yield after, 0.0
            else:
                yield from self.our_moves(after)

    def our_move(self, state: rulekit.State, chooser: Random) -> rulekit.State:
        """The state after one move."""
        before, player = self.our_table(state), state.player
        while True:
            state = state.apply(chooser.choice(state.options))
            if state.is_over or self.our_table(state) != before or state.player != player:
                return state

    def their_moves(self, state: Spiel) -> Iterator[tuple[Spiel, float]]:
        """The same of theirs."""
        if state.is_chance_node():
            for action, chance in state.chance_outcomes():
                yield _unforced(state.child(action)), chance
        elif not state.is_terminal():
            for action in state.legal_actions():
                yield _unforced(state.child(action)), 0.0

    def our_view(self, state: rulekit.State) -> Seen:
        """What is seen of a state of ours."""
        if not state.is_over:
            return self.our_table(state), state.player, ()
        assert state.unfinished is None
        winners = state.winners
        return self.our_table(state), None, () if len(winners) == len(self.names) else winners

    def their_view(self, state: Spiel) -> Seen:
        """What is seen of a state of theirs; who has the most has won."""
        if not state.is_terminal():
            return self.their_table(state), None if state.is_chance_node() else state.current_player(), ()
        found = state.returns()
        winners = tuple(at for at, one in enumerate(found) if one == max(found))
        return self.their_table(state), None, () if len(winners) == len(found) else winners

    # ---- Both ----

    def play(self, seed: int, most: int = 9999, every: int = 1) -> int:
        """Play a random game on both sides and assert that every move of it is there on both.

        Args:
            seed: for what is chosen.
            most: after so many moves the play is left.
            every: all moves are compared at every so manieth position, at the others only the one that is played.

        Returns:
            How many moves were played.
        """
        chooser = Random(seed)  # noqa: S311  # plays to try, not secrets
        mine, other, moves = self.our_start(), self.their_start(), 0
        while True:
            assert self.our_view(mine) == self.their_view(other)
            assert mine.is_over == other.is_terminal()
            if mine.is_over or moves == most:
                return moves
            if moves % every:
                mine = self.our_move(mine, chooser)
                wanted = self.our_view(mine)
                other = next(one for one, _ in self.their_moves(other) if self.their_view(one) == wanted)
                moves += 1
                continue
            ours = [(self.our_view(one), one, chance) for one, chance in self.our_moves(mine)]
            theirs = [(self.their_view(one), one, chance) for one, chance in self.their_moves(other)]
            assert _weighed(ours) == _weighed(theirs)
            view, mine, _ = chooser.choice(ours)
            other = next(one for seen, one, _ in theirs if seen == view)
            moves += 1

    def our_count(self, depth: int) -> list[tuple[int, int]]:
        """How many plays there are of 1 to so many moves, and how many positions they lead to."""
        return _counted(self.our_start(), self.our_moves, self.our_view, depth)

    def their_count(self, depth: int) -> list[tuple[int, int]]:
        """The same, counted by theirs."""
        return _counted(self.their_start(), self.their_moves, self.their_view, depth)


def _unforced(state: Spiel) -> Spiel:
    """A state of theirs after all that nobody had a choice in."""
    while not state.is_terminal() and not state.is_chance_node() and len(state.legal_actions()) == 1:
        state = state.child(state.legal_actions()[0])
    return state


def _weighed(moves: list[tuple[Seen, Any, float]]) -> dict[Seen, float]:
    """How often each outcome is there; where chance moves, how likely it is."""
    found: dict[Seen, float] = {}
    for seen, _, chance in moves:
        found[seen] = round(found.get(seen, 0.0) + (chance or 1), 9)
    return found


def _counted(
    start: Any,  # noqa: ANN401  # a state of either side
    moves: Callable[[Any], Iterator[tuple[Any, float]]],
    view: Callable[[Any], Seen],
    depth: int,
) -> list[tuple[int, int]]:
    """Plays and positions by depth; what follows from a position is followed once, as often as plays lead to it."""
    open_: dict[Seen, tuple[Any, int]] = {view(start): (start, 1)}
    found: list[tuple[int, int]] = []
    for _ in range(depth):
        after: dict[Seen, tuple[Any, int]] = {}
        for state, ways in open_.values():
            for one, _chance in moves(state):
                seen = view(one)
                after[seen] = (one, after.get(seen, (one, 0))[1] + ways)
        open_ = after
        found.append((sum(ways for _, ways in open_.values()), len(open_)))
    return found
