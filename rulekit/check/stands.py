"""What is known to stand on the places of a board, or not to: from conditions that hold, and from where pieces went.

A place holds one piece: one of yours leaves no room for anybody else's, and whoever has none of yours on a place means
another place than the one with yours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from attrs import evolve, frozen

from rulekit.check.implied import implied
from rulekit.model.component import Field
from rulekit.model.expression import Condition, Expression, HasPiece, ItemRef, You
from rulekit.model.walk import equivalent, inside

__all__ = ["Stands", "behind", "stands"]

PIECE = "piece"


class Side(Enum):
    """Whose a piece is, as ``you`` see it."""

    YOURS = "yours"
    OTHERS = "others"


@frozen
class Stands:
    """What is known of one board.

    Args:
        told: what stands somewhere for certain, and what does not.
        every: the sorts of pieces of that board.
    """

    told: tuple[HasPiece, ...]
    every: tuple[Field, ...]

    def holds(self, place: Expression, sorts: Sequence[Field]) -> bool:
        """Whether one of these pieces stands on a place."""
        return any(not one.negated and {*one.sorts} <= {*sorts} for one in self._of(place))

    def is_vacant(self, place: Expression) -> bool:
        """Whether no piece stands on a place."""
        return all(self._denied(place, sort, side) for sort in self.every for side in Side)

    def tells(self, fact: HasPiece) -> bool:
        """Whether it is known that a piece stands somewhere, or does not."""
        if fact.negated and {*self.every} <= {*fact.sorts} and fact.owner is None and not fact.opponents:
            return self.is_vacant(fact.place)
        return fact in self.told

    def removed(self, place: Expression, sorts: Sequence[Field]) -> Iterator[HasPiece]:
        """What is known when a piece of these sorts, if there was one, was removed from a place."""
        yield from self._left(place)
        yield from (one for one in self.told if one.negated)
        if {*self.every} <= {*sorts} or self.holds(place, sorts):
            yield from self._vacant(place)

    def put(self, place: Expression) -> Iterator[HasPiece]:
        """What is known when a piece was put on a place that held none."""
        yield from (one for one in self.told if not one.negated or _apart(one.place, place))

    def moved(self, start: Expression, goal: Expression) -> Iterator[HasPiece]:
        """What is known when a piece went from where it stood to a place that held none."""
        yield from self._left(start)
        yield from (one for one in self.told if one.negated and _apart(one.place, goal))
        yield from (evolve(one, place=goal) for one in self._of(start) if not one.negated)
        yield from self._vacant(start)

    def vacated(self) -> Iterator[HasPiece]:
        """The places that hold no piece, each once."""
        places: list[Expression] = []
        for one in self.told:
            if not any(equivalent(one.place, other) for other in places):
                places.append(one.place)
        for place in places:
            if self.is_vacant(place):
                yield from self._vacant(place)

    def _left(self, place: Expression) -> Iterator[HasPiece]:
        """The pieces that surely stand elsewhere than on a place."""
        for one in self.told:
            sides = _sides(one)
            other = bool(sides) and all(self._denied(place, sort, side) for sort in one.sorts for side in sides)
            if not one.negated and (other or _apart(one.place, place)):
                yield one

    def _vacant(self, place: Expression) -> Iterator[HasPiece]:
        noun = self.every[0].name if len(self.every) == 1 else PIECE
        yield HasPiece(place, noun, self.every, None, opponents=False, negated=True)

    def _denied(self, place: Expression, sort: Field, side: Side) -> bool:
        """Whether no piece of a sort, of people on a side, stands on a place."""
        for one in self._of(place):
            sides = _sides(one)
            if one.negated and sort in one.sorts and side in sides:
                return True
            if not one.negated and (sort not in one.sorts or (sides and side not in sides)):
                return True
        return False

    def _of(self, place: Expression) -> Iterator[HasPiece]:
        return (one for one in self.told if equivalent(one.place, place))


def stands(known: Iterable[Condition], every: tuple[Field, ...]) -> Stands:
    """What conditions that hold say of a board.

    Args:
        known: the conditions.
        every: the sorts of pieces of the board.
    """
    told = [one for fact in known for one in _told(fact) if {*one.sorts} <= {*every}]
    return Stands(tuple(dict.fromkeys(told)), every)


def behind(found: Iterable[HasPiece]) -> Iterator[HasPiece]:
    """Of what is known when a piece went, what is said of a place that is still the same one."""
    for one in found:
        if not any(isinstance(part, Field) and part.piece for part in inside(one.place)):
            yield one


def _told(fact: Condition) -> Iterator[HasPiece]:
    """What a condition says for certain of pieces on places."""
    found: list[HasPiece] = []

    def collect(simple: Condition, holds: bool) -> bool:  # noqa: FBT001  # as `implied` asks
        if isinstance(simple, HasPiece):
            found.append(_so(simple, holds))
        return False

    implied(fact, collect)
    for one in found:

        def says(simple: Condition, holds: bool, one: HasPiece = one) -> bool:  # noqa: FBT001  # as `implied` asks
            return isinstance(simple, HasPiece) and _so(simple, holds) == one

        if implied(fact, says):
            yield one


def _so(fact: HasPiece, holds: bool) -> HasPiece:  # noqa: FBT001  # as `implied` asks
    return fact if holds else evolve(fact, negated=not fact.negated)


def _sides(fact: HasPiece) -> frozenset[Side]:
    """Whose pieces a condition speaks of; none where that is one person who may be on either side."""
    if fact.opponents:
        return frozenset({Side.OTHERS})
    if fact.owner is None:
        return frozenset(Side)
    return frozenset({Side.YOURS}) if isinstance(fact.owner, You) else frozenset()


def _apart(one: Expression, other: Expression) -> bool:
    """Whether two places are told by different names."""
    return isinstance(one, ItemRef) and isinstance(other, ItemRef) and one != other
