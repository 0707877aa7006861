"""How a game ends without points: nobody wins it, somebody loses it, or all but one leave it.

the game is drawn
you lose
you are out
you are out of round
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import seats
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.machine import outcome
from rulekit.model.effect import Effect, Ending, Ends, Turning, Turns
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["DRAWN", "LOSE", "OUT", "OUT_OF", "GameDrawn", "YouAreOut", "YouLose"]


@frozen(kw_only=True)
class GameDrawn(Statement):
    """Play is over, and nobody has won."""


@frozen(kw_only=True)
class YouLose(Statement):
    """You are out of the game; the last who is not has won it."""


@frozen(kw_only=True)
class YouAreOut(Statement):
    """You are out of the game, or of ``step`` until it ends; ``last``: the game is won by the last who is not."""

    step: str = ""
    last: bool = False


def check_drawn(node: Node, _scope: Scope) -> GameDrawn:
    """Return the statement."""
    return GameDrawn(span=node.span)


def check_lose(node: Node, scope: Scope) -> YouLose | None:
    """Return the statement.

    Reports:
        RK0205: nobody does it.
    """
    return YouLose(span=node.span) if scope.you(node.span) else None


def check_out(node: Node, scope: Scope) -> YouAreOut | None:
    """Return the statement.

    Reports:
        RK0201: unknown step. RK0205: nobody does it.
    """
    if not scope.you(node.span):
        return None
    if node.kind == "you_are_out":
        return YouAreOut(last=scope.last_wins, span=node.span)
    word = node.name
    if word.text not in scope.names.steps:
        scope.report(errors.unknown_name(word.text, word.span, scope.names.steps, "step"))
        return None
    return YouAreOut(step=word.text, span=node.span)


def lower_drawn(_drawn: GameDrawn, code: Code) -> None:
    """Emit that nobody has won, and the end of play."""
    code.emit(m.Store(code.layout.result, m.Const(outcome.drawn(code.layout.players))), m.Finish())


def lower_lose(_lose: YouLose, code: Code) -> None:
    """Emit that you are out, and the end of play where that leaves one player, or none."""
    seats.put_out(code)
    seats.last_wins(code)


def lower_out(out: YouAreOut, code: Code) -> None:
    """Emit that you are out; of the game, perhaps its end."""
    seats.put_out(code, out.step)
    if out.last:
        seats.last_wins(code)


def say_drawn(_drawn: GameDrawn, _narrator: Narrator) -> tuple[Clause, ...]:
    """``the game is a draw``."""
    return clause("game_drawn")


def say_lose(_lose: YouLose, _narrator: Narrator) -> tuple[Clause, ...]:
    """``you lose the game``."""
    return clause("you_lose")


def say_out(out: YouAreOut, _narrator: Narrator) -> tuple[Clause, ...]:
    """``you are out of the round``."""
    return clause("you_are_out", step=Noun(out.step, "steps") if out.step else False)


def does_drawn(_drawn: GameDrawn) -> frozenset[Effect]:
    """The game ends, and nobody has won it."""
    return frozenset({Ends(Ending.DRAWN)})


def does_lose(_lose: YouLose) -> frozenset[Effect]:
    """You take no part any more; the game may end."""
    return frozenset({Turns(Turning.OUT), Ends(Ending.LAST)})


def does_out(out: YouAreOut) -> frozenset[Effect]:
    """You take no part any more, or not before the step has ended; the game may end."""
    leaves = Turns(Turning.OUT, out.step)
    return frozenset({leaves, Ends(Ending.LAST)}) if out.last else frozenset({leaves})


DRAWN = Kind("game_drawn", GameDrawn, check_drawn, Lowering(lower_drawn), say_drawn, leaf, does_drawn)
LOSE = Kind("you_lose", YouLose, check_lose, Lowering(lower_lose), say_lose, leaf, does_lose)
OUT, OUT_OF = (
    Kind(node, YouAreOut, check_out, Lowering(lower_out), say_out, leaf, does_out)
    for node in ("you_are_out", "you_are_out_of")
)
