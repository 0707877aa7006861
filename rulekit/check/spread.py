"""One piece for each of some places: of which sort, whether all places are vacant, and whether there are enough."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulekit.check import errors, place_errors, places, values
from rulekit.model import constant
from rulekit.model.closed import Base, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import SetOf, VariableRef
from rulekit.source import Span
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["has_room", "sorts"]

SETUP = "setup"
Spots = frozenset[int]


def sorts(node: Node, over: SetOf, scope: Scope, *, yours: bool) -> tuple[str, tuple[Field, ...]] | None:
    """The noun and the sorts of the piece that a statement speaks of.

    Reports:
        RK0203: no places where it can stand. RK0302: not one piece.
    """
    word, said = node.name, node.the("set")
    table = scope.names.tables.get(over.of) if over.element.type.kind is ValueKind.ITEM else None
    found = places.sorts(word, table, scope) if table is not None else ()
    several = len(found) > 1
    if not found or (several and yours):
        wanted = f"a sort of piece, such as {found[0].name}" if several else f"places that {word.text} can stand on"
        at, what = (word, "any piece") if several else (said, "something else")
        text = word.text if several else values.text_of(said)
        scope.report(errors.wrong_kind(text, at.span, what, wanted))
        return None
    if node.number != 1:
        scope.report(errors.outside(node.number or 0, 1, 1, node.span))
        return None
    return (places.PIECE if several else found[0].name), found


def has_room(sort: Field, over: SetOf, node: Node, scope: Scope) -> bool:
    """Whether no piece stands on any of the places for certain, and there are enough pieces for all of them.

    Reports:
        RK0330: a piece may stand there. RK0333: there may be too few.
    """
    laid = _laid_out(sort, over, node.span, scope)
    with scope.inside(over.element):
        scope.know(*over.tests)
        vacant = places.standing(VariableRef(over.element), (sort,), scope, held=False)
    if not vacant and laid is None:
        scope.report(place_errors.may_be_held(values.text_of(node), node.span))
        return False
    most = over.most if laid is None else laid
    if most > sort.piece:
        scope.report(place_errors.too_few(sort.name, sort.piece, most, node.span))
        return False
    return True


def _laid_out(sort: Field, over: SetOf, span: Span, scope: Scope) -> int | None:
    """How many pieces one player at most has put down so while the game is set up; None: it is not known.

    Which places they are must follow from the board and from who does it, and no two players may have one in common.
    """
    if scope.step != SETUP or scope.repeating or over.base is not Base.ITEMS:
        return None
    found: set[int] = set()
    put: Counter[tuple[str, int, int]] = Counter()
    for players in range(scope.seats[0], scope.seats[1] + 1):
        taken: set[int] = set()
        for seat in range(players):
            spots = _spots(over, players, seat, scope)
            if spots is None or spots & taken:
                return None
            taken |= spots
            put[sort.name, players, seat] = len(spots)
        found |= taken
    if any(scope.names.laid_out.setdefault((over.of, one), span) != span for one in found):
        return None
    scope.names.laid_pieces.update(put)
    return max(scope.names.laid_pieces[one] for one in put)


def _spots(over: SetOf, players: int, seat: int, scope: Scope) -> Spots | None:
    """The places that are meant where a player does it; none where that player does not, None if it is not known."""
    you = {constant.ACTOR: seat}
    if any(constant.decided(fact, players, you) is False for fact in scope.facts):
        return frozenset()
    found: set[int] = set()
    for item in range(over.most):
        passes = [constant.decided(test, players, {**you, over.element.key: item}) for test in over.tests]
        if None in passes and False not in passes:
            return None
        if False not in passes:
            found.add(item)
    return frozenset(found)
