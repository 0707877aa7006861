"""Worked examples: who plays, what is given, what happens, what must follow."""

from __future__ import annotations

from rulekit.check import amounts, errors, things
from rulekit.check.scope import Scope
from rulekit.model.expression import Expression, FieldOf, ItemRef, Literal, Type, Variable, VariableRef
from rulekit.model.game import Deed, Example, Fact, Holding, Pick
from rulekit.syntax.node import Node, Word

__all__ = ["check_example"]

FACTS = ("holds", "only", "cannot", "fact_is", "wins_game", "over", "not_over", "cast")


def check_example(node: Node, scope: Scope, players: tuple[int, int]) -> Example | None:
    """The checked example; None when something was reported.

    Reports:
        RK0201: an unknown person, step, option or thing. RK0302: more people than can play.
    """
    names = [word for one in node.walk() if one.kind == "cast" for word in one.names]
    scope.names.declare(node.name, "example")
    first: dict[str, Word] = {}
    for word in names:
        if first.setdefault(word.text, word) is not word:
            scope.report(errors.declared_twice(word.text, word.span, first[word.text].span))
    cast = tuple(first) or _people(node)
    if not names:
        cast += ("",) * (max(players[0], min(2, players[1])) - len(cast))
    if not players[0] <= len(cast) <= players[1]:
        scope.report(
            errors.wrong_people(len(cast), *players, names[0].span.to(names[-1].span) if names else node.name.span)
        )
        return None
    people = [Variable(-1000 - at, name, Type("player")) for at, name in enumerate(cast)]
    before = len(scope.names.report)
    lines: list[Fact | Deed] = []
    with scope.inside(*people, somebody=True):
        for part in node.nodes("given", "when", "then"):
            inner = part.the()
            if inner.kind == "cast":
                continue
            made: Fact | Deed | None
            made = _deed(inner, cast, scope) if part.kind == "when" else _fact(inner, cast, part.kind == "then", scope)
            if made is not None:
                lines.append(made)
    about = node.names[1].text if len(node.names) > 1 else _about(lines)
    if about and about not in scope.names.steps:
        scope.report(errors.unknown_name(about, node.names[-1].span, scope.names.steps, "step"))
    if len(scope.names.report) > before:
        return None
    title = node.words("STRING")
    return Example(node.name.text, title[0].title if title else "", about, cast, bool(names), tuple(lines), node.span)


def _people(node: Node) -> tuple[str, ...]:
    """The people of an example that does not list them: those who are named first on its lines."""
    found: list[str] = []
    for part in node.nodes("given", "when", "then"):
        inner = part.the()
        first = inner.children[0]
        if isinstance(first, Node) and first.kind in ("owned", "owned_of"):
            first = first.the("owner", "owner_that").name
        if isinstance(first, Word) and first.kind == "NAME" and inner.kind != "all_do":
            found.append(first.text)
    return tuple(dict.fromkeys(found))


def _about(lines: list[Fact | Deed]) -> str:
    return next((one.step for one in lines if isinstance(one, Deed) and one.step), "")


def _who(word: Word, cast: tuple[str, ...], scope: Scope) -> int:
    if word.text in cast:
        return cast.index(word.text)
    scope.report(errors.unknown_name(word.text, word.span, cast, "person"))
    return 0


def _fact(node: Node, cast: tuple[str, ...], then: bool, scope: Scope) -> Fact | None:  # noqa: FBT001  # given or then
    match node.kind:
        case "holds":
            who = _who(node.name, cast, scope)
            owner = VariableRef(Variable(-1000 - who, cast[who], Type("player")))
            said = node.nodes("holding", "holding_item", "holding_none")
            parts = [_holding(one, owner, scope) for one in said]
            held = tuple(one for one in parts if one is not None)
            for one, place in zip(parts, said, strict=True) if not then else ():
                if one is not None and isinstance(one.what, FieldOf) and one.count is not None:
                    _possible(one.what, one.count, place, scope)
            return Fact("holds", who, holdings=held, then=then, span=node.span) if len(held) == len(parts) else None
        case "only" | "cannot":
            picks = tuple(_pick(one, scope) for one in node.nodes("pick", "pick_number", "pick_stop"))
            return Fact(node.kind, _who(node.name, cast, scope), picks=picks, then=then, span=node.span)
        case "fact_is":
            sides = [one for one in node.nodes() if one.kind != "not"]
            left, right = things.value(sides[0], scope), things.value(sides[1], scope)
            op = "is_not" if node.node("not") else "is"
            if not then and isinstance(left, FieldOf) and isinstance(right, Literal):
                _possible(left, right.value, sides[1], scope)
            return Fact("is", left=left, op=op, right=right, then=then, span=node.span) if left and right else None
        case "row_is":
            row = things.row(node.nodes()[0], scope)
            found = [_in_row(word, row, scope) for word in node.names] if row else []
            if row is None or None in found:
                return None
            items = tuple(one for one in found if one is not None)
            return Fact("row_is", left=row, items=items, then=then, span=node.span)
        case "wins_game":
            return Fact("wins", _who(node.name, cast, scope), then=then, span=node.span)
        case _:
            return Fact(node.kind, then=then, span=node.span)


def _in_row(word: Word, row: FieldOf, scope: Scope) -> int | None:
    """The number of an item in the table that a row is of."""
    table = scope.names.tables.get(row.field.of)
    if table is None:
        return None  # The table was reported.
    item = table.item(word.text)
    if item is None:
        scope.report(errors.unknown_name(word.text, word.span, [one.name for one in table.items], table.name))
        return None
    return item.index


def _possible(what: FieldOf, count: int, node: Node, scope: Scope) -> None:
    """Check that there can be so many of a field.

    Reports:
        RK0302: there can't.
    """
    field = what.field
    at = what.index.index if isinstance(what.index, ItemRef) and len(field.high) > 1 else 0
    if field.kind == "number" and not field.low <= count <= field.high[at]:
        scope.report(errors.outside(count, field.low, field.high[at], node.span))


def _holding(node: Node, owner: Expression, scope: Scope) -> Holding | None:
    word = node.name
    of_node = node.node()
    index = things.sure(of_node, scope) if of_node else None
    if of_node and index is None:
        return None
    if node.kind == "holding_item":
        hit = scope.names.item(word.text)
        held = scope.names.holding_of(hit[0].name) if hit else None
        if hit is None or held is None:
            known = [item.name for table in scope.names.tables.values() for item in table.items]
            scope.report(errors.unknown_name(word.text, word.span, known, "thing that players have"))
            return None
        return Holding(None, FieldOf(held, owner, None), hit[1].index, hit[1].name)
    count = 0 if node.kind == "holding_none" else node.number or 0
    if index is None and (hit := scope.names.item(word.text)) and (field := scope.names.counter_of(hit[0].name)):
        return Holding(count, things.made(field, owner, ItemRef(hit[0], hit[1].index)), None, hit[1].name)
    found = things.had(word, owner, index, scope)
    return Holding(count, found, None, amounts.noun_of(word, scope)) if found is not None else None


def _pick(node: Node, scope: Scope) -> Pick:
    if node.kind == "pick_stop":
        return Pick("stop", "stop", span=node.span)
    if node.kind == "pick_number":
        return Pick(str(node.number), "number", span=node.span)
    word = node.name
    of_node = node.node()
    of = things.sure(of_node, scope) if of_node else None
    verb = "give" if node.says("give") else "take" if node.says("take") else ""
    variable = scope.called(word.text)
    role = "people" if variable is not None and variable.type.kind == "player" else "options"
    if (
        role == "options"
        and word.text not in scope.names.options
        and (scope.names.item(word.text) or scope.names.fields_named(word.text) or scope.names.table(word.text))
    ):
        role = "things"
    if scope.names.die and any(face.name == word.text for face in scope.names.die.faces):
        role = "faces"
    if role == "options" and word.text not in scope.names.options:
        known = [*scope.names.options, *scope.names.everything()]
        scope.report(errors.unknown_name(word.text, word.span, known, "choice"))
    name = amounts.noun_of(word, scope) if role == "things" else word.text
    return Pick(name, role, node.number, verb, of, span=node.span)


def _deed(node: Node, cast: tuple[str, ...], scope: Scope) -> Deed | None:
    if node.kind == "all_do":
        return Deed("all_do", step=scope.a_step(node.name), span=node.span)
    who = _who(node.names[0], cast, scope)
    match node.kind:
        case "does":
            step = scope.a_step(node.names[1])
            thing_node = node.node()
            thing = things.sure(thing_node, scope) if thing_node else None
            needs = scope.needs.get(step)
            if step and needs is not None and thing is None and not thing_node:
                scope.report(errors.needs_a_thing(step, node.span, needs.name))
            return Deed("does", who, step, thing, span=node.span) if step else None
        case "gains":
            verb = Word("gain", "WORD", node.span)
            tail = tuple(one for one in node.children[2:])
            statement = scope.statements["gain"](Node("gain", (verb, *tail), node.span), scope)
            return Deed("acts", who, statement=statement, span=node.span) if statement else None
        case "chooses":
            picks = tuple(_pick(one, scope) for one in node.nodes("pick", "pick_number", "pick_stop"))
            return Deed("chooses", who, picks=picks, span=node.span)
        case "rolls":
            return _rolls(node, who, scope)
        case "says_yes":
            return Deed("agrees", who, span=node.span)
        case "says_no":
            return Deed("refuses", who, span=node.span)
        case _:
            return Deed("stops", who, span=node.span)


def _rolls(node: Node, who: int, scope: Scope) -> Deed | None:
    die = scope.names.die
    words = [one for one in node.children if isinstance(one, Word) and one.kind in ("NAME", "NUMBER")][1:]
    faces: list[int] = []
    for word in words:
        face = next((one for one in die.faces if one.name == word.text), None) if die else None
        if face is None:
            scope.report(
                errors.unknown_name(word.text, word.span, [one.name for one in die.faces] if die else [], "face")
            )
            return None
        faces.append(face.index)
    return Deed("rolls", who, faces=tuple(faces), span=node.span)
