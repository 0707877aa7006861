"""How much there can be of what nobody has: a limit that a sentence says, or that is what ends the game or a loop."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.document.closed import Comparison
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Compare, FieldOf, Literal, ParameterValue
from rulekit.remembering import remembered

__all__ = ["ended_at", "shared_limits"]


@remembered(32)
def shared_limits(narrator: Narrator) -> tuple[Field, ...]:
    """The numbers of the game of which more than their limit is lost, where that makes a difference."""
    ends = ended_at(narrator)
    return tuple(
        one
        for one in narrator.game.fields
        if one.owner is Owner.GAME and one.kind is ValueKind.NUMBER and one.limited and one.overflow
        if not one.bound and not one.source and not one.agreed and one not in ends
    )


@remembered(32)
def ended_at(narrator: Narrator) -> frozenset[Field]:
    """The numbers of which the rules only ask whether they have come to their limit: nobody sees what would be more."""
    game, words = narrator.game, narrator.game.vocabulary
    asked: dict[Field, int] = {}
    reached: dict[Field, int] = {}
    for body in (*narrator.flow.bodies, game.modifiers, game.wins):
        for one in walk.inside(body):
            if isinstance(one, FieldOf):
                asked[one.field] = asked.get(one.field, 0) + 1
            elif isinstance(one, Compare) and (field := _limit_asked(one)) is not None:
                reached[field] = reached.get(field, 0) + 1
    told: dict[Field, int] = {}
    effects = (each for body in narrator.flow.bodies for one in words.statements(body) for each in words.does(one))
    for effect in effects:
        if isinstance(effect, Changes) and effect.verb in (Verb.GAIN, Verb.SET) and effect.field.low == 0:
            told[effect.field] = told.get(effect.field, 0) + 1
    return frozenset(
        one
        for one, times in reached.items()
        if one.owner is Owner.GAME and not one.each and times + told.get(one, 0) >= asked[one]
    )


def _limit_asked(test: Compare) -> Field | None:
    """What a condition asks for: whether it has come to its limit."""
    if not isinstance(test.left, FieldOf) or not isinstance(test.right, Literal | ParameterValue):
        return None
    value = test.right.value if isinstance(test.right, Literal) else test.right.parameter.value
    field = test.left.field
    reaches = test.op == Comparison.AT_LEAST and value == field.highest
    return field if reaches and field.limited and field.overflow else None
