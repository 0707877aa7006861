"""What a die shows, as it is said: the name of a face, a number, or a number on a die of a kind."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.component import Die, Face

__all__ = ["face_said"]


def face_said(face: Face, die: Die | None) -> Noun | Number | Sentence:
    """What a die shows.

    Args:
        face: the face.
        die: the dice of the game.
    """
    shown = Number(face.number) if die is not None and die.numbered else Noun(face.noun, "faces")
    if die is None or not die.kinds or not (die.numbered or face.shown):
        return shown
    return Sentence("face_of_kind", {"die": Noun(die.kind_of(face).name), "face": shown})
