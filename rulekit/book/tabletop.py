"""What was and what is wherever things lie, as it is drawn: what nobody has, then what each player has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.account import Spot
from rulekit.book.lots import Value, lot_of, named
from rulekit.book.narrator import Narrator
from rulekit.book.ring import beside, ring
from rulekit.document.panels import Drawn
from rulekit.document.sentence import Inline, Sentence
from rulekit.document.things import Lot
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import FieldOf, ItemRef

__all__ = ["TABLE", "Change", "on_the_table"]

TABLE = -1
"""Whose things are that nobody has."""
KINDS = 3
"""What is had of so many kinds is compared kind by kind."""
Change = tuple[Value, Value]
"""What was there, and what is."""


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
