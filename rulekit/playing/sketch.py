"""What is drawn of a step in a told turn: the dice as they fell, and what somebody has more or fewer of after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from attrs import define, evolve, field

from rulekit.book.marked import pegged, ticked
from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Line
from rulekit.document.closed import Moves
from rulekit.document.panels import Drawn, Gain, Shift, Throw, Ticks
from rulekit.document.sentence import Icon, Name, Noun
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.playing.option import face_said
from rulekit.playing.sight import all_of, is_shown
from rulekit.playing.state import State

__all__ = ["Sketch"]


@define
class Sketch:
    """A step that is being drawn.

    Args:
        since: how things stood when it began.
        narrator: knows what has a picture.
        throws: the dice so far.
        lying: the names of the faces that the dice of the last throw show.
    """

    since: State
    narrator: Narrator
    throws: list[Throw] = field(factory=list[Throw])
    lying: list[str] = field(factory=list[str])

    def falls(self, faces: Sequence[int], name: str) -> None:
        """Dice fall.

        Args:
            faces: what they show, by number.
            name: whose they are; empty if they are those of whoever has the turn.
        """
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        self.lying = [die.faces[one].name for one in faces]
        self._lie(name)

    def falls_again(self, again: Sequence[str], faces: Sequence[int], name: str) -> None:
        """Some of the dice fall again.

        Args:
            again: what those showed.
            faces: what they show now, by number.
            name: as above.
        """
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        places: list[int] = []
        for one in again:
            free = [at for at, face in enumerate(self.lying) if face == one and at not in places]
            places += free[:1]
        if not self.throws or len(places) < len(again):
            return self.falls(faces, name)  # dice that lay there before the step
        self.throws[-1] = evolve(self.throws[-1], again=tuple(sorted(places)))
        for at, new in zip(places, faces, strict=True):
            self.lying[at] = die.faces[new].name
        return self._lie(name)

    def _lie(self, name: str) -> None:
        who: Line = (Name(name),) if name else ()
        self.throws.append(Throw(who, tuple(map(self._face, self.lying))))

    def _face(self, name: str) -> Line:
        if name in self.narrator.pictures:
            return (Icon(name, Noun(name, "faces")),)
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        return (face_said(next(one for one in die.faces if one.name == name), self.since),)

    def drawn(self, now: State, who: int, how: Callable[[Field, Moves], Moves | None]) -> tuple[Drawn, ...]:
        """The dice, then what is otherwise.

        Args:
            now: how things stand when the step is over.
            who: whose turn it is, from 0.
            how: as what a change is told; None if it is not.
        """
        return (*self.throws, *self._changes(now, who, how))

    def _changes(self, now: State, who: int, how: Callable[[Field, Moves], Moves | None]) -> Iterator[Drawn]:
        pegs, boxes = pegged(self.narrator), ticked(self.narrator)
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
                track, row = pegs.get((one.name, thing)), boxes.get((one.name, thing))
                name = thing or one.name
                if track is not None and max(old, new) <= len(track.values):
                    yield Shift(track.label, (0, *track.values), old, new)
                elif row is not None and max(old, new) <= row.count:
                    yield Ticks(row.label, row.count, old, new)
                elif name in self.narrator.pictures:
                    yield Gain((Icon(name, Noun(name)),), new - old)
