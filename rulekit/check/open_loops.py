"""Loops without a number: whether anything ends them, and whether what is done as often as one likes costs anything."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.check import ending_errors
from rulekit.diagnostics import Diagnostic, Report
from rulekit.model.closed import Attachment
from rulekit.model.effect import (
    Asks,
    Binds,
    Calls,
    Changes,
    Effect,
    Ending,
    Ends,
    Performs,
    Reveals,
    Rolls,
    Turning,
    Turns,
    Verb,
)
from rulekit.model.game import Game
from rulekit.model.part import Part, Role
from rulekit.model.row import Passed
from rulekit.model.statement import AsOften, Body
from rulekit.source import Span

__all__ = ["loops_end"]


def loops_end(game: Game, report: Report) -> bool:
    """Whether every loop of a game can end, and not only by a limit of rulekit's.

    Args:
        game: whose statements and modifiers are looked at.
        report: takes what is found.

    Reports:
        RK0313: what may be done as often as one likes only gains things. RK0319: nothing ends a ``repeat``, or
            turns that go on until all pass.
    """
    words = game.vocabulary
    ends_anywhere = any(_ends_game(one) for modifier in game.modifiers for one in words.effects(modifier.body))
    found: list[Diagnostic] = []
    for span, part in _parts(game):
        if (
            isinstance(part.times, AsOften)
            and not part.foreseen
            and all(_is_free(one) for one in _reached(part.body, game))
        ):
            found.append(ending_errors.without_end(span))
        passing = isinstance(part.until, Passed)
        if passing and any(_passes(one) for one in _reached(part.body, game)):
            continue
        unbounded = part.times is None and (part.until is None or passing) and part.over is None
        if part.role is not Role.LOOP or not unbounded or ends_anywhere:
            continue
        left = any(isinstance(one, Ends) for one in words.effects(part.body))
        emptied = part.who is not None and any(_leaves(one) for one in _reached(part.body, game))
        if not left and not emptied and not any(_ends_game(one) for one in _reached(part.body, game)):
            found.append(ending_errors.never_passed(span) if passing else ending_errors.endless(span))
    for one in found:
        report.add(one)
    return not found


def _parts(game: Game) -> Iterator[tuple[Span, Part]]:
    """The parts of all statements and modifiers, and where those stand."""
    bodies = [one.body for one in game.steps]
    for modifier in game.modifiers:
        bodies.append(modifier.body)
        yield from ((modifier.span, part) for part in game.vocabulary.parts(modifier))
    for body in bodies:
        for statement in game.vocabulary.statements(body):
            yield from ((statement.span, part) for part in game.vocabulary.parts(statement))


def _reached(body: Body, game: Game) -> Iterator[Effect]:
    """What a body does, with the steps that it calls, what modifies them, and what things say."""
    seen: set[str] = set()
    open_ = [body]
    while open_:
        for effect in game.vocabulary.effects(open_.pop()):
            yield effect
            name = effect.step if isinstance(effect, Calls) else effect.table if isinstance(effect, Performs) else ""
            if not name or name in seen:
                continue
            seen.add(name)
            if isinstance(effect, Calls):
                step = game.step(name)
                open_ += [one.body for one in ((step,) if step is not None else ())]
                open_ += [one.body for one in game.modifiers_of(name)]
            else:
                open_ += [
                    one.body for one in game.modifiers if one.holder[0] == name and one.attached is Attachment.AT_ONCE
                ]


def _ends_game(effect: Effect) -> bool:
    return isinstance(effect, Ends) and effect.what is not Ending.STEP


def _leaves(effect: Effect) -> bool:
    """Whether somebody has no turns any more."""
    return isinstance(effect, Turns) and effect.what is Turning.OUT


def _passes(effect: Effect) -> bool:
    return isinstance(effect, Turns) and effect.what is Turning.PASSED


def _is_free(effect: Effect) -> bool:
    """Whether an effect uses nothing up and brings nothing to an end."""
    match effect:
        case Changes():
            return effect.verb is Verb.GAIN
        case Asks() | Rolls() | Binds() | Calls() | Performs() | Reveals() | Turns():
            return True
        case Ends():
            return False
