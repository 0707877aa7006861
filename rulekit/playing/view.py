"""What one player may know of a state, and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.machine.outcome import best_of
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.playing.board import Board, Ranking
from rulekit.playing.option import Options
from rulekit.playing.reading import HIDDEN, Hidden, Sealed, SecretError
from rulekit.playing.sampling import sampled
from rulekit.playing.seating import Seating

if TYPE_CHECKING:
    from rulekit.machine.runner import Runner
    from rulekit.playing.state import State

__all__ = ["View"]


def _which(table: Seating) -> tuple[object, ...]:
    """What tells the games of two tables apart."""
    return (table.game.name, tuple(one.name for one in table.game.variants), table.players)


@frozen(slots=False, repr=False)
class View(Board):
    """A state as one player may know it. It holds nothing else: neither the state it is of nor the state of chance.

    It is read like a state; what is secret reads as ``hidden``. Options are there when they are the player's own. When
    the game is over, everybody knows the scores and the winners.

    Args:
        viewer: whose view it is, from 0.
        explicit: whether chance is an option of its own.
        slots: what is known; asking for a secret one raises ``SecretError``.
        place: where in the program play stands.
        chooser: who is to choose; None at the end and when chance is to decide.
        numbers: the numbers of the options that are the player's own.
        result: the scores at the end.
    """

    table: Seating = field(eq=_which)
    names: tuple[str, ...]
    viewer: int
    explicit: bool
    slots: Sealed
    place: int
    chooser: int | None
    numbers: tuple[int, ...]
    result: Ranking | None

    @property
    def runner(self) -> Runner:  # type: ignore[override]  # it is never set
        """What runs the play."""
        return self.table.explicit if self.explicit else self.table.seeded

    @property
    def player(self) -> int | None:
        """Who is to choose, from 0; None at the end and when chance is to decide."""
        return self.chooser

    @property
    def options(self) -> Options:
        """The legal choices of the player whose view it is; none while others choose."""
        return Options(self, self.numbers)

    def hides(self, field: Field, owner: int) -> bool:
        """Whether the player may not know what a hidden field holds for an owner."""
        known = self.table.program.layout.known.get(field.name)
        if known is not None and self.slots[known.who + owner] >> self.viewer & 1:
            return False
        match field.owner:
            case Owner.PLAYER:
                return owner != self.viewer
            case Owner.TURN:
                return self.active != self.viewer
            case _:
                return True

    @property
    def ranking(self) -> Ranking:
        """The numbers that decide who wins, as far as they are known; nobody leads where they are not."""
        if self.result is not None:
            return self.result
        gauges = tuple(tuple(self._gauge(one) for one in row) for row in self.table.gauges)
        if not gauges[0] or any(HIDDEN in row for row in gauges):
            return Ranking(gauges, ())
        out = self.table.program.layout.out
        known = tuple(tuple(one for one in row if isinstance(one, int)) for row in gauges)  # nothing is hidden
        return Ranking(gauges, best_of(known, int(self.slots[out]) if out >= 0 else 0))

    def _gauge(self, gauge: object) -> int | Hidden:
        assert callable(gauge)
        try:
            return int(gauge(self.slots))
        except SecretError:
            return HIDDEN

    def sample(self, seed: int) -> State:
        """A whole state that agrees with the view: the player could not tell it from the true one.

        What is hidden is taken from random plays of the game, and put right where it contradicts what is seen; so it is
        likely, but not weighed by how the others would have played.

        Args:
            seed: the same seed gives the same state on every machine.

        Raises:
            ValueError: none was found; what is seen may come from a position that no play reaches.
        """
        return sampled(self, seed)

    def to_dict(self) -> dict[str, object]:
        """How things stand for the player, by the names of the rules; ready for JSON."""
        return {"viewer": self.viewer, **super().to_dict()}

    def to_json(self) -> str:
        """The same as text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def __repr__(self) -> str:
        return self._told_shortly("View")
