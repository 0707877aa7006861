"""What each box of a player brings or takes when points are counted, where it is the same for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve

from rulekit.book.marked import boxes_alone
from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.document.blocks import Boxes, Line
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Operation
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Arithmetic, Expression, FieldOf, Literal
from rulekit.model.game import Rule
from rulekit.model.statement import EVERYBODY, Body, Statement
from rulekit.model.walk import inside

__all__ = ["boxes_with_worth"]

SIGNS: Mapping[Verb, int] = {Verb.GAIN: 1, Verb.LOSE: -1}


def boxes_with_worth(narrator: Narrator) -> Iterator[Boxes]:
    """The boxes that belong to no table, with what they are worth, where the scoring has one statement of them."""
    step = narrator.game.step("score")
    rules = (one for one in narrator.game.vocabulary.statements(step.body) if isinstance(one, Rule)) if step else ()
    lone = [one.body[0] for one in rules if len(one.body) == 1]
    for (field, _), boxes in boxes_alone(narrator).items():
        found = [(one, worth) for one in lone if (worth := _worth(one, field, narrator))]
        if len(found) == 1:
            ((statement, worth),) = found
            yield evolve(boxes, each=worth, told=on_a_line(narrator.all((statement,))))
        else:
            yield evolve(boxes, told=_brought_by(field, narrator))


def _brought_by(field: str, narrator: Narrator) -> Line:
    """The things that alone bring what a box is ticked for: what they say of it is told beside them."""
    game = narrator.game

    def gains(body: Body) -> bool:
        effects = (one for one in game.vocabulary.effects(body) if isinstance(one, Changes))
        return any(one.verb is Verb.GAIN and one.field.name == field for one in effects)

    if any(gains(one.body) for one in game.steps):
        return ()
    holders = dict.fromkeys(one.holder for one in game.modifiers if one.holder != EVERYBODY and gains(one.body))
    named = tuple(Noun(game.item_of(one).name) for one in holders)
    return (Sentence("names", {"items": named}),) if named else ()


def _worth(statement: Statement, field: str, narrator: Narrator) -> int:
    """How many points a statement gives for each box of a field; 0 where it does not."""
    does = list(narrator.game.vocabulary.does(statement))
    amounts = [one for one in inside(statement) if isinstance(one, Amount)]
    wins = {one.name for one in narrator.game.wins}
    if len(does) != 1 or len(amounts) != 1 or not isinstance(does[0], Changes) or does[0].field.name not in wins:
        return 0
    times = _times(amounts[0].count, field, does[0].owner) if amounts[0].form is AmountForm.AS_MANY else 0
    return SIGNS.get(does[0].verb, 0) * times


def _times(count: Expression | None, field: str, owner: Expression | None) -> int:
    """How many times what somebody has counted in a field a value is; 0 where it is something else."""
    match count:
        case FieldOf(field=of, owner=whose, index=None) if of.name == field and whose == owner:
            return 1
        case (
            Arithmetic(left=one, op=Operation.TIMES, right=Literal(value=int(times)))
            | Arithmetic(left=Literal(value=int(times)), op=Operation.TIMES, right=one)
        ):
            return times * _times(one, field, owner)
        case _:
            return 0
