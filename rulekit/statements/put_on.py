"""``put ... on`` and ``remove ... from``: pieces come onto a thing out of their supply, or go back to it.

put 1 fort on that province
remove 1 fort from that province
put 1 disc on that square
"""

from __future__ import annotations

import attrs
from attrs import evolve, frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, pieces, proof
from rulekit.check.pieces import Placed
from rulekit.check.scope import Scope
from rulekit.check.stands import behind
from rulekit.compiler import boards, counters
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Number, Part
from rulekit.model.amount import Amount
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Changes, Effect, Verb, on
from rulekit.model.expression import FieldOf, You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements import remove_dice
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["PUT", "TAKE", "PutOn"]


@frozen(kw_only=True)
class PutOn(Statement):
    """So many pieces for a thing (``off``: from it), as far as there are any and there is room.

    A piece of a board (``piece``) is one of yours that you have left, and off it is anybody's; otherwise ``amount``
    says how many of what.
    """

    amount: Amount | None
    off: bool
    piece: Placed | None = None


def check(node: Node, scope: Scope) -> PutOn | remove_dice.RemoveDice | None:
    """Return the statement; dice that leave a cup are another one.

    Reports:
        RK0203: no such pieces are kept there. RK0303: there may be no room. RK0330: a piece may stand there.
    """
    off = node.kind == "take_off"
    if off and remove_dice.speaks_of_dice(node, scope):
        return remove_dice.check(node, scope)
    if pieces.speaks_of_piece(node.name, scope):
        place = node.child("what")
        if node.number is None:
            scope.report(errors.wrong_kind(node.name.text, node.span, "a piece, of which a place holds one", "a count"))
            return None
        piece = pieces.placed(node, place, scope, yours=not off)
        if piece is None or (not off and not pieces.is_vacant(piece, place, scope)):
            return None
        board = pieces.board_at(piece.place, scope)
        scope.know_behind(*behind(board.removed(piece.place, piece.sorts) if off else board.put(piece.place)))
        return PutOn(amount=None, off=off, piece=piece, span=node.span)
    amount = _amount(node, scope)
    if amount is None:
        return None
    if amount.what is None or amount.what.field.kind is not ValueKind.NUMBER:
        scope.report(errors.wrong_kind(amount.noun, node.span, "nothing that is counted there", "pieces"))
        return None
    if not off:
        proof.growth(amount, False, node.span, scope)  # noqa: FBT003  # not repeated
    return PutOn(amount=amount, off=off, span=node.span)


def _amount(node: Node, scope: Scope) -> Amount | None:
    """How many of what: so many, as many as a value, or all that are there."""
    name, number = node.name, node.words("NUMBER")
    amount = scope.amount(Node("some_of", (*number, name, node.child("what")), node.span))
    counted = node.optional("count")
    if amount is None or number:
        return amount
    count = scope.number(counted) if counted is not None else None
    return None if counted is not None and count is None else attrs.evolve(amount, count=count)


def lower(put: PutOn, code: Code) -> None:
    """Emit the move."""
    if put.piece is not None:
        emit = boards.take if put.off else boards.put
        emit(put.piece.sorts, put.piece.place, code)
        return
    assert put.amount is not None
    if put.off:
        counters.lose(put.amount, None, code)
    else:
        counters.gain(put.amount, None, code)


def say(put: PutOn, narrator: Narrator) -> tuple[Clause, ...]:
    """``put 1 fort on that province``."""
    if put.piece is not None:
        said: dict[str, Part] = {"noun": Noun(put.piece.noun), "of": narrator.value(put.piece.place)}
        return clause("take_piece_off", **said) if put.off else clause("put_on", count=Number(1), **said)
    amount = put.amount
    assert amount is not None
    assert amount.of is not None
    assert isinstance(amount.what, FieldOf)
    if amount.count is None:
        return clause("take_all_off", noun=Noun(amount.what.field.name), of=narrator.value(amount.of))
    if isinstance(amount.count, FieldOf) and amount.count.field.name == amount.what.field.source:
        supply, piece = Noun(amount.count.field.name), Noun(amount.what.field.name)
        return clause("put_all_on", noun=supply, piece=piece, of=narrator.value(amount.of))
    parts = {
        "count": narrator.value(amount.count),
        "noun": Noun(amount.what.field.name),
        "of": narrator.value(amount.of),
    }
    if put.off:
        return clause("take_off", single=amount.what.field.highest == 1, **parts)
    return clause("put_on", **parts)


def does(put: PutOn) -> frozenset[Effect]:
    """There are more of them there, or fewer."""
    if put.piece is not None:
        verb, owner = (Verb.LOSE, None) if put.off else (Verb.GAIN, You())
        return frozenset(Changes(verb, one, owner, item=put.piece.place) for one in put.piece.sorts)
    assert put.amount is not None
    assert put.amount.what is not None
    changes = on(Verb.LOSE if put.off else Verb.GAIN, put.amount.what)
    return frozenset({changes if put.off else evolve(changes, count=put.amount.count)})


PUT = Kind("put_on", PutOn, check, Lowering(lower), say, leaf, does)
TAKE = Kind("take_off", PutOn, check, Lowering(lower), say, leaf, does)
