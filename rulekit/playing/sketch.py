"""What is drawn of a step in a told turn: the dice as they fell, and what somebody has more or fewer of after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import define, field

from rulekit.book.moved import moved
from rulekit.book.narrator import Narrator
from rulekit.book.thrown import Thrown
from rulekit.document.closed import Moves
from rulekit.document.panels import Drawn
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.playing.sight import all_of, is_shown
from rulekit.playing.state import State

__all__ = ["Sketch"]


@define
class Sketch:
    """A step that is being drawn.

    Args:
        since: how things stood when it began.
        narrator: knows what has a picture.
        dice: as they fell so far.
    """

    since: State
    narrator: Narrator
    dice: Thrown = field()

    @dice.default
    def _none_yet(self) -> Thrown:
        return Thrown(self.narrator)

    def drawn(self, now: State, who: int, how: Callable[[Field, Moves], Moves | None]) -> tuple[Drawn, ...]:
        """The dice, then what is otherwise.

        Args:
            now: how things stand when the step is over.
            who: whose turn it is, from 0.
            how: as what a change is told; None if it is not.
        """
        return (*self.dice.throws, *self._changes(now, who, how))

    def _changes(self, now: State, who: int, how: Callable[[Field, Moves], Moves | None]) -> Iterator[Drawn]:
        shown = [one for one in (*now.table.fields["player"], *now.table.fields["turn"]) if is_shown(one, now)]
        for one in (one for one in shown if one.kind is ValueKind.NUMBER):
            owner = who if one.owner is Owner.PLAYER else 0
            was, is_ = (all_of(state, one, owner) for state in (self.since, now))
            for thing, new in is_.items():
                old = was[thing]
                if not isinstance(old, int) or not isinstance(new, int) or old == new:
                    continue
                if how(one, Moves.GAIN if new > old else Moves.LOSE) is None:
                    continue
                found = moved((one.name, thing), old, new, self.narrator)
                if found is not None:
                    yield found
