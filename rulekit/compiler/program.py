"""Whole programs: the routines of a game for a number of players, its ranking, and the ways into its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from rulekit.compiler.code import Code, Frame
from rulekit.compiler.labels import ArmLabel, ChanceLabel
from rulekit.compiler.layout import Layout
from rulekit.compiler.meaning import Meaning
from rulekit.compiler.weave import weave
from rulekit.diagnostics import Diagnostic
from rulekit.machine import instructions as m
from rulekit.model.dice import most_dice
from rulekit.model.expression import Expression
from rulekit.model.game import Game
from rulekit.model.statement import Statement

__all__ = ["Compiled", "compile_game"]


@frozen
class Compiled:
    """A program and what people need to read its states and options.

    Args:
        program: for the machine.
        layout: where everything stands.
        labels: what arms and chance points are called, by the number that the program carries.
        entries: the routines that begin a step by itself, by the step's name.
        extra: the routines of single statements, in the order they were asked for.
    """

    program: m.Program
    layout: Layout
    labels: tuple[ArmLabel | ChanceLabel, ...]
    entries: Mapping[str, Frame]
    extra: tuple[Frame, ...]


def compile_game(
    game: Game,
    players: int,
    meanings: Mapping[type, Meaning],
    report: Callable[[Diagnostic], None],
    statements: tuple[Statement, ...] = (),
) -> Compiled:
    """The program of a game for so many players.

    Args:
        game: a checked game.
        players: how many play, in the game's range.
        meanings: how each kind of statement is lowered.
        report: takes what can't be told of options (RK0307).
        statements: single statements of worked examples, each to become a routine of its own.
    """
    code = Code(game, Layout.of(game, players, most_dice(game)), meanings, weave, report)
    _find_flags(game, code)
    opening = _opening(code)
    closing = code.enter("score").number if game.step("score") else -1
    if statements:
        for step in game.steps:
            code.enter(step.name)
    extra = tuple(_alone(one, code) for one in statements)
    ranking = tuple(_gauge(rank.value, most=rank.most, code=code) for rank in game.wins)
    routines = tuple(one for one in code.routines if one is not None)
    program = m.Program(players, tuple(code.layout.slots), routines, opening, closing, ranking, code.layout.result)
    return Compiled(program, code.layout, tuple(code.labels), dict(code.steps), extra)


def _find_flags(game: Game, code: Code) -> None:
    """Give a slot to everything that a condition may ask to have been gained, before anything is gained."""
    stack: list[object] = [one.condition for one in game.modifiers]
    while stack:
        one = stack.pop()
        what = getattr(one, "what", None)
        if type(one).__name__ == "Gained" and what is not None:
            code.gained_flag(what)
        parts = getattr(one, "parts", None)
        if isinstance(parts, tuple):
            stack.extend(parts)


def _opening(code: Code) -> int:
    """The routine that play begins with: the setup, then the step ``play``."""
    number = len(code.routines)
    code.routines.append(None)
    label = code.new_label()
    with code.block() as body:
        if code.game.step("setup"):
            code.call("setup")
        code.call("play")
    code.routines[number] = m.Routine("opening", tuple(body), label)
    return number


def _alone(statement: Statement, code: Code) -> Frame:
    """A routine that does one statement as the player in its ``you`` slot."""
    frame = Frame(len(code.routines), code.new_label(), code.layout.take(0, code.layout.players - 1))
    code.routines.append(None)
    with code.block() as body, code.as_player(m.Read(frame.you)):
        code.body((statement,))
    code.routines[frame.number] = m.Routine("example", tuple(body), frame.label)
    return frame


def _gauge(value: Expression, *, most: bool, code: Code) -> m.Gauge:
    found: list[m.Expression] = []
    for player in range(code.layout.players):
        with code.as_player(m.Const(player)):
            one = code.value(value)
        found.append(one if most else m.Operate("-", m.Const(0), one))
    return m.Gauge(tuple(found))
