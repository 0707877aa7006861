"""Amounts: so many of what."""

from __future__ import annotations

from typing import TYPE_CHECKING
from typing import Literal as Only

from rulekit.check import count_errors, errors, values
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Owner, ValueKind
from rulekit.model.expression import Expression, FieldOf, ItemRef, Literal, You
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["amount", "counted", "noun_of"]


def amount(node: Node, scope: Scope) -> Amount | None:
    """The amount in a node; None when something was reported.

    Reports:
        RK0201: unknown noun. RK0203: nothing that can be counted. RK0206: of which item is not said.
    """
    match node.kind:
        case "some" | "more":
            what = counted(node.name, scope, str(node.number))
            return (
                Amount(AmountForm(node.kind), noun_of(node.name, scope), Literal(node.number or 0), what)
                if what is not False
                else None
            )
        case "some_of":
            of = values.definite_value(node.the(), scope)
            what = _of(node.name, of, scope) if of else None
            return Amount(AmountForm.SOME_OF, node.name.text, Literal(node.number or 0), what, of) if what else None
        case "amount_of":
            thing = values.definite_value(node.the(), scope)
            kind = _kind(thing, node.the().span, scope)
            return (
                Amount(AmountForm.AMOUNT_OF, kind.field.name, Literal(node.number or 0), kind, thing) if kind else None
            )
        case "all":
            what = counted(node.name, scope)
            return Amount(AmountForm.ALL, noun_of(node.name, scope), None, what) if what else None
        case "as_many":
            value, whole = values.number(node.child("count"), scope), node.optional("of")
            if whole is not None:
                of = values.definite_value(whole, scope)
                what = _of(node.name, of, scope) if of else None
                return Amount(AmountForm.AS_MANY, node.name.text, value, what, of) if what and value else None
            what = counted(node.name, scope)
            return (
                Amount(AmountForm.AS_MANY, noun_of(node.name, scope), value, what)
                if value and what is not False
                else None
            )
        case "as_many_of":
            first, last = node.child("of"), node.child("count")
            thing, value = values.definite_value(first, scope), values.number(last, scope)
            kind = _kind(thing, first.span, scope)
            return Amount(AmountForm.AS_MANY_OF, kind.field.name, value, kind, thing) if kind and value else None
        case _:
            die = scope.names.die
            if die is None or not any(one.gifts for one in die.faces):
                scope.report(
                    errors.wrong_kind(
                        "dice", node.span, "nothing that gives anything", "dice whose faces give something"
                    )
                )
                return None
            return Amount(AmountForm.WHAT_GIVES, die.name, None, None) if scope.you(node.span) else None


def has_actor(node: Node, written: Node, sign: str, scope: Scope) -> bool:
    """Whether somebody gains or loses here.

    Args:
        node: the statement.
        written: what is gained or lost.
        sign: ``"plus"`` or ``"minus"``: what it does to a number that is nobody's.
        scope: where it stands.

    Reports:
        RK0205: nobody does.
    """
    if scope.somebody or written.kind not in ("some", "some_of"):
        return scope.you(node.span)
    if not any(one.owner is Owner.GAME for one in scope.names.fields_named(written.name.text)):
        return scope.you(node.span)
    number = str(written.number)
    kept = values.text_of(written).removeprefix(f"{number} ")
    scope.report(count_errors.nobody_gains(node.span, written.name.text, f"{kept} becomes {kept} {sign} {number}"))
    return False


def noun_of(word: Word, scope: Scope) -> str:
    """The name that the lexicon knows a noun by: its singular."""
    names = scope.names
    if table := names.table(word.text):
        return table.name
    if hit := names.item(word.text):
        return hit[1].name
    if found := names.fields_named(word.text):
        return found[0].name
    if kind := names.kind_of_dice(word.text):
        return kind.name
    return names.die.name if names.die and names.is_die(word.text) else word.text


def counted(word: Word, scope: Scope, count: str = "") -> FieldOf | Only[False] | None:
    """The field that a noun counts, ``count`` of it; None for dice; False when something was reported."""
    names = scope.names
    mine = [one for one in names.fields_named(word.text) if one.owner is not Owner.DIE]
    plain = [one for one in mine if not one.each and one.kind in (ValueKind.NUMBER, ValueKind.SET)]
    owner = You()
    if plain:
        if plain[0].owner is Owner.PLAYER and not scope.you(word.span):
            return False
        return values.field_reference(plain[0], owner, None)
    if names.is_of_dice(word.text):
        return None
    if (table := names.table(word.text)) and (field := names.counter_of(table.name)):
        return values.field_reference(field, owner, None) if scope.you(word.span) else False
    if (hit := names.item(word.text)) and (field := names.counter_of(hit[0].name)):
        return values.field_reference(field, owner, ItemRef(hit[0], hit[1].index)) if scope.you(word.span) else False
    if mine and mine[0].each:
        scope.report(errors.missing_thing(word.text, word.span, mine[0].each))
        return False
    if mine:
        scope.report(errors.wrong_kind(word.text, word.span, values.KINDS[mine[0].kind], "something that is counted"))
        return False
    if (names.item(word.text) or names.table(word.text)) and not names.counters(word.text):
        scope.report(errors.wrong_kind(word.text, word.span, "nothing that players count", "something that is counted"))
    else:
        scope.report(names.unknown(word, names.everything(), count=count))
    return False


def _of(word: Word, of: Expression, scope: Scope) -> FieldOf | None:
    common = all(one.owner is Owner.GAME for one in scope.names.fields_named(word.text))
    return values.field_of(word, You(), of, scope) if common or scope.you(word.span) else None


def _kind(thing: Expression | None, span: Span, scope: Scope) -> FieldOf | None:
    """The count that players keep of an item."""
    if thing is None or not scope.you(span):
        return None
    of = scope.type(thing)
    field = scope.names.counter_of(of.of) if of.kind is ValueKind.ITEM else None
    if field is None:
        scope.report(errors.wrong_kind("", span, values.kind_of(of), "something that players count"))
        return None
    return values.field_reference(field, You(), thing)
