"""The pictures of a cover: what the game is won by above, what is built on the ground, dice or things before it."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.faces import dice_with_faces
from rulekit.book.narrator import Narrator
from rulekit.book.pips import pips_of_halves
from rulekit.book.skyline import standing
from rulekit.document.opening import Look, Poster
from rulekit.model.closed import ValueKind
from rulekit.model.dice import dice_of_kind
from rulekit.model.game import Game
from rulekit.model.physical import Material

__all__ = ["poster"]

MOST = 7
"""So many pictures stand side by side."""
ALIKE = 4
"""So many lie there of things of which there is a single picture."""
PIPS = (5, 2, 6, 3, 1, 4)
"""What ordinary dice show, one beside the other: no two the same before all were seen."""


def poster(narrator: Narrator) -> Poster:
    """The pictures of a cover, each in one place; of games without pictures nothing.

    Args:
        narrator: the game, with the names of its pictures.
    """
    game, pictured = narrator.game, narrator.pictures
    sun = next((one.name for one in game.wins if one.name in pictured), "")
    thrown = tuple(_thrown(narrator))[:MOST]
    items = {item.name: table for table in game.tables for item in table.items if item.name in pictured}
    before = tuple(name for name, _ in thrown) or tuple(items)[:MOST]
    on_cards = not thrown and before and all(items[one].name in _printed_on_cards(game) for one in before)
    names = standing(game, pictured - {sun, *before}, MOST)
    if not before and len(names) == 1 and _are_many(names[0], game):
        return Poster(sun, (), names * ALIKE, Look.PIECES, pips=_of_two_numbers(names[0], game))
    look = Look.DICE if thrown else Look.CARDS if on_cards else Look.TILES
    return Poster(sun, names, before, look, pips=tuple(pips for _, pips in thrown))


def _are_many(name: str, game: Game) -> bool:
    """Whether there are several of what has a picture: one of them alone would leave a cover empty."""
    return any(one.name == name and len(one.items) > 1 for one in game.tables)


def _printed_on_cards(game: Game) -> frozenset[str]:
    """The tables of what is a card, or stands on one: suits stand on cards that are told apart by suit and rank."""
    cards = {one.name for one in game.components if one.material is Material.CARD}
    cards |= {one.name for one in game.tables if one.on_cards}
    columns = (column.table for one in game.tables if one.name in cards and one.one_of_each for column in one.columns)
    return frozenset({*cards, *columns})


def _of_two_numbers(name: str, game: Game) -> tuple[tuple[int, ...], ...]:
    """The numbers of some things of a table that have two each; none if pips cannot show them."""
    table = next(one for one in game.tables if one.name == name)
    shown = pips_of_halves(table, game)
    return tuple(shown[(2 * at + 1) * len(shown) // (2 * ALIKE)] for at in range(ALIKE)) if shown else ()


def _thrown(narrator: Narrator) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The faces of the dice, or a picture of each die with its pips, as many as there are; of fewer faces, again."""
    game = narrator.game
    faces = [face.noun for kind in dice_with_faces(game) for face in kind.faces if face.noun in narrator.pictures]
    for kind in game.die.each if game.die is not None else ():
        own = max((one.start for one in game.fields if one.kind is ValueKind.CUP and one.of == kind.name), default=0)
        count = max(dice_of_kind(game, kind.name), own, 1)
        if faces:
            yield from ((faces[at % len(faces)], ()) for at in range(count))
            return
        if kind.name in narrator.pictures:
            # One alone shows what its own picture does: there is none from which it could differ.
            ordinary = count > 1 and sorted(face.number for face in kind.faces) == sorted(PIPS)
            yield from ((kind.name, (PIPS[at % len(PIPS)],) if ordinary else ()) for at in range(count))
