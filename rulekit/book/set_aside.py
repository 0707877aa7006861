"""The faces of dice that are not rolled again, because the rules set dice aside that show them."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model import walk
from rulekit.model.closed import Base
from rulekit.model.effect import Changes, Rolls, Verb
from rulekit.model.expression import Is, SetOf, Shows
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.remembering import remembered

__all__ = ["set_aside"]


@remembered(32)
def set_aside(game: Game) -> frozenset[str]:
    """The names of those faces: nobody may choose a die that shows one of them where dice are rolled again.

    Args:
        game: the game.
    """
    bodies = [one.body for one in game.steps]
    barred = {name for body in bodies for name in _barred(body, game)}
    return frozenset(name for body in bodies for name in _faces(body, barred, game)) if barred else frozenset()


def _barred(body: Body, game: Game) -> Iterator[str]:
    """What a die must not be to be chosen where dice are rolled again."""
    if Rolls() not in set(game.vocabulary.effects(body)):
        return
    for one in walk.inside(body):
        if isinstance(one, SetOf) and one.base is Base.DICE:
            for test in one.tests:
                if isinstance(test, Is) and test.use.negated and test.use.adjective.field is not None:
                    yield test.use.adjective.field.name


def _faces(body: Body, barred: set[str], game: Game) -> Iterator[str]:
    """The faces of all dice that become so."""
    for part in game.vocabulary.all_parts(body):
        if not (isinstance(part.over, SetOf) and part.over.base is Base.DICE and len(part.over.tests) == 1):
            continue
        (shown,) = part.over.tests
        changed = (one for one in game.vocabulary.effects(part.body) if isinstance(one, Changes))
        becomes = {one.field.name for one in changed if one.verb is Verb.SET and one.value is None}
        if isinstance(shown, Shows) and becomes & barred:
            yield shown.face.name
