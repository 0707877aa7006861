"""Values and things: what a piece of text stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import (
    count_errors,
    counting,
    errors,
    lists,
    of_two,
    places,
    proof,
    reckoning,
    saying_errors,
    standing,
    tables_round,
)
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import (
    Active,
    Answer,
    DerivedOf,
    DiceShown,
    Expression,
    FieldOf,
    FirstOf,
    FromColumn,
    ItemRef,
    Literal,
    Nobody,
    ParameterValue,
    Seat,
    TheOne,
    Type,
    VariableRef,
    You,
)
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = [
    "LEAST",
    "VALUES",
    "definite",
    "definite_value",
    "field_of",
    "is_count",
    "kind_of",
    "number",
    "of_kind",
    "of_thing",
    "player_attribute",
    "row",
    "row_or_set",
    "value",
    "value_of_one",
]

KINDS = {
    ValueKind.NUMBER: "a number",
    ValueKind.FLAG: "yes or no",
    ValueKind.ITEM: "a thing",
    ValueKind.PLAYER: "a player",
    ValueKind.DIE: "a die",
    ValueKind.SET: "a set",
    ValueKind.ROW: "a row",
    ValueKind.CUP: "a cup of dice",
    ValueKind.DICE: "dice",
    ValueKind.PLAYERS: "players",
    ValueKind.NUMBERS: "a list of numbers",
    ValueKind.ITEMS: "a list of things",
    ValueKind.TEXT: "a text",
}

VALUES = ("value", "value_if", "the_one", "the_player")
"""The nodes that a value can be where the whole of it stands."""

LEAST = {ValueKind.NUMBER: "0", ValueKind.FLAG: "no"}
"""What is written for nothing of a kind that always has a value."""


def kind_of(of: Type) -> str:
    """What a value of a type is, for people: of a table, one of its things."""
    return errors.one(of.of) if of.kind is ValueKind.ITEM and of.of else KINDS[of.kind]


def number(node: Node, scope: Scope) -> Expression | None:
    """A number; a set or a field kept of each item where one number is needed is reported."""
    return of_kind(node, scope, (ValueKind.NUMBER,), "a number")


def of_kind(node: Node, scope: Scope, kinds: tuple[ValueKind, ...], wanted: str) -> Expression | None:
    """A value of one of these kinds.

    Reports:
        RK0203: it is of another kind.
    """
    found = value(node, scope)
    if found is None:
        return None
    kind = scope.type(found).kind
    if kind in kinds or (ValueKind.NUMBER in kinds and is_count(found, scope)):
        return found
    scope.report(errors.wrong_kind(text_of(node), node.span, kind_of(scope.type(found)), wanted))
    return None


def definite_value(node: Node, scope: Scope) -> Expression | None:
    """A value that is not nobody or nothing."""
    found = value(node, scope)
    return found if found is None or definite(found, node, scope) else None


def definite(thing: Expression, node: Node, scope: Scope) -> bool:
    """Whether a thing is always somebody or something here.

    Reports:
        RK0314: it can be nobody or nothing.
    """
    of = scope.type(thing)
    if not of.optional or proof.is_somebody(thing, scope):
        return True
    scope.report(errors.can_be_nobody(text_of(node), node.span, person=of.kind is ValueKind.PLAYER))
    return False


def is_count(found: Expression, scope: Scope) -> bool:
    """Whether a value is a number, or a set of which the number is meant."""
    kind = scope.type(found).kind
    return kind is ValueKind.NUMBER or (kind is ValueKind.SET and isinstance(found, FieldOf))


def text_of(node: Node) -> str:
    """The words of a small node, as written."""
    words = [one.text if isinstance(one, Word) else text_of(one) for one in node.children]
    return " ".join(words).replace(" 's", "'s")


def value(node: Node, scope: Scope) -> Expression | None:
    """What a node of values or things stands for; None when something was reported."""
    found = value_of_one(node, scope)
    if isinstance(found, DerivedOf) and found.derived.second is not None and found.other is None:
        scope.report(of_two.lacks_the_other(found.derived, node.span))
        return None
    return found


def value_of_one(node: Node, scope: Scope) -> Expression | None:
    """The same; a defined value of two may lack the second of them."""
    match node.kind:
        case "value" | "group":
            return value(node.the(), scope)
        case "int" | "negative":
            return Literal(-(node.number or 0) if node.kind == "negative" else node.number or 0)
        case "yes" | "no":
            return Answer(node.kind == "yes")
        case "value_if":
            return reckoning.value_if(node, scope)
        case kind if kind in reckoning.ARITHMETIC:
            return reckoning.arithmetic(node, scope)
        case "count":
            return counting.count(node, scope)
        case "among":
            return lists.among(node, scope)
        case "the_one" | "the_player":
            some = counting.the_one(node, scope)
            return TheOne(some) if some else None
        case "total" | "highest" | "lowest":
            return counting.aggregate(node, scope)
        case "entry":
            return reckoning.entry(node, scope)
        case "you":
            return You() if scope.you(node.span) else None
        case "active_player" | "nobody":
            return Active() if node.kind == "active_player" else Nobody()
        case "neighbour":
            return tables_round.player(node, scope)
        case "it":
            if scope.it is not None and scope.it_is_open:
                scope.report(saying_errors.open_it("it", scope.it.type.of, node.span))
                return None
            return VariableRef(scope.it, plain=True) if scope.it else _nothing("it", node, scope)
        case "that" | "those":
            found = scope.variable(node.name.text)
            if found is None and node.name.text == "opponent":
                found = scope.variable("player")
            return VariableRef(found) if found else _nothing(node.name.text, node, scope)
        case "name" if node.name.text.startswith(tables_round.SEATED):
            return tables_round.seated(node.name, scope)
        case "name":
            return _name(node.name, scope)
        case "yours" if node.name.text == "opponent" and not scope.names.fields_named("opponent"):
            return tables_round.only_opponent(node, scope)
        case "yours" | "yours_of":
            of = node.node()
            index = definite_value(of, scope) if of else None
            if (of and index is None) or not scope.you(node.span):
                return None
            return player_attribute(node.name, You(), index, scope)
        case "its" | "its_of":
            if scope.it is None:
                return _nothing("it", node, scope)
            if scope.it_is_open and node.says("its"):
                scope.report(saying_errors.open_it(f"its {node.name.text}", scope.it.type.of, node.span))
                return None
            of = node.node()
            index = definite_value(of, scope) if of else None
            if of and index is None:
                return None
            return of_thing(node.name, VariableRef(scope.it, plain=True), scope, index)
        case "part":
            inner = node.the()
            if inner.kind == "name" and (hit := scope.names.item(text_of(node))) is not None:
                return ItemRef(hit[0], hit[1].index)  # queen of spades
            thing = definite_value(node.the(), scope)
            return of_thing(node.name, thing, scope, None) if thing else None
        case "owned" | "owned_of":
            return _owned(node, scope)
        case "place_beside":
            return places.neighbour(node, scope)
        case "place_between":
            return of_two.between(node, scope)
        case "described":
            scope.report(counting.no_thing(node, scope))
            return None
        case _:
            scope.report(errors.wrong_kind(text_of(node), node.span, "a set", "one thing"))
            return None


def _nothing(name: str, node: Node, scope: Scope) -> Expression | None:
    scope.report(errors.nothing_meant(name, node.span))
    return None


def _name(word: Word, scope: Scope) -> Expression | None:
    name, names = word.text, scope.names
    variable = scope.called(name)
    if variable:
        return (
            DiceShown(VariableRef(variable))
            if variable.type.kind is ValueKind.DIE and names.die and names.die.numbered
            else VariableRef(variable)
        )
    if name in names.parameters:
        return ParameterValue(names.parameters[name])
    if hit := names.item(name):
        return ItemRef(hit[0], hit[1].index)
    for found in names.fields_named(name):
        if found.owner in (Owner.TURN, Owner.GAME) and not found.each:
            return FieldOf(found, None, None)
    if any(found.owner is Owner.PLAYER for found in names.fields_named(name)) or names.derived_named(name, "player"):
        return player_attribute(word, You(), None, scope) if scope.you(word.span) else None
    scope.report(names.unknown(word, names.everything()))
    return None


def player_attribute(word: Word, owner: Expression, index: Expression | None, scope: Scope) -> Expression | None:
    """What ``owner`` (a player) has by that name."""
    names = scope.names
    if index is None and word.text == "seat" and not names.fields_named("seat"):
        return Seat(owner)
    if index is None:
        if derived := names.derived_named(word.text, "player"):
            return DerivedOf(derived, owner, None)
    else:
        of = scope.type(index)
        if of.kind is ValueKind.ITEM and (derived := names.derived_named(word.text, of.of)):
            return DerivedOf(derived, owner, index)
    return field_of(word, owner, index, scope)


def field_of(
    word: Word, owner: Expression | None, index: Expression | None, scope: Scope, count: str = ""
) -> FieldOf | None:
    """The field of that name, had by a player (or the turn's or the game's), of the item ``index`` if it is kept so.

    Args:
        word: the name.
        owner: whose it is; None for the turn and the game.
        index: of which item, if it is kept of each.
        scope: where this stands.
        count: how many of it are spoken of, as written, for a message.

    Reports:
        RK0201: there is none. RK0206: which item is not said.
    """
    die = owner is not None and scope.type(owner).kind is ValueKind.DIE
    found = [one for one in scope.names.fields_named(word.text) if (one.owner is Owner.DIE) == die]
    if not found:
        if not die and (hit := scope.names.item(word.text)) and (counter := scope.names.counter_of(hit[0].name)):
            return field_reference(counter, owner, ItemRef(hit[0], hit[1].index))
        scope.report(scope.names.unknown(word, scope.names.everything(), count=count))
        return None
    if index is None:
        plain = [one for one in found if not one.each]
        if not plain:
            scope.report(errors.missing_thing(word.text, word.span, found[0].each))
            return None
        return field_reference(plain[0], owner, None)
    of = scope.type(index)
    fitting = [one for one in found if one.each and one.each == of.of]
    if not fitting:
        if isinstance(index, VariableRef) and index.variable == scope.it and scope.outer_it(found[0].each):
            scope.report(saying_errors.inner_it(of.of or of.kind.value, found[0].each, word.span))
            return None
        kept = [one.each for one in found if one.each]
        scope.report(count_errors.not_kept_of(word.text, word.span, kept, kind_of(of)))
        return None
    return field_reference(fitting[0], owner, index)


def field_reference(field: Field, owner: Expression | None, index: Expression | None) -> FieldOf:
    """A field of whoever can have it: the turn and the game have no owner."""
    return FieldOf(field, owner if field.owner in (Owner.PLAYER, Owner.DIE) else None, index)


def of_thing(word: Word, thing: Expression, scope: Scope, index: Expression | None) -> Expression | None:
    """``word of thing``: a figure, a field kept of it, a defined value; of a player, what that player has."""
    of = scope.type(thing)
    names = scope.names
    if of.kind is ValueKind.PLAYER:
        return player_attribute(word, thing, index, scope)
    if of.kind is ValueKind.DIE and word.text == "face" and names.die and names.die.numbered:
        return DiceShown(thing)
    if of.kind is ValueKind.DIE:
        return field_of(word, thing, None, scope)
    if of.kind is ValueKind.ROW and isinstance(thing, FieldOf) and word.text in ("first", "last"):
        if not thing.field.face_down:
            return FirstOf(thing, word.text == "last")
        found = "a row that lies face down"
        scope.report(errors.wrong_kind(thing.field.name, word.span, found, "a row that lies open"))
        return None
    if of.kind is ValueKind.ITEM:
        table = names.tables.get(of.of)
        if table is None:
            return None  # The table was reported.
        if column := table.column(word.text):
            seer, seen = places.seer(table, word.span, scope)
            return FromColumn(table, column, thing, seer) if seen else None
        if derived := names.derived_named(word.text, of.of):
            return DerivedOf(derived, You(), thing) if scope.you(word.span) else None
        for one in names.fields_named(word.text):
            if one.each == of.of and one.owner is not Owner.DIE:
                return (
                    field_reference(one, You(), thing)
                    if one.owner is not Owner.PLAYER or scope.you(word.span)
                    else None
                )
        if (owner := standing.owner_of(word.text, thing, scope)) is not None:
            return owner
        known = [one.name for one in table.columns] + [one.name for one in names.derived if one.of == of.of]
        known += [one.name for one in names.fields if one.each == of.of]
        scope.report(names.unknown(word, known, f"part of a {table.name}"))
        return None
    scope.report(errors.wrong_kind(word.text, word.span, kind_of(of), "a player, a die or a thing from a table"))
    return None


def _owned(node: Node, scope: Scope) -> Expression | None:
    owner_node = node.the("owner", "owner_that", "owner_yours")
    word = owner_node.name
    variable = scope.variable(word.text) or (scope.variable("player") if word.text == "opponent" else None)
    owner: Expression | None = VariableRef(variable) if variable is not None else None
    if owner_node.kind == "owner_yours":
        owner = scope.player(Node("yours", owner_node.children, owner_node.span))
        if owner is None:
            return None
    if owner is None:
        return _nothing(word.text, owner_node, scope)
    others = [one for one in node.nodes() if one is not owner_node]
    index = definite_value(others[0], scope) if others else None
    if others and index is None:
        return None
    return of_thing(node.name, owner, scope, index)


def row(node: Node, scope: Scope) -> FieldOf | None:
    """A row.

    Reports:
        RK0203: it is something else.
    """
    found = of_kind(node, scope, (ValueKind.ROW,), "a row of things")
    return found if isinstance(found, FieldOf) else None


def row_or_set(node: Node, scope: Scope) -> FieldOf | None:
    """A row or a set.

    Reports:
        RK0203: it is something else.
    """
    found = of_kind(node, scope, (ValueKind.ROW, ValueKind.SET), "a row or a set of things")
    return found if isinstance(found, FieldOf) else None
