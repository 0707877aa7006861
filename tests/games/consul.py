"""Somebody who walks where most is to be had, and builds whenever it can be: for plays of the Colosseum."""

from __future__ import annotations

from collections import Counter
from random import Random

from rulekit.playing.option import Option
from rulekit.playing.state import State
from tests.games.boards import column

__all__ = ["Consul"]


class Consul:
    """Looks one turn ahead, and keeps cards of many kinds."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311  # the same on every machine

    def choose(self, state: State) -> Option:
        """One of the options."""
        options = state.options
        mine = state.players[state.player or 0]
        match state.step:
            case "travel" if state.options[-1].path[0] != "0" and not self._paying(state):
                return max(options, key=lambda one: self._worth(state, int(one.path[0])))
            case "travel":
                return options[0]
            case "harvest":
                return options[-1]
            case "act" if any(one.path == ("raising",) for one in options):
                return next(one for one in options if one.path == ("raising",))
            case "trim" | "second_card":
                return min(options, key=lambda one: (self._missing(state)[one.path[0]], -mine.card[one.path[0]]))
            case "evaluate" | "any_card":
                return max(options, key=lambda one: (self._missing(state)[one.path[0]] > 0, mine.plot[one.path[0]]))
            case "pitch" if mine.plot["camp"] >= 3 or sum(mine.card.values()) < 3:
                return options[0]
            case "rest":
                return options[0]
            case "prepare_evaluations":
                return next((one for one in options if one.path == ("drawn",)), options[0])
            case _:
                return self._random.choice(options)

    def _paying(self, state: State) -> bool:
        """Whether the way is chosen already and it is to be paid."""
        return state.options[0].path[0] != "1"

    def _worth(self, state: State, steps: int) -> float:
        """What a walk of so many spaces may bring."""
        spaces = list(state.column)
        there = spaces[(spaces.index(state.consul) + steps) % len(spaces)]
        mine = state.players[state.player or 0]
        value = 4.0 if there == "fountain" else 1.0
        if state.site[there] and self._affordable(state, state.site[there][0]):
            value = 12.0
        elif len(state.column[there]) > 1:
            kind = column(state, "tile", "kind")[state.column[there][1]]
            value = 1.5 + list(mine.plot.values())[kind]
        return value - 0.9 * (steps - 1) + self._random.random()

    def _missing(self, state: State) -> dict[str, int]:
        """What the building that is nearest to being paid still lacks, kind by kind; less than nothing is left over."""
        lacks = [self._lack(state, one) for row in state.site.values() for one in row]
        nearest = min(lacks, key=lambda one: sum(max(0, count) for count in one.values()), default={})
        return Counter(nearest)

    def _affordable(self, state: State, building: str) -> bool:
        """Whether it can be paid, three alike standing in for one that is missing."""
        lack = self._lack(state, building).values()
        return sum(max(0, one) for one in lack) <= sum(max(0, -one) // 3 for one in lack)

    def _lack(self, state: State, building: str) -> dict[str, int]:
        """What it costs less what there is, kind by kind."""
        cost = Counter(column(state, "building", "cost")[building])
        held = state.players[state.player or 0].card
        return {kind: cost[at] - count for at, (kind, count) in enumerate(held.items())}
