"""As what a page draws a thing from the box, from what the rules say that it is made of, or how they use it."""

from __future__ import annotations

from typing import assert_never

from rulekit.book.parts import made_as
from rulekit.document.opening import Look
from rulekit.model.game import Game
from rulekit.model.physical import Material

__all__ = ["look_of"]


def look_of(name: str, game: Game) -> Look:
    """The look of a thing that the rules call by a name; of what they say nothing about, that of a piece."""
    made = made_as(name, game)
    if made is not None:
        return _look_of_material(made.material)
    if game.die is not None and any(one.name == name for one in game.die.each):
        return Look.DICE
    table = next((one for one in game.tables if one.name == name), None)
    if table is not None:
        return Look.CARDS if table.on_cards or table.pattern else Look.TILES
    return Look.PIECES


def _look_of_material(material: Material) -> Look:
    match material:
        case Material.PEG:
            return Look.PEGS
        case Material.CARD:
            return Look.CARDS
        case Material.TILE:
            return Look.TILES
        case Material.FIGURE | Material.PAWN:
            return Look.FIGURES
        case Material.DIE:
            return Look.DICE
        case Material.BOARD:
            return Look.BOARD
        case Material.BOX | Material.NOTE:
            return Look.SHEET
        case Material.TOKEN | Material.COIN | Material.CUBE | Material.DISC | Material.MARKER | Material.MIND:
            return Look.PIECES
        case _:
            assert_never(material)
