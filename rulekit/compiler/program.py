"""Whole programs: the routines of a game for a number of players, its ranking, and the ways into its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from rulekit.compiler.code import MOST_WRITTEN, Code, Frame, TooMuchError
from rulekit.compiler.decisions import inside
from rulekit.compiler.labels import ArmLabel, ChanceLabel
from rulekit.compiler.layout import Layout
from rulekit.compiler.meaning import Meaning
from rulekit.compiler.weave import weave
from rulekit.diagnostics import Diagnostic, Label
from rulekit.machine import instructions as m
from rulekit.model import walk
from rulekit.model.dice import most_dice
from rulekit.model.expression import Expression, Gained
from rulekit.model.game import Game
from rulekit.model.statement import Statement
from rulekit.source import NOWHERE

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
    try:
        _find_flags(game, code)
        opening = _opening(code)
        closing = code.enter("score").number if game.step("score") else -1
        if statements:
            for step in game.steps:
                code.enter(step.name)
        extra = tuple(_alone(one, code) for one in statements)
        ranking = tuple(_gauge(rank.value, most=rank.most, code=code) for rank in game.wins)
    except TooMuchError:
        report(_too_much(code))
        return Compiled(m.Program(players, (), (), -1, -1, ()), code.layout, (), {}, ())
    _ring(code)
    routines = tuple(one for one in code.routines if one is not None)
    program = m.Program(players, tuple(code.layout.slots), routines, opening, closing, ranking, code.layout.result)
    return Compiled(program, code.layout, tuple(code.labels), dict(code.steps), extra)


def _too_much(code: Code) -> Diagnostic:
    step = code.game.step(code.step)
    span = step.span if step is not None else NOWHERE
    return Diagnostic(
        "RK0310",
        f"this can be more than {MOST_WRITTEN:,} parts when it is spelled out",
        (Label(span, "with all that hangs on it"),),
        "let fewer effects hang on one another",
    )


def _ring(code: Code) -> None:
    """Report steps that do themselves by way of lasting effects.

    Reports:
        RK0305: a step does itself.
    """
    calls = [
        [call.routine for call in inside(one.body) if isinstance(call, m.Call)] if one else [] for one in code.routines
    ]
    names = {frame.number: name for name, frame in code.steps.items()}
    done: set[int] = set()
    for first in names:
        trail = [first]
        open_ = [iter(calls[first])]
        while open_ and first not in done:
            following = next((one for one in open_[-1] if one not in done), None)
            if following is None:
                done.add(trail.pop())
                open_.pop()
            elif following in trail:
                ring = [names.get(one, "") for one in trail[trail.index(following) :]]
                step = code.game.step(ring[0])
                code.report(
                    Diagnostic(
                        "RK0305",
                        f"the step `{ring[0]}` does itself: {' does '.join([*ring, ring[0]])}",
                        (Label(step.span if step else NOWHERE, "comes back to itself"),),
                        "use `repeat` or `you may, up to N times` instead",
                    )
                )
                return
            else:
                trail.append(following)
                open_.append(iter(calls[following]))


def _find_flags(game: Game, code: Code) -> None:
    """Give a slot to everything that a condition may ask to have been gained, before anything is gained."""
    for one in walk.inside(tuple(modifier.condition for modifier in game.modifiers)):
        if isinstance(one, Gained):
            code.gained_flag(one.what)


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
