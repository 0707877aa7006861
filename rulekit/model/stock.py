"""Where it is sure that as much lies in a row as is drawn from it, so that nobody asks what if there is less."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import define, field

from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model.closed import Attachment, Base
from rulekit.model.component import Field
from rulekit.model.effect import Calls, Changes, Performs, Verb
from rulekit.model.game import Game
from rulekit.model.part import Part, Role
from rulekit.model.ranges import type_of
from rulekit.model.statement import Body, Statement
from rulekit.remembering import remembered
from rulekit.source import Span

__all__ = ["enough"]

Level = dict[Field, int]
"""How many things lie at least in each row that belongs to all; rows that are not there may be empty."""

Spending = dict[Field, int | None]
"""How many things a body takes out of each row at most; None where that is not known."""


@remembered(32)
def enough(game: Game) -> frozenset[Span]:
    """Where the statements stand that surely find as many things in a row as they draw.

    Each body is followed from its beginning, of which nothing is known: what is put into a row and drawn from it again
    in the same body can be counted.
    """
    search = _Search(game, _reacting(game))
    for step in game.steps:
        if any(isinstance(one, Changes) and one.verb is Verb.DRAW for one in game.vocabulary.effects(step.body)):
            search.body(step.body, {})
    return frozenset(search.sure)


@define
class _Search:
    game: Game
    reacting: frozenset[Field]
    sure: set[Span] = field(factory=set[Span])

    def body(self, body: Body, level: Level) -> Level:
        """What lies where after a body."""
        for statement in body:
            level = self._statement(statement, level)
        return level

    def _statement(self, statement: Statement, level: Level) -> Level:
        effects = self.game.vocabulary.does(statement)
        if any(isinstance(one, Calls | Performs) for one in effects):
            return {}
        changes = [one for one in effects if isinstance(one, Changes)]
        draws = [one for one in changes if one.verb is Verb.DRAW]
        for one in draws:
            need = 1 if one.count is None else max(type_of(one.count).high, 0)
            lying = 0 if one.field in self.reacting else level.get(one.field, 0)
            if len(draws) == 1 and one.item is None and lying >= need:
                self.sure.add(statement.span)
        after = dict(level)
        for one in sorted(changes, key=lambda one: one.verb is Verb.GAIN):
            self._change(one, after)
        for part in self.game.vocabulary.parts(statement):
            after = self._part(part, after)
        return after

    def _change(self, one: Changes, level: Level) -> None:
        placing = one.placing
        if one.verb is Verb.DRAW:
            level[one.field] = max(level.get(one.field, 0) - (type_of(one.count).high if one.count else 1), 0)
        elif one.verb is not Verb.GAIN:
            level[one.field] = 0
        elif placing is not None and placing.into is None and one.owner is None:
            more = self._kinds(placing.things) * max(type_of(placing.count).low, 0)
            level[one.field] = min(level.get(one.field, 0) + more, one.field.holds)

    def _kinds(self, things: e.Expression | e.SetOf) -> int:
        """How many things are put somewhere at least, if one of each is."""
        if not isinstance(things, e.SetOf):
            return 1
        whole = things.base is Base.ITEMS and not things.tests
        return len(self.game.table(things.of).items) if whole else 0

    def _part(self, part: Part, level: Level) -> Level:
        if part.name and self.game.modifiers_of(part.name):
            return {}
        if part.role is Role.SEQUENCE and part.condition is None:
            return self.body(part.body, level)
        if part.role is not Role.LOOP:
            known = _lying(part.condition, so=True) if part.condition is not None else frozenset[Field]()
            through = self.body(part.body, {**level, **{row: max(level.get(row, 0), 1) for row in known}})
            return {row: min(count, through.get(row, 0)) for row, count in level.items()}
        times = self._times(part)
        spent = self._spent(part.body)
        if times is None or None in spent.values():
            going_on = _lying(part.until, so=False) if part.until is not None else frozenset[Field]()
            self.body(part.body, dict.fromkeys(going_on, 1))
            return {row: count for row, count in level.items() if spent.get(row, 0) == 0}
        self.body(part.body, {row: count - (spent.get(row) or 0) * max(times - 1, 0) for row, count in level.items()})
        left = {row: count - (spent.get(row) or 0) * times for row, count in level.items()}
        return {row: max(count, 0) for row, count in left.items()}

    def _times(self, part: Part) -> int | None:
        if isinstance(part.over, e.SetOf):
            match part.over.base:
                case Base.ITEMS:
                    return len(self.game.table(part.over.of).items)
                case Base.PLAYERS | Base.OPPONENTS:
                    return self.game.players_high
                case _:
                    return None
        return part.times.value if isinstance(part.times, e.Literal) else None

    def _spent(self, body: Body) -> Mapping[Field, int | None]:
        """How much a body takes out of each row at most."""
        found: Spending = {}
        for statement in body:
            for one in self.game.vocabulary.does(statement):
                if isinstance(one, Calls | Performs):
                    return dict.fromkeys(self.game.fields)
                if isinstance(one, Changes) and one.verb is not Verb.GAIN:
                    old = found.get(one.field, 0)
                    drawn = (type_of(one.count).high if one.count else 1) if one.verb is Verb.DRAW else None
                    found[one.field] = None if old is None or drawn is None else old + drawn
            for part in self.game.vocabulary.parts(statement):
                times = 1 if part.role is not Role.LOOP else self._times(part)
                for row, count in self._spent(part.body).items():
                    old = found.get(row, 0)
                    lost = old is None or count is None or times is None
                    found[row] = None if lost else (old or 0) + (count or 0) * (times or 0)
        return found


def _lying(test: e.Condition, *, so: bool) -> frozenset[Field]:
    """The rows of the game in which something surely lies where a condition is so, or where it is not."""
    match test:
        case e.Not():
            return _lying(test.part, so=not so)
        case e.All() if so:
            return frozenset[Field]().union(*(_lying(one, so=True) for one in test.parts))
        case e.AnyOf() if not so:
            return frozenset[Field]().union(*(_lying(one, so=False) for one in test.parts))
        case e.Compare(left=e.RowCount(row=e.FieldOf(field=row, owner=None, index=None)), right=e.Literal(value=least)):
            some = test.op is Comparison.AT_LEAST and least > 0 if so else test.op is Comparison.IS and least == 0
            return frozenset({row}) if some else frozenset()
        case _:
            return frozenset()


def _reacting(game: Game) -> frozenset[Field]:
    """The rows that change when somebody gains or loses something, whatever step that is in."""
    return frozenset(
        effect.field
        for one in game.modifiers
        if one.attached in (Attachment.WHENEVER_GIVES, Attachment.WHENEVER_GAIN, Attachment.WHENEVER_LOSE)
        for effect in game.vocabulary.effects(one.body)
        if isinstance(effect, Changes)
    )
