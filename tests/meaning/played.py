"""What is played of a game: its programs for each number of players, and what is kept from whom."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from attrs import frozen

from rulekit.driver.pipeline import compiled
from rulekit.model import walk
from rulekit.model.component import Field
from rulekit.model.game import Game
from tests.meaning.same import same

__all__ = ["played_alike"]


@frozen
class Kept:
    """What a field keeps from players, which no program shows."""

    name: str
    hidden: bool
    face_down: bool


def played_alike(one: Game, other: Game) -> bool:
    """Whether two games are the same to play, however many play.

    They are if they have the same programs, options of the same names, and keep the same from players. What comes to
    the same by arithmetic is the same: at most 0 of what can't be less, 2 times food and food times 2.
    """
    one, other = _used(one), _used(other)
    if one == other:
        return True
    if (one.players_low, one.players_high) != (other.players_low, other.players_high) or _kept(one) != _kept(other):
        return False
    if all(first == second for first, second in zip(_programs(one), _programs(other), strict=True)):
        return True
    plain, other_plain = same(one), same(other)
    assert isinstance(plain, Game)
    assert isinstance(other_plain, Game)
    return plain == other_plain or all(
        first == second for first, second in zip(_programs(plain), _programs(other_plain), strict=True)
    )


def _used(game: Game) -> Game:
    """The game without what players have and no rule ever speaks of."""
    rules = (game.steps, game.modifiers, game.derived, game.adjectives, game.wins)
    spoken = {one.name for one in walk.inside(rules) if isinstance(one, Field)}
    spoken |= {one.source for one in game.fields}
    if game.die is not None:
        spoken |= {gift.field.name for face in game.die.faces for gift in face.gifts}
    acting = {table for table, _ in (one.holder for one in game.modifiers)}
    kept = (one for one in game.fields if one.name in spoken or one.plural in spoken or one.of in acting)
    return attrs.evolve(game, fields=tuple(kept))


def _kept(game: Game) -> tuple[Kept, ...]:
    return tuple(Kept(one.name, one.hidden, one.face_down) for one in game.fields)


def _programs(game: Game) -> Iterator[tuple[object, ...]]:
    for players in range(game.players_high, game.players_low - 1, -1):
        made = compiled(game, players)
        yield made.program, made.labels, tuple(made.entries)
