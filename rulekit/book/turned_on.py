"""What the rules turn on from round to round, as the way in which cards are passed: its value in each round."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.book.narrator import Narrator
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Compare, FieldOf, ItemRef
from rulekit.model.game import Game
from rulekit.model.statement import Statement

__all__ = ["turned_on"]


def turned_on(narrator: Narrator, rounds: int) -> tuple[Sentence, ...]:
    """What one thing of the game is in each round, where each round makes it the next of its values; else nothing."""
    limit, game = narrator.flow.limit, narrator.game
    if limit is None or not limit.step:
        return ()
    inner = {limit.step, *narrator.flow.reached(limit.step, lambda one: narrator.flow.calls(one.body))}
    for field in game.fields:
        if field.owner is Owner.GAME and field.kind is ValueKind.ITEM and not field.each and field.start:
            following = _following(field, game, inner)
            if len(following) == len(game.table(field.of).items):
                return _names(field, following, game, rounds)
    return ()


def _names(field: Field, following: Mapping[int, int], game: Game, rounds: int) -> tuple[Sentence, ...]:
    items, at = game.table(field.of).items, field.start - 1
    made: list[Sentence] = []
    for _ in range(rounds):
        made.append(Sentence("names", {"items": (Noun(items[at].name),)}))
        at = following[at]
    return tuple(made)


def _following(field: Field, game: Game, steps: set[str]) -> dict[int, int]:
    """The value after each value of a field, where a single statement of those steps changes it, whatever it is."""
    changing = [
        (step.name, one)
        for step in game.steps
        for one in step.body
        if any(isinstance(each, Changes) and each.field == field for each in game.vocabulary.effects((one,)))
    ]
    if len(changing) != 1 or changing[0][0] not in steps:
        return {}
    return _branches(field, changing[0][1], game)


def _branches(field: Field, statement: Statement, game: Game) -> dict[int, int]:
    values = range(len(game.table(field.of).items))
    found: dict[int, int] = {}
    for part in game.vocabulary.parts(statement):
        match tuple(game.vocabulary.effects(part.body)):
            case (Changes(verb=Verb.SET, field=of, value=ItemRef(index=then)),) if of == field:
                asked = _asked(field, part.condition) if part.condition is not None else None
                for at in values if part.condition is None else () if asked is None else (asked,):
                    found.setdefault(at, then)
            case _:
                return {}
    return found


def _asked(field: Field, condition: object) -> int | None:
    """The value for which a condition asks of a field."""
    if not isinstance(condition, Compare) or condition.op is not Comparison.IS:
        return None
    left, right = condition.left, condition.right
    asks = isinstance(left, FieldOf) and left.field == field
    return right.index if asks and isinstance(right, ItemRef) else None
