"""Values, conditions and sets as expressions of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import attrs

from rulekit.compiler import collections, cups, groups, kinds_of_dice, links, places, relations, rows, seats, together
from rulekit.document.closed import Comparison
from rulekit.machine import instructions as m
from rulekit.model import expression as e
from rulekit.model.closed import Base, Extreme, Operation, ValueKind
from rulekit.model.ranges import type_of
from rulekit.model.row import SeatedAt

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["aggregate", "condition", "element", "members", "nothing_is_kept_as", "room", "value"]

ARITHMETIC = {
    Operation.PLUS: "+",
    Operation.MINUS: "-",
    Operation.TIMES: "*",
    Operation.SMALLER: "min",
    Operation.LARGER: "max",
}
COMPARISONS = {
    Comparison.IS: "==",
    Comparison.IS_NOT: "!=",
    Comparison.AT_LEAST: ">=",
    Comparison.AT_MOST: "<=",
    Comparison.MORE_THAN: ">",
    Comparison.LESS_THAN: "<",
}
ONE, ZERO = m.Const(1), m.Const(0)


def value(expression: e.Expression, code: Code) -> m.Expression:  # one case for each kind of value
    """The number of a value; an item, a player or a die is its index from 0, nobody is -1."""
    code.spend(1)
    match expression:
        case e.Literal():
            return m.Const(expression.value)
        case e.Answer():
            return ONE if expression.yes else ZERO
        case e.ParameterValue():
            return code.parameter(expression.parameter)
        case e.Players():
            return seats.number_left(code) if expression.left else m.Const(code.layout.players)
        case e.Rounds():
            return m.Read(code.layout.rounds)
        case e.You():
            return code.you
        case e.Active():
            return m.Read(code.layout.active)
        case SeatedAt():
            return m.Const(expression.seat - 1)
        case e.Neighbour():
            return _neighbour(expression, code)
        case e.Nobody():
            return m.Const(-1)
        case e.VariableRef():
            return code.env[expression.variable.key]
        case e.ItemRef():
            return m.Const(expression.index)
        case e.FieldOf():
            return _field(expression, code)
        case e.FromColumn():
            return _column(expression, code)
        case e.Entry():
            return _entry(expression, code)
        case e.DerivedOf():
            derived = expression.derived
            given = ((derived.variable, expression.item), (derived.second, expression.other))
            bound = {one.key: value(of, code) for one, of in given if one is not None and of is not None}
            with code.as_player(value(expression.owner, code)), code.knowing(bound):
                return value(derived.value, code)
        case e.Arithmetic():
            left, right = value(expression.left, code), value(expression.right, code)
            if expression.op is Operation.DIVIDED:
                return _divided(left, right)
            return m.Operate(ARITHMETIC[expression.op], left, right)
        case e.IfElse():
            return m.Choice(
                condition(expression.condition, code), value(expression.then, code), value(expression.other, code)
            )
        case e.CountOf():
            return aggregate("count", expression.set, code)
        case e.Total():
            return aggregate("sum", expression.set, code, expression.value)
        case e.Best():
            return aggregate(
                "max" if expression.op is Extreme.HIGHEST else "min", expression.set, code, expression.value
            )
        case e.TheOne():
            return _first(expression.set, code)
        case e.FirstOf():
            return rows.end(expression.row, code, last=expression.last)
        case e.RowCount():
            return rows.count(expression.row, code)
        case e.Among():
            return _among(expression, code)
        case e.Seat():
            return m.Operate("+", value(expression.owner, code), ONE)
        case e.PlaceBeside():
            return places.neighbour(expression, code)
        case e.PlaceBetween():
            return places.middle(expression, code)
        case e.DiceShown():
            die = code.game.die
            shown = kinds_of_dice.figure(cups.face(value(expression.die, code), code), code)
            return m.Operate("+", shown, m.Const(die.low if die else 0))
        case _:
            assert_never(expression)


def _neighbour(who: e.Neighbour, code: Code) -> m.Expression:
    if isinstance(who.places, int):
        return seats.neighbour(code.you, m.Const(who.places), who.places, code, left=who.left)
    return seats.neighbour(code.you, value(who.places, code), type_of(who.places).high, code, left=who.left)


def _divided(left: m.Expression, by: m.Expression) -> m.Expression:
    """Whole division by a constant, or by one of several that lasting effects choose from."""
    if isinstance(by, m.Choice):
        return m.Choice(by.condition, _divided(left, by.then), _divided(left, by.other))
    return m.Operate("//", left, by)


def _field(expression: e.FieldOf, code: Code) -> m.Expression:
    if expression.field.piece and expression.owner is not None:
        return places.how_many(expression.field, value(expression.owner, code), code)
    if expression.field.kind is ValueKind.SET:
        return collections.count(expression, code)
    base, offset = code.place(expression)
    read = m.Read(base, offset)
    if expression.field.kind in (ValueKind.ITEM, ValueKind.PLAYER):
        return m.Operate("-", read, ONE)
    return read


def _column(expression: e.FromColumn, code: Code) -> m.Expression:
    row = tuple(
        one if isinstance(one, int) else -1 if expression.column.kind is ValueKind.ITEM else 0
        for one in expression.column.values
    )
    item = value(expression.item, code)
    if expression.seer is None or expression.table.board is None:
        return m.Lookup(row, item)
    # Each player sees another number: one row of numbers for each, one behind the other.
    seats, board = code.layout.players, expression.table.board
    seen = tuple(row[at] for seat in range(seats) for at in board.seen(seat, seats))
    start = m.Operate("*", value(expression.seer, code), m.Const(len(row)))
    return m.Lookup(seen, m.Operate("+", start, item))


def _entry(expression: e.Entry, code: Code) -> m.Expression:
    """A list of lists, flattened with a 0 before each, so that one look-up serves."""
    rows = [row if isinstance(row, tuple) else () for row in expression.row.column.values]
    width = max((len(row) for row in rows), default=0) + 1
    flat = tuple(one for row in rows for one in (0, *row, *(0,) * (width - 1 - len(row))))
    item, at = value(expression.row.item, code), value(expression.at, code)
    if type_of(expression.at).kind is ValueKind.ITEM:
        at = m.Operate("+", at, ONE)
    place = m.Operate("max", ZERO, m.Operate("min", at, m.Const(width - 1)))
    return m.Lookup(flat, m.Operate("+", m.Operate("*", item, m.Const(width)), place))


def _among(expression: e.Among, code: Code) -> m.Expression:
    """How often a thing lies in a row; or stands in each list, written out, so that one look-up serves."""
    if isinstance(expression.row, e.FieldOf):
        return rows.alike(value(expression.item, code), expression.row, code)
    column = expression.row.column
    size = len(code.game.table(column.table).items)
    lists = [one if isinstance(one, tuple) else () for one in column.values]
    counts = tuple(found.count(at) for found in lists for at in range(size))
    owner, item = value(expression.row.item, code), value(expression.item, code)
    return m.Lookup(counts, m.Operate("+", m.Operate("*", owner, m.Const(size)), item))


def in_set(what: e.FieldOf, item: m.Expression, code: Code) -> m.Expression:
    """Whether what is kept as a set or a row holds an item: a piece of a board, on a place."""
    if what.field.piece and what.owner is not None:
        return places.stands(what.field, value(what.owner, code), item, code)
    return rows.lies(item, what, code)


def nothing_is_kept_as(read: m.Expression) -> m.Expression:
    """Whether an item or a player is kept there at all."""
    return m.Compare("==", read, ZERO)


def room(what: e.FieldOf, code: Code) -> m.Expression:
    """How much more of a field there can be."""
    base, offset = code.place(what)
    return m.Operate("-", code.most(what), m.Read(base, offset))


def aggregate(
    op: str, found: e.SetOf, code: Code, what: e.Expression | None = None, extra: m.Expression | None = None
) -> m.Expression:
    """One number out of a set: how many there are, the sum of a value, whether there is one."""
    local = code.new_local()
    size, tests = members(found, m.Local(local), code)
    with code.knowing({found.element.key: element(found, m.Local(local), code)}):
        each = value(what, code) if what is not None else ONE
    if extra is not None:
        tests.append(extra)
    return m.Aggregate(op, local, size, m.Logic("and", tuple(tests)), each)


def _first(found: e.SetOf, code: Code) -> m.Expression:
    """The first of a set, -1 if nothing is in it: what comes first has most behind it."""
    local = code.new_local()
    size, tests = members(found, m.Local(local), code)
    behind = m.Operate("-", m.Const(size), m.Local(local))
    most = m.Aggregate("max", local, size, m.Logic("and", tuple(tests)), behind)
    return m.Lookup((-1, *reversed(range(size))), most)


def members(found: e.SetOf, local: m.Expression, code: Code) -> tuple[int, list[m.Expression]]:
    """How many candidates a set has, and what each (as ``local``) must pass to be in it."""
    tests: list[m.Expression] = []
    match found.base:
        case Base.PLAYERS | Base.OPPONENTS:
            size = code.layout.players
            tests += seats.is_in(local, code)
            if found.base is Base.OPPONENTS:
                tests.append(m.Compare("!=", local, code.you))
        case Base.DICE if isinstance(found.held, e.FieldOf):
            size, lying = cups.lying(found.held, local, code)
            tests.append(lying)
        case Base.DICE:
            size = code.layout.pool_size
            tests.append(m.Compare("<", local, m.Read(code.layout.pool_count)))
            tests += kinds_of_dice.of_kind(m.Read(code.layout.pool, local), found.element.type.of, code)
        case Base.FIELD:
            assert isinstance(found.held, e.FieldOf)
            size = len(code.game.table(found.of).items)
            tests.append(in_set(found.held, local, code))
        case Base.VARIABLE:
            assert isinstance(found.held, e.VariableRef)
            size = code.size_of(found.held.variable.type)
            tests.append(collections.has_those(code.env[found.held.variable.key], local, size))
        case Base.ITEMS:
            size = len(code.game.table(found.of).items)
    with code.knowing({found.element.key: element(found, local, code)}):
        tests += [condition(test, code) for test in found.tests]
    return size, tests


def element(found: e.SetOf, local: m.Expression, code: Code) -> m.Expression:
    """What a candidate of a set is: itself, or, of the dice in a cup, one of those of its owner."""
    if found.base is Base.DICE and isinstance(found.held, e.FieldOf):
        return cups.die(found.held, local, code)
    return local


def condition(test: e.Condition, code: Code) -> m.Expression:  # one case for each kind of condition
    """1 when the condition holds, otherwise 0."""
    code.spend(1)
    match test:
        case e.Compare():
            return _compare(test, code)
        case e.HasCount():
            return m.Compare(COMPARISONS[test.op], value(test.what, code), m.Const(test.count))
        case e.HasMost():
            return _most(test, code)
        case e.Multiple():
            found, of = value(test.number, code), m.Const(test.of)
            whole = m.Operate("*", m.Operate("//", found, of), of)
            return m.Compare("!=" if test.negated else "==", found, whole)
        case e.Related():
            return _negated(relations.related(test, code), negated=test.negated)
        case e.Alike():
            return groups.alike(test, code)
        case e.Run():
            return groups.run(test, code)
        case e.Several():
            return together.there_are(test, code)
        case e.NextTo():
            return _negated(links.next_to(test, code), negated=test.negated)
        case e.Connected():
            return _negated(links.connected(test, code), negated=test.negated)
        case e.Within():
            return _negated(links.within(test, code), negated=test.negated)
        case e.HasPiece():
            stands = places.has_piece(test, code)
            if _may_be_nothing(test.place):
                stands = m.Logic("and", (m.Compare(">=", value(test.place, code), ZERO), stands))
            return _negated(stands, negated=test.negated)
        case e.LineOf():
            return _negated(places.in_line_of(test, code), negated=test.negated)
        case e.InLine():
            return _negated(places.in_line(test, code), negated=test.negated)
        case e.Between():
            return _negated(places.between(test, code), negated=test.negated)
        case e.Has():
            return _negated(_has(test, code), negated=test.negated)
        case e.Membership():
            if test.what.field.kind is ValueKind.SET:
                return _negated(in_set(test.what, value(test.item, code), code), negated=test.negated)
            return _negated(m.Compare(">", m.Read(*code.place(test.what)), ZERO), negated=test.negated)
        case e.Shows():
            return kinds_of_dice.shows(cups.face(value(test.die, code), code), test.face.name, code)
        case e.Is():
            adjective = test.use.adjective
            thing = value(test.thing, code)
            with code.knowing({adjective.variable.key: thing}):
                so = condition(adjective.condition, code)
            if _may_be_nothing(test.thing):
                so = m.Logic("and", (m.Compare(">=", thing, ZERO), so))
            return _negated(so, negated=test.use.negated)
        case e.Exists():
            at_once = links.any_connected(test.set, code) or places.any_between(test.set, code)
            found = aggregate("any", test.set, code) if at_once is None else at_once
            return _negated(found, negated=test.negated)
        case e.Every():
            return _every(test, code)
        case e.Gained():
            return m.Read(code.gained_flag(test.what))
        case e.Passed():
            return seats.have_passed(code, but_one=test.but_one)
        case e.Agrees():
            return ONE
        case e.All():
            return m.Logic("and", tuple(condition(one, code) for one in test.parts))
        case e.AnyOf():
            return m.Logic("or", tuple(condition(one, code) for one in test.parts))
        case e.Not():
            return m.Invert(condition(test.part, code))
        case _:
            assert_never(test)


def _may_be_nothing(thing: e.Expression) -> bool:
    """Whether a place may be no place at all: beyond the edge, or not the only one."""
    of = type_of(thing)
    return of.kind is ValueKind.ITEM and of.optional


def _negated(test: m.Expression, *, negated: bool) -> m.Expression:
    return m.Invert(test) if negated else test


def _compare(test: e.Compare, code: Code) -> m.Expression:
    left, right = value(test.left, code), value(test.right, code)
    return m.Compare(COMPARISONS[test.op], left, right)


def _has(test: e.Has, code: Code) -> m.Expression:
    if test.item is not None and test.what.field.kind is ValueKind.SET:
        return in_set(test.what, value(test.item, code), code)
    if test.what.field.piece:
        return m.Compare("!=", value(test.what, code), ZERO)
    read = m.Read(*code.place(test.what))
    return m.Compare(">" if test.item is not None else "!=", read, ZERO)


def _most(test: e.HasMost, code: Code) -> m.Expression:
    """The player has some, and as much as who has most, or as little as who has least; alone, or with others."""
    local = code.new_local()
    players = code.layout.players
    mine, theirs = _of_player(test, value(test.who, code), code), _of_player(test, m.Local(local), code)
    there = seats.is_in(m.Local(local), code)
    top = m.Aggregate("max" if test.most else "min", local, players, there[0] if there else ONE, theirs)
    some = (m.Compare(">", mine, ZERO),) if test.most else ()
    parts: tuple[m.Expression, ...] = (*some, m.Compare("==", mine, top))
    if test.alone is not None:
        level = m.Compare("==", theirs, mine)
        as_much = m.Aggregate("count", local, players, m.Logic("and", (*there, level)) if there else level)
        parts = (*parts, m.Compare("==" if test.alone else ">", as_much, ONE))
    return m.Logic("and", parts)


def _of_player(test: e.HasMost, player: m.Expression, code: Code) -> m.Expression:
    """How much a player has of what is compared."""
    if isinstance(test.what, e.DerivedOf) or test.what.field.kind is ValueKind.SET:
        each = e.Variable(-code.new_local(), "player", e.Type(ValueKind.PLAYER))
        with code.knowing({each.key: player}):
            return value(attrs.evolve(test.what, owner=e.VariableRef(each)), code)
    base, offset = code.place(attrs.evolve(test.what, owner=None))
    width = code.layout.widths[test.what.field.name, test.what.field.each]
    start = player if width == 1 else m.Operate("*", player, m.Const(width))
    return m.Read(base, start if offset is None else m.Operate("+", start, offset))


def _every(test: e.Every, code: Code) -> m.Expression:
    if (together := places.all_between(test, code)) is not None:
        return together
    local = code.new_local()
    size, tests = members(test.set, m.Local(local), code)
    with code.knowing({test.set.element.key: element(test.set, m.Local(local), code)}):
        wanted = condition(test.condition, code)
    return m.Aggregate("all", local, size, m.Logic("or", (m.Invert(m.Logic("and", tuple(tests))), wanted)))
