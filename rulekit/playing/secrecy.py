"""Which slots of a state may be secret, and to whom: what the rules hide, and what the machine remembers of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from rulekit.compiler.decisions import inside
from rulekit.compiler.program import Compiled
from rulekit.machine import instructions as m
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game

__all__ = ["Secrets", "secrets_of"]

ASSIGNED = frozenset({ValueKind.ITEM, ValueKind.PLAYER, ValueKind.SET, ValueKind.ROW})
"""Kinds of fields that take over what is stored in them; a number also grows and shrinks by what everybody sees."""


@frozen
class Secrets:
    """The slots that are secret to each player.

    Args:
        always: for each player, the slots that they may never know, in increasing order.
        revealed: for each of what may be revealed, the slot with those who know it, and the slots that it is.
        while_active: slots that only the player may know whose turn it is.
        active: the slot that says whose turn it is.
        becoming: the slots of the machine whose value becomes something hidden.
        asking: what arms say of themselves whose options depend on something hidden.
    """

    always: tuple[tuple[int, ...], ...]
    revealed: tuple[tuple[int, frozenset[int]], ...]
    while_active: tuple[int, ...]
    active: int
    becoming: frozenset[int]
    asking: frozenset[int]

    def of(self, viewer: int, vector: Sequence[int]) -> Iterable[int]:
        """The slots that a player may not know in a state."""
        always: Iterable[int] = self.always[viewer]
        if self.revealed:
            told = frozenset().union(*(slots for who, slots in self.revealed if vector[who] >> viewer & 1))
            always = [one for one in always if one not in told]
        if not self.while_active or vector[self.active] == viewer:
            return always
        return (*always, *self.while_active)


def secrets_of(game: Game, compiled: Compiled) -> Secrets:
    """What is secret in the states of a compiled game.

    Secret is what a hidden field holds, to everybody but its owner. Of the slots of the machine, secret to everybody
    are those that take over something hidden, that take what is chosen or drawn from it, that are written where it is
    asked for, and whose value becomes something hidden. Who is to act, for what a step is done, and where play stands,
    everybody knows.
    """
    layout = compiled.layout
    own: list[set[int]] = [set() for _ in range(layout.players)]
    nobody: set[int] = set()
    turn: set[int] = set()
    fields = [(one, *_span(one, compiled)) for one in game.fields]
    for one, *span in fields:
        if not one.hidden:
            continue
        # How many dice there are everybody sees.
        first, size = _shown(one, compiled) if one.kind is ValueKind.CUP else span
        if one.owner is Owner.PLAYER:
            width = size // layout.players
            for player in range(layout.players):
                own[player] |= set(range(first + player * width, first + (player + 1) * width))
        else:
            (turn if one.owner is Owner.TURN else nobody).update(range(first, first + size))
    declared = {slot for _, first, size in fields for slot in range(first, first + size)}
    declared |= {layout.result, layout.active, layout.rounds, layout.pool_count, compiled.program.unfinished}
    declared |= set(layout.gone)
    declared |= set(range(layout.pool, layout.pool + layout.dice))
    for known in layout.known.values():
        declared |= set(range(known.who, known.who + layout.players))
        declared |= (
            set(range(known.shown, known.shown + layout.rows.get(known.shown, 0))) if known.shown >= 0 else set()
        )
    for cup in layout.cups.values():
        declared |= set(range(cup.thrown, cup.thrown + layout.players))
    for first in layout.in_force.values():
        declared |= set(range(first, first + layout.rows.get(first, 1)))
    assigned = {at for one, first, size in fields if one.kind in ASSIGNED for at in range(first, first + size)}
    flow = _Flow(compiled, frozenset(declared), frozenset(assigned))
    hidden = nobody | turn | set().union(*own)
    nobody = nobody | flow.touched_by(hidden)
    always = tuple(
        tuple(sorted(nobody.union(*(own[other] for other in range(layout.players) if other != player))))
        for player in range(layout.players)
    )
    return Secrets(
        always,
        _revealed(game, compiled),
        tuple(sorted(turn)),
        layout.active,
        frozenset(flow.becoming - hidden),
        flow.asking(),
    )


def _span(one: Field, compiled: Compiled) -> tuple[int, int]:
    """Where the slots of a field begin, and how many there are for all its owners."""
    first = compiled.layout.fields[one.name, one.each]
    return first, compiled.layout.rows[first]


def _revealed(game: Game, compiled: Compiled) -> tuple[tuple[int, frozenset[int]], ...]:
    """For each owner of what may be revealed, the slot with those who know it, and the slots that it is."""
    found: list[tuple[int, frozenset[int]]] = []
    for one in game.fields:
        known = compiled.layout.known.get(one.name)
        if known is None:
            continue
        first, size = _shown(one, compiled) if one.kind is ValueKind.CUP else _span(one, compiled)
        owners = compiled.layout.players if one.owner is Owner.PLAYER else 1
        width = size // owners
        found += [
            (known.who + at, frozenset(range(first + at * width, first + (at + 1) * width))) for at in range(owners)
        ]
    return tuple(found)


def _shown(cup: Field, compiled: Compiled) -> tuple[int, int]:
    """Where the slots of what the dice of all owners of a cup show begin, and how many there are."""
    layout = compiled.layout
    owners = layout.players if cup.owner is Owner.PLAYER else 1
    return layout.cups[cup.name].faces, owners * cup.holds


class _Flow:
    """How hidden values spread over the slots of the machine."""

    def __init__(self, compiled: Compiled, declared: frozenset[int], assigned: frozenset[int]) -> None:
        self.compiled = compiled
        self.declared = declared
        self.assigned = assigned
        self.acting = self._acting()
        self.arguments = {one for frame in compiled.entries.values() for one in frame.arguments}
        self.secret: set[int] = set()
        self.becoming: set[int] = set()
        self.grown = True

    def touched_by(self, sources: set[int]) -> set[int]:
        """The slots that are no field's own and may tell something of the sources."""
        self.secret, self.becoming = set(sources), set(sources)
        while sources and self.grown:
            self.grown = False
            for routine in self.compiled.program.routines:
                self._body(routine.body, within=False)
        return self.secret - sources

    def asking(self) -> frozenset[int]:
        """What arms say of themselves whose options depend on something secret."""
        arms = [
            arm
            for routine in self.compiled.program.routines
            for one in inside(routine.body)
            if isinstance(one, m.Decide)
            for arm in one.arms
        ]
        return frozenset(arm.says for arm in arms if self._tells(arm.guard, arm.domain))

    def _acting(self) -> frozenset[int]:
        """The slots that say who is to act."""
        routines = self.compiled.program.routines
        everything = [one for routine in routines for one in inside(routine.body)]
        found = {read.base for one in everything if isinstance(one, m.Decide) for read in _reads(one.player)}
        found |= {frame.you for frame in self.compiled.entries.values()}
        while True:
            more = {
                read.base
                for one in everything
                if isinstance(one, m.Store) and one.base in found and isinstance(one.value, m.Read)
                for read in (one.value,)
            }
            if more <= found:
                return frozenset(found)
            found |= more

    def _reached(self, base: int, offset: m.Expression | None) -> range:
        """The slots that may stand at a place."""
        if offset is None:
            return range(base, base + 1)
        return range(base, base + self.compiled.layout.rows.get(base, 1))

    def _tells(self, *nodes: object) -> bool:
        """Whether something secret is read."""
        return any(
            not self.secret.isdisjoint(self._reached(read.base, read.offset)) for node in nodes for read in _reads(node)
        )

    def _keep(self, base: int, offset: m.Expression | None = None, *, becoming: bool = False) -> None:
        """Note that slots are secret; ``becoming``: because their value becomes something hidden."""
        slots = set(self._reached(base, offset)) - self.declared - self.acting
        if not slots <= self.secret or (becoming and not slots <= self.becoming):
            self.secret |= slots
            self.becoming |= slots if becoming else set()
            self.grown = True

    def _store(self, one: m.Store, *, within: bool) -> None:
        if (within and one.base not in self.arguments) or self._tells(one.value, one.offset):
            self._keep(one.base, one.offset)
        target = set(self._reached(one.base, one.offset))
        if target.isdisjoint(self.becoming) or self._shrinks(one):
            return
        if target <= self.declared and target.isdisjoint(self.assigned) and self._grows(one):
            return
        for read in _reads(one.value):
            self._keep(read.base, read.offset, becoming=True)

    @staticmethod
    def _shrinks(one: m.Store) -> bool:
        """Whether something is taken out of a set: what is played from a hand is seen."""
        return isinstance(one.value, m.Operate) and one.value.op == "&"

    @staticmethod
    def _grows(one: m.Store) -> bool:
        """Whether a number becomes more or less than it was."""
        return any(read.base == one.base for read in _reads(one.value))

    def _body(self, body: tuple[m.Instruction, ...], *, within: bool) -> None:
        """Follow the instructions of a body; ``within``: whether something secret is asked for around it."""
        for one in body:
            match one:
                case m.Store():
                    self._store(one, within=within)
                case m.If():
                    inner = within or self._tells(one.condition)
                    self._body(one.then, within=inner)
                    self._body(one.other, within=inner)
                case m.Repeat():
                    if within or self._tells(one.times):
                        self._keep(one.counter)
                    self._body(one.body, within=within or self._tells(one.until))
                case m.Sweep():
                    inner = within or self._tells(one.test, one.start)
                    if inner:
                        self._keep(one.counter)
                        self._keep(one.turn)
                    self._body(one.body, within=inner)
                case m.Decide():
                    for arm in one.arms:
                        if arm.into >= 0 and (within or self._tells(arm.domain, arm.guard)):
                            self._keep(arm.into)
                        self._body(arm.body, within=within)
                case m.Chance():
                    if within or self._tells(one.bound):
                        self._keep(one.base, one.offset)
                case _:  # calls, leaving, the ends and dice are seen
                    pass


def _reads(node: object) -> Iterator[m.Read]:
    return (one for one in inside(node) if isinstance(one, m.Read))
