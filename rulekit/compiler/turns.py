"""Taking turns: the loop round the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import seats
from rulekit.compiler.frames import TurnSlots
from rulekit.machine import instructions as m
from rulekit.model.effect import Calls, Turning, Turns
from rulekit.model.expression import Condition, Passed, Variable
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["lower", "passing"]


NOTED = frozenset({Turns(Turning.PASSED), Turns(Turning.AGAIN)})
"""What is noted of a turn, and counts when it is over."""


def passing(game: Game) -> frozenset[str]:
    """The steps in which somebody can pass or have another turn, by themselves or in steps that they lead to."""
    words = game.vocabulary
    names = frozenset(one.name for one in game.steps)
    if any(NOTED & frozenset(words.effects(modifier.body)) for modifier in game.modifiers):
        return names
    effects = {one.name: frozenset(words.effects(one.body)) for one in game.steps}
    found = {name for name, does in effects.items() if does & NOTED}
    while new := {
        name
        for name, does in effects.items()
        if name not in found and any(isinstance(one, Calls) and one.step in found for one in does)
    }:
        found |= new
    return frozenset(found)


def lower(
    player: Variable,
    start: m.Expression,
    until: Condition | None,
    body: Body,
    span: Span,
    code: Code,
    *,
    rounds: bool,
) -> None:
    """Emit turns, one after the other.

    Args:
        player: whose turn it is.
        start: who begins.
        until: when it stops, asked before each turn; None where something in the body ends it.
        body: a turn.
        span: where it stands.
        code: the program.
        rounds: whether its rounds are those of the game; a round begins with whoever began the first.
    """
    players = code.layout.players
    turn = code.bind(player)
    seen = code.layout.take(0, 2 * players) if rounds else -1
    code.emit(m.Store(turn, start), *((m.Store(seen, m.Const(players)),) if rounds else ()))
    kept, code.turns = code.turns, _slots(body, until, code)
    noted = code.turns
    with code.block() as made:
        here = m.Read(turn)
        if code.layout.gone:
            code.emit(m.If(m.Invert(seats.is_in(here, code)[0]), _on(turn, seen, code)))
        if rounds:
            counted = code.count(m.Operate("+", m.Read(code.layout.rounds), m.Const(1)))
            again = m.Store(seen, m.Operate("-", m.Read(seen), m.Const(players)))
            begun = m.Compare(">=", m.Read(seen), m.Const(players))
            code.emit(m.If(begun, (m.Store(code.layout.rounds, counted), again)))
        if noted is not None:
            code.emit(m.Store(noted.passed, m.Const(0)), m.Store(noted.again, m.Const(0)))
        with code.as_player(here):
            code.body(body)
        on = _on(turn, seen, code)
        if noted is not None:
            row = m.Operate("|", m.Read(noted.passes), seats.bit(here, code))
            code.emit(m.Store(noted.passes, m.Choice(m.Read(noted.passed), row, m.Const(0))))
            on = (m.If(m.Invert(m.Read(noted.again)), on),)
        code.emit(*on)
    ended = code.holds(until) if until is not None else m.Const(0)
    if code.layout.gone:
        nobody = m.Compare("==", seats.number_left(code), m.Const(0))
        ended = nobody if until is None else m.Logic("or", (nobody, ended))
    code.turns = kept
    own = (turn, *((seen,) if rounds else ()), *((noted.passed, noted.again, noted.passes) if noted else ()))
    if noted is not None:
        code.emit(m.Store(noted.passes, m.Const(0)))
    code.open_loop(tuple(made), code.new_label(), span, ended)
    code.emit(*(m.Store(one, m.Const(0)) for one in own))


def _slots(body: Body, until: Condition | None, code: Code) -> TurnSlots | None:
    """What is noted of turns; None where nobody can pass, and nothing asks whether somebody has."""
    effects = frozenset(code.game.vocabulary.effects(body))
    passes = effects & NOTED or any(isinstance(one, Calls) and one.step in code.passing for one in effects)
    if not passes and not any(isinstance(one, Passed) for one in inside(until)):
        return None
    take = code.layout.take
    return TurnSlots(take(0, 1), take(0, 1), take(0, 2**code.layout.players - 1))


def _on(turn: int, seen: int, code: Code) -> tuple[m.Instruction, ...]:
    """What makes it the next player's turn.

    Args:
        turn: the slot that holds whose turn it is.
        seen: the slot that counts the places gone on from whoever began the round; below 0 for none.
        code: the program.
    """
    here = m.Read(turn)
    step = seats.following(here, code)
    on = (m.Store(seen, m.Operate("+", m.Read(seen), step)),) if seen >= 0 else ()
    return (*on, m.Store(turn, seats.round_table(m.Operate("+", here, step), code)))
