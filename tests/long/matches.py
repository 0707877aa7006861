"""``python -m tests.long.matches --seconds 1500``: Monte Carlo search against random and against greedy players.

It sits at each seat in turn, with as few players as the game has but at least two; the others are all of the other
kind. Games are counted by their part of the victory, a draw as what nobody has won: a half between two. All matches
get about the same time, so a run that is stopped has been everywhere.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt

from attrs import define

import rulekit
from rulekit.playing.contests import played_by
from rulekit.playing.game import load
from rulekit.playing.seating import Seating

Z = 1.96  # for 95 %


@define
class Match:
    """A game between one player who searches and others who do not.

    Args:
        game: its name.
        seating: the players.
        kind: who searches.
        other: what the others are.
        played: how many games were played.
        won: the sum of the parts of the victory.
        seats: the same for each seat: games and parts.
        seconds: of the processor that they took.
    """

    game: str
    seating: Seating
    kind: str
    other: str
    played: int
    won: float
    seats: list[tuple[int, float]]
    seconds: float = 0.0

    def play(self) -> None:
        """One more game, from the next seat."""
        players, began = self.seating.players, time.process_time()
        seat = self.played % players
        kinds = [self.kind if at == seat else self.other for at in range(players)]
        # Games of one round of seats have one seed: luck is the same for each.
        end = played_by(self.seating, kinds, self.played // players)[1]
        part = (seat in end.winners) / len(end.winners) if end.winners else 1 / players
        self.played, self.won = self.played + 1, self.won + part
        games, parts = self.seats[seat]
        self.seats[seat] = games + 1, parts + part
        self.seconds += time.process_time() - began

    def row(self) -> str:
        """The line of the table."""
        low, high = wilson(self.won, self.played)
        fair = 1 / self.seating.players
        verdict = "beats" if low > fair else "loses" if high < fair else "open"
        seats = ", ".join(f"{parts / games:.0%}" if games else "-" for games, parts in self.seats)
        return (
            f"| {self.game} | {self.seating.players} | {self.other} | {self.played} | "
            f"{self.won / max(1, self.played):.0%} | {low:.0%} to {high:.0%} | {seats} | {verdict} |"
        )


def wilson(won: float, played: int) -> tuple[float, float]:
    """The interval of Wilson in which a part lies with 95 %."""
    if not played:
        return 0.0, 1.0
    part, square = won / played, Z * Z / played
    middle = (part + square / 2) / (1 + square)
    half = Z * sqrt(part * (1 - part) / played + square / played / 4) / (1 + square)
    return middle - half, middle + half


def matches(names: Sequence[str], kind: str, others: Sequence[str]) -> list[Match]:
    """A match of each game with each kind of others."""
    found: list[Match] = []
    for name in names:
        rules = load(name).rules
        players = max(2, rules.players_low)
        seating = load(name, players=players).table
        found += [Match(name, seating, kind, other, 0, 0.0, [(0, 0.0)] * players) for other in others]
    return found


def main() -> int:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.matches", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all bundled games if none is named")
    parser.add_argument("--seconds", type=float, default=1500, help="for all matches together")
    parser.add_argument("--most", type=int, default=200, help="games of a match at most")
    parser.add_argument("--bot", default="mcts:500", help="who searches")
    parser.add_argument("--against", default="random,greedy", help="what the others are, with commas")
    options = parser.parse_args()
    found = matches(options.games or rulekit.games(), options.bot, options.against.split(","))
    began = time.monotonic()
    try:
        while time.monotonic() - began < options.seconds:
            left = [one for one in found if one.played < options.most]
            if not left:
                break
            one = min(left, key=lambda one: one.seconds)
            one.play()
            print(f"{time.monotonic() - began:6.0f} s  {one.row()}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped; what was played until then:")
    print("| game | players | against | games | won | 95 % | by seat | |\n|---|--:|---|--:|--:|---|---|---|")
    for one in found:
        print(one.row())
    return 0


if __name__ == "__main__":
    sys.exit(main())
