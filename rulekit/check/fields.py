"""What players, turns, the game and dice have: field declarations checked."""

from __future__ import annotations

from attrs import evolve

from rulekit.check import dice_errors, errors, tables_round
from rulekit.check.components import mark_of, noun, whole
from rulekit.check.names import Names
from rulekit.check.owner_errors import unknown_owner
from rulekit.document.closed import Comparison
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import COUNTER_HIGH, Field
from rulekit.model.expression import Adjective, Compare, FieldOf, Literal, Type, Variable, VariableRef
from rulekit.model.ranges import MOST_DICE, MOST_IN_A_ROW, MOST_IN_A_SET, WORD, words_of
from rulekit.syntax.node import Node, Word

__all__ = ["check_having", "check_supplies"]

SEVERAL = ("some", "row_of", "cup")
"""Kinds of fields that hold several things."""
SEATED = ("player", "players")
HOLDS = ("one", "one_or_none", "some", "row_of", "cup")
"""The kinds of fields that hold things of a table, a player, or dice."""


def check_having(node: Node, names: Names) -> None:
    """Declare the fields of one owner.

    Reports:
        RK0201: an unknown owner, table or number. RK0203: an owner that can have nothing.
    """
    owner, step = "game", "turn"
    if node.says("each"):
        owner = node.name.text
        if names.is_die(owner):
            owner = "die"
        elif owner in names.announced:
            step, owner = owner, "turn"
        elif owner != "player":
            first = next((word.text for one in node.nodes("field") for word in one.the("noun").names), "NAME")
            tables = {one.name for one in names.tables.values()}
            names.report.add(unknown_owner(owner, node.name.span, first, names.announced, tables))
            names.report.lose(word.text for one in node.nodes("field") for word in one.the("noun").names)
            return
    for one in node.nodes("field"):
        _field(one, owner, names, step)


def check_supplies(tree: Node, names: Names) -> None:
    """Note which field of the game others are taken from, when all of them are declared: their order is free.

    Reports:
        RK0201: there is none, or it is kept of other things.
    """
    written = {
        one.the("noun").names[0].span: one.the("taken_from")
        for having in tree.nodes("having")
        for one in having.nodes("field")
        if one.node("taken_from") is not None
    }
    for at, one in enumerate(names.fields):
        if one.span in written:
            names.fields[at] = evolve(one, source=_source(written[one.span], one.each, names))


def _field(node: Node, owner: str, names: Names, step: str) -> None:
    name, plural = noun(node)
    of_each = node.node("of_each")
    each = _table(of_each, names) if of_each else ""
    if of_each and not each:
        names.report.lose((name.text, plural))
        return
    size = len(names.tables[each].items) if each else 1
    names.declare(name, *([each] if each else []))
    kind_node = node.the("range", "counter", "any_number", "flag", "one", "one_or_none", "some", "row_of", "cup")
    face_down = node.node("face_down") is not None
    low, high, bound, of, optional, limited, room = 0, (1,) * size, "", "", False, True, 1
    if kind_node.kind in HOLDS and (kind_node.name.text != "player" or kind_node.kind in SEVERAL):
        of = _dice(kind_node, owner, each, names) if kind_node.kind == "cup" else _held(kind_node, name, names)
        if not of:
            names.report.lose((name.text, plural))
            return
    match kind_node.kind:
        case "range":
            kind = "number"
            low = _fixed(kind_node.child("low"), names)
            high, bound = _most(kind_node.child("high"), each, size, names)
            if low > min(high):
                names.report.add(errors.upside_down(low, min(high), kind_node.span))
        case "counter":
            kind, low, high, limited = "number", kind_node.number or 0, (COUNTER_HIGH,) * size, False
        case "any_number":
            kind, low, high, limited = "number", -COUNTER_HIGH, (COUNTER_HIGH,) * size, False
        case "flag":
            kind = "flag"
        case "cup":
            kind, high = "cup", (_room(kind_node, names),)
        case "row_of":
            kind = "row"
            room, top = _row(kind_node, of, names, face_down=face_down)
            limited = kind_node.number is not None
            high = (top,) * (room * size)
        case "some":
            kind = "set"
            words = _words(kind_node, of, names)
            room, high = len(words), words * size
        case _:
            optional = kind_node.kind == "one_or_none"
            kind = "item" if of else "player"
            high = ((len(names.tables[of].items) if of else 99) + 1,) * size
    starts = _apt(node, kind, low, high, _starts(node, each, names), names)
    start = starts[0] if starts else _start(node, kind, low, high, of, names, optional=optional)
    boxes, taken = node.node("boxes"), node.node("taken_from")
    made = Field(
        name.text,
        plural,
        Owner(owner),
        each,
        ValueKind(kind),
        of,
        low,
        high,
        start,
        bound,
        overflow=node.node("more_is_lost") is not None or not limited or taken is not None,
        limited=limited,
        optional=optional,
        boxes=(boxes.number or 0) if boxes else 0,
        hidden=node.node("hidden") is not None or face_down,
        mark=mark_of(node, names),
        span=name.span,
        room=room,
        face_down=face_down and _has_an_order(node, kind, names),
        starts=starts,
        declared=node.node("starts") is not None,
        begins=_begins(node) if starts else "",
        step=step,
    )
    names.fields.append(made)
    if made.kind is ValueKind.FLAG and made.owner is Owner.DIE:
        _declare_adjective(made, names)


def _dice(node: Node, owner: str, each: str, names: Names) -> str:
    """The kind of dice that somebody keeps, by its singular; an empty text when reported.

    Reports:
        RK0201: no such dice. RK0203: they are kept of the turn, of dice, or of each thing of a table.
    """
    word = node.names[0]
    if not names.is_of_dice(word.text) or names.die is None:
        known = [one.plural for one in names.die.each] if names.die else []
        names.report.add(errors.unknown_name(word.text, word.span, known, "dice"))
        return ""
    if names.is_die(word.text) and names.die.kinds:
        names.report.add(dice_errors.of_which_kind(word.text, word.span, [one.plural for one in names.die.kinds]))
        return ""
    if owner not in ("player", "game") or each:
        wanted = "what a player or the game has, without `of each`"
        names.report.add(errors.wrong_kind(word.text, node.span, "kept elsewhere", wanted))
        return ""
    return (names.kind_of_dice(word.text) or names.die).name


def _room(node: Node, names: Names) -> int:
    """How many dice somebody can keep.

    Reports:
        RK0302: none, or too many.
    """
    most = node.number or 0
    if not 1 <= most <= MOST_DICE:
        names.report.add(errors.outside(most, 1, MOST_DICE, node.span))
        most = 1
    return most


def _declare_adjective(made: Field, names: Names) -> None:
    """Let what is yes or no of a die be said before its noun."""
    thing = Variable(-len(names.adjectives) - 1, "it", Type(ValueKind.DIE))
    names.adjectives.append(
        Adjective(
            made.name,
            "die",
            thing,
            Compare(FieldOf(made, VariableRef(thing), None), Comparison.IS, Literal(1)),
            field=made,
        )
    )


def _has_an_order(node: Node, kind: str, names: Names) -> bool:
    """Whether a field is a row, and so can lie face down.

    Reports:
        RK0203: it is no row.
    """
    if kind != "row":
        span = node.the("face_down").span
        names.report.add(errors.wrong_kind(noun(node)[0].text, span, "no row", "a row, which has an order"))
    return kind == "row"


def _words(node: Node, of: str, names: Names) -> tuple[int, ...]:
    """The greatest value of each slot that a set takes.

    Reports:
        RK0310: there are too many things for one set.
    """
    many = len(names.tables[of].items)
    if many > MOST_IN_A_SET:
        names.report.add(errors.too_many(node.span, "things in one set", MOST_IN_A_SET))
    return tuple(2 ** min(WORD, many - WORD * at) - 1 for at in range(words_of(many)))


def _row(node: Node, of: str, names: Names, *, face_down: bool) -> tuple[int, int]:
    """How many slots a row takes, and the greatest value of each.

    Reports:
        RK0302: it has room for nothing, or for too much.
    """
    most = MOST_IN_A_ROW if node.number is None else node.number
    if not 1 <= most <= MOST_IN_A_ROW:
        names.report.add(errors.outside(most, 1, MOST_IN_A_ROW, node.span))
        most = 1
    others = len(names.tables[of].items)
    return (others, most) if face_down else (most, others)


def _fixed(bound: Node, names: Names) -> int:
    if bound.says("its"):
        names.report.add(errors.wrong_kind(bound.name.text, bound.span, "a column", "a number"))
        return 0
    return _of_all(bound, names)


def _of_all(bound: Node, names: Names) -> int:
    """A limit that is the same for each item: a number, or the name of one.

    Reports:
        RK0201: an unknown name. RK0203: a number that a lasting effect changes for some, while a limit holds for all.
    """
    inner = bound.node("int", "negative")
    if inner is not None:
        return whole(inner)
    name = bound.name
    parameter = names.parameters.get(name.text)
    if any(one.agreed for one in names.fields_named(name.text)):
        what = "an option, which is not the same at each table"
        names.report.add(errors.wrong_kind(name.text, name.span, what, "a number that is the same for all"))
        return 1
    if parameter is None:
        names.report.add(errors.unknown_name(name.text, name.span, names.parameters, "number"))
        return 1
    if parameter.others:
        what = "a number that a lasting effect changes"
        names.report.add(errors.wrong_kind(name.text, name.span, what, "a number that is the same for all"))
    return parameter.value


def _most(bound: Node, each: str, size: int, names: Names) -> tuple[tuple[int, ...], str]:
    if not bound.says("its"):
        return (_of_all(bound, names),) * size, ""
    name = bound.name
    column = names.tables[each].column(name.text) if each else None
    if column is None:
        known = [one.name for one in names.tables[each].columns] if each else []
        names.report.add(errors.unknown_name(name.text, name.span, known, "column"))
        return (1,) * size, ""
    return tuple(value if isinstance(value, int) else 0 for value in column.values), column.name


def _apt(
    node: Node, kind: str, low: int, high: tuple[int, ...], starts: tuple[int, ...], names: Names
) -> tuple[int, ...]:
    """What each item begins with, made sure that what a field begins with and comes from goes with what it is.

    Reports:
        RK0203: a row begins empty, and only what is counted comes from a supply. RK0302: a start outside the range.
    """
    begins, taken = node.node("starts"), node.node("taken_from")
    if begins is not None and kind == "row":
        names.report.add(errors.wrong_kind("starts at", begins.span, "for a row, which begins empty", "for one thing"))
    elif begins is not None and kind == "number":
        for at, start in enumerate(starts):
            if not low <= start <= high[at]:
                names.report.add(errors.outside(start, low, high[at], begins.span))
    if taken is not None and kind != "number":
        names.report.add(errors.wrong_kind("taken from", taken.span, "for no number", "for what is counted"))
    return starts


def _source(taken: Node, each: str, names: Names) -> str:
    """The field of the game that a field is taken from; an empty text when reported."""
    fitting = [
        one
        for one in names.fields
        if one.owner is Owner.GAME and one.each in (each, "") and one.kind is ValueKind.NUMBER
    ]
    found = next((one for one in fitting if taken.name.text in (one.name, one.plural)), None)
    if found is None:
        known = [one.name for one in fitting]
        names.report.add(errors.unknown_name(taken.name.text, taken.name.span, known, "supply of the game"))
        return ""
    return found.name


def _starts(node: Node, each: str, names: Names) -> tuple[int, ...]:
    """What each item of a table begins with, where a column says so (``starts at its supply``)."""
    starts = node.node("starts")
    value = starts.the() if starts is not None else None
    if value is None or value.kind != "its":
        return ()
    column = names.tables[each].column(value.name.text) if each else None
    if column is None or column.kind is not ValueKind.NUMBER:
        known = [one.name for one in names.tables[each].columns] if each else []
        names.report.add(errors.unknown_name(value.name.text, value.name.span, known, "column of numbers"))
        return (0,)
    return tuple(one if isinstance(one, int) else 0 for one in column.values)


def _begins(node: Node) -> str:
    """The column that starts come from."""
    starts = node.node("starts")
    return starts.the().name.text if starts is not None and starts.the().kind == "its" else ""


def _table(node: Node, names: Names) -> str:
    table = names.table(node.name.text)
    if table is None:
        names.report.add(errors.unknown_name(node.name.text, node.name.span, names.tables, "table"))
        return ""
    return table.name


def _held(node: Node, name: Word, names: Names) -> str:
    """The table whose things a field of that name holds."""
    if node.kind in SEVERAL and node.name.text in SEATED:
        names.report.add(errors.no_list_of_players(node.name.text, node.name.span, name.text))
        return ""
    return _table(node, names)


def _start(node: Node, kind: str, low: int, high: tuple[int, ...], of: str, names: Names, *, optional: bool) -> int:
    starts = node.node("starts")
    if starts is None:
        empty = optional or kind in ("flag", "set", "row", "cup")
        return min(max(low, 0), high[0]) if kind == "number" else 0 if empty else 1
    value = starts.the()
    if kind == "row":
        return 0  # that was reported
    if kind == "item":
        item = names.tables[of].item(value.name.text) if value.kind == "name" else None
        if item is None:
            names.report.add(
                errors.wrong_kind(value.name.text if value.kind == "name" else "", value.span, f"no {of}", f"a {of}")
            )
        return item.index + 1 if item is not None else 0
    if kind == "player" and value.kind == "name" and value.name.text.startswith(tables_round.SEATED):
        return tables_round.seat_of(value.name, names.fewest, names.report.add) or low
    if kind == "flag" and value.kind in ("yes", "no"):
        return int(value.kind == "yes")
    if kind in ("number", "flag", "cup") and value.kind in ("int", "negative"):
        number = whole(value)
    elif kind in ("number", "cup") and value.kind == "name" and value.name.text in names.parameters:
        number = names.parameters[value.name.text].value
    else:
        names.report.add(errors.wrong_kind("", value.span, "not a plain number", "a number"))
        return low
    if not low <= number <= min(high):
        names.report.add(errors.outside(number, low, min(high), value.span))
        return low
    return number
