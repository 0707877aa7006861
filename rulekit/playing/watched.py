"""A round played with somebody watching: what each line led to, step by step."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import define, field, frozen

from rulekit.machine.marks import SEEN, Mark
from rulekit.machine.position import Position
from rulekit.machine.segments import ENDED
from rulekit.model.example import Action, Fact
from rulekit.playing.option import Option
from rulekit.playing.picks import Choice
from rulekit.playing.state import State
from rulekit.playing.trial import Trial

__all__ = ["Moment", "Watched"]


@frozen
class Moment:
    """Something that was seen.

    Args:
        state: how things stood then.
        line: the number of the line that is carried out from here on; -1 if none begins here.
        step: the step that begins or ends here; empty if none does.
        begins: whether the step begins.
        taken: the option that is taken here; None if none is.
        store: which store of the program came just before; -1 if none did.
        why: the rule or the lasting effect that stored; empty for none.
        between: whether it only shows how things lie on a board between two deeds.
    """

    state: State
    line: int = -1
    step: str = ""
    begins: bool = True
    taken: Option | None = None
    store: int = -1
    why: str = ""
    between: bool = False


@define
class Watched(Trial):
    """One run of a round, on a program that stops where steps begin and end.

    Args:
        marks: what each stop is, by what the chance says of itself.
        moments: what was seen.
    """

    marks: Mapping[int, Mark] = field(factory=dict[int, Mark])
    moments: list[Moment] = field(factory=list[Moment])

    def move(self, position: Position) -> None:
        """Go on from there, noting the stops on the way."""
        while (mark := self._mark(position)) is not None:
            if mark.store >= 0:
                self.moments.append(Moment(self._state(position), store=mark.store, why=mark.why))
            elif mark == SEEN:
                self.moments.append(Moment(self._state(position), between=True))
            else:
                name = self.made.program.routines[mark.routine].name
                self.moments.append(Moment(self._state(position), step=name, begins=mark.begins))
            position = position.apply(position.options[0])
        super().move(position)

    def _mark(self, position: Position) -> Mark | None:
        """What a stop is; None where somebody chooses, or chance does."""
        if position.place >= 0:
            return None
        pause = position.runner.segmented.pauses[position.place]
        return self.marks.get(pause.says) if pause.decide is None else None

    def _do(self, deed: Action, at: int) -> None:
        self.moments.append(Moment(self.seen(), line=at))
        super()._do(deed, at)

    def _look(self, fact: Fact, at: int) -> None:
        self.moments.append(Moment(self.seen(), line=at))
        super()._look(fact, at)

    def _take(self, choice: Choice) -> None:
        state = self.seen()
        self.moments.append(Moment(state, taken=Option(state, choice.number)))
        super()._take(choice)

    def seen(self) -> State:
        """How things stand; before anything was begun, as they were given."""
        if self.position is not None:
            return self._state(self.position)
        beyond = self.runner.segmented.start[len(self.vector) :]
        return self._state(Position(self.runner, (*self.vector, *beyond), ENDED, 0, ()))

    def _state(self, position: Position) -> State:
        return State(self.table, position, self.names)
