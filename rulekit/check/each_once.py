"""The tables whose things lie in one place each: they are gathered, and whatever happens to them only moves them."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.closed import ValueKind
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import SetOf
from rulekit.model.game import Game
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["each_once"]

HOLDS = (ValueKind.ITEM, ValueKind.SET, ValueKind.ROW)
COMES = (Verb.GAIN, Verb.SET, Verb.MOVE)


@remembered(32)
def each_once(game: Game) -> frozenset[str]:
    """The names of these tables.

    What is gained, put or set is there once more, wherever it was before; of a table of which anything is, nothing is
    said. Neither is it of a table of which something lies anywhere from the start.
    """
    holders = {one for one in game.fields if one.kind in HOLDS and not one.piece}
    gathered: set[str] = set()
    made = {one.of for one in holders if one.start}
    for body in _bodies(game):
        for statement in (one for one in inside(body) if isinstance(one, Statement)):
            effects = [one for one in game.vocabulary.does(statement) if isinstance(one, Changes)]
            moves = any(one.placing is not None and one.placing.moved for one in effects)
            moves = moves or {one.verb for one in effects} == {Verb.EMPTY, Verb.SET}
            for one in effects:
                if one.field not in holders or one.verb not in COMES:
                    continue
                if not moves:
                    made.add(one.field.of)
                elif one.placing is not None and isinstance(one.placing.things, SetOf):
                    gathered.add(one.field.of)
    return frozenset(gathered - made)


def _bodies(game: Game) -> Iterator[Body]:
    yield from (one.body for one in game.steps)
    yield from (one.body for one in game.modifiers)
