"""Aggregates: how many things there are, and the sum, the highest and the lowest of a figure of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import count_errors, cups, errors, sets, values
from rulekit.check.names import PEOPLE
from rulekit.check.sets import RELATIVES, names_a_set
from rulekit.diagnostics import Diagnostic
from rulekit.model.closed import Extreme, ValueKind
from rulekit.model.expression import Best, CountOf, Expression, Players, Rounds, RowCount, SetOf, Total, VariableRef
from rulekit.model.ranges import of_everybody
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["aggregate", "count", "no_thing"]


def _is_row(node: Node, scope: Scope) -> bool:
    """Whether a node names a row, told from the name alone."""
    return node.kind in ("name", "part", "yours", "yours_of", "its", "its_of", "owned", "owned_of") and any(
        one.kind is ValueKind.ROW for one in scope.names.fields_named(node.name.text)
    )


def count(node: Node, scope: Scope) -> Expression | None:
    """How many things there are: in a row, at the table, in a set; or the rounds so far. Of one thing: its number."""
    thing, narrow = node.child("thing"), node.node(*RELATIVES) is not None
    if not narrow and (one := _numbered(thing, scope)) is not None:
        return values.of_thing(Word("number", "NAME", thing.span), one, scope, None)
    if not narrow and _is_row(thing, scope):
        held = values.row(thing, scope)
        return RowCount(held) if held else None
    if not narrow and thing.kind == "part" and scope.names.is_of_dice(thing.name.text):
        cup = cups.cup(thing.the(), scope)
        return RowCount(cup, scope.seats[1] if of_everybody(cup) else 1) if cup else None
    if thing.kind == "name" and not narrow:
        if thing.name.text in ("players", "player"):
            return Players(left=scope.leaving)
        if thing.name.text == "seats" and not names_a_set(thing.name, scope):
            return Players()
        if thing.name.text in ("rounds", "round"):
            return Rounds()
    if not narrow and (one_thing := _one_thing(thing, scope)) is not None:
        scope.report(count_errors.no_number(scope.text(thing), thing.span, one_thing))
        return None
    found = scope.set(node)
    return CountOf(found) if found else None


def _one_thing(node: Node, scope: Scope) -> str | None:
    """The table of the one thing that a node speaks of; None for what may be several."""
    it = scope.it
    known = node.kind == "it" or (node.kind == "its" and it is not None and it.type.kind is ValueKind.ITEM)
    table = scope.names.tables.get(it.type.of) if known and it is not None else None
    column = table.column(node.name.text) if table is not None and node.kind == "its" else None
    if column is not None:
        return column.table if column.kind is ValueKind.ITEM else None
    return table.name if table is not None and node.kind == "it" else None


def _numbered(node: Node, scope: Scope) -> Expression | None:
    """The one thing that a node speaks of, if things of its table have a number."""
    if node.kind == "name" and not (scope.called(node.name.text) or scope.names.item(node.name.text)):
        return None
    if node.kind not in ("name", "that", "it") and not _kept_alone(node, scope):
        return None
    known = scope.it if node.kind == "it" else scope.variable(node.name.text) if node.kind == "that" else True
    one = scope.value(node) if known else None
    of = scope.type(one) if one is not None else None
    table = scope.names.tables.get(of.of) if of is not None and of.kind is ValueKind.ITEM else None
    return one if table is not None and table.column("number") else None


def _kept_alone(node: Node, scope: Scope) -> bool:
    """Whether a node names one thing that somebody has, ``your runner``, told from the name alone."""
    if node.kind not in ("yours", "owned", "its"):
        return False
    named = scope.names.fields_named(node.name.text)
    return bool(named) and all(one.kind is ValueKind.ITEM and not one.each for one in named)


def no_thing(node: Node, scope: Scope) -> Diagnostic:
    """What is wrong with two names where one thing should stand: often a number by its name, and what is counted."""
    first, noun = node.names
    known = scope.called(first.text)
    number = known is not None and scope.type(VariableRef(known)).kind is ValueKind.NUMBER
    counted = any(one.kind is ValueKind.NUMBER for one in scope.names.fields_named(first.text))
    if number or counted or first.text in scope.names.parameters:
        return count_errors.as_many(first.text, noun.text, node.span)
    if noun.text in scope.names.everything():
        match first.text:
            case "a" | "an" | "one" | "any" if noun.text in PEOPLE:
                return count_errors.somebody(first.text, noun.text, node.span)
            case "a" | "an" | "one":
                return count_errors.article_for_number(noun.text, node.span)
            case "any":
                return count_errors.chosen_elsewhere(noun.text, node.span)
            case _:
                pass
    if (meant := count_errors.BEGINNINGS.get(first.text)) is not None:
        return count_errors.begins_otherwise(values.text_of(node), node.span, meant.format(noun=noun.text))
    return errors.unknown_name(values.text_of(node), node.span, scope.names.everything(), "thing")


def aggregate(node: Node, scope: Scope) -> Expression | None:
    """``total worth of your developments``: a figure of each in a set, or a field kept of each item of a table."""
    word = node.name
    thing = node.child("thing")
    if thing.kind == "name" and not names_a_set(thing.name, scope):
        table = scope.names.table(thing.name.text)
        found_set = (
            scope.set(node) if table or scope.names.is_of_dice(thing.name.text) or thing.name.text in PEOPLE else None
        )
        if found_set is None and not table:
            scope.report(errors.unknown_name(thing.name.text, thing.name.span, scope.names.tables, "set"))
            return None
    else:
        found_set = scope.set(node)
    if found_set is None:
        return None
    what = values.of_thing(word, VariableRef(found_set.element, plain=True), scope, None)
    if what is None:
        return None
    if not values.is_count(what, scope):
        scope.report(errors.wrong_kind(word.text, word.span, values.kind_of(scope.type(what)), "a number"))
        return None
    return (
        Total(word.text, found_set, what)
        if node.kind == "total"
        else Best(Extreme(node.kind), word.text, found_set, what)
    )


def the_one(node: Node, scope: Scope) -> SetOf | None:
    """The set of which the first is meant: ``the player who has the most coins``.

    Reports:
        RK0201: it is no kind of thing.
    """
    word = node.name if node.kind == "the_one" else Word("players", "NAME", node.span)
    found = sets.noun(word, scope)
    return sets.narrowed(found, node, scope) if found is not None else None
