"""What is counted: whether a value is how many of something ``you`` have, of one kind or of all kinds together."""

from __future__ import annotations

from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Base, ValueKind
from rulekit.model.component import Field

__all__ = ["asks_for_one", "counted_things", "is_yours_of", "one_of_chosen", "total_of"]

SOME = {(Comparison.AT_LEAST, 1), (Comparison.MORE_THAN, 0), (Comparison.IS_NOT, 0)}
"""That there is at least one of what can't be less than none."""


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


def one_of_chosen(amount: Amount | None, chosen: e.Variable) -> Field | None:
    """The field of which an amount is one of ``yours``, for the thing that was chosen; None of any other amount."""
    match amount:
        case Amount(
            form=AmountForm.SOME_OF | AmountForm.AMOUNT_OF,
            count=e.Literal(value=1),
            what=e.FieldOf(field=field) as what,
        ) if is_yours_of(what, chosen):
            return field
        case _:
            return None


def asks_for_one(found: e.SetOf, field: Field, owner: e.Expression | None, *, of: int = 1) -> bool:
    """Whether everything can be chosen of which there is at least one, and nothing else.

    Args:
        found: what can be chosen from.
        field: what there must be one of.
        owner: whose it is; None for what the game keeps.
        of: how many there must be of all things together, of what ``you`` have.
    """
    one = found.tests[0] if found.base is Base.ITEMS and len(found.tests) == 1 else None
    return one is not None and _has_one(one, field, owner, found.element, of)


def _has_one(test: e.Condition, field: Field, owner: e.Expression | None, thing: e.Variable, of: int) -> bool:
    """Whether a test asks for at least one of a field of a thing, itself or by a word that the rules define."""

    def is_thing(what: object) -> bool:
        return isinstance(what, e.VariableRef) and what.variable.key == thing.key

    def fits(what: object) -> bool:
        return isinstance(what, e.FieldOf) and what.field == field and what.owner == owner and is_thing(what.index)

    match test:
        case e.Is(thing=what, use=e.AdjectiveUse(adjective=adjective, negated=False)):
            return is_thing(what) and _has_one(adjective.condition, field, owner, adjective.variable, of)
        case e.All(parts=(one, e.Compare(left=counted, op=op, right=e.Literal(value=value)))) if of > 1:
            total = total_of(counted)
            together = total is not None and total[0] == field and owner == e.You()
            return together and (op, value) == (Comparison.AT_LEAST, of) and _has_one(one, field, owner, thing, 1)
        case _ if of > 1:
            return False
        case e.Membership(item=item, what=what, negated=False):
            return is_thing(item) and what.field == field and what.owner == owner
        case e.HasCount(who=e.You(), op=op, count=count, what=what) if owner == e.You():
            return (op, count) in SOME and fits(what)
        case e.Compare(left=left, op=op, right=e.Literal(value=value)):
            return (op, value) in SOME and fits(left)
        case _:
            return False
