"""A moment of an example: who is asked what, or why nobody is."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from rulekit.machine.position import Position
from rulekit.playing.picks import Choice, choices
from rulekit.playing.seating import Seating
from rulekit.playing.state import State

__all__ = ["Scene", "listed"]


@frozen(slots=False)
class Scene:
    """Where an example stands.

    Args:
        table: the game and its players.
        names: what the people are called.
        position: of what was begun; None before anything was, and after something was given.
    """

    table: Seating
    names: tuple[str, ...]
    position: Position | None

    @cached_property
    def choices(self) -> tuple[Choice, ...] | None:
        """The options that there are; None when nobody is asked."""
        if self.position is None or self.position.is_over or self.position.is_chance:
            return None
        return choices(State(self.table, self.position, self.names))

    @property
    def player(self) -> int | None:
        """Who is asked, from 0; None when nobody is."""
        return self.position.player if self.position is not None else None

    @property
    def asked(self) -> str:
        """Who is asked, by name; nobody when nobody is."""
        return self.names[self.player] if self.player is not None else "nobody"

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.is_finished

    @property
    def here(self) -> str:
        """What there is, as a clause."""
        if self.choices is not None:
            return f"{self.asked} is to choose: {listed(self.choices)}"
        if self.is_finished:
            return "the game is over"
        return "nothing is going on" if self.position is None else "what was begun is over"

    def unless_asked(self, who: int) -> str:
        """Why it is not this person who is asked; empty if it is."""
        if self.choices is None:
            return f"nobody is asked here: {self.here}"
        return f"{self.asked} is asked here, not {self.names[who]}" if self.player != who else ""


def listed(there: tuple[Choice, ...], most: int = 12) -> str:
    """Options by their words; of very many, the first."""
    said = list(dict.fromkeys(str(one) for one in there))
    return ", ".join(f"`{one}`" for one in said[:most]) + (f" and {len(said) - most} more" if len(said) > most else "")
