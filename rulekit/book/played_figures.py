"""The figures that a worked example plays with: texts about it may name them, as the play bears them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.model.example import Action, Example, Fact
from rulekit.model.expression import Literal
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["played_figures"]


def played_figures(game: Game) -> Mapping[str, frozenset[int]]:
    """The figures of what is given, thrown, chosen and expected, by the keys of the texts about it."""
    found: dict[str, frozenset[int]] = {}
    for one in game.examples:
        figures = frozenset(_figures(one, game))
        reasons = (line.reason for line in one.lines if line.reason)
        tellings = (told.key for line in one.lines if isinstance(line, Action) for told in line.tellings)
        tales = (told.key for told in one.tales)
        found |= dict.fromkeys((*reasons, *tellings, *tales, *((one.answered,) if one.answered else ())), figures)
    return found


def _figures(example: Example, game: Game) -> Iterator[int]:
    for line in example.lines:
        if isinstance(line, Fact):
            yield from (one.value for one in line.settings if isinstance(one.value, int))
            yield from (one.count for one in line.holdings if one.count is not None)
            yield from (one.value for one in inside((line.test,)) if isinstance(one, Literal))
            picks = (each for choice in line.choices for each in choice)
        else:
            picks = (each for each in line.picks)
            if game.die is not None:
                yield from (game.die.faces[one].number for one in line.faces)
        for pick in picks:
            if pick.count is not None:
                yield pick.count
            elif pick.role == "number":
                yield int(pick.name)
