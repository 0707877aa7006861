"""What somebody has more or fewer of, as it is drawn: a peg that went along, boxes that were ticked, a figure."""

from __future__ import annotations

from rulekit.book.marked import Of, pegged, ticked
from rulekit.book.narrator import Narrator
from rulekit.book.parts import SLIDING, made_as
from rulekit.document.blocks import Boxes, Line, Track
from rulekit.document.panels import Drawn, Gain, Shift, Ticks
from rulekit.document.sentence import Icon, Noun
from rulekit.remembering import remembered

__all__ = ["moved"]

FAR = 9
"""So far from 0 the place of a marker is drawn that goes on for as long as need be."""


def moved(what: Of, was: int, now: int, narrator: Narrator, most: tuple[int, int] | None = None) -> Drawn | None:
    """A change drawn; None where nothing shows it.

    Args:
        what: a number of a player or of the turn, and the thing that it is kept of.
        was: what it was.
        now: what it is.
        narrator: knows what has a picture.
        most: of what another number leaves, how much that was before with nothing spent, and is now.
    """
    pegs, boxes = _rows(narrator)
    track, row = pegs.get(what), boxes.get(what)
    name = what[1] or what[0]
    if track is not None and max(was, now) <= len(track.values):
        return Shift(track.label, (0, *track.values), was, now)
    if row is not None and max(was, now) <= row.count:
        return Ticks(row.label, row.count, was, now)
    made = made_as(what[0], narrator.game)
    if made is not None and made.material in SLIDING and name in narrator.pictures and max(was, now) <= FAR:
        if most is not None:
            return _counted_down((Icon(name, Noun(name)),), was, now, most)
        return Shift((Icon(name, Noun(name)),), tuple(range(max(was, now) + 2)), was, now)
    if name in narrator.pictures:
        return Gain((Icon(name, Noun(name)),), now - was)
    return None


def _counted_down(label: Line, was: int, now: int, most: tuple[int, int]) -> Drawn:
    """A marker goes on with each that is spent, so that the figures before it fall; where the row grew, a figure."""
    before, whole = most
    if before != whole or max(was, now) > whole:
        return Gain(label, now - was)
    return Shift(label, tuple(range(whole, -1, -1)), whole - was, whole - now)


@remembered(16)
def _rows(narrator: Narrator) -> tuple[dict[Of, Track], dict[Of, Boxes]]:
    return pegged(narrator), ticked(narrator)
