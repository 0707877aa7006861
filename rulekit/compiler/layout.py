"""Where everything of a game stands in the vector of a state."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, evolve, field, frozen

from rulekit.machine import outcome
from rulekit.machine.instructions import Slot
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import Condition
from rulekit.model.game import Game
from rulekit.model.ranges import WORD, words_of

__all__ = ["MOST_SPENT", "CupSlots", "KnownSlots", "Layout", "Settled"]

Settled = tuple[tuple[int, ...] | None, tuple[Condition, ...]]
"""For each pair of things whether they pass what depends on no state, if anything does not; and what does depend."""

MOST_SHOWN = 9_999
"""So often the machine counts that something was revealed."""

MOST_SPENT = 2_000_000_000
"""So many steps the machine can count."""


@frozen
class CupSlots:
    """Where the dice that somebody keeps stand.

    Args:
        first: the number of the first die of the first owner; each has the next ones.
        faces: the slot of what that die shows.
        thrown: the first of a slot for each owner with how many dice lie there as they fell.
        room: how many dice each owner can keep.
        name: what they are kept in.
    """

    first: int
    faces: int
    thrown: int
    room: int
    name: str


@frozen
class KnownSlots:
    """Where it stands who may know what a hidden field holds.

    Args:
        who: the first of a slot for each owner, with those who may know it though they do not have it.
        shown: the first slot of what was revealed last, owner by owner: how often that was, then what it was; -1 where
            nothing is revealed to all.
        width: how many slots that are for each owner.
    """

    who: int
    shown: int
    width: int


@define
class Layout:
    """The slots given out so far.

    Args:
        players: how many play.
        slots: the vector; shape (n,).
        fields: the first slot of each field, by (name, each); of a player's field, player after player.
        rows: how many slots stand in one row from a first one on.
        out: the slot with those who have left the game; -1 if nobody ever does.
        out_of: by step, the slot with those who have left it and are in again when it ends.
        pool: the first slot of the faces of the dice on the table.
        pool_count: the slot that holds how many they are.
        pool_size: how many they can be.
        dice: how many dice there are, on the table and kept; those on the table come first.
        cups: where the dice of each cup stand, by its name.
        known: where it stands who may know what others have, by the name of the field.
        in_force: by table, the first of a slot for each player with the things whose effects last for this turn.
        settled: by name and second thing of a relation, what of it no state changes, for so many players.
    """

    players: int
    slots: list[Slot] = field(factory=list[Slot])
    fields: dict[tuple[str, str], int] = field(factory=dict[tuple[str, str], int])
    widths: dict[tuple[str, str], int] = field(factory=dict[tuple[str, str], int])
    rows: dict[int, int] = field(factory=dict[int, int])
    result: int = 0
    active: int = 0
    rounds: int = 0
    unfinished: int = 0
    spent: int = 0
    out: int = -1
    out_of: dict[str, int] = field(factory=dict[str, int])
    pool: int = 0
    pool_count: int = 0
    pool_size: int = 0
    dice: int = 0
    cups: dict[str, CupSlots] = field(factory=dict[str, CupSlots])
    known: dict[str, KnownSlots] = field(factory=dict[str, KnownSlots])
    in_force: dict[str, int] = field(factory=dict[str, int])
    settled: dict[tuple[str, str], Settled] = field(factory=dict[tuple[str, str], Settled])

    @property
    def gone(self) -> tuple[int, ...]:
        """The slots with those who are out, of the game or of a step."""
        return (*((self.out,) if self.out >= 0 else ()), *self.out_of.values())

    def slots_of(self, one: Field) -> range:
        """Where all stands that a field holds, whoever has it."""
        first = self.fields[one.name, one.each]
        return range(first, first + self.rows.get(first, 1))

    def range_of(self, base: int, *, alone: bool) -> tuple[int, int]:
        """What the slot ``base`` can hold, or, if it is not asked for ``alone``, all that stands in one row with it."""
        end = base + (1 if alone else self.rows.get(base, 1))
        row = self.slots[base:end]
        return min((one.low for one in row), default=0), max((one.high for one in row), default=0)

    def take(self, low: int, high: int, start: int = 0, count: int = 1) -> int:
        """Give out ``count`` slots of a range; the first of them."""
        first = len(self.slots)
        if count > 1:
            self.rows[first] = count
        self.slots += [Slot(low, high, start)] * count
        return first

    @classmethod
    def of(cls, game: Game, players: int, pool_size: int, leaves: Iterable[str] = ()) -> Layout:
        """The slots of everything that a game declares; ``leaves``: the steps that players leave, "" for the game."""
        made = cls(players)
        made.result = made.take(0, outcome.lost(players))
        made.active = made.take(0, players - 1)
        made.rounds = made.take(0, 9999)
        made.unfinished = made.take(0, 9999)
        made.spent = made.take(0, MOST_SPENT)
        for step in leaves:
            slot = made.take(0, 2**players - 1)
            if step:
                made.out_of[step] = slot
            else:
                made.out = slot
        made.pool_size = pool_size
        made.pool_count = made.take(0, pool_size)
        faces = max(len(game.die.faces) - 1, 0) if game.die else 0
        made.pool = made.take(0, faces, 0, pool_size)
        made.dice = pool_size
        for one in game.fields:
            if one.kind is ValueKind.CUP:
                made._keep_dice(one, faces)
        for name, cup in made.cups.items():  # all faces stand together, so what lies between them comes behind
            owners = players if any(one.name == name and one.owner is Owner.PLAYER for one in game.fields) else 1
            made.cups[name] = evolve(cup, thrown=made.take(0, cup.room, 0, owners))
        for one in game.fields:
            made.fields[one.name, one.each] = len(made.slots)
            made.widths[one.name, one.each] = len(one.high)
            first = len(made.slots)
            owners = {Owner.PLAYER: players, Owner.DIE: made.dice}.get(one.owner, 1)
            owners = max(owners, 1)  # a place without slots would be the place of the next field, too
            for _ in range(owners):
                for at, high in enumerate(one.high):
                    made.slots.append(Slot(one.low, made.top(one, high), one.start_at(at)))
            made.rows[first] = len(made.slots) - first
        for table in dict.fromkeys(one.holder[0] for one in game.modifiers if one.this_turn):
            size = len(game.table(table).items)
            made.in_force[table] = made.take(0, 2 ** min(size, WORD) - 1, 0, players * words_of(size))
        return made

    def _keep_dice(self, cup: Field, faces: int) -> None:
        """Give out the slots of the dice of a cup, right behind those of all dice before."""
        owners = self.players if cup.owner is Owner.PLAYER else 1
        shown = self.take(0, faces, 0, owners * cup.holds)
        self.cups[cup.name] = CupSlots(self.dice, shown, -1, cup.holds, cup.name)
        self.dice += owners * cup.holds

    def note_who_knows(self, what: Field, *, openly: bool) -> None:
        """Give out the slots for who may know what a field holds; ``openly``: whether it is ever revealed to all."""
        owners = self.players if what.owner is Owner.PLAYER else 1
        who = self.take(0, 2**self.players - 1, 0, owners)
        base, width = self.fields[what.name, ""], self.widths[what.name, ""]
        held = self.slots[base : base + width]
        if what.kind is ValueKind.CUP:
            cup = self.cups[what.name]
            held = [Slot(0, cup.room, 0), *self.slots[cup.faces : cup.faces + cup.room]]
        shown = len(self.slots)
        for _ in range(owners if openly else 0):
            self.slots += [Slot(0, MOST_SHOWN, 0), *(Slot(one.low, one.high, max(one.low, 0)) for one in held)]
        self.rows[shown] = len(self.slots) - shown
        self.known[what.name] = KnownSlots(who, shown if openly else -1, len(held) + 1)

    def top(self, one: Field, high: int) -> int:
        """The greatest value of a slot of a field; players are kept one higher, with 0 for nobody."""
        return self.players if one.kind is ValueKind.PLAYER else high
