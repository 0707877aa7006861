"""What of a worked example can be seen: dice as they fall, pegs, boxes, figures and things before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define, evolve, field

from rulekit.book.laid_out import LaidOut
from rulekit.book.left_over import at_most
from rulekit.book.moved import moved
from rulekit.book.narrator import Narrator
from rulekit.book.tabletop import TABLE
from rulekit.book.things import lies
from rulekit.book.thrown import Thrown, goes_on_throwing
from rulekit.book.waiting import waits
from rulekit.document.closed import Comparison
from rulekit.document.panels import Drawing, Drawn, Gain, Throw
from rulekit.document.sentence import Name
from rulekit.document.things import Going, Lot
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind
from rulekit.model.expression import FieldOf, ItemRef

__all__ = ["Sight"]

_Of = tuple[Field, int]
"""What is counted, and of which item, from 0."""
MORE = 2
"""So many people are several."""
DICE = ("faces", "number")
"""What a word of a choice is that names dice."""


@define
class Sight:
    """What is to be seen of the people of an example while its lines are told.

    What is drawn is told as well: of whatever the example says how much there is then, what there was before.

    Args:
        example: a worked example.
        narrator: knows what has a picture.
        seen: of each of its people.
        laid: what lies on the table.
        thrown: who threw dice since drawings were asked for last, in order.
    """

    example: Example
    narrator: Narrator
    seen: tuple[_Seen, ...] = field()
    laid: LaidOut = field()
    thrown: list[int] = field(factory=list[int])

    @seen.default
    def _nothing_yet(self) -> tuple[_Seen, ...]:
        return tuple(_Seen(self.narrator) for _ in self.example.cast)

    @laid.default
    def _empty_yet(self) -> LaidOut:
        played = self.narrator.accounts.get(self.example.name)
        return LaidOut(self.narrator, played.stands if played is not None else {})

    def follow(self, line: Fact | Action, at: int) -> None:
        """A line is told.

        Args:
            line: the line.
            at: its number.
        """
        played = self.narrator.accounts.get(self.example.name)
        self.laid.follow(played.given.get(at, line) if played is not None else line, at)
        if isinstance(line, Action):
            if goes_on_throwing(self.example, at):
                self.seen[line.who].dice.falls(line.faces, besides=True)
            elif self.seen[line.who].acts(line):
                self.thrown.append(line.who)
            return
        for one in line.settings:
            if isinstance(one.what, Field) and isinstance(one.value, int) and _counts(one.what):
                self.seen[one.owner].was(one.what, one.item, one.value)
        for held in line.holdings if line.then and line.kind is FactKind.HOLDS else ():
            what = held.what
            if held.item is not None or held.negated or held.op != Comparison.IS or not isinstance(what, FieldOf):
                continue
            if _counts(what.field) and (what.index is None or isinstance(what.index, ItemRef)):
                index = what.index.index if isinstance(what.index, ItemRef) else 0
                self.seen[line.who].has(what.field, index, held.count or 0)

    def drawings(self) -> tuple[Drawing, ...]:
        """One for each of whom there is something to see since these were asked for last.

        Where several people threw dice, one with all of their throws in order comes first.
        """
        alone = sum(map(bool, self.example.cast)) == 1
        throws = self._throws()
        lying = self.laid.drawn()
        drawn = [(*one.drawn(), *lying.get(who, ())) for who, one in enumerate(self.seen)]
        common = (*throws, *lying.get(TABLE, ()))
        if not _is_worth_it([one for some in (common, *drawn) for one in some]):
            return ()
        made = tuple(
            Drawing(() if alone else (Name(self.example.cast[who]),), drawn[who]) for who in self._order(drawn)
        )
        return (Drawing((), common), *made) if common else made

    def _order(self, drawn: Sequence[Sequence[Drawn]]) -> list[int]:
        """Of whom something is drawn: as they play, if that is known of all of them."""
        played = self.narrator.accounts.get(self.example.name)
        shown = [who for who, found in enumerate(drawn) if found]
        order = played.order if played is not None else ()
        return sorted(shown, key=order.index) if {*shown} <= {*order} else shown

    def _throws(self) -> tuple[Throw, ...]:
        """The throws of several people, taken from what is drawn of each; nothing if one alone threw."""
        order, self.thrown = self.thrown, []
        if len(set(order)) < MORE:
            return ()
        left = {who: iter(self.seen[who].dice.throws) for who in order}
        found = [evolve(next(left[who]), who=(Name(self.example.cast[who]),)) for who in order]
        for who in left:
            self.seen[who].dice = Thrown(self.narrator)
        return tuple(found)


def _is_worth_it(drawn: list[Drawn]) -> bool:
    """Whether a picture shows what figures in words do not: more than how much there is of one thing, or comes of it.

    Dice, pegs, boxes, rows and what people hold are worth it by themselves, and things beside others.
    """
    lots = [one for one in drawn if isinstance(one, Lot)]
    if any(not isinstance(one, Gain | Lot) for one in drawn) or any(one.name for one in lots):
        return True
    return len(lots) > 1 and any(thing.going is not Going.COMES for one in lots for thing in one.things)


def _counts(field: Field) -> bool:
    """Whether it is a number that somebody has."""
    return field.kind is ValueKind.NUMBER and field.owner in (Owner.PLAYER, Owner.TURN)


@define
class _Seen:
    """What is to be seen of somebody.

    Args:
        narrator: as above.
        dice: theirs.
        before: how much they had of each item of a field.
        after: how much they have now, of all that is told of.
        chosen: the faces that they chose last, which may be those of dice that fall again.
    """

    narrator: Narrator
    dice: Thrown = field()
    before: dict[_Of, int] = field(factory=dict[_Of, int])
    after: dict[_Of, int] = field(factory=dict[_Of, int])
    chosen: list[str] = field(factory=list[str])

    @dice.default
    def _none_yet(self) -> Thrown:
        return Thrown(self.narrator)

    def acts(self, deed: Action) -> bool:
        """Whether somebody throws dice with what they do."""
        chosen, self.chosen = self.chosen, []
        if deed.kind is ActionKind.CHOOSES:
            self.chosen = [one.name for one in deed.picks if one.role in DICE]
        elif deed.kind is ActionKind.ROLLS and chosen and len(chosen) == len(deed.faces):
            self.dice.falls_again(chosen, deed.faces)
        elif deed.kind is ActionKind.ROLLS:
            self.dice.falls(deed.faces)
        return deed.kind is ActionKind.ROLLS

    def was(self, what: Field, index: int, count: int) -> None:
        """So much is given."""
        self.before[what, index] = count

    def has(self, what: Field, index: int, count: int) -> None:
        """So much is there now."""
        self.before.setdefault((what, index), what.start_at(index))
        self.after[what, index] = count

    def drawn(self) -> tuple[Drawn, ...]:
        """The dice, then what is otherwise; figures only beside these, as alone they say what the words do."""
        found: list[Drawn] = [*self.dice.throws, *self._changes()]
        self.before |= self.after
        self.dice, self.after = Thrown(self.narrator), {}
        return tuple(found)

    def _changes(self) -> Iterator[Drawn]:
        for (one, index), now in self.after.items():
            if lies(one, self.narrator) or waits(one, self.narrator.game):
                continue
            thing = self.narrator.game.table(one.each).items[index].name if one.each else ""
            was = self.before[one, index]
            most = at_most(one, self.narrator.game, self._counts)
            found = moved((one.name, thing), was, now, self.narrator, most) if now != was else None
            if found is not None:
                yield found

    def _counts(self, one: Field) -> tuple[int, int]:
        """What a number was, and is."""
        was = self.before.get((one, 0), one.start)
        return was, self.after.get((one, 0), was)
