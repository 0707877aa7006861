"""What of a game lies on the table as things: which fields hold some, what they are drawn as, what is on each."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.account import Spot
from rulekit.book.looks import look_of
from rulekit.book.narrator import Narrator
from rulekit.book.parts import SLIDING, made_as
from rulekit.book.pips import pips_of_halves
from rulekit.book.waiting import waits
from rulekit.document.blocks import Line
from rulekit.document.opening import Look
from rulekit.document.sentence import Icon, Noun
from rulekit.document.things import Going, Thing
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Item, Table
from rulekit.model.game import Game

__all__ = ["lies", "on_thing", "ring_of", "thing_counted", "thing_of"]

PILES = (ValueKind.ROW, ValueKind.SET)
"""What things lie in."""
DRAWN = frozenset({Look.CARDS, Look.TILES, Look.PIECES, Look.FIGURES})
"""What lies there for itself, and is neither stuck in a board, nor written on a sheet, nor thrown."""


def lies(one: Field, narrator: Narrator) -> bool:
    """Whether things lie there that are drawn one by one; what lies on a board or a map is seen on that."""
    game = narrator.game
    if one.owner is Owner.TURN or one.piece or (one.each and is_drawn_as_whole(game.table(one.each), game)):
        return False
    if waits(one, game):
        return False
    if one.kind in PILES:
        return look_of(one.of, game) in DRAWN and not is_drawn_as_whole(game.table(one.of), game)
    return one.kind is ValueKind.NUMBER and _look_of_counted(one, game) in DRAWN and _is_pictured(one, narrator)


def is_drawn_as_whole(table: Table, game: Game) -> bool:
    """Whether its places lie on a board or a map, which is drawn with all that lies on it."""
    return table.board is not None or any(shown.table == table.name for one in game.maps for shown in one.shown)


def ring_of(one: Field, game: Game) -> Table | None:
    """The ring of places on one of which a piece of that name stands; None if nothing does."""
    if one.kind is not ValueKind.ITEM or one.owner not in (Owner.GAME, Owner.PLAYER) or one.each:
        return None
    table, made = game.table(one.of), made_as(one.name, game)
    ring = table.ring and not is_drawn_as_whole(table, game)
    return table if ring and made is not None and look_of(one.name, game) in DRAWN else None


def thing_of(item: Item, table: Table, narrator: Narrator, count: int = 1, going: Going = Going.STAYS) -> Thing:
    """Things of a row or a set."""
    label, figures = on_thing(item, table, narrator), tuple(_figures(item, table, narrator))
    halves = (
        tuple((one,) for one in label) if len(label) > 1 and not any(isinstance(one, Icon) for one in label) else ()
    )
    whole = item.name in narrator.pictures
    pips = pips_of_halves(table, narrator.game)[item.index] if halves and pips_of_halves(table, narrator.game) else ()
    return Thing(look_of(table.name, narrator.game), label, count, going, figures, whole, halves=halves, pips=pips)


def thing_counted(spot: Spot, count: int, going: Going, narrator: Narrator) -> Thing:
    """So many of what is only counted."""
    name = spot.thing or spot.field.name
    return Thing(_look_of_counted(spot.field, narrator.game), (Icon(name, Noun(name)),), count, going)


def on_thing(item: Item, table: Table, narrator: Narrator) -> Line:
    """What is seen on a thing: its picture; what it is made of, each with its picture; else its name."""
    if item.name in narrator.pictures:
        return (Icon(item.name, Noun(item.name)),)
    if not table.pattern:
        return (Noun(item.name),)
    parts = [narrator.game.table(one.table).items[_index(one.values[item.index])].name for one in table.columns[:2]]
    return tuple(Icon(one, Noun(one)) if one in narrator.pictures else Noun(one) for one in parts)


def _index(value: object) -> int:
    assert isinstance(value, int)  # INVARIANT: a thing made of two has both
    return value


def _figures(item: Item, table: Table, narrator: Narrator) -> Iterator[Icon]:
    """The pictures of the things that a thing is printed with, such as its cost."""
    for column in table.columns:
        value = column.values[item.index]
        if column.kind is ValueKind.ITEMS and isinstance(value, tuple):
            names = [narrator.game.table(column.table).items[one].name for one in value]
            if narrator.pictures.issuperset(names):
                yield from (Icon(name, Noun(name)) for name in names)


def _look_of_counted(one: Field, game: Game) -> Look:
    """As what that is drawn of which there are so many: as what is taken from it; a square where nobody says more."""
    made = made_as(one.name, game)
    if made is not None:
        return look_of(one.name, game) if made.material not in SLIDING else Look.BOARD
    taken = next((other for other in game.fields if other.source == one.name), None)
    return _look_of_counted(taken, game) if taken is not None else Look.TILES


def _is_pictured(one: Field, narrator: Narrator) -> bool:
    names = [item.name for item in narrator.game.table(one.each).items] if one.each else [one.name]
    return narrator.pictures.issuperset(names)
