"""What is counted: whether a value is how many of something ``you`` have, of one kind or of all kinds together."""

from __future__ import annotations

from rulekit.model import expression as e
from rulekit.model.closed import Base, ValueKind
from rulekit.model.component import Field

__all__ = ["counted_things", "is_yours_of", "total_of"]


def counted_things(value: e.Expression) -> Field | None:
    """The field that a value counts, if that is things that can be counted one by one: ``coin (coins)``.

    Of what can fall below nothing, there are no so many things.
    """
    match value:
        case e.FieldOf(field=field, owner=owner, index=None) if (
            field.kind is ValueKind.NUMBER
            and not field.each
            and field.low >= 0
            and field.plural != field.name
            and isinstance(owner, e.You | None)
        ):
            return field
        case _:
            return None


def total_of(value: e.Expression) -> tuple[Field, str] | None:
    """The field that a value adds up over all things of a table, and that table; itself, or as the rules define it."""
    if isinstance(value, e.DerivedOf) and isinstance(value.owner, e.You) and value.item is None:
        value = value.derived.value
    if not isinstance(value, e.Total) or not isinstance(value.value, e.FieldOf):
        return None
    some, each = value.set, value.value
    every = some.base is Base.ITEMS and not some.tests and each.field.low >= 0
    return (each.field, some.of) if every and is_yours_of(each, some.element) else None


def is_yours_of(what: e.FieldOf, thing: e.Variable) -> bool:
    """Whether it is what ``you`` have of the thing that a variable stands for."""
    index = what.index
    return isinstance(what.owner, e.You) and isinstance(index, e.VariableRef) and index.variable.key == thing.key
