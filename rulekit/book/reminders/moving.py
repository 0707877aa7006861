"""What all players move, and that nothing comes of what it passes."""

from __future__ import annotations

from typing import TypeGuard

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import walk
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Effect, Verb
from rulekit.model.expression import Literal, VariableRef
from rulekit.model.statement import Statement

__all__ = ["moving"]


def moving(turn: Sequence) -> tuple[Reminded, ...]:
    """``there is only one consul, and everybody moves it``; ``spaces that are passed have no effect``."""
    game = turn.narrator.game
    done = [one for body in turn.narrator.flow.bodies for one in game.vocabulary.statements(body)]
    moved = [(effect.field, one) for one in done for effect in filter(_moves, game.vocabulary.does(one))]
    made: list[Reminded] = []
    for field in dict.fromkeys(field for field, _ in moved if field.of and game.table(field.of).goes_round):
        if field.owner is Owner.GAME and not field.each and game.players_high > 1:
            made.append(Reminded(_where(field, turn), Sentence("moved_by_all", {"noun": Noun(field.name)})))
        by_itself = [one for other, one in moved if other == field]
        if any(_far(one) for one in by_itself) and not any(_by_one(one) for one in by_itself):
            passed = Sentence("passed_by", {"noun": Noun(field.name), "place": Noun(field.of)})
            made.append(Reminded(_where(field, turn), passed))
    return tuple(made)


def _where(field: Field, turn: Sequence) -> str:
    """The step in which it is moved."""
    words = turn.narrator.game.vocabulary
    return turn.first(lambda body: any(_moves(one) and one.field == field for one in words.effects(body)))


def _moves(effect: Effect) -> TypeGuard[Changes]:
    return isinstance(effect, Changes) and effect.verb is Verb.MOVE


def _far(statement: Statement) -> bool:
    """Whether it may go further than to the next place."""
    return any(
        isinstance(one, VariableRef) or (isinstance(one, Literal) and one.value > 1) for one in walk.inside(statement)
    )


def _by_one(statement: Statement) -> bool:
    """Whether it goes to the next place alone: who goes on so, place by place, stands on each of them."""
    return not _far(statement)
