"""What panels and examples draw, in words: whose it is, what it is, and what is on it."""

from __future__ import annotations

from typing import Protocol

from attrs import evolve

from rulekit.document.blocks import Line
from rulekit.document.panels import Drawn, Gain, Rotation, Shift, Throw, Ticks
from rulekit.document.things import Beside, Lot, Ring, Thing

__all__ = ["SayLine", "drawn_said", "ring_said", "thing_said"]


class SayLine(Protocol):
    """Words for a line; ``stops`` says whether a sentence that stands alone ends with a stop."""

    def __call__(self, line: Line, *, stops: bool = True) -> Line:
        """The words."""
        ...


def drawn_said(drawn: Drawn, line: SayLine) -> Drawn:
    """A drawing in words.

    Args:
        drawn: the drawing.
        line: says a line.
    """
    match drawn:
        case Throw(who=who, faces=faces, which=which):
            named = evolve(drawn, who=line(who, stops=False), which=line(which, stops=False))
            return evolve(named, faces=tuple(line(one, stops=False) for one in faces))
        case Shift() | Ticks() | Gain():
            return evolve(drawn, label=line(drawn.label, stops=False))
        case Rotation(kinds=kinds):
            return Rotation(tuple(line(one, stops=False) for one in kinds))
        case Lot():
            return _lot(drawn, line)
        case Beside():
            return Beside(
                line(drawn.label, stops=False),
                line(drawn.picture, stops=False),
                line(drawn.piece, stops=False),
                tuple(_lot(one, line) for one in drawn.lots),
            )
        case Ring():
            return ring_said(drawn, line)


def ring_said(ring: Ring, line: SayLine) -> Ring:
    """A ring of places in words."""
    return evolve(
        ring,
        spaces=tuple(line(one, stops=False) for one in ring.spaces),
        names=tuple(line(one, stops=False) for one in ring.names),
        piece=line(ring.piece, stops=False),
        rows=tuple(evolve(one, label=line(one.label, stops=False)) for one in ring.rows),
    )


def _lot(lot: Lot, line: SayLine) -> Lot:
    return evolve(
        lot,
        name=line(lot.name, stops=False),
        things=tuple(thing_said(one, line) for one in lot.things),
        who=line(lot.who, stops=False),
    )


def thing_said(thing: Thing, line: SayLine) -> Thing:
    """What is on a thing, in words."""
    return evolve(
        thing,
        label=line(thing.label, stops=False),
        figures=line(thing.figures, stops=False),
        halves=tuple(line(one, stops=False) for one in thing.halves),
    )
