"""Somebody who plays at random but in character: with favourite buildings, habits, and uneven dice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rulekit.playing.option import Option
from rulekit.playing.state import State

__all__ = ["Character"]


class Character:
    """Chooses options. Two with the same seed choose alike, on every machine.

    Unlike fair random play this reaches the corners: revolts, full rows, walls, whole cities, dear developments.

    Args:
        seed: whose character.
        likes: what they, and their dice, are known to like, as weights; others like it up to 1.
    """

    def __init__(self, seed: int, likes: Mapping[str, float] | None = None) -> None:
        self._random = Random(seed)  # noqa: S311  # the same on every machine
        self._likes: dict[str, float] = dict(likes or {})
        self._patience = self._random.choice((0.02, 0.2, 0.8))  # the weight of stopping, beside all the rest

    def choose(self, state: State) -> Option:
        """One of the options."""
        options = state.options
        weights = [0.02 + self._like(one.path[-1]) for one in options]
        if options[0].path == ("stop",):
            weights[0] = self._patience * sum(weights[1:])
        return self._random.choices(options, weights)[0]

    def _like(self, name: str) -> float:
        if name not in self._likes:
            self._likes[name] = self._random.random() ** 3
        return self._likes[name]
