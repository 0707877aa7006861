"""What stands on a place, asked as a value: `owner of that square is you`, `piece of that square is king`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, places, values
from rulekit.document.closed import Comparison
from rulekit.model.closed import Base, ValueKind
from rulekit.model.expression import Condition, Expression, HasPiece, Nobody, SetOf, TheOne, VariableRef, You
from rulekit.model.owner import owned_piece
from rulekit.model.type import Type
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["OWNER", "asks_for_piece", "is_owner", "owner_of", "piece_is"]

OWNER = "owner"
"""The word for whose a piece is."""


def owner_of(word: str, place: Expression, scope: Scope) -> TheOne | None:
    """Whose piece stands on a place, nobody if none does; None if the word, or the thing, is another."""
    table = places.board_of(place, scope)
    every = scope.names.pieces_on(table.name) if table is not None and word == OWNER else ()
    if not every:
        return None
    player = scope.new("player", Type(ValueKind.PLAYER))
    noun = every[0].name if len(every) == 1 else places.PIECE
    stands = HasPiece(place, noun, every, VariableRef(player, plain=True), opponents=False, negated=False)
    return TheOne(SetOf(Base.PLAYERS, "", player, tests=(stands,), spoken=(stands,)))


def is_owner(left: Expression, op: Comparison, right: Expression, scope: Scope) -> HasPiece | None:
    """That somebody owns the piece on a place, as what is on that place; None if something else is compared."""
    stands = owned_piece(left)
    if stands is None or op not in (Comparison.IS, Comparison.IS_NOT):
        return None
    negated = op is Comparison.IS_NOT
    place, noun, sorts = stands.place, stands.noun, stands.sorts
    if isinstance(right, Nobody):
        return HasPiece(place, noun, sorts, None, opponents=False, negated=not negated)
    if isinstance(right, You) or (isinstance(right, VariableRef) and not scope.type(right).optional):
        return HasPiece(place, noun, sorts, right, opponents=False, negated=negated)
    return None


def asks_for_piece(node: Node, scope: Scope) -> bool:
    """Whether a value is the word for what stands on a place, where the game has nothing else of that name."""
    called = node.kind in ("part", "its") and node.name.text == places.PIECE
    return called and not scope.names.fields_named(places.PIECE) and any(one.piece for one in scope.names.fields)


def piece_is(left: Node, said: Node, scope: Scope) -> Condition | None:
    """``piece of that square is king``, ``its piece is not nothing``: that such a piece stands there, or does not.

    Reports:
        RK0203: no place of a board, or no sort of piece to compare with. RK0314: it can be nothing.
    """
    it = Node("it", (), left.span)
    place = values.value(it if left.kind == "its" else left.the(), scope)
    if place is None:
        return None
    table = places.board_of(place, scope)
    every = scope.names.pieces_on(table.name) if table is not None else ()
    if not every:
        kind = values.kind_of(scope.type(place))
        scope.report(errors.wrong_kind(values.text_of(left), left.span, f"of {kind}", "a place that pieces stand on"))
        return None
    comparison = said.child("comparison") if said.kind == "compares" else said
    right = comparison.node() if comparison.kind == "equal" else None
    negated = said.node("not") is not None
    if right is not None and right.kind == "nobody":
        noun = every[0].name if len(every) == 1 else places.PIECE
        return HasPiece(place, noun, every, None, opponents=False, negated=not negated)
    sort = next(
        (one for one in every if right is not None and right.kind == "name" and right.name.text == one.name), None
    )
    if sort is None:
        wanted = f"`is` and a sort of piece, such as {every[-1].name}"
        scope.report(errors.wrong_kind(values.text_of(said), said.span, "no piece of this board", wanted))
        return None
    if negated or values.definite(place, left, scope):
        return HasPiece(place, sort.name, (sort,), None, opponents=False, negated=negated)
    return None
