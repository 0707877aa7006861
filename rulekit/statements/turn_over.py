"""``turn over``: the piece on a place of a board, whosever it is, becomes yours; where none stands nothing happens.

turn over 1 disc on that square
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, pieces
from rulekit.check.pieces import Placed
from rulekit.check.scope import Scope
from rulekit.compiler import boards
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.model.effect import Changes, Effect, Verb
from rulekit.model.expression import You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "TurnOver"]


@frozen(kw_only=True)
class TurnOver(Statement):
    """A piece changes hands where it stands."""

    piece: Placed


def check(node: Node, scope: Scope) -> TurnOver | None:
    """Return the statement.

    Reports:
        RK0203: no piece of a board, or no place where it can stand. RK0205: nobody does it. RK0302: not one piece.
        RK0314: the place can be nothing.
    """
    if not pieces.speaks_of_piece(node.name, scope):
        scope.report(errors.wrong_kind(node.name.text, node.name.span, "no piece on a board", "a piece on a board"))
        return None
    piece = pieces.placed(node, node.child("place"), scope, yours=True)
    return TurnOver(piece=piece, span=node.span) if piece is not None else None


def lower(turned: TurnOver, code: Code) -> None:
    """Emit that it is yours."""
    boards.turn_over(turned.piece.sorts, turned.piece.place, code)


def say(turned: TurnOver, narrator: Narrator) -> tuple[Clause, ...]:
    """``turn over the disc on that square``."""
    return clause("turn_over", noun=Noun(turned.piece.noun), of=narrator.value(turned.piece.place))


def does(turned: TurnOver) -> frozenset[Effect]:
    """You have a piece there, and nobody else has."""
    (sort,) = turned.piece.sorts
    place = turned.piece.place
    return frozenset({Changes(Verb.GAIN, sort, You(), item=place), Changes(Verb.LOSE, sort, None, item=place)})


KIND = Kind("turn_over", TurnOver, check, Lowering(lower), say, leaf, does)
