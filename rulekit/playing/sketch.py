"""What is drawn of a step in a told turn: the dice as they fell, and what comes and goes in it and lies elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from attrs import define, evolve, field

from rulekit.book.account import Spot
from rulekit.book.left_over import at_most
from rulekit.book.moved import moved
from rulekit.book.narrator import Narrator
from rulekit.book.tabletop import TABLE, Change, on_the_table
from rulekit.book.things import lies, ring_of
from rulekit.book.thrown import Thrown
from rulekit.document.closed import Moves
from rulekit.document.panels import Drawn
from rulekit.document.sentence import Name
from rulekit.document.things import Lot
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.playing.sight import all_of, is_shown
from rulekit.playing.stands import stand_of
from rulekit.playing.state import State

__all__ = ["Sketch"]


@define
class Sketch:
    """A step that is being drawn.

    Args:
        since: how things stood when it began.
        narrator: knows what has a picture.
        untold: the names of fields whose changes go without saying.
        dice: as they fell so far.
    """

    since: State
    narrator: Narrator
    untold: frozenset[str] = frozenset()
    dice: Thrown = field()

    @dice.default
    def _none_yet(self) -> Thrown:
        return Thrown(self.narrator)

    def drawn(self, now: State, who: int, how: Callable[[Field, Moves], Moves | None]) -> tuple[Drawn, ...]:
        """The dice, then what is otherwise.

        Args:
            now: how things stand when the step is over.
            who: whose turn it is, from 0.
            how: as what a change is told; None if it is not.
        """
        return (*self._thrown(now.names[who]), *self._changes(now, who, how), *self._lying(now, who))

    def _thrown(self, name: str) -> Iterator[Drawn]:
        """The dice; beside those of others those of whoever has the turn have a name, too."""
        named = any(one.who for one in self.dice.throws)
        for one in self.dice.throws:
            yield evolve(one, who=(Name(name),)) if named and not one.who else one

    def _lying(self, now: State, who: int) -> Iterator[Drawn]:
        """What lies or stands there otherwise: what all share, then what whoever has the turn has, and others."""
        game = self.narrator.game
        fields = [one for one in game.fields if is_shown(one, now) and one.name not in self.untold]
        kept = [one for one in fields if lies(one, self.narrator) or ring_of(one, game) is not None]
        names = frozenset(one.name for one in kept)
        before, after = (stand_of(state, names) for state in (self.since, now))
        changes: dict[Spot, Change] = {}
        for spot, value in after.items():
            was = before[spot]
            if spot.field not in kept or was == value:
                continue
            if isinstance(was, int) and isinstance(value, int):  # how many there are besides is not of the step
                least = min(was, value)
                changes[spot] = (was - least, value - least)
            else:
                changes[spot] = (was, value)
        drawn = on_the_table(changes, self.narrator)
        for owner in sorted(drawn, key=lambda one: (one != TABLE, one != who, one)):
            name = (Name(now.names[owner]),) if owner not in (TABLE, who) else ()
            for one in drawn[owner]:
                if not isinstance(one, Lot):
                    yield one
                elif one.things:
                    yield evolve(one, who=name)

    def _changes(self, now: State, who: int, how: Callable[[Field, Moves], Moves | None]) -> Iterator[Drawn]:
        shown = [one for one in (*now.table.fields["player"], *now.table.fields["turn"]) if is_shown(one, now)]
        for one in (one for one in shown if one.kind is ValueKind.NUMBER and not lies(one, self.narrator)):
            owner = who if one.owner is Owner.PLAYER else 0
            was, is_ = (all_of(state, one, owner) for state in (self.since, now))
            for thing, new in is_.items():
                old = was[thing]
                if not isinstance(old, int) or not isinstance(new, int) or old == new:
                    continue
                if how(one, Moves.GAIN if new > old else Moves.LOSE) is None:
                    continue
                most = at_most(one, self.narrator.game, partial(self._counts, now, owner))
                found = moved((one.name, thing), old, new, self.narrator, most)
                if found is not None:
                    yield found

    def _counts(self, now: State, owner: int, one: Field) -> tuple[int, int]:
        """What a number was, and is."""
        was, is_ = (all_of(state, one, owner)[""] for state in (self.since, now))
        assert isinstance(was, int)  # INVARIANT: something is left of a number
        assert isinstance(is_, int)
        return was, is_
