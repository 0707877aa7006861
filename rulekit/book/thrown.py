"""Dice as they fall and fall again, to be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve, field

from rulekit.book.face import face_said
from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Line
from rulekit.document.panels import Throw
from rulekit.document.sentence import Icon, Name, Noun

__all__ = ["Thrown"]


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

    def falls(self, faces: Sequence[int], name: str = "") -> None:
        """Dice fall.

        Args:
            faces: what they show, by number.
            name: whose they are; empty where that is known.
        """
        die = self.narrator.game.die
        assert die is not None  # INVARIANT: dice have fallen
        self.lying = [die.faces[one].name for one in faces]
        self._lie(name)

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
        return (face_said(next(one for one in die.faces if one.name == name), die),)
