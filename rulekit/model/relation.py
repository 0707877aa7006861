"""Conditions that say how things stand to one another: who has what, what lies next to what. Part of a closed set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.document.closed import Comparison
from rulekit.model.component import Column, Face
from rulekit.model.links import Links

if TYPE_CHECKING:
    from rulekit.model.expression import Condition, Expression, FieldOf, FromColumn, SetOf
    from rulekit.model.type import Variable

__all__ = [
    "Alike",
    "Connected",
    "Gained",
    "Has",
    "HasCount",
    "Membership",
    "Multiple",
    "NextTo",
    "OfHaving",
    "OfLinks",
    "OfNumbers",
    "Related",
    "Relation",
    "Run",
    "Several",
    "Shows",
    "Within",
]


@frozen
class HasCount:
    """A player has at least (at most) so many of a field."""

    who: Expression
    op: Comparison
    count: int
    what: FieldOf
    noun: str


@frozen
class Multiple:
    """A number is a multiple of another from 2 (of 2: it is even), or is not."""

    number: Expression
    of: int
    negated: bool


@frozen
class Alike:
    """Of some dice or things there are so many alike, so many others alike in another way, and so on.

    Args:
        found: the dice on the table, or the things that lie somewhere.
        groups: how many of each at least, the most first.
        by: the figure in which things are alike; None for what dice show.
        where: where the things lie; None for dice.
    """

    found: SetOf
    groups: tuple[int, ...]
    by: Column | None = None
    where: FieldOf | None = None


@frozen
class Run:
    """Some dice or things have ``length`` figures one behind the other, from ``first`` on or from any.

    Args:
        found, by, where: as of ``Alike``; things follow one another as they stand in their table.
        length: how many figures.
        first: the number with which it begins; None for any.
    """

    found: SetOf
    length: int
    first: int | None = None
    by: Column | None = None
    where: FieldOf | None = None


@frozen
class Several:
    """There are so many dice that, taken together, are as is asked: 2 whose total is 7.

    Args:
        found: those that are looked through.
        count: how many are taken.
        chosen: stands for those in ``test``.
        test: what is asked of them.
    """

    found: SetOf
    count: int
    chosen: Variable
    test: Condition


@frozen
class NextTo:
    """An edge leads from a thing to another, or to one of some."""

    left: Expression
    right: Expression | SetOf
    links: Links
    negated: bool


@frozen
class Relation:
    """A word the rules define for what one thing is of another: a square is a jump of a square.

    Args:
        name, plural: the word for the one.
        variable: stands for the one.
        second: stands for the other, of which it is that.
        condition: when it is.
    """

    name: str
    plural: str
    variable: Variable
    second: Variable
    condition: Condition


@frozen
class Related:
    """A thing is what a relation says of another, or is not; it is not where either is nothing."""

    left: Expression
    relation: Relation
    right: Expression
    negated: bool


@frozen
class Connected:
    """A way leads from a thing to another, or to one of some, over things of ``through`` alone."""

    left: Expression
    right: Expression | SetOf
    links: Links
    through: SetOf
    negated: bool


@frozen
class Within:
    """A thing is one of a set of things or of a list; or is not."""

    item: Expression
    what: FieldOf | FromColumn
    negated: bool


@frozen
class Has:
    """A player has an item in a set field (``what.kind == "set"``), or at least one of a count; or has not."""

    who: Expression
    what: FieldOf
    item: Expression | None
    negated: bool


@frozen
class Membership:
    """Clause of a thing in a set: that you have it, or that you lack it."""

    item: Expression
    what: FieldOf
    negated: bool


@frozen
class Shows:
    """A die shows a face."""

    die: Expression
    face: Face


@frozen
class Gained:
    """You gained some of a field since the step began that this modifier speaks of."""

    what: FieldOf
    noun: str


OfNumbers = Alike | Run | Several | Multiple
"""Conditions of figures and faces."""

OfLinks = NextTo | Connected | Within | Related
"""Conditions of what goes together with what."""

OfHaving = HasCount | Has | Membership | Shows | Gained
"""Conditions of what somebody has, or something shows."""
