"""Whole programs: the routines of a game for a number of players, its ranking, and the ways into its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from rulekit.compiler import revealing, seats, turns
from rulekit.compiler.around import Surroundings
from rulekit.compiler.code import MOST_DEEP, MOST_WRITTEN, Code, TooDeepError, TooMuchError
from rulekit.compiler.endless import USUAL, Allowance, Endless, Limit
from rulekit.compiler.frames import RoutineFrame
from rulekit.compiler.labels import ArmLabel, ChanceLabel
from rulekit.compiler.layout import Layout
from rulekit.compiler.lowering import Lowering
from rulekit.compiler.modifiers import apply_modifiers
from rulekit.diagnostics import Diagnostic, Label
from rulekit.machine import instructions as m
from rulekit.machine import unit
from rulekit.machine.budget import DEAR, Place, budgeted
from rulekit.model import walk
from rulekit.model.dice import most_dice
from rulekit.model.expression import Condition, Expression, Gained
from rulekit.model.game import Game
from rulekit.model.statement import Statement
from rulekit.source import NOWHERE, Span

__all__ = ["Compiled", "Extra", "Question", "compile_game"]


@frozen
class Compiled:
    """A program and what people need to read its states and options.

    Args:
        program: for the machine.
        layout: where everything stands.
        labels: what arms and chance points are called, by the number that the program carries.
        entries: the routines that begin a step by itself, by the step's name.
        extra: the routines of single statements, in the order they were asked for.
        endless: the loops for which a play can be given up, by number from 1.
        questions: the number of the routine that answers each question, in the order they were asked.
        answers: the first of the slots that take the answers.
    """

    program: m.Program
    layout: Layout
    labels: tuple[ArmLabel | ChanceLabel, ...]
    entries: Mapping[str, RoutineFrame]
    extra: tuple[RoutineFrame, ...]
    endless: tuple[Endless, ...] = ()
    questions: tuple[int, ...] = ()
    answers: int = -1


Question = tuple[Expression | Condition, ...]
"""Values and conditions that are asked of a state together."""

FAR = 2**62
"""Between minus this and this lies every answer."""


@frozen
class Extra:
    """What worked examples do and ask.

    Args:
        people: the key of the variable that stands for each player, from the first on.
        statements: single statements, each to become a routine of its own.
        questions: what is asked of states, each to become a routine that stores the answers.
    """

    people: tuple[int, ...]
    statements: tuple[Statement, ...]
    questions: tuple[Question, ...]


def compile_game(
    game: Game,
    players: int,
    lowerings: Mapping[type, Lowering],
    report: Callable[[Diagnostic], None],
    extra: Extra | None = None,
    allowed: Allowance = USUAL,
) -> Compiled:
    """The program of a game for so many players.

    Args:
        game: a checked game.
        players: how many play, in the game's range.
        lowerings: how each kind of statement is lowered.
        report: takes what can't be told of options (RK0307).
        extra: what worked examples do and ask besides; with it, every step has a way in.
        allowed: how much a play may do; as much as usual if not said.
    """
    made = Layout.of(game, players, most_dice(game), seats.leaves(game))
    revealing.make_room(game, made)
    code = Code(game, made, lowerings, apply_modifiers, report)
    code.passing = turns.passing(game)
    nothing = Compiled(m.Program(players, (), (), -1, -1, ()), code.layout, (), {}, ())
    try:
        _find_flags(game, code)
        opening = _opening(code)
        score = game.step("score")
        closing = code.enter(score).number if score is not None else -1
        done, asked, answers = _besides(extra, code) if extra is not None else ((), (), -1)
        ranking = tuple(_gauge(rank.value, most=rank.most, code=code) for rank in game.wins)
    except (TooDeepError, TooMuchError) as problem:
        report(_too_deep(code) if isinstance(problem, TooDeepError) else _too_much(code))
        return nothing
    if _report_recursion(code):
        return nothing
    entries = {name: frame for (name, *immune), frame in code.steps.items() if not immune}
    routines = tuple(one for one in code.routines if one is not None)
    layout = code.layout
    program = m.Program(
        players, tuple(layout.slots), routines, opening, closing, ranking, layout.result, layout.unfinished, layout.out
    )
    program = revealing.forgetting(program, layout)
    surroundings = Surroundings(program, program.opening)
    program, dear = budgeted(
        program,
        m.Budget(layout.spent, allowed.between, allowed.in_all),
        lambda place: code.given_up(_standing(place, program, code), Limit.STEPS),
        in_all=lambda place: code.given_up(_around(place, surroundings, program, code), Limit.IN_ALL),
    )
    if dear is not None:
        report(_too_dear(dear, program, code))
        return nothing
    return Compiled(program, layout, tuple(code.labels), entries, done, tuple(code.endless), asked, answers)


def _standing(place: Place, program: m.Program, code: Code) -> Span:
    """The loop or, where there is none, the step in which something stands."""
    span = code.loops.get(place.counter, NOWHERE)
    step = code.game.step(program.routines[place.routine].name) or code.game.step("play")
    return span if span != NOWHERE or step is None else step.span


def _around(place: Place, surroundings: Surroundings, program: m.Program, code: Code) -> Span:
    """The outermost loop in which something stands: that which goes on through the whole play."""
    span = code.loops.get(surroundings.outermost(place), NOWHERE)
    return span if span != NOWHERE else _standing(place, program, code)


def _too_dear(dear: Place, program: m.Program, code: Code) -> Diagnostic:
    """More than a play may do at once."""
    return Diagnostic(
        "RK0310",
        f"this takes more than {DEAR:,} operations at once",
        (Label(_standing(dear, program, code), "with all that is counted and done in it"),),
        "count over fewer things at once, or let fewer steps do one another",
    )


def _too_deep(code: Code) -> Diagnostic:
    step = code.game.step(code.step)
    return Diagnostic(
        "RK0310",
        f"this lies more than {MOST_DEEP} levels deep in steps that do steps",
        (Label(step.span if step is not None else NOWHERE, "reached through too many steps"),),
        "let one step do several, instead of each the next",
    )


def _too_much(code: Code) -> Diagnostic:
    step = code.game.step(code.step)
    span = step.span if step is not None else NOWHERE
    return Diagnostic(
        "RK0310",
        f"this can be more than {MOST_WRITTEN:,} parts when it is spelled out",
        (Label(span, "with all that depends on it"),),
        "let fewer effects depend on one another",
    )


def _report_recursion(code: Code) -> bool:
    """Report steps that do themselves by way of lasting effects; whether there are any.

    Reports:
        RK0305: a step does itself.
    """
    calls = [
        [call.routine for call in unit.inside(one.body) if isinstance(call, m.Call)] if one else []
        for one in code.routines
    ]
    names = {frame.number: name for (name, *_), frame in code.steps.items()}
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
                cycle = [names.get(one, "") for one in trail[trail.index(following) :]]
                step = code.game.step(cycle[0])
                code.report(
                    Diagnostic(
                        "RK0305",
                        f"the step `{cycle[0]}` does itself: {' does '.join([*cycle, cycle[0]])}",
                        (Label(step.span if step else NOWHERE, "comes back to itself"),),
                        "use `repeat` or `you may, up to N times` instead",
                    )
                )
                return True
            else:
                trail.append(following)
                open_.append(iter(calls[following]))
    return False


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


def _besides(extra: Extra, code: Code) -> tuple[tuple[RoutineFrame, ...], tuple[int, ...], int]:
    """A way into every step, what is done and asked besides, and where the answers go."""
    for step in code.game.steps:
        code.enter(step)
    code.env = {key: m.Const(player) for player, key in enumerate(extra.people)}
    code.begin_anew()
    done = tuple(_alone(one, code) for one in extra.statements)
    most = max((len(one) for one in extra.questions), default=0)
    answers = code.layout.take(-FAR, FAR, 0, most) if most else -1
    return done, tuple(_answering(one, answers, code) for one in extra.questions), answers


def _alone(statement: Statement, code: Code) -> RoutineFrame:
    """A routine that does one statement as the player in its ``you`` slot."""
    frame = RoutineFrame(len(code.routines), code.new_label(), code.layout.take(0, code.layout.players - 1))
    code.routines.append(None)
    with code.block() as body, code.as_player(m.Read(frame.you)):
        code.body((statement,))
    code.routines[frame.number] = m.Routine("example", tuple(body), frame.label)
    return frame


def _answering(question: Question, answers: int, code: Code) -> int:
    """The number of a routine that stores what is asked, one answer behind the other."""
    number = len(code.routines)
    code.routines.append(None)
    with code.block() as body, code.deciding():
        for at, one in enumerate(question):
            found = code.holds(one) if isinstance(one, Condition) else code.value(one)
            code.emit(m.Store(answers + at, found))
    code.routines[number] = m.Routine("question", tuple(body))
    return number


def _gauge(value: Expression, *, most: bool, code: Code) -> m.Gauge:
    found: list[m.Expression] = []
    for player in range(code.layout.players):
        with code.as_player(m.Const(player)):
            one = code.value(value)
        found.append(one if most else m.Operate("-", m.Const(0), one))
    return m.Gauge(tuple(found))
