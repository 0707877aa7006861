"""What the box holds, counted from the definitions: dice, boards, things with their copies, pieces that are moved."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.parts import made_as
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Table
from rulekit.model.copies import copies, is_stock
from rulekit.model.dice import dice_of_kind
from rulekit.model.game import Game
from rulekit.model.physical import Material

__all__ = ["boards", "counted"]

PIECES = (Owner.PLAYER, Owner.GAME)
"""Whose fields are pieces, where they tell a place: a turn and a step only speak of one."""


def counted(game: Game, sorting: set[str]) -> Iterator[tuple[int, str]]:
    """How many there are of what, by the names of the rules.

    Args:
        game: the game.
        sorting: the tables that only sort or describe other things, of which none is in the box.
    """
    for kind in game.die.each if game.die is not None else ():
        if dice := dice_of_kind(game, kind.name):
            yield dice, kind.name
    places = _places(game)
    for table in game.tables:
        if table.name not in sorting | places:
            yield sum(copies(game, table).values()), table.name
    stocks = {one.name: one.highest for one in game.fields if is_stock(one)}
    for name, count in stocks.items():
        if not any(one.source == name for one in game.fields):
            yield count, name
    for one in game.fields:
        if one.source:
            yield stocks.get(one.source, sum(one.high)), one.name
    for one in game.fields:
        if (
            one.kind is ValueKind.ITEM
            and one.of in places
            and not one.hidden
            and one.owner in (Owner.PLAYER, Owner.GAME)
        ):
            each = len(game.table(one.each).items) if one.each else 1
            yield each * (game.players_high if one.owner is Owner.PLAYER else 1), one.name


def boards(game: Game) -> Iterator[tuple[str, Sentence]]:
    """The maps, by their names; a board for each ring or net of links that no map draws, by the table of its places.

    A board on which everything is written is on paper, and so is nothing in the box.
    """
    for one in game.maps:
        yield one.name, Sentence("component_count", {"count": Number(1), "noun": Noun(one.name)})
    drawn = {shown.table for one in game.maps for shown in one.shown}
    for table in (one for one in game.tables if not _is_written_on(one, game)):
        if table.board is not None and table.board.rows > 1:
            size = {"columns": Number(table.board.columns), "rows": Number(table.board.rows)}
            yield table.name, Sentence("grid_of", {**size, "noun": Noun(table.name)})
        elif table.name in _places(game) - drawn:
            yield table.name, Sentence("board_of", {"count": Number(len(table.items)), "noun": Noun(table.name)})


def _is_written_on(table: Table, game: Game) -> bool:
    """Whether there are pieces on the places of a table, and all of them are written there."""
    pieces = [made_as(one.name, game) for one in game.fields if one.piece and one.of == table.name]
    return bool(pieces) and all(one is not None and one.material is Material.NOTE for one in pieces)


def _places(game: Game) -> frozenset[str]:
    """The tables whose things are places on a board: they lie in a ring, touch each other, or are drawn."""
    linked = {end[0] for links in game.links for edge in links.edges for end in edge}
    drawn = {shown.table for one in game.maps for shown in one.shown}
    return frozenset(linked | drawn | {one.name for one in game.tables if one.ring or one.board is not None})
