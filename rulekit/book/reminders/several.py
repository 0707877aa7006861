"""That several players may gain one and the same thing, each ticking it for themselves."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import walk
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import FieldOf, SetOf, You
from rulekit.model.physical import Material

__all__ = ["several"]


def several(turn: Sequence) -> tuple[Reminded, ...]:
    """``several players may have the same development``."""
    game = turn.narrator.game
    boxes = {one.name for one in game.components if one.material is Material.BOX}
    sets = [one for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.SET]
    gained = {field for name in turn.steps for field in turn.gained(name)}
    shared = [one for one in sets if one.name in boxes and one in gained and not _exclusive(one, turn)]
    if not shared or game.players_high == 1:
        return ()
    return tuple(
        Reminded(step, Sentence("each_may_have", {"nouns": tuple(Noun(one.of) for one in shared if one in gained_in)}))
        for step in turn.steps
        for gained_in in [turn.gained(step)]
        if any(one in gained_in for one in shared)
    )


def _exclusive(field: Field, turn: Sequence) -> bool:
    """Whether what others have, or what the game has, may keep somebody from choosing a thing."""
    sets = (one for body in turn.narrator.flow.bodies for one in walk.inside(body))
    chosen = [one for one in sets if isinstance(one, SetOf) and one.base is Base.ITEMS and one.of == field.of]
    asked = [one for chosen_ in chosen for test in chosen_.tests for one in walk.inside(test)]
    return any(isinstance(one, FieldOf) and not isinstance(one.owner, You) for one in asked)
