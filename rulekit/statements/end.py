"""``end``: a step, or the whole game, is over at once.

end turn
the game ends
you win
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import ending_errors, errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.effect import Effect, Ending, Ends
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["END", "GAME_ENDS", "YOU_WIN", "End", "GameEnds", "YouWin"]


_WHOLE = ("game", "play")
"""What people say ends where the game does."""


@frozen(kw_only=True)
class End(Statement):
    """The rest of the step is left out."""

    step: str


@frozen(kw_only=True)
class GameEnds(Statement):
    """Play is over; then comes the scoring."""


@frozen(kw_only=True)
class YouWin(Statement):
    """Play is over, and you have won."""


def check(node: Node, scope: Scope) -> End | None:
    """Return the statement.

    Reports:
        RK0201: unknown step. RK0309: it stands in another step.
    """
    word = node.name
    if word.text not in scope.names.steps:
        over = ending_errors.game_over(word.text, word.span) if word.text in _WHOLE else None
        scope.report(over or errors.unknown_name(word.text, word.span, scope.names.steps, "step"))
        return None
    if word.text != scope.step:
        scope.report(errors.end_elsewhere(word.text, node.span))
        return None
    return End(step=word.text, span=node.span)


def check_game_ends(node: Node, _scope: Scope) -> GameEnds:
    """Return the statement."""
    return GameEnds(span=node.span)


def check_you_win(node: Node, scope: Scope) -> YouWin | None:
    """Return the statement.

    Reports:
        RK0205: nobody does it.
    """
    return YouWin(span=node.span) if scope.you(node.span) else None


def lower(_end: End, code: Code) -> None:
    """Emit the jump behind the step."""
    assert code.frame is not None
    code.emit(m.Leave(code.frame.label))


def lower_game_ends(_ends: GameEnds, code: Code) -> None:
    """Emit the end of play."""
    code.emit(m.Finish())


def lower_you_win(_win: YouWin, code: Code) -> None:
    """Emit who won, and the end of play."""
    code.emit(m.Store(code.layout.result, m.Operate("+", code.you, m.Const(1))), m.Finish())


def say(end: End, _narrator: Narrator) -> tuple[Clause, ...]:
    """``end the step Turn``."""
    return clause("end", step=Noun(end.step, "steps"))


def say_game_ends(_ends: GameEnds, _narrator: Narrator) -> tuple[Clause, ...]:
    """``the game ends``."""
    return clause("game_ends")


def say_you_win(_win: YouWin, _narrator: Narrator) -> tuple[Clause, ...]:
    """``you win``."""
    return clause("you_win")


def does(end: End) -> frozenset[Effect]:
    """The step in progress ends."""
    return frozenset({Ends(Ending.STEP, end.step)})


def does_game_ends(_ends: GameEnds) -> frozenset[Effect]:
    """The game ends."""
    return frozenset({Ends(Ending.GAME)})


def does_you_win(_win: YouWin) -> frozenset[Effect]:
    """The game ends, and ``you`` have won it."""
    return frozenset({Ends(Ending.WON)})


END = Kind("end", End, check, Lowering(lower), say, leaf, does)
GAME_ENDS = Kind("game_ends", GameEnds, check_game_ends, Lowering(lower_game_ends), say_game_ends, leaf, does_game_ends)
YOU_WIN = Kind("you_win", YouWin, check_you_win, Lowering(lower_you_win), say_you_win, leaf, does_you_win)
