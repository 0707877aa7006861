"""``reveal`` and ``look at``: all may know what somebody has in secret, or one player may, until it changes.

reveal hand
reveal cup of each player
look at hand of that opponent
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, values
from rulekit.check.scope import Scope
from rulekit.compiler import revealing
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Part
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.effect import Effect, Reveals
from rulekit.model.expression import Expression, FieldOf, You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.each_player import EachPlayer
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node, Word

__all__ = ["KINDS", "Reveal"]


@frozen(kw_only=True)
class Reveal(Statement):
    """What one player, or the game, has in secret; ``openly``: for all to see, otherwise for you alone."""

    what: FieldOf
    openly: bool


def check(node: Node, scope: Scope) -> Reveal | EachPlayer | None:
    """Return the statement; what each of some players reveals is done by each of them.

    Reports:
        RK0201, RK0203: nothing that is hidden.
    """
    if node.kind == "reveal_each":
        over = scope.set(node.the("set"), people=True)
        if over is None:
            return None
        with scope.inside(over.element, somebody=True):
            own = _hidden(values.player_attribute(node.name, You(), None, scope), node.name, scope)
        if own is None:
            return None
        body = (Reveal(what=own, openly=True, span=node.span),)
        return EachPlayer(over=over, in_turn=False, source=None, body=body, span=node.span)
    said = node.the()
    openly = node.kind == "reveal"
    if not openly and not scope.you(node.span):
        return None
    what = _hidden(scope.value(said), said, scope)
    return Reveal(what=what, openly=openly, span=node.span) if what is not None else None


def _hidden(what: Expression | None, said: Node | Word, scope: Scope) -> FieldOf | None:
    """Something that is had in secret.

    Reports:
        RK0203: it is something else, or kept where nobody can be told what is in it.
    """
    if what is None:
        return None
    text = said.text if isinstance(said, Word) else scope.text(said)
    wanted = "what a player or the game has, declared `hidden`"
    if not isinstance(what, FieldOf):
        scope.report(errors.wrong_kind(text, said.span, values.kind_of(scope.type(what)), wanted))
        return None
    field = what.field
    if not field.hidden or field.face_down or field.each or field.owner not in (Owner.PLAYER, Owner.GAME):
        found = "a row that lies face down" if field.face_down else "kept elsewhere" if field.hidden else "seen by all"
        scope.report(errors.wrong_kind(text, said.span, found, wanted))
        return None
    return what


def lower(statement: Reveal, code: Code) -> None:
    """Emit who knows it."""
    emit = revealing.reveal if statement.openly else revealing.look
    emit(statement.what, code)


def say(statement: Reveal, narrator: Narrator) -> tuple[Clause, ...]:
    """``reveal your hand``, ``look at the dice in that opponent's cup``."""
    field = statement.what.field
    dice: Part = Noun(field.of) if field.kind is ValueKind.CUP else False
    holds = field.kind in (ValueKind.CUP, ValueKind.SET, ValueKind.ROW)
    what = narrator.place(statement.what) if holds else narrator.value(statement.what)
    return clause("reveal" if statement.openly else "look_at", what=what, dice=dice)


def does(statement: Reveal) -> frozenset[Effect]:
    """It is known."""
    return frozenset({Reveals(statement.what.field, statement.openly)})


KINDS = tuple(
    Kind(node, Reveal, check, Lowering(lower), say, leaf, does) for node in ("reveal", "reveal_each", "look_at")
)
