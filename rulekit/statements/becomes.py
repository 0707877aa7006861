"""``becomes``: something takes a value.

pot becomes pot plus luck
builder of that monument becomes you
that die becomes set_aside
piece of that square becomes king
owner of that square becomes you
"""

from __future__ import annotations

from attrs import evolve, frozen

from rulekit.book import on_board
from rulekit.book.clause import Clause, clause
from rulekit.book.conditions import state
from rulekit.book.narrator import Narrator
from rulekit.book.put_there import cleared
from rulekit.book.told_when_set import as_long_as
from rulekit.book.until_the_end import until_the_end
from rulekit.check import errors, pieces, proof
from rulekit.check.pieces import Becoming
from rulekit.check.scope import Scope
from rulekit.check.values import LEAST, VALUES, definite, is_count, kind_of
from rulekit.compiler import boards
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Part
from rulekit.machine import instructions as m
from rulekit.model.closed import Operation, ValueKind
from rulekit.model.effect import Changes, Effect, Verb, on
from rulekit.model.expression import Adjective, AdjectiveUse, Answer, Arithmetic, Expression, FieldOf, IfElse, Nobody
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Becomes"]


@frozen(kw_only=True)
class Becomes(Statement):
    """A field takes a value; or a yes-or-no field of a thing, named as an adjective, becomes yes.

    Or, where there is nothing else (``piece``), a piece on a board becomes another, or yours.
    """

    what: FieldOf | None = None
    value: Expression | None = None
    adjective: Adjective | None = None
    piece: Becoming | None = None


def check(node: Node, scope: Scope) -> Becomes | None:
    """Return the statement.

    Reports:
        RK0203: nothing that can be set, or a value of another kind. RK0303: the value can leave the range.
        RK0333: there may be none of a sort of pieces left.
    """
    left, right = node.child("left"), node.the(*VALUES)
    plain = right.the() if right.kind == "value" and len(right.nodes()) == 1 else right
    piece = pieces.becoming(left, plain, scope)
    if piece is not None:
        return Becomes(piece=piece, span=node.span) if piece.whole else None
    target = scope.value(left)
    if target is None:
        return None
    of = scope.type(target)
    if plain.kind == "name" and of.kind in (ValueKind.DIE, ValueKind.ITEM, ValueKind.PLAYER):
        adjective = scope.names.adjective(plain.name.text, of.of if of.kind is ValueKind.ITEM else of.kind.value)
        if adjective and adjective.field:
            return Becomes(what=FieldOf(adjective.field, target, None), value=None, adjective=adjective, span=node.span)
    if not isinstance(target, FieldOf) or target.field.kind in (ValueKind.SET, ValueKind.ROW, ValueKind.CUP):
        scope.report(
            errors.wrong_kind(
                scope.text(left),
                left.span,
                "nothing that can change",
                "something that players, the turn or the game have",
            )
        )
        return None
    value = scope.value(right)
    if value is None:
        return None
    found = scope.type(value)
    nothing = isinstance(value, Nobody) and of.optional
    counted = of.kind is ValueKind.NUMBER and is_count(value, scope)
    if isinstance(value, Nobody) and not of.optional:
        least, name = LEAST.get(of.kind, ""), target.field.name
        scope.report(errors.never_nothing(scope.text(right), right.span, name, kind_of(of), least))
        return None
    if not nothing and not counted and (found.kind, found.of) != (of.kind, of.of):
        scope.report(errors.wrong_kind(scope.text(right), right.span, kind_of(found), kind_of(of)))
        return None
    if not of.optional and not definite(value, right, scope):
        return None
    proof.assignment(target, value, right.span, scope)
    return Becomes(what=target, value=value, adjective=None, span=node.span)


def lower(becomes: Becomes, code: Code) -> None:
    """Emit the new value, held inside the range where more is lost."""
    if becomes.piece is not None:
        piece, sort = becomes.piece.piece, becomes.piece.sort
        if sort is None:
            boards.turn_over(piece.sorts, piece.place, code)
        else:
            boards.change_sort(piece.sorts, piece.place, sort, code)
        return
    assert becomes.what is not None
    base, offset = code.place(becomes.what)
    field = becomes.what.field
    value: m.Expression = m.Const(1)
    if becomes.value is not None:
        value = code.value(becomes.value)
        if field.kind in (ValueKind.ITEM, ValueKind.PLAYER):
            value = m.Operate("+", value, m.Const(1))
        elif field.kind is ValueKind.NUMBER and field.overflow:
            value = m.Operate("max", m.Operate("min", value, code.most(becomes.what)), m.Const(field.low))
    code.emit(m.Store(base, value, offset))


def say(becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...]:
    """``the pot becomes 0``."""
    if becomes.piece is not None:
        piece, sort = becomes.piece.piece, becomes.piece.sort
        said: dict[str, Part] = {"noun": Noun(piece.noun), "of": narrator.value(piece.place)}
        return clause("turn_over", **said) if sort is None else clause("piece_becomes", sort=Noun(sort.name), **said)
    assert becomes.what is not None
    if becomes.adjective is not None:
        assert becomes.what.owner is not None
        use = narrator.adjective(AdjectiveUse(becomes.adjective, negated=False))
        return clause("becomes_adjective", thing=narrator.value(becomes.what.owner), adjective=use)
    assert becomes.value is not None
    if isinstance(becomes.value, Answer):
        said = state(becomes.what, narrator)
        if not becomes.value.yes:
            return clause("ceases", **said)
        return clause("sets_in", **said, step=until_the_end(becomes.what.field, narrator))
    if taken := cleared(becomes.what, becomes.value, narrator):
        return taken
    if (changed := _changed_by(becomes.what, becomes.value)) is not None:
        name, by = changed
        return clause(name, value=narrator.value(by), thing=narrator.value(becomes.what))
    value = on_board.or_nobody(narrator.value_for(becomes.value, becomes.what))
    parts = {"thing": narrator.value(becomes.what), "value": value}
    person = becomes.what.field.kind is ValueKind.PLAYER and not isinstance(becomes.value, Nobody)
    return clause("becomes", **parts, person=person, step=as_long_as(becomes.what.field, becomes.value, narrator))


def _changed_by(what: FieldOf, value: Expression) -> tuple[str, Expression] | None:
    """By how much it grows or shrinks, where that is all that is said of its new value: ``pot becomes pot plus 3``."""
    if not isinstance(value, Arithmetic) or value.left != what or isinstance(value.right, Arithmetic | IfElse):
        return None
    match value.op:
        case Operation.PLUS:
            return "add_to", value.right
        case Operation.MINUS:
            return "subtract_from", value.right
        case _:
            return None


def does(becomes: Becomes) -> frozenset[Effect]:
    """The field takes a value; or one piece goes and another comes."""
    if becomes.piece is not None:
        piece, sort = becomes.piece.piece, becomes.piece.sort
        gone = {Changes(Verb.LOSE, one, None, item=piece.place) for one in piece.sorts if one != sort}
        come = {Changes(Verb.GAIN, one, None, item=piece.place) for one in (piece.sorts if sort is None else (sort,))}
        return frozenset(gone | come)
    assert becomes.what is not None
    return frozenset({evolve(on(Verb.SET, becomes.what), value=becomes.value)})


KIND = Kind("becomes", Becomes, check, Lowering(lower), say, leaf, does)
