"""Sets: some of a table's items, of the players, of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from rulekit.check import conditions, cups, errors, lying, relations, standing, total_errors, values
from rulekit.check.names import PEOPLE
from rulekit.model import constant
from rulekit.model.closed import Base, ValueKind
from rulekit.model.expression import (
    AdjectiveUse,
    Condition,
    FieldOf,
    Is,
    Membership,
    SetOf,
    Type,
    Variable,
    VariableRef,
    Within,
    You,
)
from rulekit.model.ranges import MOST_DICE, MOST_PLAYERS
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["RELATIVES", "is_empty", "names_a_set", "set_in", "set_of", "set_of_thing"]

RELATIVES = ("wide", "narrow", "whose", "whose_each", "whose_total", "between")
"""The clauses that narrow a set."""


def set_of(node: Node, scope: Scope, *, people: bool = False, whole: bool = False) -> SetOf | None:
    """The set that a node speaks of: its ``thing``, narrowed by its relative clauses.

    Args:
        node: what is read.
        scope: where it stands.
        people: whether it has to be players.
        whole: whether what is said of several together is looked at elsewhere.

    Reports:
        RK0201: unknown noun or adjective. RK0203: one thing where a set is needed, or a total where each is meant.
        RK0306: it is always empty.
    """
    thing = node.child("thing")
    base = set_of_thing(thing, scope)
    if base is None:
        return None
    if people and base.base not in (Base.PLAYERS, Base.OPPONENTS):
        scope.report(errors.wrong_kind(values.text_of(thing), thing.span, "not players", "players"))
        return None
    total = node.node("whose_total")
    if total is not None and not whole:
        scope.report(total_errors.total_of_each(total.span))
        return None
    return narrowed(base, node, scope, counted=not whole and node.kind in COUNTED)


def set_in(node: Node, scope: Scope) -> SetOf | None:
    """What a node speaks of, of the things that lie in a set: ``a fitting card in hand of victim``.

    Reports:
        RK0201: unknown noun or adjective. RK0203: it is no set, or other things lie in it.
    """
    thing, row = node.child("thing"), node.child("row")
    base = _those_in(row, scope)
    if base is None or thing.kind not in ("name", "described"):
        if base is not None:
            scope.report(errors.wrong_kind(values.text_of(thing), thing.span, "no kind of things", "a noun"))
        return None
    *adjectives, word = thing.names
    table = scope.names.table(word.text)
    if table is None or table.name != base.of:
        found = "unknown" if table is None else errors.one(table.name)
        scope.report(errors.wrong_kind(word.text, word.span, found, errors.one(base.of or "thing")))
        return None
    some = _described(adjectives[0], base, scope) if adjectives else base
    return narrowed(some, node, scope) if some is not None else None


def _those_in(row: Node, scope: Scope) -> SetOf | None:
    """What lies in a set or in an open row.

    Reports:
        RK0201, RK0203: as ``set_of``, or the row lies face down.
    """
    named = row.kind != "name" or any(one.kind is ValueKind.ROW for one in scope.names.fields_named(row.name.text))
    held = values.value(row, scope) if named and row.kind in ("name", "yours", "its", "part", "owned") else None
    if not isinstance(held, FieldOf) or held.field.kind is not ValueKind.ROW:
        return set_of_thing(row, scope)
    if lying.unseen(held, row, scope):
        return None
    of = held.field.of
    element = scope.new(of, Type(ValueKind.ITEM, of))
    there = Within(VariableRef(element, plain=True), held, negated=False)
    return SetOf(Base.ITEMS, of, element, tests=(there,), spoken=(there,), most=len(scope.names.tables[of].items))


def narrowed(base: SetOf, node: Node, scope: Scope, *, counted: bool = False) -> SetOf | None:
    """A set with what the relative clauses of a node say of its members; None when something was reported.

    Args:
        base: the set.
        node: where the clauses stand.
        scope: what is known there.
        counted: whether every one counts: what lies somewhere twice would count once.

    Reports:
        RK02xx: what is wrong with a clause. RK0203: things that count lie in a row.
    """
    spoken: list[Condition] = []
    with scope.describing(base.element):
        for relative in node.nodes(*RELATIVES):
            if relative.kind == "whose_total":
                continue
            found = _relative(relative, base, scope)
            if found is None:
                return None
            if counted and _lies_in_a_row(found, base, scope):
                scope.report(lying.twice(scope.text(relative), relative.span, base.of))
                return None
            spoken += found
    return attrs.evolve(base, tests=(*base.tests, *spoken), spoken=(*base.spoken, *spoken))


COUNTED = ("count", "total", "set")
"""Where every one of a set counts."""


def _lies_in_a_row(tests: Sequence[Condition], base: SetOf, scope: Scope) -> bool:
    """Whether things are told by where they lie, and the same may lie there several times."""
    rows = any(
        isinstance(one, Within) and isinstance(one.what, FieldOf) and one.what.field.kind is ValueKind.ROW
        for one in tests
    )
    return rows and not scope.names.tables[base.of].one_of_each


def is_empty(found: SetOf, least: int, scope: Scope) -> bool:
    """Whether a set of the items of a table always has fewer members than ``least``, however many play."""
    if found.base is not Base.ITEMS:
        return False
    items = range(len(scope.names.tables[found.of].items))
    for players in range(1, MOST_PLAYERS + 1):
        possible = 0
        for item in items:
            known = {found.element.key: item}
            possible += all(constant.decided(test, players, known) is not False for test in found.tests)
        if possible >= least:
            return False
    return True


def set_of_thing(thing: Node, scope: Scope) -> SetOf | None:
    """The set that a noun stands for, or a thing that holds others, with nothing that narrows it.

    Reports:
        RK0201, RK0203: as ``set_of``.
    """
    match thing.kind:
        case "name" if not names_a_set(thing.name, scope):
            return noun(thing.name, scope)
        case "described":
            word, of = thing.names
            base = noun(of, scope)
            return _described(word, base, scope) if base else None
        case "part" if (found := relations.those(thing, scope)) is not None:
            return found or None
        case "part" if scope.names.is_of_dice(thing.name.text):
            return cups.dice_in(thing, scope)
        case "name" | "yours" | "its" | "part" | "owned":
            held = values.value(thing, scope)
            if held is None:
                return None
            if isinstance(held, FieldOf) and held.field.kind is ValueKind.SET:
                element = scope.new(held.field.of, Type(ValueKind.ITEM, held.field.of))
                most = len(scope.names.tables[held.field.of].items)
                return SetOf(Base.FIELD, held.field.of, element, held, most=most)
            scope.report(errors.wrong_kind(values.text_of(thing), thing.span, "not a set", "a set"))
            return None
        case "those" | "that":
            held = values.value(thing, scope)
            if isinstance(held, VariableRef) and held.variable.type.kind in (
                ValueKind.SET,
                ValueKind.DICE,
                ValueKind.PLAYERS,
            ):
                kind = ONE[held.variable.type.kind]
                element = scope.new(kind.value, attrs.evolve(held.variable.type, kind=kind))
                whole = len(scope.names.tables[held.variable.type.of].items) if kind is ValueKind.ITEM else MOST_DICE
                most = scope.chosen.get(held.variable.key, whole)
                return SetOf(Base.VARIABLE, held.variable.type.of, element, held, most=most)
            if held is not None:
                scope.report(errors.wrong_kind(values.text_of(thing), thing.span, "one thing", "a set"))
            return None
        case _:
            scope.report(errors.wrong_kind(values.text_of(thing), thing.span, "not a set", "a set"))
            return None


ONE = {ValueKind.SET: ValueKind.ITEM, ValueKind.DICE: ValueKind.DIE, ValueKind.PLAYERS: ValueKind.PLAYER}
"""Of what kind each of several is."""


def names_a_set(word: Word, scope: Scope) -> bool:
    """Whether a word alone is a set that somebody has, and no noun for things or people."""
    names = scope.names
    noun = word.text in PEOPLE or names.is_of_dice(word.text) or names.table(word.text) is not None
    return not noun and any(one.kind is ValueKind.SET and not one.each for one in names.fields_named(word.text))


def noun(word: Word, scope: Scope) -> SetOf | None:
    names = scope.names
    if word.text in PEOPLE:
        base = PEOPLE[word.text]
        if base == "opponents" and not scope.you(word.span):
            return None
        name = "player" if base == "players" else "opponent"
        return SetOf(Base(base), "", scope.new(name, Type(ValueKind.PLAYER)))
    if names.is_of_dice(word.text) and names.die:
        kind = names.kind_of_dice(word.text) or names.die
        return SetOf(Base.DICE, "", scope.new(kind.name, names.type_of_dice(word.text)), most=names.thrown[kind.name])
    if table := names.table(word.text):
        element = scope.new(table.name, Type(ValueKind.ITEM, table.name))
        return SetOf(Base.ITEMS, table.name, element, most=len(table.items))
    scope.report(names.unknown(word, names.everything()))
    return None


def _described(word: Word, base: SetOf, scope: Scope) -> SetOf | None:
    use = adjective(word, base.element, scope)
    if use is None:
        return None
    test = Is(VariableRef(base.element, plain=True), AdjectiveUse(use.adjective, negated=False))
    return attrs.evolve(base, adjectives=(use,), tests=(*base.tests, test))


def adjective(word: Word, of: Variable, scope: Scope) -> AdjectiveUse | None:
    """The adjective of that name for what a variable stands for."""
    kind = of.type.of if of.type.kind is ValueKind.ITEM else of.type.kind.value
    found = scope.names.adjective(word.text, kind)
    if found is None:
        known = [one.name for one in scope.names.adjectives if one.of == kind]
        scope.report(scope.names.unknown(word, known, "adjective"))
        return None
    return AdjectiveUse(found, negated=False) if scope.understands(found, word.span) else None


def _relative(node: Node, base: SetOf, scope: Scope) -> list[Condition] | None:
    """The conditions of a relative clause: ``who has no religion``, ``that you lack``, ``whose cost is at most 20``."""
    it = VariableRef(base.element, plain=True)
    made: list[Condition] = []
    if node.kind in ("whose", "whose_each"):
        for name, said in zip(node.names, node.nodes(), strict=True):
            whose = Node("its", (name,), node.span)
            if standing.asks_for_piece(whose, scope):
                test = standing.piece_is(whose, said, scope)
            else:
                left = values.value(whose, scope)
                test = conditions.predicate(said, left, scope) if left else None
            if test is None:
                return None
            made.append(test)
        return made
    for one in (node,) if node.kind == "between" else node.nodes():
        test = _held(one, base, scope) if one.kind in ("you_have", "you_lack") else conditions.predicate(one, it, scope)
        if test is None:
            return None
        made.append(test)
    return made


def _held(node: Node, base: SetOf, scope: Scope) -> Condition | None:
    """``that you have`` / ``that you lack``, of items held in a set or counted."""
    if not scope.you(node.span):
        return None
    it = VariableRef(base.element, plain=True)
    held = scope.collection(base.of, node.span)
    counted = scope.names.counter_of(base.of)
    negated = node.kind == "you_lack"
    if held:
        return Membership(it, FieldOf(held, You(), None), negated)
    if counted:
        return Membership(it, values.field_reference(counted, You(), it), negated)
    scope.report(
        errors.wrong_kind(
            base.of or base.base.value, node.span, "nothing that players have", "something that players have"
        )
    )
    return None
