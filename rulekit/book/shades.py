"""Which places of a board are drawn darker: those of which a word is true whatever stands there, for everybody."""

from __future__ import annotations

from attrs import frozen

from rulekit.model import constant
from rulekit.model.board import Shape
from rulekit.model.closed import Base, ValueKind
from rulekit.model.component import Table
from rulekit.model.expression import Adjective, AdjectiveUse, Is, SetOf, VariableRef
from rulekit.model.game import Game
from rulekit.model.type import Type, Variable

__all__ = ["Shade", "shade"]

FEWEST = 4
"""A word that is true of fewer places, or of all but fewer, names some of them and is no pattern."""


@frozen
class Shade:
    """Places that are drawn darker, and how they are spoken of."""

    cells: tuple[int, ...]
    places: SetOf


def shade(table: Table, game: Game) -> Shade | None:
    """What is drawn darker on a board; None where no word, or more than one, would have to be."""
    found = [(one, cells) for one in game.adjectives if one.of == table.name and (cells := _pattern(one, table, game))]
    if len(found) != 1 or table.board is None or table.board.shape not in (Shape.GRID, Shape.HEX):
        return None
    ((adjective, cells),) = found
    element = Variable(-1, table.name, Type(ValueKind.ITEM, table.name))
    use = AdjectiveUse(adjective, negated=False)
    test = Is(VariableRef(element, plain=True), use)
    return Shade(cells, SetOf(Base.ITEMS, table.name, element, adjectives=(use,), tests=(test,), most=len(table.items)))


def _pattern(adjective: Adjective, table: Table, game: Game) -> tuple[int, ...]:
    """The places of which it is always true; none where that depends on anything, or it is no pattern."""
    made: set[tuple[int, ...]] = set()
    for players in range(game.players_low, game.players_high + 1):
        for seat in range(players):
            known = {adjective.variable.key: 0, constant.ACTOR: seat}
            passes = [
                constant.decided(adjective.condition, players, {**known, adjective.variable.key: at})
                for at in range(len(table.items))
            ]
            if None in passes:
                return ()
            made.add(tuple(at for at, one in enumerate(passes) if one))
    cells = made.pop() if len(made) == 1 else ()
    return cells if FEWEST <= len(cells) <= len(table.items) - FEWEST else ()
