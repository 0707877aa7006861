"""What is known to lie in a row because something has just been put there."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.document.closed import Comparison
from rulekit.model import ranges
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.effect import Changes, Effect, Verb
from rulekit.model.expression import Compare, Condition, FieldOf, Literal, RowCount, SetOf

__all__ = ["laid"]


def laid(effects: frozenset[Effect]) -> Iterator[Condition]:
    """That rows of the game into which something surely was put are not empty."""
    for one in effects:
        if not isinstance(one, Changes) or one.verb is not Verb.GAIN or one.placing is None:
            continue
        things, field = one.placing.things, one.field
        some = not isinstance(things, SetOf) or (things.base is Base.ITEMS and not things.tests)
        kept = field.kind is ValueKind.ROW and field.owner is Owner.GAME and not field.each
        if some and kept and ranges.type_of(one.placing.count).low >= 1:
            yield Compare(RowCount(FieldOf(field, None, None)), Comparison.AT_LEAST, Literal(1))
