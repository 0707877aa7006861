"""Pieces on a board: which piece a statement moves, and what must be known of the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.check import errors, place_errors, places, standing, values
from rulekit.check.stands import Stands, stands
from rulekit.model.component import Field
from rulekit.model.expression import Expression, ItemRef, Seat
from rulekit.model.walk import inside
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["Becoming", "Placed", "becoming", "board_at", "is_held", "is_vacant", "placed", "speaks_of_piece"]


SETUP = "setup"


@frozen
class Placed:
    """One piece on a place: of one of these sorts, by its word."""

    noun: str
    sorts: tuple[Field, ...]
    place: Expression


@frozen
class Becoming:
    """The piece on a place becomes one of another sort, or yours if none is named; ``whole``: nothing was reported."""

    piece: Placed
    sort: Field | None
    whole: bool = True


def speaks_of_piece(word: Word, scope: Scope) -> bool:
    """Whether a word is that of pieces on a board."""
    named = scope.names.fields_named(word.text)
    return any(one.piece for one in named) or (not named and word.text in (places.PIECE, places.PIECES))


def placed(node: Node, place_node: Node, scope: Scope, *, yours: bool) -> Placed | None:
    """The piece that a statement speaks of; None when something was reported.

    Args:
        node: the statement; its number and its first name are those of the piece.
        place_node: where.
        scope: what is known there.
        yours: whether it is one of yours.

    Reports:
        RK0203: no place with such pieces. RK0205: nobody does it. RK0302: not one piece. RK0314: it can be nothing.
    """
    place = values.definite_value(place_node, scope)
    if place is None or (yours and not scope.you(node.span)):
        return None
    table, word = places.board_of(place, scope), node.name
    found = places.sorts(word, table, scope) if table is not None else ()
    if not found:
        kind, wanted = values.kind_of(scope.type(place)), f"a place that {word.text} can stand on"
        scope.report(errors.wrong_kind(values.text_of(place_node), place_node.span, kind, wanted))
        return None
    if node.number != 1:
        scope.report(errors.outside(node.number or 0, 1, 1, node.span))
        return None
    several = len(found) > 1
    if several and yours:
        scope.report(errors.wrong_kind(word.text, word.span, "any piece", f"a sort of them, such as {found[0].name}"))
        return None
    return Placed(places.PIECE if several else found[0].name, found, place)


def becoming(left: Node, right: Node, scope: Scope) -> Becoming | None:
    """What the piece of a place, or its owner, becomes; None where the words mean something else.

    Reports:
        RK0203: it is no sort of piece, or not you. RK0205: nobody does it. RK0314: the place can be nothing.
        RK0333: there may be none of that sort left.
    """
    owner = left.kind == "part" and left.name.text == standing.OWNER
    if left.kind != "part" or not (owner or left.name.text == places.PIECE) or scope.names.fields_named(left.name.text):
        return None
    place = values.value(left.the(), scope)
    table = places.board_of(place, scope) if place is not None else None
    every = scope.names.pieces_on(table.name) if table is not None else ()
    if place is None or table is None or not every:
        return None
    piece = Placed(every[0].name if len(every) == 1 else places.PIECE, every, place)
    known = values.definite(place, left.the(), scope)
    if owner:
        if right.kind != "you":
            scope.report(errors.wrong_kind(values.text_of(right), right.span, "not you", "`you`"))
            return Becoming(piece, None, whole=False)
        return Becoming(piece, None, whole=scope.you(right.span) and known)
    sort = next((one for one in every if right.kind == "name" and right.name.text == one.name), None)
    if sort is None:
        wanted = f"a sort of piece, such as {every[-1].name}"
        scope.report(errors.wrong_kind(values.text_of(right), right.span, "no piece of this board", wanted))
        return Becoming(piece, None, whole=False)
    most = min(len(table.items), sum(one.piece for one in every if one != sort))
    if sort.piece < most:
        scope.report(place_errors.too_few_to_become(sort.name, sort.piece, most, right.span))
    return Becoming(piece, sort, whole=known)


def is_vacant(piece: Placed, place_node: Node, scope: Scope) -> bool:
    """Whether no piece stands there for certain.

    Reports:
        RK0330: one may.
    """
    if places.standing(piece.place, piece.sorts, scope, held=False) or _is_laid_out(piece, place_node, scope):
        return True
    scope.report(place_errors.may_be_held(values.text_of(place_node), place_node.span))
    return False


def _is_laid_out(piece: Placed, place_node: Node, scope: Scope) -> bool:
    """Whether a piece is put on a place by its name while the game is set up, on an empty board: once, by one player.

    Whoever does so in another step finds out what stands there; and the machine puts none where one stands.
    """
    if scope.step != SETUP or scope.repeating or not isinstance(piece.place, ItemRef):
        return False
    place = (piece.place.table.name, piece.place.index)
    if not any(isinstance(one, Seat) for fact in scope.facts for one in inside(fact)):
        return False
    return scope.names.laid_out.setdefault(place, place_node.span) == place_node.span


def is_held(piece: Placed, place_node: Node, scope: Scope) -> bool:
    """Whether such a piece stands there for certain.

    Reports:
        RK0330: none may.
    """
    if places.standing(piece.place, piece.sorts, scope, held=True):
        return True
    scope.report(place_errors.may_be_vacant(values.text_of(place_node), place_node.span, piece.noun))
    return False


def board_at(place: Expression, scope: Scope) -> Stands:
    """What is known of the board that a place is on."""
    return stands(scope.facts, scope.names.pieces_on(scope.type(place).of))
