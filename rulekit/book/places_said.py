"""Conditions of places on a board as clauses: what stands there, lines, what is enclosed, chains from edge to edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from attrs import evolve

from rulekit.book.enclosed import encloses
from rulekit.book.ranks import edge_of
from rulekit.book.spelled import conditions_of, has_of_it, piece_on_each
from rulekit.document.closed import PieceOf, Way
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.board import BESIDE, TOUCHING
from rulekit.model.place import OfPlaces
from rulekit.model.type import Variable

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["exists", "no_such_beside", "said"]


def said(test: OfPlaces, narrator: Narrator) -> Sentence:
    """A condition of places as a clause."""
    match test:
        case e.HasPiece():
            return _has_piece(test, narrator)
        case e.LineOf(place=None):
            some = narrator.set(test.set, "exactly", test.count)
            return _line_of_pieces(test) or Sentence("line_of", {"set": some, "negated": test.negated})
        case e.LineOf(place=place):
            assert place is not None
            some = narrator.set(test.set, "exactly", test.count)
            whole: dict[str, Part] = {"who": narrator.value(place), "set": some, "negated": test.negated}
            return _in_line_of_pieces(test, narrator) or Sentence("in_line_of", whole)
        case e.InLine():
            kind: Part = Noun(test.kind, "links") if test.kind else False
            ends: dict[str, Part] = {"who": narrator.value(test.left), "to": narrator.value(test.right)}
            return Sentence("lies_in_line", {**ends, "links": kind, "negated": test.negated})
        case e.Between():
            both: dict[str, Part] = {"near": narrator.value(test.left), "far": narrator.value(test.right)}
            return Sentence("lies_between", {"who": narrator.value(test.place), **both, "negated": test.negated})
        case _:
            assert_never(test)


def _has_piece(test: e.HasPiece, narrator: Narrator) -> Sentence:
    whose, owner = PieceOf.ANY, test.owner
    if test.opponents:
        whose = PieceOf.OPPONENT
    elif isinstance(test.owner, e.You):
        whose, owner = PieceOf.YOURS, None
    elif test.owner is not None:
        whose = PieceOf.OWNER
    stands: dict[str, Part] = {"noun": Noun(test.noun), "whose": whose, "negated": test.negated}
    stands["owner"] = narrator.value(owner) if owner else False
    match test.place:
        case (
            e.PlaceBetween(left=of, right=e.VariableRef(plain=True) as it)
            | e.PlaceBetween(left=e.VariableRef(plain=True) as it, right=of)
        ):
            ends: dict[str, Part] = {"who": narrator.value(it), "of": narrator.value(of)}
            return Sentence("behind_piece", {**stands, **ends, "links": False})
        case _:
            return Sentence("has_piece", {**stands, "who": narrator.value(test.place)})


def _in_line_of_pieces(line: e.LineOf, narrator: Narrator) -> Sentence | None:
    """That a place is in a line of so many pieces; None where more is asked of the places than a piece."""
    piece = piece_on_each(line.set)
    if line.place is None or line.set.related is not None or piece is None:
        return None
    if not piece.opponents and not isinstance(piece.owner, e.You):
        return None
    parts: dict[str, Part] = {"who": narrator.value(line.place), "count": Number(line.count), "noun": Noun(piece.noun)}
    return Sentence("in_line_of_pieces", {**parts, "yours": not piece.opponents, "negated": line.negated})


def exists(test: e.Exists, narrator: Narrator) -> Sentence | None:
    """That a piece would enclose others where it is put, or that a chain joins two edges; None of anything else."""
    some = test.set
    if some.related is not None and len(some.tests) == 1:
        piece = encloses(some.related.relation)
        if piece is None:
            return None
        who = narrator.value(some.related.right)
        return Sentence("would_enclose", {"who": who, "noun": Noun(piece.noun), "negated": test.negated})
    return _chain(test, narrator)


def _chain(test: e.Exists, narrator: Narrator) -> Sentence | None:
    """That a chain of pieces of the reader's joins one edge of the board to another."""
    links = [one for one in test.set.tests if isinstance(one, e.Connected)]
    if len(links) != 1 or links[0].negated or not isinstance(links[0].right, e.SetOf):
        return None
    way, ends = links[0], links[0].right
    declared = any(one.name == way.links.name for one in narrator.game.links)
    if declared or way.links.name not in (BESIDE, TOUCHING) or _times(way.left, test.set.element) != 1:
        return None
    begin = evolve(test.set, tests=tuple(one for one in test.set.tests if one is not way))
    piece = piece_on_each(way.through)
    if piece is None or not isinstance(piece.owner, e.You):
        return None
    near, far = _edge(begin, piece), _edge(ends, piece)
    if near is None or far is None:
        return None
    return Sentence("chain_joins", {"noun": Noun(piece.noun), "near": near, "far": far, "negated": test.negated})


def _times(of: object, variable: Variable) -> int:
    return int(isinstance(of, e.VariableRef) and of.variable.key == variable.key)


def _edge(some: e.SetOf, piece: e.HasPiece) -> Way | None:
    """The edge of the board on which places with such a piece lie, if that is all that is asked of them."""
    match conditions_of(some):
        case (e.HasPiece() as stands, e.Compare() as lies):
            there = has_of_it(stands, some.element)
            return edge_of(lies, some.element) if there is not None and _alike(there, piece) else None
        case _:
            return None


def _alike(one: e.HasPiece, other: e.HasPiece) -> bool:
    return (one.sorts, one.owner, one.opponents) == (other.sorts, other.owner, other.opponents)


def no_such_beside(place_: e.PlaceBeside, use: e.AdjectiveUse, narrator: Narrator) -> Sentence:
    """That beside a place there is none that is what an adjective says: it is not so, or the board ends there."""
    beside: dict[str, Part] = {"way": Way(place_.way.value), "count": Number(place_.count)}
    named = narrator.adjective(evolve(use, negated=False))
    of = narrator.value(place_.of)
    return Sentence("no_such_beside", {"adjective": named, "noun": Noun(place_.table.name), **beside, "of": of})


def _line_of_pieces(line: e.LineOf) -> Sentence | None:
    """That the reader has so many pieces in a line; None where more is asked of the places than a piece of theirs."""
    piece = piece_on_each(line.set)
    if line.place is not None or line.set.related is not None or piece is None or not isinstance(piece.owner, e.You):
        return None
    parts: dict[str, Part] = {"who": Sentence("you"), "count": Number(line.count), "noun": Noun(piece.noun)}
    return Sentence("has_line", {**parts, "negated": line.negated})
