"""Dice as they fall and fall again, to be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve, field

from rulekit.book.face import face_said
from rulekit.book.narrator import Narrator
from rulekit.book.pips import pips_of_dice
from rulekit.book.set_aside import set_aside
from rulekit.document.blocks import Line
from rulekit.document.panels import Throw
from rulekit.document.sentence import Icon, Name, Noun
from rulekit.model.example import Action, ActionKind, Example

__all__ = ["Thrown", "goes_on_throwing"]


def goes_on_throwing(example: Example, at: int) -> bool:
    """Whether somebody throws more dice in a line, with nothing decided between: it counts what they show together."""
    before, line = example.lines[at - 1] if at else None, example.lines[at]
    if not isinstance(before, Action) or not isinstance(line, Action):
        return False
    return before.kind is line.kind is ActionKind.ROLLS and before.who == line.who


@define
class Thrown:
    """The dice of a step or of an example.

    Args:
        narrator: knows what has a picture.
        throws: the dice so far.
        lying: the names of the faces that the dice of the last throw show.
    """

    narrator: Narrator
    throws: list[Throw] = field(factory=list[Throw])
    lying: list[str] = field(factory=list[str])

    def falls(self, faces: Sequence[int], name: str = "", *, besides: bool = False, move: int = 0) -> None:
        """Dice fall.

        Args:
            faces: what they show, by number.
            name: whose they are; empty where that is known.
            besides: whether the dice of the last throw lie there with them.
            move: for which move on a map they fall, from 1; 0 if for none.
        """
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        kept = self.lying if besides and self.throws else []
        if kept:
            self.throws.pop()
        self.lying = [*kept, *(die.faces[one].name for one in faces)]
        self._lie(name, move)

    def falls_again(self, again: Sequence[str], faces: Sequence[int], name: str = "") -> None:
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
            return self.falls(faces, name)  # dice that lay there before
        barred = set_aside(self.narrator.game)
        aside = tuple(at for at, face in enumerate(self.lying) if face in barred and at not in places)
        self.throws[-1] = evolve(self.throws[-1], again=tuple(sorted(places)), aside=aside)
        for at, new in zip(places, faces, strict=True):
            self.lying[at] = die.faces[new].name
        return self._lie(name)

    def _lie(self, name: str, move: int = 0) -> None:
        who: Line = (Name(name),) if name else ()
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        faces = tuple(map(self._face, self.lying))
        pictured = any(isinstance(one, Icon) for face in faces for one in face)
        shown = {one.name: one for one in die.faces}
        pips = () if pictured else pips_of_dice([shown[one] for one in self.lying], die)
        self.throws.append(Throw(who, faces, pips=pips, move=move))

    def _face(self, name: str) -> Line:
        if name in self.narrator.pictures:
            return (Icon(name, Noun(name, "faces")),)
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        return (face_said(next(one for one in die.faces if one.name == name), die),)
