"""Many plays summed up: means, who won, and those that did not end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from attrs import define, field

from rulekit.machine.plays import Plays
from rulekit.playing.game import Game
from rulekit.playing.unfinished import unfinished_because

__all__ = ["Sums"]


@define
class Sums:
    """What is known of the games of one kind.

    Args:
        game: that is played.
        won: for each player, the victories, those that are shared in part.
        loops: games that did not end, by their loop.
    """

    game: Game
    count: int = 0
    rounds: int = 0
    decisions: int = 0
    points: int = 0
    drawn: int = 0
    played: int = 0
    seconds: float = 0.0
    won: list[float] = field(factory=list[float])
    loops: Counter[int] = field(factory=Counter[int])

    def add(self, batch: Plays) -> None:
        """Add some games."""
        self.won = self.won or [0.0] * self.game.players
        plays = batch.ended()
        self.loops.update(loop for loop in batch.loops if loop)
        self.played += len(batch)
        self.count += len(plays)
        self.rounds += sum(plays.slot(self.game.table.program.layout.rounds))
        self.decisions += sum(plays.decisions)
        self.drawn += sum(plays.drawn)
        wins = self.game.rules.wins
        if wins:
            gauges = sum(sum(plays.gauge(0, player)) for player in range(self.game.players))
            self.points += gauges if wins[0].most else -gauges
        for winners in plays.winners():
            for player in winners:
                self.won[player] += 1 / len(winners)

    @property
    def endless(self) -> int:
        """Games that did not end."""
        return sum(self.loops.values())

    def lines(self, title: str) -> Iterator[str]:
        """The means of the games that came to an end, and who won them."""
        speed = self.played / self.seconds if self.seconds else 0.0
        if not self.count:
            yield f"{title[:24]:24}{'-':>10}{'-':>12}{'-':>12}{speed:10.0f}"
            yield "  no game came to an end" if self.played else "  no game was played"
            return
        scored = f"{self.points / self.count / self.game.players:12.1f}" if self.game.rules.wins else f"{'-':>12}"
        means = f"{self.rounds / self.count:10.1f}{self.decisions / self.count:12.1f}{scored}"
        yield f"{title[:24]:24}{means}{speed:10.0f}"
        seats = ", ".join(f"player {at} {one / self.count:.1%}" for at, one in enumerate(self.won, 1))
        yield f"  won by {seats}; drawn {self.drawn / self.count:.1%}"

    def unfinished(self) -> Iterator[str]:
        """Why games did not end."""
        for loop, count in self.loops.items():
            reason = unfinished_because(self.game.table.program.endless[loop - 1], self.game.table)
            yield f"{count} of {self.played} games are unfinished and not counted above: {reason}"
