"""How many there are of a thing that the rules lay out, and whether a piece can change hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rulekit.model import expression as e
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.constant import decided, number
from rulekit.model.effect import Calls, Changes, Placing, Verb
from rulekit.model.game import Game
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body
from rulekit.remembering import remembered

__all__ = ["change_hands", "copies", "is_stock"]

MOST_TIMES = 100
"""A setup that repeats something more often is not counted out."""


@remembered(512)
def copies(game: Game, table: Table) -> Mapping[int, int]:
    """How many there are of each thing of a table, by its index: the most that one step lays out, and one at least.

    What is dealt anew each round is laid out by a step that is carried out again and again: the same things each time.
    So a step other than the setup is looked at alone, without those that it carries out.
    """
    found: Counter[int] = Counter()
    for step in game.steps:
        inside = (step.name,) if step.name == "setup" else tuple(one.name for one in game.steps)
        found |= _placed(step.body, game, table, {}, 1, inside)
    return {one.index: max(found[one.index], 1) for one in table.items}


def is_stock(field: Field) -> bool:
    """Whether it is a stock that the game begins with and that nothing is added to."""
    return (
        field.owner is Owner.GAME
        and field.kind is ValueKind.NUMBER
        and not field.each
        and not field.agreed
        and 0 < field.start == field.highest
    )


def change_hands(sort: Field, game: Game) -> bool:
    """Whether a piece of a board that is one player's can become another's where it stands."""
    for body in (*(one.body for one in game.steps), *(one.body for one in game.modifiers)):
        for statement in game.vocabulary.statements(body):
            found = [one for one in game.vocabulary.does(statement) if isinstance(one, Changes) and one.field == sort]
            if {Verb.GAIN, Verb.LOSE} <= {one.verb for one in found}:
                return True
    return False


def _placed(
    body: Body, game: Game, table: Table, known: Mapping[int, int], times: int, inside: tuple[str, ...]
) -> Counter[int]:
    """How many of each thing a body puts into rows; ``known`` tells what is gone through, by the variable's key."""
    found: Counter[int] = Counter()
    for statement in body:
        for effect in game.vocabulary.does(statement):
            match effect:
                case Changes(verb=Verb.GAIN, placing=Placing() as placing, field=row) if row.of == table.name:
                    for index, count in _put(placing, game, table, known):
                        found[index] += times * count
                case Calls(step=name) if name not in inside and (step := game.step(name)) is not None:
                    found.update(_placed(step.body, game, table, known, times, (*inside, name)))
                case _:
                    pass
        for part in game.vocabulary.parts(statement):
            for more, often in _rounds(part, game, known):
                found.update(_placed(part.body, game, table, {**known, **more}, times * often, inside))
    return found


def _rounds(part: Part, game: Game, known: Mapping[int, int]) -> Iterator[tuple[Mapping[int, int], int]]:
    """What a part is carried out for, and how often."""
    if part.role is Role.LOOP and isinstance(part.over, e.SetOf) and part.over.base is Base.ITEMS:
        for item in game.table(part.over.of).items:
            here = {part.over.element.key: item.index}
            if all(decided(one, game.players_high, {**known, **here}) is not False for one in part.over.tests):
                yield here, 1
    elif part.role is Role.LOOP and isinstance(part.over, e.SetOf) and part.over.base is Base.PLAYERS:
        yield {}, game.players_high
    else:
        often = number(part.times, game.players_high, known) if isinstance(part.times, e.Expression) else 1
        yield {}, often if part.role is Role.LOOP and often is not None and 0 <= often <= MOST_TIMES else 1


def _put(placing: Placing, game: Game, table: Table, known: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """The index and the number of each thing that is put somewhere; nothing of what only comes from somewhere else."""
    if isinstance(placing.things, e.SetOf):
        if placing.things.base is not Base.ITEMS:
            return
        for item in table.items:
            here = {**known, placing.things.element.key: item.index}
            if all(decided(one, game.players_high, here) is not False for one in placing.things.tests):
                yield item.index, _many(placing.count, game, here)
        return
    index = number(placing.things, game.players_high, known)
    if index is not None:
        yield index, _many(placing.count, game, known)


def _many(count: e.Expression, game: Game, known: Mapping[int, int]) -> int:
    found = number(count, game.players_high, known)
    return 1 if found is None else max(found, 0)
