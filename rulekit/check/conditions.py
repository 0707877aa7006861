"""Conditions: what a test in the text asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from rulekit.check import (
    errors,
    groups,
    links,
    lying,
    multiples,
    places,
    relations,
    saying_errors,
    sets,
    standing,
    together,
    turn_errors,
    values,
)
from rulekit.document.closed import OPPOSITE, Comparison
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.expression import (
    AdjectiveUse,
    Agrees,
    All,
    AnyOf,
    Compare,
    Condition,
    DerivedOf,
    DiceShown,
    Every,
    Exists,
    Expression,
    FieldOf,
    FirstOf,
    Gained,
    Has,
    HasCount,
    HasMost,
    HasPiece,
    InLine,
    Is,
    ItemRef,
    LineOf,
    Literal,
    Nobody,
    Not,
    Passed,
    RowCount,
    Shows,
    TheOne,
    Type,
    VariableRef,
    You,
)
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["condition", "predicate"]

OPERATORS = {
    "equal": Comparison.IS,
    "at_least": Comparison.AT_LEAST,
    "at_most": Comparison.AT_MOST,
    "more_than": Comparison.MORE_THAN,
    "less_than": Comparison.LESS_THAN,
}


def condition(node: Node, scope: Scope) -> Condition | None:
    """The condition in a node; None when something was reported."""
    match node.kind:
        case "and" | "or" | "any_of" | "all_of":
            both = node.kind in ("and", "all_of")
            parts: list[Condition | None] = []
            with scope.inside():
                for one in node.nodes():
                    found = condition(one, scope)
                    parts.append(found)
                    if found is not None:
                        scope.know(found if both else Not(found))
            whole = tuple(one for one in parts if one is not None)
            return None if len(whole) < len(parts) else _joined(whole, both=both)
        case "reasons" | "brackets":
            return condition(node.the(), scope)
        case "test":
            return _test(node, scope)
        case "exists" | "none":
            some = sets.set_in(node, scope) if node.optional("row") is not None else sets.set_of(node, scope)
            return Exists(some, negated=node.kind == "none") if some else None
        case "several":
            return together.there_are(node, scope)
        case "every":
            return _every(node, scope)
        case "line" | "no_line":
            return places.line(node, scope)
        case "gained":
            return _gained(node, scope)
        case "all_pass" | "all_but_one_pass":
            if scope.in_turns:
                return Passed(node.kind == "all_but_one_pass")
            scope.report(turn_errors.no_turns(values.text_of(node), node.span))
            return None
        case "agrees":
            who = scope.player(node.the())
            return Agrees(who) if who else None
        case _:
            scope.report(errors.wrong_kind(values.text_of(node), node.span, "not a condition", "a condition"))
            return None


def _joined(parts: tuple[Condition, ...], *, both: bool) -> Condition:
    """Conditions joined by one word; what brackets join by the same word is no condition of its own."""
    kind = All if both else AnyOf
    flat = tuple(inner for one in parts for inner in (one.parts if isinstance(one, kind) else (one,)))
    return All(flat) if both else AnyOf(flat)


def _test(node: Node, scope: Scope) -> Condition | None:
    left_node, right = node.child("left"), node.child("predicate")
    if right.kind in groups.GROUPS:
        return groups.group(right, left_node, scope)
    if standing.asks_for_piece(left_node, scope):
        return standing.piece_is(left_node, right, scope)
    left = values.value(left_node, scope)
    test = predicate(right, left, scope) if left is not None else None
    if left is not None and isinstance(test, Is) and places.board_of(left, scope) is not None:
        return test  # beyond the edge of a board nothing is what an adjective says
    if isinstance(test, HasPiece) and (not test.negated or isinstance(left, TheOne)):
        return test  # and nothing stands there; and nobody owns it
    asks = left is not None and _asks(test, right)
    return None if asks and left is not None and not values.definite(left, left_node, scope) else test


def _asks(test: Condition | None, predicate: Node) -> bool:
    """Whether a test speaks of something that must be there."""
    counts = predicate.kind in ("has_at_least", "has_at_most")
    return counts or isinstance(test, Is | Has | Shows | HasPiece | LineOf | InLine)


def _every(node: Node, scope: Scope) -> Condition | None:
    found = sets.set_of(node, scope)
    if found is None:
        return None
    with scope.describing(found.element):
        test = predicate(node.child("predicate"), VariableRef(found.element, plain=True), scope)
    return Every(found, test) if test else None


def _gained(node: Node, scope: Scope) -> Condition | None:
    word = node.name
    if not scope.you(node.span):
        return None
    if hit := scope.names.item(word.text):
        counter = scope.names.counter_of(hit[0].name)
        if counter:
            return Gained(values.field_reference(counter, You(), ItemRef(hit[0], hit[1].index)), word.text)
    found = values.field_of(word, You(), None, scope)
    return Gained(found, word.text) if found else None


def predicate(node: Node, left: Expression, scope: Scope) -> Condition | None:
    """What is said of ``left``: that it is something, has something, shows something."""
    match node.kind:
        case "compares":
            return compares(node, left, scope)
        case "between":
            return places.between(node, left, scope, negated=False)
        case "shows":
            return _shows(node, left, scope)
        case "has" | "has_no":
            return _has(node, left, scope)
        case "has_most" | "has_most_alone" | "shares_most":
            of_node = node.node()
            index = values.value(of_node, scope) if of_node else None
            if of_node and index is None:
                return None
            most = values.player_attribute(node.name, left, index, scope)
            if scope.type(left).kind is not ValueKind.PLAYER:
                kind = values.kind_of(scope.type(left))
                scope.report(errors.wrong_kind("the most", node.span, kind, "a player"))
                return None
            alone = {"has_most_alone": True, "shares_most": False}.get(node.kind)
            if not isinstance(most, FieldOf | DerivedOf):
                return None
            return HasMost(left, most, node.name.text, alone, most=not node.says("fewest"))
        case "has_at_least" | "has_at_most":
            return _has_so_many(node, left, scope)
        case _:
            scope.report(errors.wrong_kind(values.text_of(node), node.span, "not a condition", "a condition"))
            return None


def compares(node: Node, left: Expression, scope: Scope) -> Condition | None:
    """What the ``comparison`` of a node says of ``left``, or denies where the node says ``not``."""
    comparison = node.child("comparison")
    negated = node.node("not") is not None
    handlers = {"next_to": links.next_to, "connected": links.connected, "within": links.within} | {
        "in_line_of": places.in_line_of,
        "in_line": places.in_line,
        "between": places.between,
    }
    special = handlers.get(comparison.kind)
    if special is not None:
        return special(comparison, left, scope, negated=negated)
    if comparison.kind == "is_empty":
        return _empty(comparison, left, scope, negated=negated)
    if comparison.kind == "related":
        return relations.related(comparison, left, scope, negated=negated)
    if comparison.kind in multiples.KINDS:
        return multiples.multiple(comparison, left, scope, negated=negated)
    right_node = comparison.the()
    thing = left.die if isinstance(left, DiceShown) else left  # a named die is a number, and yet it can be kept
    described, of = scope.type(thing), scope.type(left)
    if (
        comparison.kind == "equal"
        and right_node.kind == "name"
        and described.kind in (ValueKind.ITEM, ValueKind.PLAYER, ValueKind.DIE)
    ):
        kind = described.of if described.kind is ValueKind.ITEM else described.kind.value
        use = scope.names.adjective(right_node.name.text, kind)
        if use is not None:
            return Is(thing, AdjectiveUse(use, negated)) if scope.understands(use, right_node.span) else None
    right = values.value(right_node, scope)
    if right is None:
        return None
    op = OPERATORS[comparison.kind]
    if negated:
        op = OPPOSITE[op]
    with_ = scope.type(right)
    counts = values.is_count(left, scope) and values.is_count(right, scope)
    if isinstance(right, Nobody) and of.kind in values.LEAST:
        what, said = left.field.name if isinstance(left, FieldOf) else "this", values.text_of(right_node)
        scope.report(errors.never_nothing(said, right_node.span, what, values.kind_of(of), values.LEAST[of.kind]))
        return None
    if not counts and (op not in (Comparison.IS, Comparison.IS_NOT) or not _alike(of, right, with_)):
        inner = isinstance(right, VariableRef) and right.variable == scope.it
        if inner and of.kind is ValueKind.ITEM and scope.outer_it(of.of):
            it = with_.of or with_.kind.value
            scope.report(saying_errors.inner_it(it, of.of, right_node.span))
            return None
        scope.report(
            errors.wrong_kind(values.text_of(right_node), right_node.span, values.kind_of(with_), values.kind_of(of))
        )
        return None
    if (owned := standing.is_owner(left, op, right, scope)) is not None:
        return owned
    return _is_there(left, op == Comparison.IS) if isinstance(right, Nobody) else Compare(left, op, right)


def _is_there(left: Expression, none: bool) -> Condition:  # noqa: FBT001  # one question, one answer
    """That what may be missing is missing, or not: asked of where it is looked for, to be known and said alike."""
    match left:
        case FirstOf():
            return _count_is(RowCount(left.row), none)
        case TheOne():
            return Exists(left.set, negated=none)
        case _:
            return Compare(left, Comparison.IS if none else Comparison.IS_NOT, Nobody())


def _count_is(count: Expression, none: bool) -> Condition:  # noqa: FBT001  # as above
    return Compare(count, Comparison.IS, Literal(0)) if none else Compare(count, Comparison.AT_LEAST, Literal(1))


def _empty(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """Whether nothing is in a row or a set; asked as a number, so that what follows is known."""
    of = scope.type(left)
    if not isinstance(left, FieldOf) or of.kind not in (ValueKind.ROW, ValueKind.SET, ValueKind.CUP):
        scope.report(errors.wrong_kind("empty", node.span, values.kind_of(of), "a row or a set of things"))
        return None
    return _count_is(left if of.kind is ValueKind.SET else RowCount(left), not negated)


def _alike(of: Type, right: Expression, other: Type) -> bool:
    """Whether two things can be the same thing; nobody is nothing, too."""
    if of.kind is ValueKind.ITEM and isinstance(right, Nobody):
        return of.optional
    return (
        of.kind == other.kind
        and of.of == other.of
        and of.kind in (ValueKind.FLAG, ValueKind.ITEM, ValueKind.PLAYER, ValueKind.DIE)
    )


def _shows(node: Node, left: Expression, scope: Scope) -> Condition | None:
    die = scope.names.die
    words = [one for one in node.children if isinstance(one, Word) and one.kind in ("NAME", "NUMBER")]
    shown = scope.type(left)
    if die is not None and die.kinds and shown.kind is ValueKind.DIE and words[0].kind == "NUMBER":
        number = int(words[0].text)
        if not shown.low <= number <= shown.high:
            scope.report(errors.outside(number, shown.low, shown.high, words[0].span))
            return None
        return Compare(DiceShown(left), Comparison.IS, Literal(number))
    kind = (die.kind(shown.of) or die) if die is not None else None
    faces = kind.showing(words[0].text) if kind is not None else ()
    if not faces or shown.kind is not ValueKind.DIE:
        known = [one.noun for one in kind.faces] if kind is not None else []
        scope.report(errors.unknown_name(words[0].text, words[0].span, known, "face"))
        return None
    return Shows(left, faces[0] if len(faces) == 1 else attrs.evolve(faces[0], name=words[0].text, shown=""))


def _has_so_many(node: Node, left: Expression, scope: Scope) -> Condition | None:
    """``has at least 2 wood``; with ``limit points``, or ``2 stock of wood``, the same as what `is at least` asks."""
    word, bound, of_node = node.names[-1], node.word("bound"), node.optional("of")
    op = Comparison(node.kind.removeprefix("has_"))
    if isinstance(left, FieldOf) and scope.type(left).kind in (ValueKind.SET, ValueKind.ROW):
        said = f"number of {left.field.name} is {node.kind.removeprefix('has_').replace('_', ' ')} {bound.text}"
        scope.report(lying.nothing_has(left.field, node.span, said))
        return None
    if scope.type(left).kind is not ValueKind.PLAYER:
        scope.report(errors.wrong_kind(word.text, word.span, "nothing that this can have", "something that it has"))
        return None
    index = values.definite_value(of_node, scope) if of_node else None
    if of_node and index is None:
        return None
    what = values.field_of(word, left, index, scope, bound.text)
    if node.number is not None and index is None:
        return HasCount(left, op, node.number, what, word.text) if what else None
    count = (
        Literal(node.number) if node.number is not None else values.number(Node("name", (bound,), bound.span), scope)
    )
    return Compare(what, op, count) if what and count else None


def _has(node: Node, left: Expression, scope: Scope) -> Condition | None:
    if (piece := places.has_piece(node, left, scope)) is not None:
        return piece
    thing = node.the()
    negated = node.kind == "has_no"
    of = scope.type(left)
    if isinstance(left, FieldOf) and of.kind in (ValueKind.SET, ValueKind.ROW):
        scope.report(lying.has(left.field, values.text_of(thing), node.span, scope.names, negated=negated))
        return None
    if thing.kind == "name":
        word = thing.name
        if of.kind is ValueKind.ITEM:
            named = [one for one in scope.names.fields_named(word.text) if one.owner is not Owner.DIE]
            kept = next((one for one in named if one.each == of.of), None)
            if kept:
                return Has(left, values.field_reference(kept, You() if scope.somebody else None, left), None, negated)
        if of.kind is ValueKind.PLAYER:
            hit = scope.names.item(word.text)
            if hit and (holding := scope.collection(hit[0].name, word.span)):
                return Has(left, FieldOf(holding, left, None), ItemRef(hit[0], hit[1].index), negated)
            what = values.field_of(word, left, None, scope)
            return Has(left, what, None, negated) if what else None
    item = values.value(thing, scope)
    if item is None:
        return None
    kind = scope.type(item)
    if not values.definite(item, thing, scope):
        return None
    if of.kind is ValueKind.PLAYER and kind.kind is ValueKind.ITEM:
        holding = scope.collection(kind.of, thing.span)
        if holding:
            return Has(left, FieldOf(holding, left, None), item, negated)
        counter = scope.names.counter_of(kind.of)
        if counter:
            return Has(left, values.field_reference(counter, left, item), None, negated)
    scope.report(
        errors.wrong_kind(values.text_of(thing), thing.span, values.kind_of(kind), "something that this can have")
    )
    return None
