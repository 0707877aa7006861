"""How many things of a table can lie in rows: what all that happens in a game puts there, counted before it is played.

A thing that was drawn and is put somewhere else is moved; every other thing that is put somewhere is a new one. What is
done so often that nothing tells how often has no bound.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import define, evolve, field

from rulekit.check import ending_errors
from rulekit.diagnostics import Diagnostic, Report
from rulekit.model import expression as e
from rulekit.model.closed import Base, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Binds, Calls, Changes, Performs, Placing, Verb
from rulekit.model.game import Game
from rulekit.model.part import Part, Role
from rulekit.model.ranges import MOST_IN_A_ROW
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.model.walk import inside, replaced
from rulekit.remembering import remembered
from rulekit.source import Span

__all__ = ["is_without_limit", "roomy", "supplies"]

ROOTS = ("setup", "play", "score")

MOST_ENTERED = 20_000
"""So many steps are looked into one by one, each time that they are done."""

Count = int | None
"""How often, or how many; None for what has no bound."""


@define
class _Ledger:
    """What is put into rows.

    Args:
        game: in which.
        made: how many new things of each table there are, at most.
        put: how many things each row is given, at most; None where things are moved into it.
        filled: the rows that are filled from others.
        left: the sets, and the places for one thing, from which things go elsewhere.
        gathered: the tables whose things are gathered, each once.
        where: a statement that puts something into each row.
    """

    game: Game
    made: dict[str, Count] = field(factory=dict[str, "Count"])
    put: dict[Field, Count] = field(factory=dict["Field", "Count"])
    filled: set[Field] = field(factory=set["Field"])
    left: frozenset[Field] = frozenset()
    gathered: set[str] = field(factory=set[str])
    where: dict[Field, Span] = field(factory=dict["Field", "Span"])
    _open: list[str] = field(factory=list[str])
    _closed: set[str] = field(factory=set[str])
    _entered: int = 0

    def body(self, body: Body, times: Count, hand: frozenset[int]) -> frozenset[int]:
        """Count a body that is done so often; what of ``hand``, the variables of things that were drawn, is left."""
        for statement in body:
            hand = self._statement(statement, times, hand)
        return hand

    def _statement(self, statement: Statement, times: Count, hand: frozenset[int]) -> frozenset[int]:
        effects = self.game.vocabulary.does(statement)
        draws = any(isinstance(one, Changes) and one.verb is Verb.DRAW for one in effects)
        for one in sorted((one for one in effects if isinstance(one, Changes)), key=lambda one: one.field.name):
            if one.field in self.left and self._appears(one):
                self.made[one.field.of] = _sum(self.made.get(one.field.of, 0), times)
            if one.verb is Verb.GAIN and one.field.kind is ValueKind.ROW:
                hand = self._put(one, statement, times, hand)
        for call in sorted((one for one in effects if isinstance(one, Calls)), key=lambda one: one.place):
            hand = self._called(call, times, hand)
        for told in effects:
            if isinstance(told, Performs) and self._enters(told.table):
                often = None if self._entered > MOST_ENTERED else times
                self.modifiers([one for one in self.game.modifiers if one.holder[0] == told.table], often)
                self._open.pop()
        hand |= {one.variable.key for one in effects if isinstance(one, Binds)} if draws else frozenset()
        left = [
            self.body(part.body, self._often(part, times), frozenset() if part.role is Role.LOOP else hand)
            for part in self.game.vocabulary.parts(statement)
        ]
        loops = any(part.role is Role.LOOP for part in self.game.vocabulary.parts(statement))
        return hand if loops else hand.intersection(*left) if left else hand

    def _appears(self, one: Changes) -> bool:
        """Whether a thing comes to lie in a set, or where one is kept, that need not have been anywhere before."""
        moved = one.placing is not None and one.placing.moved
        return not moved and (
            (one.verb is Verb.GAIN and one.field.kind is ValueKind.SET)
            or (one.verb is Verb.SET and one.field.kind is ValueKind.ITEM and one.value is not None)
        )

    def _put(self, one: Changes, statement: Statement, times: Count, hand: frozenset[int]) -> frozenset[int]:
        self.where.setdefault(one.field, statement.span)
        placing = one.placing
        thing = placing.things if placing is not None else None
        moved = isinstance(thing, e.VariableRef) and thing.variable.key in hand
        if placing is None:  # things of other rows, as many as there is room for
            self.filled.add(one.field)
            return hand
        if placing.moved:
            if isinstance(thing, e.SetOf):  # gathered: each thing of the table is there once, as often as that is done
                self.gathered.add(one.field.of)
            self.put[one.field] = None
            return hand
        if isinstance(thing, e.VariableRef) and moved and placing.count == e.Literal(1):
            if not placing.fits:
                self.put[one.field] = None
            return hand - {thing.variable.key}
        self.made[one.field.of] = _sum(self.made.get(one.field.of, 0), _product(times, self._amount(placing)))
        if not placing.fits:
            most = _product(times, self._amount(placing, grouped=True))
            self.put[one.field] = _sum(self.put.get(one.field, 0), most)
        return hand

    def _called(self, call: Calls, times: Count, hand: frozenset[int]) -> frozenset[int]:
        step = self.game.step(call.step)
        passed = {one.variable.key for one in call.things if isinstance(one, e.VariableRef)}
        if step is None or not self._enters(step.name):
            return hand - passed
        if self._entered > MOST_ENTERED:
            times = None
        both = tuple(zip(step.needs, call.things, strict=True))
        given = frozenset(need.key for need, one in both if isinstance(one, e.VariableRef) and one.variable.key in hand)
        left = self.body(step.body, times, given)
        self.modifiers(list(self.game.modifiers_of(step.name)), times)
        self._open.pop()
        return hand - passed if given and not given <= left else hand

    def _enters(self, name: str) -> bool:
        """Begin with a step, or with what the things of a table say; False if it is being counted, or was too often.

        After ``MOST_ENTERED`` of them each is entered once more, as something done without a bound.
        """
        if name in self._open or name in self._closed:
            return False
        self._entered += 1
        if self._entered > MOST_ENTERED:
            self._closed.add(name)
        self._open.append(name)
        return True

    def modifiers(self, found: list[Modifier], times: Count) -> None:
        """Count what modifiers do, each so often."""
        for one in found:
            self.body(one.body, times if one.times is None else None, frozenset())

    def _often(self, part: Part, times: Count) -> Count:
        if part.role is not Role.LOOP:
            once = part.times is None
            return times if once else _product(times, part.times.value if isinstance(part.times, e.Literal) else None)
        if isinstance(part.times, e.Literal):
            return _product(times, part.times.value)
        if isinstance(part.over, e.SetOf):
            return _product(times, self._size(part.over))
        return None

    def _size(self, over: e.SetOf) -> Count:
        match over.base:
            case Base.ITEMS:
                return len(self.game.table(over.of).items)
            case Base.PLAYERS | Base.OPPONENTS:
                return self.game.players_high
            case _:
                return None

    def _amount(self, placing: Placing, *, grouped: bool = False) -> Count:
        """How many things one statement puts; into one row at most, if they go to rows of their own (``grouped``)."""
        over = placing.things
        if not isinstance(over, e.SetOf):
            return self._number(placing.count, None, 0)
        if over.base is not Base.ITEMS:
            return None
        shares: dict[int, Count] = {}
        for item in self.game.table(over.of).items:
            share = _row_of(item.index, over, placing.into) if grouped else 0
            shares[share] = _sum(shares.get(share, 0), self._number(placing.count, over.element, item.index))
        return None if None in shares.values() else max((one or 0 for one in shares.values()), default=0)

    def _number(self, count: e.Expression, element: e.Variable | None, item: int) -> Count:
        match count:
            case e.Literal():
                return max(count.value, 0)
            case e.ParameterValue():
                return max(count.parameter.value, *count.parameter.others, 0)
            case e.FromColumn(item=e.VariableRef(variable=variable)) if element is not None and variable == element:
                value = count.column.values[item]
                return max(value, 0) if isinstance(value, int) else 0
            case _:
                return None


def _row_of(item: int, over: e.SetOf, into: e.Expression | None) -> int:
    """Which of several rows a thing goes into, where a column of its table says so."""
    own = isinstance(into, e.FromColumn) and into.item
    if not isinstance(into, e.FromColumn) or not isinstance(own, e.VariableRef) or own.variable != over.element:
        return 0
    found = into.column.values[item]
    return found if isinstance(found, int) else 0


def _sum(left: Count, right: Count) -> Count:
    return None if left is None or right is None else left + right


def _product(left: Count, right: Count) -> Count:
    if left == 0 or right == 0:
        return 0
    return None if left is None or right is None else left * right


def _counted(game: Game) -> _Ledger:
    """All that is put into rows in a play."""
    ledger = _Ledger(game, left=_left(game))
    for name in ROOTS:
        step = game.step(name)
        if step is not None:
            ledger.body(step.body, 1, frozenset())
            ledger.modifiers(list(game.modifiers_of(name)), 1)
    return ledger


def is_without_limit(row: Field) -> bool:
    """Whether it is a row that has as much room as it needs."""
    return row.kind is ValueKind.ROW and not row.limited


@remembered(8)
def supplies(game: Game) -> Mapping[str, int]:
    """How many things of a table there are in a play at most; only of tables that lie in rows without a limit."""
    tables = {one.of for one in game.fields if is_without_limit(one)}
    ledger = _counted(game) if tables else _Ledger(game)
    found = {name: _all_there_is(name, ledger) for name in sorted(tables)}
    return {name: most for name, most in found.items() if most is not None}


def roomy(game: Game, report: Report) -> Game | None:
    """The game with as much room in each row without a limit as it needs; None if something was reported.

    Args:
        game: the checked game, in which such rows have room for as much as any row.
        report: takes what is found.

    Reports:
        RK0303: more can be put into a row than it has room for. RK0320: nothing tells how much room a row needs.
    """
    rows = [one for one in game.fields if one.kind is ValueKind.ROW]
    if not rows:
        return game
    ledger = _counted(game)
    found: list[Diagnostic] = []
    rooms: dict[Field, Field] = {}
    for one in rows:
        most = _most(one, ledger)
        if one.limited:
            if not one.overflow and one in ledger.put and (most is None or most > one.holds):
                found.append(ending_errors.row_too_short(one.name, ledger.where[one], one.span, one.holds, most))
        elif most is None or most > MOST_IN_A_ROW:
            found.append(ending_errors.row_without_end(one.name, one.of, one.span, ledger.where.get(one)))
        else:
            rooms[one] = _with_room(one, max(most, 1))
    for problem in found:
        report.add(problem)
    if found:
        return None
    return replaced(game, rooms) if rooms else game


def _most(row: Field, ledger: _Ledger) -> Count:
    """How many things a row can be given at most: what is put there, or all there is where some are moved there."""
    put = ledger.put.get(row, 0)
    if put is not None and row not in ledger.filled:
        return put
    return _all_there_is(row.of, ledger)


def _all_there_is(table: str, ledger: _Ledger) -> Count:
    gathered = len(ledger.game.table(table).items) if table in ledger.gathered else 0
    return _sum(ledger.made.get(table, 0), gathered)


def _left(game: Game) -> frozenset[Field]:
    """The sets, and the places for one thing, from which things go elsewhere."""
    bodies = (*(one.body for one in game.steps), *(one.body for one in game.modifiers))
    found: set[Field] = set()
    for body in bodies:
        for statement in (one for one in inside(body) if isinstance(one, Statement)):
            effects = [one for one in game.vocabulary.does(statement) if isinstance(one, Changes)]
            moves = any(one.placing is not None and one.placing.moved for one in effects)
            moves = moves or {one.verb for one in effects} == {Verb.EMPTY, Verb.SET}
            if any(one.placing is not None and isinstance(one.placing.things, e.SetOf) for one in effects):
                continue  # what is gathered comes from there, too, and yet each is there once
            found |= {one.field for one in effects if moves and one.verb in (Verb.LOSE, Verb.EMPTY)}
    return frozenset(one for one in found if one.kind in (ValueKind.SET, ValueKind.ITEM))


def _with_room(row: Field, most: int) -> Field:
    if row.face_down:
        return evolve(row, high=(most,) * len(row.high))
    slots = len(row.high) // row.room
    return evolve(row, room=most, high=(row.highest,) * (most * slots))
