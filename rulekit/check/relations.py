"""Words for what one thing is of another: their definitions, and what is said with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rulekit.check import errors, values
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import Base, ValueKind
from rulekit.model.expression import Condition, DiceShown, Expression, Related, Relation, SetOf, VariableRef
from rulekit.model.ranges import MOST_DICE, MOST_PLAYERS
from rulekit.model.type import Type
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["define_relation", "kind_of_things", "related", "those"]


def define_relation(node: Node, first: Type, second: Type, scope: Scope) -> Relation | None:
    """The relation that a definition gives; None when something was reported.

    Args:
        node: the definition.
        first: what is called so.
        second: of what it is that.
        scope: where it stands.

    Reports:
        RK02xx: what is wrong with its conditions. RK0202: both things have the same name.
    """
    noun = node.child("related")
    called, other = node.node("called"), node.optional("second")
    own = called if called is not None and called.role != "second" else None
    name = own.name.text if own else node.word("of").text
    of = other.name.text if other else node.word("to").text
    if name == of and own is not None and other is not None:
        scope.report(errors.declared_twice(of, other.name.span, own.name.span))
        return None
    one, another = scope.new(name, first), scope.new(of, second)
    with scope.inside(one, another), scope.describing(one):
        condition = scope.condition(node.the("reasons", "any_of", "all_of"))
    words = noun.names
    many = words[1].text if len(words) > 1 else words[0].text
    return Relation(noun.name.text, many, one, another, condition) if condition is not None else None


def kind_of_things(word: Word, scope: Scope) -> Type | None:
    """The kind of things that a singular noun stands for.

    Reports:
        RK0201: there is no such kind.
    """
    if word.text == "player":
        return Type(ValueKind.PLAYER)
    if scope.names.is_of_dice(word.text):
        return scope.names.type_of_dice(word.text)
    table = scope.names.table(word.text)
    if table is None:
        scope.report(errors.unknown_name(word.text, word.span, (*scope.names.tables, "player"), "kind of thing"))
        return None
    return Type(ValueKind.ITEM, table.name)


def _thing(node: Node, scope: Scope) -> Expression | None:
    """What something is said to be in relation to: of an ordinary die itself, not the number that it shows."""
    found = values.value(node, scope)
    return found.die if isinstance(found, DiceShown) else found


def related(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """That a thing is what a relation says of another, or is not.

    Reports:
        RK0201: there is no such relation of that. RK0203: it is said of a thing of another kind. RK0205: it speaks of
        ``you``, and nobody does it.
    """
    right_node = node.child("far")
    right = _thing(right_node, scope)
    if right is None:
        return None
    word = node.names[0]
    found = scope.names.relation(word.text, scope.type(right))
    if found is None:
        known = [one.name for one in scope.names.relations]
        scope.report(
            scope.names.unknown(word, known, f"word for what something is of {values.kind_of(scope.type(right))}")
        )
        return None
    left = left.die if isinstance(left, DiceShown) else left
    of, wanted = scope.type(left), found.variable.type
    if (of.kind, of.of) != (wanted.kind, wanted.of):
        scope.report(_not_one(found.name, word.span, values.kind_of(of), values.kind_of(wanted)))
        return None
    return Related(left, found, right, negated) if scope.understands(found, word.span) else None


def those(node: Node, scope: Scope) -> SetOf | Literal[False] | None:
    """The set of all that are what a relation says of a thing; None for what is no relation, False when reported.

    Reports:
        RK0205: it speaks of ``you``, and nobody does it.
    """
    word = node.name
    if not any(word.text in (one.name, one.plural) for one in scope.names.relations):
        return None
    right = _thing(node.the(), scope)
    if right is None:
        return False
    found = scope.names.relation(word.text, scope.type(right))
    if found is None:
        return None
    if not scope.understands(found, word.span):
        return False
    of = found.variable.type
    element = scope.new(found.name, of)
    test = Related(VariableRef(element, plain=True), found, right, negated=False)
    match of.kind:
        case ValueKind.ITEM:
            base, most = Base.ITEMS, len(scope.names.tables[of.of].items)
        case ValueKind.DIE:
            base, most = Base.DICE, MOST_DICE
        case _:
            base, most = Base.PLAYERS, MOST_PLAYERS
    return SetOf(base, of.of, element, tests=(test,), most=most, related=test)


def _not_one(name: str, span: Span, found: str, wanted: str) -> Diagnostic:
    """What is never what a relation says is said to be that."""
    return Diagnostic(
        "RK0203",
        f"{found} is never `{name}` of anything",
        (Label(span, f"only {wanted} can be that"),),
        f"say it of {wanted}",
    )
