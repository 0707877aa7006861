"""What lies on the table while an example is told: before its deeds as it is given, after them as it was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import define, field

from rulekit.book.account import Spot, Stand
from rulekit.book.lots import Value
from rulekit.book.narrator import Narrator
from rulekit.book.tabletop import Change, on_the_table
from rulekit.book.things import lies, ring_of
from rulekit.document.panels import Drawn
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Action, ActionKind, Fact, FactKind, Holding, Setting
from rulekit.model.expression import FieldOf, ItemRef

__all__ = ["LaidOut"]


@define
class LaidOut:
    """What lies where, of all that is given or looked at since it was drawn last.

    Args:
        narrator: the game.
        stands: how all lay when the example was played, by the number of the line.
        was: what is given, and was there when it was drawn last.
        told: what was said to be there now.
        spots: where something was given or looked at, in order.
        may: what may be chosen and nothing else, by whose choice it is.
        first: the first line with which something happens, or is looked at; -1 if there is none.
        last: the line that was looked at last; -1 if there is none.
        who: who does something by themselves; -1 if nobody does.
    """

    narrator: Narrator
    stands: Mapping[int, Stand]
    was: dict[Spot, Value] = field(factory=dict[Spot, Value])
    told: dict[Spot, Value] = field(factory=dict[Spot, Value])
    spots: dict[Spot, None] = field(factory=dict[Spot, None])
    may: dict[int, frozenset[str]] = field(factory=dict[int, frozenset[str]])
    first: int = -1
    last: int = -1
    who: int = -1

    def follow(self, line: Fact | Action, at: int) -> None:
        """A line is told.

        Args:
            line: the line.
            at: its number.
        """
        if isinstance(line, Action) or line.then:
            self.first = at if self.first < 0 else self.first
        if isinstance(line, Action):
            self.who = line.who if line.kind is not ActionKind.ALL_DO else self.who
            return
        if line.then:
            self.last = at
            self._looks(line)
            return
        for one in line.settings:
            if (spot := self._spot_set(one)) is not None:
                self.spots[spot] = None
                if one.how == "is":
                    self.was[spot] = self._value(spot.field, one.value)

    def drawn(self) -> dict[int, tuple[Drawn, ...]]:
        """What is drawn since this was asked for last, by whose it is: what nobody has, then what each player has."""
        may, self.may = self.may, {}
        return on_the_table(self._changes(), self.narrator, may)

    def _changes(self) -> dict[Spot, Change]:
        """What was and what is wherever something was given or looked at, since this was asked for last.

        So it is where something else lies now than was drawn before.
        """
        before, after = self.stands.get(self.first, {}), self.stands.get(self.last, {})
        self.spots |= dict.fromkeys(one for one, was in self.was.items() if after.get(one, was) != was)
        found: dict[Spot, Change] = {}
        for spot in self.spots:
            nothing: Value = spot.field.start_at(0) if spot.field.kind is ValueKind.NUMBER else ()
            was = before.get(spot, self.was.get(spot, nothing))
            now = after[spot] if spot in after else self.told.get(spot, was)
            if not after or spot in after or spot in self.told:  # what falls as chance has it is not known
                found[spot] = (was, now)
        found |= dict.fromkeys(self._bare(found, before, after or before), ((), ()))
        self.was |= {spot: now for spot, (_, now) in found.items()}
        self.spots, self.told, self.first, self.last = {}, {}, -1, -1
        return found

    def _bare(self, found: Iterable[Spot], before: Stand, after: Stand) -> Iterator[Spot]:
        """Where whoever does something has nothing, all the while, of what others have there."""
        for one in dict.fromkeys(spot.field for spot in found if spot.owner != self.who):
            mine = Spot(one, self.who)
            pile = one.owner is Owner.PLAYER and one.kind in (ValueKind.ROW, ValueKind.SET) and not one.each
            if pile and before.get(mine) == after.get(mine) == ():
                yield mine

    def _spot_set(self, setting: Setting) -> Spot | None:
        what = setting.what
        if not isinstance(what, Field) or not _is_wanted(what, self.narrator):
            return None
        thing = self.narrator.game.table(what.each).items[setting.item].name if what.each else ""
        return Spot(what, setting.owner, thing)

    def _looks(self, fact: Fact) -> None:
        if fact.kind is FactKind.ONLY:
            names = (pick.name for one in fact.choices for pick in one if pick.role == "things")
            self.may[fact.who] = frozenset(names)
        for one in fact.holdings if fact.kind is FactKind.HOLDS else ():
            spot = self._spot_of(one.what, fact.who)
            if spot is not None and spot.field.kind is ValueKind.NUMBER and one.count is not None:
                self._is_now(spot, one.count if _is_plain(one) else None)
            elif spot is not None:
                self._is_now(spot, None)
        if fact.kind is FactKind.ROW_IS and fact.row is not None:
            spot = self._spot_of(fact.row, fact.who)
            if spot is not None:
                self._is_now(spot, self._value(spot.field, fact.items))

    def _is_now(self, spot: Spot, value: Value | None) -> None:
        self.spots[spot] = None
        if value is not None:
            self.told[spot] = value

    def _spot_of(self, what: object, who: int) -> Spot | None:
        if not isinstance(what, FieldOf) or not _is_wanted(what.field, self.narrator):
            return None
        if what.index is not None and not isinstance(what.index, ItemRef):
            return None
        thing = what.index.table.items[what.index.index].name if isinstance(what.index, ItemRef) else ""
        return Spot(what.field, who if what.field.owner is Owner.PLAYER else 0, thing)

    def _value(self, one: Field, value: int | tuple[int, ...]) -> Value:
        if one.kind is ValueKind.NUMBER:
            assert isinstance(value, int)
            return value
        items = self.narrator.game.table(one.of).items
        if isinstance(value, int):
            return (items[value].name,) if value >= 0 else ()
        return tuple(items[at].name for at in value)


def _is_wanted(one: Field, narrator: Narrator) -> bool:
    return lies(one, narrator) or ring_of(one, narrator.game) is not None


def _is_plain(held: Holding) -> bool:
    return not held.negated and held.op == "is"
