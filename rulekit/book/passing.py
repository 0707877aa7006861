"""What one pass of the loop that is all of play means to those who play: a round, the work of a step, or more."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.closed import Base
from rulekit.model.effect import Calls
from rulekit.model.expression import SetOf
from rulekit.model.game import Game
from rulekit.model.part import Order, Role
from rulekit.model.statement import Body, Statement
from rulekit.model.vocabulary import Vocabulary
from rulekit.remembering import remembered

__all__ = ["calls", "is_round", "last_step"]


def is_round(body: Body, game: Game) -> bool:
    """Whether all players act in a pass, and nothing in it lets them do so again and again.

    Where a loop stands around the players, or their turns come more than once, each pass has several rounds: people
    would count otherwise than the game.
    """
    found = list(_repeated(body, game, frozenset(), again=False))
    return bool(found) and not any(found) and _turns(body, game, frozenset()) <= 1


def _turns(body: Body, game: Game, inside: frozenset[str]) -> int:
    """How often players act one after the other in a pass, each time that all of them do so counted once."""
    count = 0
    for statement in body:
        for part in game.vocabulary.parts(statement):
            over = isinstance(part.over, SetOf) and part.over.base is Base.PLAYERS
            if over and part.order in (Order.CLOCKWISE, Order.FROM):
                count += 1
            elif not over:
                count += _turns(part.body, game, inside)
        for name in calls(statement, game):
            step = game.step(name)
            if step is not None and name not in inside:
                count += _turns(step.body, game, inside | {name})
    return count


def _repeated(body: Body, game: Game, inside: frozenset[str], *, again: bool) -> Iterator[bool]:
    """For each loop over players in a body, and in the steps that it leads to, whether another loop repeats it."""
    for statement in body:
        for part in game.vocabulary.parts(statement):
            if part.role is Role.LOOP and isinstance(part.over, SetOf) and part.over.base is Base.PLAYERS:
                yield again
            elif part.role is Role.LOOP and part.who is not None:
                yield True
            else:
                yield from _repeated(part.body, game, inside, again=again or part.role is Role.LOOP)
        for name in calls(statement, game):
            step = game.step(name)
            if step is not None and name not in inside:
                yield from _repeated(step.body, game, inside | {name}, again=again)


def last_step(body: Body, game: Game) -> str:
    """The step with which a body ends, if it carries that out nowhere else; empty if it ends otherwise."""
    names = [name for one in game.vocabulary.statements(body) for name in calls(one, game)]
    last = calls(body[-1], game)[-1:] if body and not game.vocabulary.parts(body[-1]) else ()
    return last[0] if last and names.count(last[0]) == 1 else ""


def calls(statement: Statement, game: Game) -> tuple[str, ...]:
    """The steps that a statement itself carries out, in order, as often as it does."""
    return _calls(game.vocabulary, statement)


@remembered(16384)
def _calls(words: Vocabulary, statement: Statement) -> tuple[str, ...]:
    found = [one for one in words.does(statement) if isinstance(one, Calls)]
    return tuple(one.step for one in sorted(found, key=lambda one: one.place))
