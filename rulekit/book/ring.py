"""A ring of places with what stands on one of them, and a place of it with what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve

from rulekit.book.account import Spot
from rulekit.book.filled import alongside
from rulekit.book.lots import Value, lot_of, named
from rulekit.book.narrator import Narrator
from rulekit.book.things import ring_of
from rulekit.document.blocks import Line
from rulekit.document.panels import Drawing
from rulekit.document.sentence import Icon, Noun, Number
from rulekit.document.things import Beside, Lot, Ring
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Item, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Step

__all__ = ["at_start", "beside", "moved_in", "ring"]


def ring(spot: Spot, was: str, now: str, narrator: Narrator) -> Ring:
    """The ring on which a piece went from one place to another.

    Args:
        spot: the piece.
        was: where it stood.
        now: where it stands.
        narrator: knows what has a picture.
    """
    table = narrator.game.table(spot.field.of)
    numbers = {one.name: one.index for one in table.items}
    return _drawn(table, narrator, _piece(spot, narrator), numbers[was], numbers[now])


def at_start(table: Table, narrator: Narrator, *, laid: bool = False) -> Ring | None:
    """A ring with what stands on it when play begins; None where nothing is known to stand there.

    Args:
        table: the places.
        narrator: knows what has a picture.
        laid: whether what lies beside its places is drawn as well.
    """
    game = narrator.game
    standing = (one for one in game.fields if ring_of(one, game) == table and one.owner is Owner.GAME)
    piece = next((one for one in standing if one.declared and not one.optional), None)
    if piece is None:
        return None
    drawn = _drawn(table, narrator, _piece(Spot(piece), narrator), piece.start - 1, piece.start - 1)
    return evolve(drawn, rows=alongside(table, narrator)) if laid else drawn


def moved_in(step: Step, narrator: Narrator) -> tuple[Drawing, ...]:
    """The ring on which something goes on in a step, as it is when play begins."""
    effects = narrator.game.vocabulary.effects(step.body)
    moved = [one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.MOVE]
    tables = dict.fromkeys(ring_of(one, narrator.game) for one in moved)
    found = (at_start(one, narrator) for one in tables if one is not None)
    return tuple(Drawing((), (one,)) for one in found if one is not None)


def _drawn(table: Table, narrator: Narrator, piece: Line, was: int, now: int) -> Ring:
    spaces = tuple(_picture(one, table, narrator) or (Number(one.index + 1),) for one in table.items)
    names: tuple[Line, ...] = tuple((Noun(one.name),) for one in table.items)
    return Ring(spaces, names, piece, was, now, table.anticlockwise)


def beside(table: str, place: str, changes: Mapping[Spot, tuple[Value, Value]], narrator: Narrator) -> Beside | None:
    """A place with all that lies beside it; None where nothing does.

    Args:
        table: the ring.
        place: the name of the place.
        changes: what was and what is, wherever something lies that matters.
        narrator: knows what has a picture.
    """
    item = next(one for one in narrator.game.table(table).items if one.name == place)
    lots = tuple(_lots(table, place, changes, narrator))
    standing = (
        _piece(spot, narrator)
        for spot, (_, now) in changes.items()
        if (ring_of(spot.field, narrator.game) is not None and spot.field.of == table and now == (place,))
    )
    if not lots:
        return None
    picture = _picture(item, narrator.game.table(table), narrator)
    return Beside((Noun(place),), picture, next(standing, ()), lots)


def _lots(table: str, place: str, changes: Mapping[Spot, tuple[Value, Value]], narrator: Narrator) -> Iterator[Lot]:
    for spot, (was, now) in changes.items():
        if spot.field.each == table and spot.thing == place:
            made = lot_of(spot, was, now, narrator, name=named(spot))
            if made is not None:
                yield made


def _piece(spot: Spot, narrator: Narrator) -> Line:
    name = spot.field.name
    return (Icon(name, Noun(name)),) if name in narrator.pictures else (Noun(name),)


def _picture(item: Item, table: Table, narrator: Narrator) -> Line:
    """What is on a place: its own picture, else that of what it is told to be."""
    if item.name in narrator.pictures:
        return (Icon(item.name, Noun(item.name)),)
    for column in table.columns:
        value = column.values[item.index]
        if column.kind is ValueKind.ITEM and isinstance(value, int):
            name = narrator.game.table(column.table).items[value].name
            if name in narrator.pictures:
                return (Icon(name, Noun(name)),)
    return ()
