"""What stands in the skyline of a cover: what is built, laid and set up; no counters, and nothing that hurts."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.parts import made_as
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import FieldOf
from rulekit.model.game import Game
from rulekit.model.map import Shown
from rulekit.model.physical import Material

__all__ = ["standing"]

STANDS = 0
CARRIED = 1
LIES = 2
COUNTS = 3
"""How well something suits a skyline; what counts something only where there is nothing else."""
NEVER = 4

RANKS = {
    Material.FIGURE: STANDS,
    Material.PAWN: STANDS,
    Material.TILE: STANDS,
    Material.BOX: STANDS,
    Material.PEG: CARRIED,
    Material.DISC: CARRIED,
    Material.CUBE: CARRIED,
    Material.TOKEN: LIES,
    Material.CARD: LIES,
    Material.BOARD: LIES,
    Material.COIN: COUNTS,
    Material.MARKER: COUNTS,
    Material.DIE: NEVER,
    Material.NOTE: NEVER,
    Material.MIND: NEVER,
}
PILES = (ValueKind.ROW, ValueKind.SET)


def standing(game: Game, pictured: frozenset[str], most: int) -> tuple[str, ...]:
    """The names of pictures for a skyline, the best suited, as players have them and the rules speak of them.

    Args:
        game: the game.
        pictured: of what there is a picture that stands nowhere else.
        most: how many there is room for.
    """
    found: dict[str, int] = {}
    for name, rank in (*_had(game), *_items(game, pictured)):
        if name in pictured:
            found[name] = min(rank, found.get(name, NEVER))
    for one in _harmful(game):
        found.pop(one, None)
    least = COUNTS if found and min(found.values()) >= COUNTS else LIES
    best = sorted((one for one, rank in found.items() if rank <= least), key=lambda one: found[one])[:most]
    return tuple(one for one in found if one in best)


def _had(game: Game) -> Iterator[tuple[str, int]]:
    """What there is to have: first what players have, then all things, then what all share."""
    mine = [one for one in game.fields if one.owner is Owner.PLAYER]
    yield from (_of_field(one, game) for one in mine)
    yield from ((one.name, _rank(one.name, game, LIES)) for one in game.tables if not _is_place(one, game))
    yield from ((one.name, RANKS[one.material]) for one in game.components)
    yield from (_of_field(one, game) for one in game.fields if one.owner is Owner.GAME)


def _is_place(table: Table, game: Game) -> bool:
    """Whether its things are where others stand, printed on a board."""
    mapped = any(table.name in _drawn(shown, game) for one in game.maps for shown in one.shown)
    return bool(table.ring) or table.board is not None or mapped


def _drawn(shown: Shown, game: Game) -> tuple[str, ...]:
    """The tables that a map draws: of its places, and of what their columns give colour and shape."""
    columns = (game.table(shown.table).column(one) for one in (shown.coloured, shown.shaped))
    return (shown.table, *(one.table for one in columns if one is not None))


def _items(game: Game, pictured: frozenset[str]) -> Iterator[tuple[str, int]]:
    """The things of a table that stand somewhere, where there is no picture of the kind but of each."""
    for table in game.tables:
        placed = [one.name for one in game.fields if one.of == table.name and one.kind is ValueKind.ITEM]
        ranks = [_rank(one, game, NEVER) for one in (table.name, *placed)]
        if min(ranks) == STANDS and table.name not in pictured:
            yield from ((item.name, CARRIED) for item in table.items)


def _of_field(field: Field, game: Game) -> tuple[str, int]:
    if field.piece or field.kind is ValueKind.CUP:
        return field.name, STANDS
    kept = field.kind in PILES or bool(field.each)
    shown = field.of if field.kind in PILES else field.each
    places = {one.name for one in game.tables if _is_place(one, game)}
    return field.name if shown in {"", *places} else shown, _rank(field.name, game, LIES if kept else COUNTS)


def _rank(name: str, game: Game, undeclared: int) -> int:
    made = made_as(name, game)
    return RANKS[made.material] if made is not None else undeclared


def _harmful(game: Game) -> frozenset[str]:
    """What somebody loses so much for of what the game is won by."""
    words = game.vocabulary
    won = {one.name for one in game.wins}
    found: set[str] = set()
    for step in game.steps:
        for one in words.statements(step.body):
            if any(
                isinstance(effect, Changes) and effect.verb is Verb.LOSE and effect.field.name in won
                for effect in words.does(one)
            ):
                found |= {part.field.name for part in walk.inside(one) if isinstance(part, FieldOf)}
    return frozenset(found - won)
