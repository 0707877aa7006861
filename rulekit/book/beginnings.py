"""What players have on the places of a board when play begins, as far as the setup alone tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rulekit.model import expression as e
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.constant import ACTOR, decided, number
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game
from rulekit.model.part import Part, Role
from rulekit.model.row import SeatedAt
from rulekit.model.statement import Body

__all__ = ["beginning", "counted_on"]

Laid = Counter[tuple[int, int]]
"""How many, by the seat and the place."""


def counted_on(table: Table, game: Game) -> Field | None:
    """What players have so many of on each place of a board; None where there is nothing, or more than one thing."""
    found = [
        one
        for one in game.fields
        if one.owner is Owner.PLAYER and one.each == table.name and one.kind is ValueKind.NUMBER and not one.hidden
    ]
    return found[0] if len(found) == 1 else None


def beginning(table: Table, game: Game) -> Mapping[tuple[int, int], int]:
    """How many of it each player has on each place, by the seat and the place; of a game for so many players only."""
    what, setup = counted_on(table, game), game.step("setup")
    if what is None or setup is None or game.players_low != game.players_high:
        return {}
    return _laid(setup.body, what, game, {})


def _laid(body: Body, what: Field, game: Game, known: Mapping[int, int]) -> Laid:
    """What is put by a body; ``known`` tells who does it and what is gone through."""
    found: Laid = Counter()
    for statement in body:
        for effect in game.vocabulary.does(statement):
            if isinstance(effect, Changes) and effect.verb is Verb.GAIN and effect.field == what and effect.item:
                seat, place = (
                    number(one, game.players_high, known) if one is not None else None
                    for one in (effect.owner, effect.item)
                )
                count = number(effect.count, game.players_high, known) if effect.count is not None else 1
                if seat is not None and place is not None and count is not None:
                    found[seat, place] += count
        told = False
        for part in game.vocabulary.parts(statement):
            if part.role is Role.BRANCH and (told or _holds(part, game, known) is False):
                continue
            told = told or part.role is Role.BRANCH
            for more in _rounds(part, game):
                found.update(_laid(part.body, what, game, {**known, **more}))
    return found


def _holds(part: Part, game: Game, known: Mapping[int, int]) -> bool | None:
    return True if part.condition is None else decided(part.condition, game.players_high, known)


def _rounds(part: Part, game: Game) -> Iterator[Mapping[int, int]]:
    """Who carries a part out, or for what it is done."""
    if isinstance(part.who, SeatedAt):
        yield {ACTOR: part.who.seat - 1}
    elif part.role is not Role.LOOP or not isinstance(part.over, e.SetOf):
        yield {}
    elif part.over.base is Base.PLAYERS:
        for seat in range(game.players_high):
            yield {ACTOR: seat, part.over.element.key: seat}
    elif part.over.base is Base.ITEMS:
        for item in game.table(part.over.of).items:
            yield {part.over.element.key: item.index}
