"""Who leaves a step does so within it; and where the last player left wins, somebody can leave the game."""

from __future__ import annotations

from rulekit.check import turn_errors
from rulekit.check.flow import FIXED
from rulekit.diagnostics import Diagnostic, Report
from rulekit.model.effect import Calls, Turning, Turns
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.source import Span
from rulekit.syntax.node import Node

__all__ = ["leaves_rightly"]


def leaves_rightly(game: Game, head: Node, report: Report) -> bool:
    """Whether all who leave a step are in it, and somebody can leave a game that the last player left wins.

    Args:
        game: whose statements and modifiers are looked at.
        head: its heading.
        report: takes what is found.

    Reports:
        RK0323: a step is left where it need not be going on. RK0324: nobody can be the last player left.
    """
    found: list[Diagnostic] = []
    words = game.vocabulary
    for step in game.steps:
        for span, left in _leaving(step.body, game):
            if left and step.name not in _within(left, game):
                found.append(turn_errors.not_within(left, span))
    for modifier in game.modifiers:
        for span, left in _leaving(modifier.body, game):
            if left and modifier.target not in _within(left, game):
                found.append(turn_errors.not_within(left, span))
    bodies = (*(one.body for one in game.steps), *(one.body for one in game.modifiers))
    if game.last_wins and not any(Turns(Turning.OUT) in words.effects(body) for body in bodies):
        found.append(turn_errors.nobody_leaves(head.the("wins").span))
    for one in found:
        report.add(one)
    return not found


def _leaving(body: Body, game: Game) -> list[tuple[Span, str]]:
    """The statements of a body by which somebody leaves, and which step; an empty name for the game."""
    return [
        (statement.span, one.step)
        for statement in game.vocabulary.statements(body)
        for one in game.vocabulary.does(statement)
        if isinstance(one, Turns) and one.what is Turning.OUT
    ]


def _within(name: str, game: Game) -> frozenset[str]:
    """A step, and those that are carried out by no others than such, so that it is going on whenever they are."""
    found = {name, *(one.name for one in game.steps if one.name not in FIXED)}
    while outer := {
        called
        for called in found - {name}
        if any(_leads(step.body, called, game) for step in game.steps if step.name not in found)
        or any(_leads(one.body, called, game) and one.target not in found for one in game.modifiers)
    }:
        found -= outer
    return frozenset(found)


def _leads(body: Body, name: str, game: Game) -> bool:
    """Whether a body carries out a step itself."""
    return any(isinstance(one, Calls) and one.step == name for one in game.vocabulary.effects(body))
