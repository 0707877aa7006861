"""What players, turns, the game and dice have: field declarations checked."""

from __future__ import annotations

from rulekit.check import errors
from rulekit.check.components import mark_of, noun, whole
from rulekit.check.names import Names
from rulekit.model.component import COUNTER_HIGH, Field
from rulekit.model.expression import Adjective, Compare, FieldOf, Literal, Type, Variable, VariableRef
from rulekit.model.ranges import MOST_IN_A_SET
from rulekit.syntax.node import Node

__all__ = ["check_having"]


def check_having(node: Node, names: Names) -> None:
    """Declare the fields of one owner.

    Reports:
        RK0201: an unknown owner or table. RK0203: an owner that can have nothing.
    """
    owner = "game"
    if node.says("each"):
        owner = node.name.text
        if names.is_die(owner):
            owner = "die"
        elif owner not in ("player", "turn"):
            names.report.add(errors.unknown_name(owner, node.name.span, ("player", "turn"), "owner"))
            names.report.lose(word.text for one in node.nodes("field") for word in one.the("noun").names)
            return
    for one in node.nodes("field"):
        _field(one, owner, names)


def _field(node: Node, owner: str, names: Names) -> None:
    name, plural = noun(node)
    each = ""
    of_each = node.node("of_each")
    size = 1
    if of_each:
        table = names.table(of_each.name.text)
        if table is None:
            names.report.add(errors.unknown_name(of_each.name.text, of_each.name.span, names.tables, "table"))
            names.report.lose((name.text, plural))
            return
        each, size = table.name, len(table.items)
    names.declare(name, *([each] if each else []))
    kind_node = node.the("range", "counter", "any_number", "flag", "one", "one_or_none", "some")
    low, high, bound, of, optional, limited = 0, (1,) * size, "", "", False, True
    match kind_node.kind:
        case "range":
            kind = "number"
            ends = kind_node.nodes("bound")
            low = _fixed(ends[0], names)
            high, bound = _most(ends[1], each, size, names)
            if low > min(high):
                names.report.add(errors.upside_down(low, min(high), kind_node.span))
        case "counter":
            kind, low, high, limited = "number", kind_node.number or 0, (COUNTER_HIGH,) * size, False
        case "any_number":
            kind, low, high, limited = "number", -COUNTER_HIGH, (COUNTER_HIGH,) * size, False
        case "flag":
            kind = "flag"
        case "some":
            kind, of = "set", _table(kind_node, names)
            if of and len(names.tables[of].items) > MOST_IN_A_SET:
                names.report.add(errors.too_many(kind_node.span, "things in one set", MOST_IN_A_SET))
            high = (2 ** len(names.tables[of].items) - 1,) if of else (1,)
        case _:
            optional = kind_node.kind == "one_or_none"
            word = kind_node.name.text
            kind = "player" if word == "player" else "item"
            of = "" if kind == "player" else _table(kind_node, names)
            high = ((len(names.tables[of].items) if of else 99) + 1,) * size
    start = _start(node, kind, low, high, of, names, optional=optional)
    boxes = node.node("boxes")
    made = Field(
        name.text,
        plural,
        owner,
        each,
        kind,
        of,
        low,
        high,
        start,
        bound,
        overflow=node.node("more_is_lost") is not None or not limited,
        limited=limited,
        optional=optional,
        boxes=(boxes.number or 0) if boxes else 0,
        hidden=node.node("hidden") is not None,
        mark=mark_of(node, names),
        span=name.span,
    )
    names.fields.append(made)
    if kind == "flag" and owner == "die":
        thing = Variable(-len(names.adjectives) - 1, "it", Type("die"))
        names.adjectives.append(
            Adjective(
                made.name, "die", thing, Compare(FieldOf(made, VariableRef(thing), None), "is", Literal(1)), field=made
            )
        )


def _fixed(bound: Node, names: Names) -> int:
    inner = bound.node("int", "negative")
    if inner is None:
        names.report.add(errors.wrong_kind(bound.name.text, bound.span, "a column", "a number"))
        return 0
    return whole(inner)


def _most(bound: Node, each: str, size: int, names: Names) -> tuple[tuple[int, ...], str]:
    inner = bound.node("int", "negative")
    if inner is not None:
        return (whole(inner),) * size, ""
    name = bound.name
    column = names.tables[each].column(name.text) if each else None
    if column is None:
        known = [one.name for one in names.tables[each].columns] if each else []
        names.report.add(errors.unknown_name(name.text, name.span, known, "column"))
        return (1,) * size, ""
    return tuple(value if isinstance(value, int) else 0 for value in column.values), column.name


def _table(node: Node, names: Names) -> str:
    table = names.table(node.name.text)
    if table is None:
        names.report.add(errors.unknown_name(node.name.text, node.name.span, names.tables, "table"))
        return ""
    return table.name


def _start(node: Node, kind: str, low: int, high: tuple[int, ...], of: str, names: Names, *, optional: bool) -> int:
    starts = node.node("starts")
    if starts is None:
        return min(max(low, 0), high[0]) if kind == "number" else 0 if optional or kind in ("flag", "set") else 1
    value = starts.the()
    if value.kind in ("int", "negative"):
        number = whole(value)
    elif value.kind == "name" and value.name.text in names.dials:
        number = names.dials[value.name.text].value
    elif value.kind == "name" and kind == "item" and of and (item := names.tables[of].item(value.name.text)):
        return item.index + 1
    else:
        names.report.add(errors.wrong_kind("this", value.span, "not a plain number", "a number"))
        return low
    if not low <= number <= min(high):
        names.report.add(errors.outside(number, low, min(high), value.span))
        return low
    return number
