"""What a person tells of a step of a round, in place of what was seen of it when it was played."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field

from rulekit.book.reasons import telling
from rulekit.document.blocks import Line
from rulekit.model.example import Action, Telling
from rulekit.model.game import Game

__all__ = ["Tellings"]

LONG = 7
"""Of so many sentences a step is told in one line; of more, choice by choice."""


@define
class Tellings:
    """The tellings of a round, as its deeds are heard.

    Args:
        game: the game of the round.
        open: those of which the step has not ended yet.
    """

    game: Game
    open: list[Telling] = field(factory=list[Telling])

    def hear(self, deed: Action) -> None:
        """Note how a person tells what comes of a deed."""
        self.open += deed.tellings

    def lines(self, step: str, parts: Sequence[Line], line: Line) -> tuple[Line, ...]:
        """What is told of a step that ends: what a person says, or else all that was played.

        Args:
            step: the step.
            parts: what was played, up to each choice but the last.
            line: what was played after that.
        """
        own = [one for one in self.open if one.step == step]
        self.open = [one for one in self.open if one.step != step]
        said = [telling(one, self.game) for one in own]
        if said and all(said):
            return tuple(said)
        played = (tuple(one for part in (*parts, line) for one in part),)
        return tuple(one for one in (*parts, line) if one) if parts and len(played[0]) > LONG else played
