"""Views as rows of numbers, as many in each state of a game and each within bounds: what is learned from.

Sets are a number for each thing that may be in them, all other values are one number. What the viewer may not know is
-1 in a set and one less than the least value elsewhere, so that it is told from all that can be known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.ranges import WORD
from rulekit.playing.actions import Actions
from rulekit.playing.seating import Seating
from rulekit.playing.view import View

__all__ = ["Feature", "Features", "features_of"]

WIDE = 1 << 24
"""A number with more values than that is written in bits: learning libraries reckon with floats of 32 bits."""


@frozen
class Feature:
    """One of the numbers.

    Args:
        name: what it is: ``player_0.stock.wood``, ``viewer.1``; ``slot.57`` for what only the machine keeps.
        low: the least it can be.
        high: the most.
    """

    name: str
    low: int
    high: int


@frozen
class Slot:
    """How a slot is written.

    Args:
        at: its number.
        hidden: what is written where it may not be known.
        bits: one for each bit in which it is written, least first; none for a number as it is.
    """

    at: int
    hidden: int
    bits: range


@frozen
class Features:
    """The numbers of a view.

    Before all else stand who looks, who is to choose and which decision it is, each as a 1 among zeros.

    Args:
        players: how many play.
        decisions: the numbers of decisions, by place.
        slots: how each slot is written.
        all: what the numbers are, in order.
    """

    players: int
    decisions: dict[int, int]
    slots: tuple[Slot, ...]
    all: tuple[Feature, ...]

    def of(self, view: View) -> list[int]:
        """The numbers of a view, as many as ``all`` has.

        Args:
            view: of this game.
        """
        found = [int(one == view.viewer) for one in range(self.players)]
        found += [int(one == view.player) for one in range(self.players)]
        decision = self.decisions.get(view.place)
        found += [int(one == decision) for one in self.decisions.values()]
        slots = view.slots.all
        for one in self.slots:
            value = slots[one.at]
            if one.bits:
                found += [one.hidden if value is None else value >> bit & 1 for bit in one.bits]
            else:
                found.append(one.hidden if value is None else value)
        return found


def features_of(table: Seating, actions: Actions, *, explicit: bool) -> Features:
    """What the numbers of a game are.

    Args:
        table: the game and its players.
        actions: of the runner that is used.
        explicit: whether that is the one that stops at chance.
    """
    runner = (table.explicit if explicit else table.seeded).segmented
    names = _names(table)
    secret = frozenset(table.secrets.while_active).union(*table.secrets.always)
    found = [Feature(f"{what}.{one}", 0, 1) for what in ("viewer", "player") for one in range(table.players)]
    found += [Feature(f"decision.{one}", 0, 1) for one in actions.decisions.values()]
    slots: list[Slot] = []
    bounds = [(one.low, one.high) for one in table.program.program.slots]
    returns = dict.fromkeys((runner.phase, *runner.returns.values()), (0, len(runner.blocks)))
    for at, (low, high) in [*enumerate(bounds), *returns.items()]:
        if at == table.program.layout.spent or low == high:
            continue
        name, things = names.get(at, (f"slot.{at}", ()))
        if things or (low >= 0 and high - low >= WIDE):
            bits = range(high.bit_length())
            hidden = -1 if at in secret else 0
            labels = [things[bit] if bit < len(things) else str(bit) for bit in bits]
            found += [Feature(f"{name}.{label}", hidden, 1) for label in labels]
        else:
            bits, hidden = range(0), low - 1
            found.append(Feature(name, hidden if at in secret else low, high))
        slots.append(Slot(at, hidden, bits))
    return Features(table.players, actions.decisions, tuple(slots), tuple(found))


def _names(table: Seating) -> dict[int, tuple[str, Sequence[str]]]:
    """What slots are called, and of sets what may be in them."""
    layout = table.program.layout
    found: dict[int, tuple[str, Sequence[str]]] = {layout.active: ("active", ()), layout.rounds: ("round", ())}
    found[layout.result], found[layout.unfinished] = ("result", ()), ("unfinished", ())
    found[layout.pool_count] = ("dice", ())
    found |= {layout.pool + at: (f"dice.{at}", ()) for at in range(layout.pool_size)}
    for one in table.game.fields:
        if one.owner is not Owner.DIE:
            found |= _of(one, table)
        if one.kind is ValueKind.CUP:
            found |= _dice_of(one, table)
    return found


def _dice_of(cup: Field, table: Seating) -> Iterable[tuple[int, tuple[str, Sequence[str]]]]:
    """What the slots of the dice in a cup are called."""
    slots = table.program.layout.cups[cup.name]
    for owner in range(table.players if cup.owner is Owner.PLAYER else 1):
        name = f"player_{owner}.{cup.name}" if cup.owner is Owner.PLAYER else cup.name
        yield slots.thrown + owner, (f"{name}.thrown", ())
        for die in range(slots.room):
            yield slots.faces + owner * slots.room + die, (f"{name}.die.{die}", ())


def _of(field: Field, table: Seating) -> Iterable[tuple[int, tuple[str, Sequence[str]]]]:
    """What the slots of a field are called."""
    layout = table.program.layout
    first = layout.fields[field.name, field.each]
    owners = table.players if field.owner is Owner.PLAYER else 1
    width = layout.rows.get(first, 1) // owners
    each = table.names_of(field.each) if field.each and field.each != "player" else ()
    members = table.names_of(field.of) if field.kind is ValueKind.SET else ()
    for owner in range(owners):
        whose = f"player_{owner}." if field.owner is Owner.PLAYER else ""
        for at in range(width):
            thing, part = divmod(at, max(1, width // len(each))) if each else (0, at)
            name = f"{whose}{field.name}" + (f".{each[thing]}" if each else "")
            if members:
                yield first + owner * width + at, (name, members[part * WORD : (part + 1) * WORD])
            else:
                alone = width == (len(each) or 1)
                yield first + owner * width + at, (name if alone else f"{name}.{part}", ())
