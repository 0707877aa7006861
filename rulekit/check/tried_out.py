"""What is done as often as possible: all ways through it can be looked through, and nobody learns from that."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.check import ending_errors
from rulekit.diagnostics import Report
from rulekit.model.closed import Owner
from rulekit.model.effect import Asks
from rulekit.model.expression import FieldOf, You
from rulekit.model.game import Game
from rulekit.model.part import Part
from rulekit.model.passes import MOST_TRIED, most_passes, reached
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.source import Span

__all__ = ["can_be_tried"]


def can_be_tried(game: Game, report: Report) -> bool:
    """Whether all that is done as often as possible can be tried out before.

    Args:
        game: whose steps and modifiers are looked at.
        report: takes what is found.

    Reports:
        RK0328: another player chooses in it, or it depends on what is hidden. RK0329: nothing tells how often it can be
        done, or it can be too often.
    """
    whole = True
    for span, body in _tried(game):
        most = most_passes(body, game)
        if most is None or most > MOST_TRIED:
            report.add(ending_errors.too_often(span, most, MOST_TRIED))
            whole = False
        if why := _why_not(body, game):
            report.add(ending_errors.not_tried(span, why))
            whole = False
    return whole


def _tried(game: Game) -> Iterator[tuple[Span, Body]]:
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    for body in bodies:
        for statement in game.vocabulary.statements(body):
            for part in game.vocabulary.parts(statement):
                if part.foreseen:
                    yield statement.span, part.body


def _why_not(body: Body, game: Game) -> str:
    words = game.vocabulary
    for one in reached(body, game):
        if any(isinstance(effect, Asks) and not isinstance(effect.who, You) for effect in words.effects(one)):
            return "another player chooses in it"
        if any(_by_others(part, game) for part in words.all_parts(one)):
            return "another player chooses in it"
        for part in inside(one):
            if isinstance(part, FieldOf) and part.field.hidden:
                mine = part.field.owner is Owner.PLAYER and isinstance(part.owner, You)
                if not mine:
                    return f"what is offered would tell something of `{part.field.name}`, which is hidden"
    return ""


def _by_others(part: Part, game: Game) -> bool:
    """Whether somebody else chooses in a part."""
    others = part.who is not None and not isinstance(part.who, You)
    return others and any(
        isinstance(effect, Asks) for one in reached(part.body, game) for effect in game.vocabulary.effects(one)
    )
