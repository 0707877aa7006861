"""Nobody wins alone where several could at once: of players in no order, the first would have won."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.check import turn_errors
from rulekit.diagnostics import Report
from rulekit.model.closed import Base
from rulekit.model.effect import Calls, Ending, Ends
from rulekit.model.expression import SetOf
from rulekit.model.game import Game
from rulekit.model.part import Order, Part, Role
from rulekit.model.statement import Body, Statement

__all__ = ["wins_alone"]


def wins_alone(game: Game, report: Report) -> bool:
    """Whether whoever wins is the only one who could have won just then, or comes first in an order.

    Reports:
        RK0336: several could win at once.
    """
    bodies = (*(one.body for one in game.steps), *(one.body for one in game.modifiers))
    loops = [part for body in bodies for part in game.vocabulary.all_parts(body) if _of_several(part)]
    found = {one.span: one for loop in loops for one in _winning(loop.body, game)}
    for one in found.values():
        report.add(turn_errors.several_winners(one.span))
    return not found


def _of_several(part: Part) -> bool:
    people = isinstance(part.over, SetOf) and part.over.base in (Base.PLAYERS, Base.OPPONENTS)
    return people and part.role is Role.LOOP and part.order is Order.ANY


def _winning(body: Body, game: Game) -> Iterator[Statement]:
    """The statements by which somebody wins, in a body and in the steps that it carries out."""
    steps = {one.name: one.body for one in game.steps}
    seen: set[str] = set()
    bodies = [body]  # With a list and not by calling itself: steps may carry out one another a thousand deep.
    while bodies:
        for statement in game.vocabulary.statements(bodies.pop()):
            for effect in game.vocabulary.does(statement):
                match effect:
                    case Ends(Ending.WON):
                        yield statement
                    case Calls(step=name) if name not in seen:
                        seen.add(name)
                        bodies.append(steps[name])
                    case _:
                        pass
