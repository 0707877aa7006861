"""Who is first where several could be in one round: whoever has the earlier turn."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import FieldOf, You
from rulekit.model.part import Part, Role

__all__ = ["order"]


def order(turn: Sequence) -> tuple[Reminded, ...]:
    """``of several who could become the first builder in one round, it is who has the earlier turn``."""
    game = turn.narrator.game
    if turn.narrator.flow.round is None or game.players_high == 1:
        return ()
    parts = [part for name in turn.steps for body in turn.bodies(name) for part in game.vocabulary.all_parts(body)]
    claimed = [one for one in game.fields if any(_claims(part, one, turn) for part in parts)]
    return tuple(
        Reminded(_where(one, turn), Sentence("earlier_turn_first", {"noun": Noun(one.name)})) for one in claimed
    )


def _where(field: Field, turn: Sequence) -> str:
    """The step in which it is claimed."""
    words = turn.narrator.game.vocabulary
    return turn.first(lambda body: any(_claims(part, field, turn) for part in words.all_parts(body)))


def _claims(part: Part, field: Field, turn: Sequence) -> bool:
    """Whether somebody becomes what a field says if it is nobody so far, or so."""
    if part.role is not Role.BRANCH or field.owner is not Owner.GAME or field.kind is not ValueKind.PLAYER:
        return False
    asked = any(isinstance(one, FieldOf) and one.field == field for one in walk.inside(part.condition))
    effects = [one for one in turn.narrator.game.vocabulary.effects(part.body) if isinstance(one, Changes)]
    return asked and any(one.field == field and one.verb is Verb.SET and one.value == You() for one in effects)
