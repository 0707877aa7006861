"""``move ... from ... to``: a piece leaves a place of a board for another, where none stands.

move 1 man from start to goal
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, pieces
from rulekit.check.pieces import Placed
from rulekit.check.scope import Scope
from rulekit.check.stands import behind
from rulekit.compiler import boards
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.model.effect import Changes, Effect, Verb
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements import move_counted
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "MovePiece"]


@frozen(kw_only=True)
class MovePiece(Statement):
    """A piece from where it stands to another place."""

    piece: Placed
    goal: Placed


def check(node: Node, scope: Scope) -> MovePiece | move_counted.MoveCounted | None:
    """Return the statement; what is counted on things is moved by another one.

    Reports:
        RK0203: no such pieces stand there. RK0330: none need stand where it begins, or one may where it ends.
    """
    if not pieces.speaks_of_piece(node.name, scope) and move_counted.speaks_of_counts(node, scope):
        return move_counted.check(node, scope)
    if not pieces.speaks_of_piece(node.name, scope):
        scope.report(errors.wrong_kind(node.name.text, node.name.span, "no piece on a board", "a piece on a board"))
        return None
    source, place = node.child("source"), node.child("place")
    piece = pieces.placed(node, source, scope, yours=False)
    goal = pieces.placed(node, place, scope, yours=False) if piece is not None else None
    if piece is None or goal is None:
        return None
    held, vacant = pieces.is_held(piece, source, scope), pieces.is_vacant(goal, place, scope)
    if not held or not vacant:
        return None
    scope.know_behind(*behind(pieces.board_at(piece.place, scope).moved(piece.place, goal.place)))
    return MovePiece(piece=piece, goal=goal, span=node.span)


def lower(move: MovePiece, code: Code) -> None:
    """Emit the move."""
    boards.move(move.piece.sorts, move.piece.place, move.goal.place, code)


def say(move: MovePiece, narrator: Narrator) -> tuple[Clause, ...]:
    """``move the man from that point to that point``."""
    return clause(
        "move_piece",
        noun=Noun(move.piece.noun),
        start=narrator.value(move.piece.place),
        goal=narrator.value(move.goal.place),
    )


def does(move: MovePiece) -> frozenset[Effect]:
    """A piece stands elsewhere."""
    return frozenset(Changes(Verb.MOVE, one, None, item=move.goal.place) for one in move.piece.sorts)


KIND = Kind("move_piece", MovePiece, check, Lowering(lower), say, leaf, does)
