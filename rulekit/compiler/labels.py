"""What options are called: kept beside the program, so that people can be told what they choose."""

from __future__ import annotations

from attrs import frozen

__all__ = ["ArmLabel", "ChanceLabel", "Part"]


@frozen
class Part:
    """A step on the way to an option: an option of ``choose one`` (role ``options``) or another named thing."""

    term: str
    role: str


@frozen
class ArmLabel:
    """What the options of an arm are.

    Args:
        kind: ``stop``, ``go``, ``item`` (of table ``of``), ``player``, ``die``, ``number``, ``dice`` and ``items`` (a
            subset), ``agree``, ``refuse``, ``whole`` (a subset of the kinds of table ``of`` to pay with), ``units`` (so
            many of ``noun``), ``trade`` (of ``noun``: given if positive, taken if negative), ``split`` (so many dice of
            face ``of`` give the first gift).
        path: what was chosen on the way, outermost first.
        of: the table of items.
        noun: what numbers count.
        least: the value of the first option of a number.
    """

    kind: str
    path: tuple[Part, ...] = ()
    of: str = ""
    noun: str = ""
    step: str = ""


@frozen
class ChanceLabel:
    """What falls by chance: the faces of the dice, or one of a number of things."""

    kind: str
    of: str = ""
