"""What lies on the table while an example is told: before its deeds as it is given, after them as it was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import define, field

from rulekit.book.account import Spot, Stand
from rulekit.book.lots import lot_of, named
from rulekit.book.narrator import Narrator
from rulekit.book.on_table import lies, ring_of
from rulekit.book.ring import beside, ring
from rulekit.document.panels import Drawn
from rulekit.document.sentence import Inline, Sentence
from rulekit.document.things import Lot
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Action, Fact, FactKind, Holding, Setting
from rulekit.model.expression import FieldOf, ItemRef

__all__ = ["TABLE", "Change", "LaidOut", "on_the_table"]

TABLE = -1
"""Whose things are that nobody has."""
KINDS = 3
"""What is had of so many kinds is compared kind by kind."""
Value = int | tuple[str, ...]
Change = tuple[Value, Value]
"""What was there, and what is."""


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
    """

    narrator: Narrator
    stands: Mapping[int, Stand]
    was: dict[Spot, Value] = field(factory=dict[Spot, Value])
    told: dict[Spot, Value] = field(factory=dict[Spot, Value])
    spots: dict[Spot, None] = field(factory=dict[Spot, None])
    may: dict[int, frozenset[str]] = field(factory=dict[int, frozenset[str]])
    first: int = -1
    last: int = -1

    def follow(self, line: Fact | Action, at: int) -> None:
        """A line is told.

        Args:
            line: the line.
            at: its number.
        """
        if isinstance(line, Action) or line.then:
            self.first = at if self.first < 0 else self.first
        if isinstance(line, Action):
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
        """What was and what is wherever something was given or looked at, since this was asked for last."""
        before, after = self.stands.get(self.first, {}), self.stands.get(self.last, {})
        found: dict[Spot, Change] = {}
        for spot in self.spots:
            nothing: Value = spot.field.start_at(0) if spot.field.kind is ValueKind.NUMBER else ()
            was = before.get(spot, self.was.get(spot, nothing))
            now = after[spot] if spot in after else self.told.get(spot, was)
            if not after or spot in after or spot in self.told:  # what falls as chance has it is not known
                found[spot] = (was, now)
        self.was |= {spot: now for spot, (_, now) in found.items()}
        self.spots, self.told, self.first, self.last = {}, {}, -1, -1
        return found

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


def on_the_table(
    changes: Mapping[Spot, Change], narrator: Narrator, may: Mapping[int, frozenset[str]] | None = None
) -> dict[int, tuple[Drawn, ...]]:
    """What is drawn, by whose it is: what nobody has, then what each player has.

    Args:
        changes: what was and what is, wherever something lies that matters.
        narrator: the game.
        may: what may be chosen and nothing else, by whose choice it is.
    """
    found: dict[int, list[Drawn]] = {}
    changes = _compared(changes, narrator)
    pieces = {spot: change for spot, change in changes.items() if spot.field.kind is ValueKind.ITEM}
    placed = {one.field.each for one in changes if one.field.each and narrator.game.table(one.field.each).ring}
    for spot, (was, now) in pieces.items():
        assert isinstance(was, tuple)
        assert isinstance(now, tuple)
        if was and now and was != now:
            found.setdefault(TABLE, []).append(ring(spot, was[0], now[0], narrator))
    done: set[tuple[str, str]] = set()
    for spot in changes:
        if spot.field.each in placed and spot.field.owner is Owner.GAME:
            if (spot.field.each, spot.thing) not in done:
                done.add((spot.field.each, spot.thing))
                made = beside(spot.field.each, spot.thing, changes, narrator)
                found.setdefault(TABLE, []).extend((made,) if made is not None else ())
        elif spot not in pieces:
            owner = spot.owner if spot.field.owner is Owner.PLAYER else TABLE
            open_to = (may or {}).get(owner, frozenset())
            lots = tuple(_lot(spot, changes[spot], narrator, open_to))
            found.setdefault(owner, []).extend(lots or ((Lot((), ()),) if _is_compared(spot.field, changes) else ()))
    return {owner: tuple(drawn) for owner, drawn in sorted(found.items()) if drawn}


def _compared(changes: Mapping[Spot, Change], narrator: Narrator) -> dict[Spot, Change]:
    """What is given of several kinds, by its kind, and of none where others have some: so that it can be compared."""
    found: dict[Spot, Change] = {}
    for spot, change in changes.items():
        if not _is_compared(spot.field, changes):
            found[spot] = change
            continue
        kinds = {other.thing for other in changes if other.field == spot.field}
        for item in narrator.game.table(spot.field.each).items:
            other = Spot(spot.field, spot.owner, item.name)
            if item.name in kinds:
                found[other] = changes.get(other, (0, 0))
    return found


def _is_compared(one: Field, changes: Mapping[Spot, Change]) -> bool:
    """Whether several people have so many kinds of something that one looks from one to the other."""
    mine = [spot for spot in changes if spot.field == one]
    counted = one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER and bool(one.each)
    return counted and len({spot.thing for spot in mine}) >= KINDS and len({spot.owner for spot in mine}) > 1


def _lot(spot: Spot, change: Change, narrator: Narrator, may: frozenset[str]) -> Iterator[Lot]:
    made = lot_of(spot, *change, narrator, name=tuple(_name(spot, narrator)), may=may)
    if made is not None:
        yield made


def _name(spot: Spot, narrator: Narrator) -> Iterator[Inline]:
    if spot.field.owner is Owner.GAME and spot.thing:
        table = narrator.game.table(spot.field.each)
        index = next(one.index for one in table.items if one.name == spot.thing)
        said = narrator.place(FieldOf(spot.field, None, ItemRef(table, index)))
        assert isinstance(said, Sentence)  # INVARIANT: it is said of which thing it is
        yield said
        return
    yield from named(spot)
