"""How things are in a worked example: what is given is something that can be set, what must follow can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import amounts, conditions, errors, example_errors, placing, standing, values
from rulekit.check.picks import choice
from rulekit.check.products import whole_name
from rulekit.document.closed import Comparison
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.example import Fact, FactKind, Holding
from rulekit.model.expression import (
    Compare,
    Condition,
    Expression,
    FieldOf,
    Has,
    ItemRef,
    Literal,
    RowCount,
    Variable,
    VariableRef,
)
from rulekit.model.walk import depends_on_you
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["FACTS", "fact", "who"]

People = tuple[Variable, ...]

FOLLOWS = {
    "only": "what can be chosen follows from the position",
    "cannot": "what can be chosen follows from the position",
    "asked": "who is asked follows from the position",
    "wins_game": "who wins follows from the play",
    "wins_not": "who wins follows from the play",
    "is_drawn": "who wins follows from the play",
    "over": "the end follows from the play",
    "not_over": "the end follows from the play",
    "exists": "it says nothing of any one thing",
    "none": "it says nothing of any one thing",
    "every": "it says nothing of any one thing",
}
"""Facts that nothing can set, and why."""

FACTS = (*FOLLOWS, "holds", "fact_is", "row_is", "stands")


def fact(node: Node, people: People, scope: Scope, *, then: bool) -> Fact | None:
    """A fact, given or expected; None when something was reported.

    Reports:
        RK02xx, RK0302: what no rule could say either. RK0801: nothing can set it. RK0803: whose it is is not said.
    """
    if not then and node.kind in FOLLOWS:
        scope.report(example_errors.not_given(values.text_of(node), node.span, FOLLOWS[node.kind]))
        return None
    made = _fact(node, people, scope, then=then)
    if made is None:
        return None
    said = (made.test, made.row, *(one.test for one in made.holdings))
    if depends_on_you(said):
        scope.report(example_errors.whose(values.text_of(node), node.span, people[0].name or "Anna"))
        return None
    return made if then else placing.given(made, node, scope)


def who(word: Word, people: People, scope: Scope) -> int:
    """The number of a person.

    Reports:
        RK0201: nobody is called so.
    """
    known = [one.name for one in people]
    if word.text in known:
        return known.index(word.text)
    scope.report(errors.unknown_name(word.text, word.span, [one for one in known if one], "person"))
    return 0


def _fact(node: Node, people: People, scope: Scope, *, then: bool) -> Fact | None:
    match node.kind:
        case "holds":
            return _holds(node, people, scope, then=then)
        case "fact_is":
            left_node, comparison = node.child("left"), node.child("comparison")
            if standing.asks_for_piece(left_node, scope):
                test = standing.piece_is(left_node, Node("compares", node.children[1:], node.span), scope)
            else:
                left = values.value(left_node, scope)
                test = conditions.compares(node, left, scope) if left is not None else None
            if test is None or not _in_reach(test, comparison, scope, then=then):
                return None
            return Fact(FactKind.IS, test=test, then=then, words=values.text_of(left_node), span=node.span)
        case "exists" | "none" | "every":
            test = conditions.condition(node, scope)
            return Fact(FactKind.IS, test=test, then=then, words=values.text_of(node), span=node.span) if test else None
        case "row_is":
            return _row_is(node, people, scope, then=then)
        case "only" | "cannot":
            person = who(node.name, people, scope)
            made = [choice(one, scope) for one in node.nodes("choice", "pick_stop")]
            choices = tuple(one for one in made if one is not None)
            return (
                Fact(FactKind(node.kind), person, choices=choices, then=then, span=node.span)
                if None not in made
                else None
            )
        case "stands":
            return _stands(node, people, scope, then=then)
        case "asked":
            return _asked(node, people, scope)
        case "wins_game" | "wins_not":
            named = tuple(who(one, people, scope) for one in node.names)
            return Fact(
                FactKind.WINS if node.kind == "wins_game" else FactKind.WINS_NOT,
                people=named,
                then=then,
                span=node.span,
            )
        case _:
            return Fact(FactKind(node.kind), then=then, span=node.span)


def _asked(node: Node, people: People, scope: Scope) -> Fact | None:
    person = node.the()
    if person.kind == "nobody":
        return Fact(FactKind.ASKED, -1, then=True, span=node.span)
    if person.kind != "name":
        scope.report(errors.wrong_kind(values.text_of(person), person.span, "nobody's name", "a person or `nobody`"))
        return None
    return Fact(FactKind.ASKED, who(person.name, people, scope), then=True, span=node.span)


def _in_reach(test: Condition, node: Node, scope: Scope, *, then: bool) -> bool:
    """Whether a number that something is said to be is one that it can be; what is given must be kept at all.

    Reports:
        RK0302: it never can.
    """
    if not isinstance(test, Compare) or test.op != "is" or not isinstance(test.right, Literal):
        return True
    of, kept = scope.type(test.left), placing.range_of(test.left)
    if kept is None and not then:
        return True
    low, high = kept or (of.low, of.high)
    if of.kind not in (ValueKind.NUMBER, ValueKind.SET) or low <= test.right.value <= high:
        return True
    scope.report(errors.outside(test.right.value, low, high, node.span))
    return False


def _row_is(node: Node, people: People, scope: Scope, *, then: bool) -> Fact | None:
    row = values.row_or_set(node.child("row"), scope)
    if row is None:
        return None
    table = scope.names.tables.get(row.field.of)
    if table is None:
        return None  # The table was reported.
    items: list[int] = []
    said = [whole_name(one) if isinstance(one, Node) else one for one in node.children if one.role != "row"]
    words = [one for one in said if one.kind == "NAME"]
    for word in words:
        item = table.item(word.text)
        if item is None:
            scope.report(errors.unknown_name(word.text, word.span, [one.name for one in table.items], table.name))
            return None
        if row.field.kind is ValueKind.SET and item.index in items:
            first = words[items.index(item.index)]
            scope.report(errors.said_twice(word.text, word.span, first.span))
            return None
        items.append(item.index)
    if row.field.kind is ValueKind.ROW and len(items) > row.field.holds:
        scope.report(errors.outside(len(items), 0, row.field.holds, node.span))
        return None
    person = next((at for at, one in enumerate(people) if row.owner == VariableRef(one)), 0)
    said_so = values.text_of(node.child("row"))
    return Fact(FactKind.ROW_IS, person, row=row, items=tuple(items), then=then, words=said_so, span=node.span)


def _stands(node: Node, people: People, scope: Scope, *, then: bool) -> Fact | None:
    """On which places of a board all of somebody's pieces stand."""
    person, word = who(node.names[0], people, scope), node.names[1]
    sort = next((one for one in scope.names.fields_named(word.text) if one.piece), None)
    if sort is None:
        known = [one.plural for one in scope.names.fields if one.piece]
        scope.report(errors.unknown_name(word.text, word.span, known, "kind of pieces"))
        return None
    table = scope.names.tables[sort.of]
    items: dict[int, Node] = {}
    for one in node.nodes("pick"):
        item = table.item(one.name.text)
        if item is None:
            known = [place.name for place in table.items]
            scope.report(errors.unknown_name(one.name.text, one.span, known, table.name))
            return None
        if (first := items.setdefault(item.index, one)) is not one:
            scope.report(errors.said_twice(item.name, one.span, first.span))
            return None
    if len(items) > sort.piece:
        scope.report(errors.outside(len(items), 0, sort.piece, node.span))
        return None
    row = FieldOf(sort, VariableRef(people[person]), None)
    said = f"{node.names[0].text} has {word.text} on"
    return Fact(FactKind.ROW_IS, person, row=row, items=tuple(items), then=then, words=said, span=node.span)


# ---- What somebody has ----


def _holds(node: Node, people: People, scope: Scope, *, then: bool) -> Fact | None:
    said = node.nodes()
    if then and node.name.text not in {one.name for one in people} and (hit := scope.names.item(node.name.text)):
        return _thing_has(node, ItemRef(hit[0], hit[1].index), scope)
    person = who(node.name, people, scope)
    owner = VariableRef(people[person])
    made = [_holding(one, owner, node.name.text, scope, then=then) for one in said]
    held = tuple(one for one in made if one is not None)
    if len(held) < len(made):
        return None
    return Fact(FactKind.HOLDS, person, holdings=held, then=then, words=node.name.text, span=node.span)


def _thing_has(node: Node, thing: ItemRef, scope: Scope) -> Fact | None:
    """What is kept of a thing: ``libya has no fort``."""
    one, *others = node.nodes()
    if others or one.kind not in ("holding_item", "holding_none"):
        said = "nothing that is said of a thing"
        scope.report(errors.wrong_kind(values.text_of(node), node.span, said, "`X has Y` or `X has no Y`"))
        return None
    word = whole_name(one)
    has = Node("has_no" if one.kind == "holding_none" else "has", (Node("name", (word,), one.span),), one.span)
    test = conditions.predicate(has, thing, scope)
    return Fact(FactKind.IS, test=test, then=True, words=values.text_of(node), span=node.span) if test else None


def _dice_held(node: Node, owner: VariableRef, name: str, scope: Scope, *, then: bool) -> Holding | None:
    """``Anna has 4 dice in cup``: how many dice somebody keeps.

    Reports:
        RK0201: no such dice, or nothing that keeps any. RK0302: it never has so many.
    """
    word, kept = node.names
    held = [one for one in scope.names.fields if one.kind is ValueKind.CUP and one.owner is Owner.PLAYER]
    cup = next((one for one in held if kept.text in (one.name, one.plural)), None)
    if cup is None or not scope.names.is_of_dice(word.text):
        wrong, known = (kept, [one.name for one in held]) if cup is None else (word, [cup.of])
        scope.report(errors.unknown_name(wrong.text, wrong.span, known, f"dice that {name} keeps"))
        return None
    found, count = RowCount(FieldOf(cup, owner, None)), node.number or 0
    op = HOLDING.get(node.kind, Comparison.IS)
    made = Holding(Compare(found, op, Literal(count)), found, cup.of, op, count)
    return made if _in_reach(made.test, node, scope, then=then) else None


def _holding(node: Node, owner: VariableRef, name: str, scope: Scope, *, then: bool) -> Holding | None:
    if node.kind.startswith("holding_in"):
        return _dice_held(node, owner, name, scope, then=then)
    word, of_node = whole_name(node), next(iter(one for one in node.nodes() if one.kind != "kept_of"), None)
    index = values.definite_value(of_node, scope) if of_node else None
    if of_node and index is None:
        return None
    hit = scope.names.item(word.text)
    asked = hit is not None and node.kind in ("holding_item", "holding_none")
    collection = scope.collection(hit[0].name, word.span) if asked and hit is not None else None
    if node.kind in ("holding_item", "holding_none") and hit is not None and collection is not None:
        what, negated = FieldOf(collection, owner, None), node.kind == "holding_none"
        had = Has(owner, what, ItemRef(hit[0], hit[1].index), negated)
        return Holding(had, what, hit[1].name, item=hit[1].index, negated=negated)
    if node.kind == "holding_item":
        known = [item.name for table in scope.names.tables.values() for item in table.items]
        scope.report(errors.unknown_name(word.text, word.span, known, "thing that players have"))
        return None
    count = -(node.number or 0) if node.kind == "holding_below" else node.number or 0
    found: Expression | None
    if index is None and hit and (field := scope.names.counter_of(hit[0].name)):
        found, noun = values.field_reference(field, owner, ItemRef(hit[0], hit[1].index)), hit[1].name
    else:
        found, noun = values.player_attribute(word, owner, index, scope), amounts.noun_of(word, scope)
    if found is None or not _countable(found, word, name, scope):
        return None
    op = HOLDING.get(node.kind, Comparison.IS)
    test = Compare(found, op, Literal(count))
    return Holding(test, found, noun, op, count) if _in_reach(test, node, scope, then=then) else None


def _countable(found: Expression, word: Word, name: str, scope: Scope) -> bool:
    """Whether so many of it can be had, and by a person.

    Reports:
        RK0203: it is no number, or not a person's.
    """
    if isinstance(found, FieldOf) and found.field.owner is Owner.GAME:
        scope.report(errors.wrong_kind(word.text, word.span, "the game's", f"something that {name} has"))
        return False
    if not values.is_count(found, scope):
        kind = values.kind_of(scope.type(found))
        scope.report(errors.wrong_kind(word.text, word.span, kind, "a number"))
        return False
    return True


HOLDING = {
    "holding_at_least": Comparison.AT_LEAST,
    "holding_at_most": Comparison.AT_MOST,
    "holding_in_at_least": Comparison.AT_LEAST,
    "holding_in_at_most": Comparison.AT_MOST,
}
"""How a count is compared, by the node that says so."""
