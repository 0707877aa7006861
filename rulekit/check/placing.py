"""What can be given in a worked example: a fact as settings of single things in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, example_errors, values
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import COUNTER_HIGH, Field
from rulekit.model.example import Fact, FactKind, Holding, Setting, person_of
from rulekit.model.expression import (
    Active,
    Answer,
    Compare,
    Condition,
    DerivedOf,
    Expression,
    FieldOf,
    FromColumn,
    ItemRef,
    Literal,
    Nobody,
    ParameterValue,
    Players,
    Rounds,
    RowCount,
    VariableRef,
)
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["given", "range_of"]

Span = tuple[int, int]


def range_of(what: Expression) -> Span | None:
    """The least and the greatest value of a number that is kept; None for what is no number that is kept."""
    match what:
        case FieldOf(field=field) if field.kind is ValueKind.NUMBER:
            at = what.index.index if isinstance(what.index, ItemRef) and len(field.high) > 1 else None
            return field.low, field.highest if at is None else field.high[at]
        case RowCount(row=row) if row.field.kind is ValueKind.CUP:
            return 0, row.field.holds
        case Rounds():
            return 0, COUNTER_HIGH
        case _:
            return None


def given(fact: Fact, node: Node, scope: Scope) -> Fact | None:
    """A fact with what it sets; None when it was reported.

    Reports:
        RK0801: it can't be given. RK0203: nobody, or nothing, where somebody or something must be.
    """
    match fact.kind:
        case FactKind.HOLDS:
            made = [_held(one, part, scope) for one, part in zip(fact.holdings, node.nodes(), strict=True)]
        case FactKind.ROW_IS:
            assert fact.row is not None
            made = [_setting(fact.row, fact.items, node, scope)]
        case _:
            assert fact.test is not None
            made = [_said(fact.test, node, scope)]
    settings = tuple(one for one in made if one is not None)
    if len(settings) < len(made):
        return None
    return Fact(
        fact.kind, fact.who, (), fact.holdings, (), fact.test, fact.row, fact.items, settings,
        words=fact.words, span=fact.span,
    )  # fmt: skip


def _held(one: Holding, node: Node, scope: Scope) -> Setting | None:
    if one.op != "is":
        scope.report(example_errors.not_given(values.text_of(node), node.span, "how many is left open", "say how many"))
        return None
    if one.item is not None:
        how = "without" if one.negated else "with"
        return _setting(one.what, (one.item,), node, scope, how)
    if isinstance(one.what, FieldOf) and one.what.field.kind is ValueKind.SET:
        if one.count:
            open_ = "which they are is left open"
            scope.report(example_errors.not_given(values.text_of(node), node.span, open_, "name them"))
            return None
        return _setting(one.what, (), node, scope)
    return _setting(one.what, one.count or 0, node, scope)


def _said(test: Condition, node: Node, scope: Scope) -> Setting | None:
    words = values.text_of(node)
    if not isinstance(test, Compare):
        scope.report(example_errors.not_given(words, node.span, "it follows from other things"))
        return None
    if test.op != "is":
        scope.report(example_errors.not_given(words, node.span, "it leaves open what is there", "say what it is"))
        return None
    last = node.child("comparison")
    lying = test.left.row if isinstance(test.left, RowCount) else test.left
    if isinstance(lying, FieldOf) and lying.field.kind in (ValueKind.SET, ValueKind.ROW):
        if last.kind == "is_empty":
            return _setting(lying, (), node, scope)
        scope.report(example_errors.not_given(words, node.span, "which things they are is left open", "name them"))
        return None
    value = _fixed(test.right, last, scope)
    if value is None:
        return None
    of = scope.type(test.left)
    if isinstance(test.right, Nobody) and not of.optional:
        scope.report(errors.wrong_kind(values.text_of(last), last.span, "nobody and nothing", values.kind_of(of)))
        return None
    return _setting(test.left, value, node, scope)


def _fixed(what: Expression, node: Node, scope: Scope) -> int | None:
    """The number of what is named as it is."""
    match what:
        case Literal():
            return what.value
        case Answer():
            return int(what.yes)
        case ItemRef():
            return what.index
        case Nobody():
            return -1
        case VariableRef(variable=variable) if (found := person_of(variable)) is not None:
            return found
        case _:
            kind = scope.type(what).kind
            wanted = {ValueKind.NUMBER: "the number", ValueKind.PLAYER: "the person", ValueKind.ITEM: "the thing"}.get(
                kind, "it"
            )
            scope.report(example_errors.not_this(values.text_of(node), node.span, wanted))
            return None


OFFERED = "give one of what the option offers"


def _offered(option: Field, value: int | tuple[int, ...]) -> bool:
    """Whether a value is one that an option offers; of things, their place in their table is kept one higher."""
    return isinstance(value, int) and value + (option.kind is ValueKind.ITEM) in option.agreed


def _setting(
    what: Expression, value: int | tuple[int, ...], node: Node, scope: Scope, how: str = "is"
) -> Setting | None:
    words = values.text_of(node)
    if isinstance(what, RowCount) and what.row.field.kind is ValueKind.CUP:
        what = what.row
    match what:
        case Active() | Rounds():
            return Setting(what, 0, 0, value, how)
        case FieldOf(field=field) if field.owner is not Owner.DIE:
            owner, item = 0, 0
            if isinstance(what.owner, VariableRef):
                owner = person_of(what.owner.variable) or 0
            elif what.owner is not None:
                scope.report(example_errors.not_this(words, node.span, "the person"))
                return None
            if isinstance(what.index, ItemRef):
                item = what.index.index
            elif what.index is not None:
                scope.report(example_errors.not_this(words, node.span, f"the {field.each}"))
                return None
            if field.agreed and not _offered(field, value):
                scope.report(example_errors.not_given(words, node.span, "the table cannot agree on it", OFFERED))
                return None
            return Setting(field, owner, item, value, how)
        case _:
            scope.report(example_errors.not_given(words, node.span, _why(what)))
            return None


def _why(what: Expression) -> str:
    match what:
        case FromColumn(table=table, column=column):
            return f"`{column.name}` is a figure of the table `{table.name}`, which nothing changes"
        case ParameterValue(parameter=parameter):
            return f"`{parameter.name}` is a number of the rules, which nothing changes"
        case Players():
            return "how many play is said with `given players ...`"
        case DerivedOf(derived=derived):
            return f"`{derived.name}` follows from other things"
        case FieldOf():
            return "dice have it, and none has been rolled"
        case _:
            return "it follows from other things"
