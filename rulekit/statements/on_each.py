"""``put ... on each`` and ``remove ... from each``: pieces come onto many places of a board, or off them, all at once.

put 1 man on each dark square whose row is at most 3
remove 1 stone from each dead point
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, pieces, spread
from rulekit.check.scope import Scope
from rulekit.compiler import boards
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Part
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Effect, Verb
from rulekit.model.expression import SetOf, You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.model.walk import inside
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["PUT", "TAKE", "OnEach"]


@frozen(kw_only=True)
class OnEach(Statement):
    """One piece for each of some places (``off``: from it); which they are is looked at before any of it is done.

    Off the board it is anybody's, of one of the ``sorts``; onto it one of yours.
    """

    noun: str
    sorts: tuple[Field, ...]
    over: SetOf
    off: bool


def check(node: Node, scope: Scope) -> OnEach | None:
    """Return the statement.

    Reports:
        RK0203: no piece, or no places where it can stand. RK0205: nobody does it. RK0302: not one piece.
        RK0330: a piece may stand on one of them. RK0333: there may be fewer pieces than places.
    """
    off = node.kind == "take_off_each"
    if not pieces.speaks_of_piece(node.name, scope):
        scope.report(errors.wrong_kind(node.name.text, node.name.span, "no piece on a board", "a piece on a board"))
        return None
    if not off and not scope.you(node.span):
        return None
    over = scope.set(node.the("set"))
    found = spread.sorts(node, over, scope, yours=not off) if over is not None else None
    if over is None or found is None:
        return None
    noun, sorts = found
    if not off and not spread.has_room(sorts[0], over, node.the("set"), scope):
        return None
    return OnEach(noun=noun, sorts=sorts, over=over, off=off, span=node.span)


def lower(each: OnEach, code: Code) -> None:
    """Emit that they are put there, or taken off."""
    (boards.take_from_each if each.off else boards.put_on_each)(each.sorts, each.over, code)


def say(each: OnEach, narrator: Narrator) -> tuple[Clause, ...]:
    """``put 1 man on each dark square``."""
    asked = (one for one in inside(each.over.tests) if isinstance(one, Field))
    parts: dict[str, Part] = {"noun": Noun(each.noun), "set": narrator.set(each.over, "each")}
    parts["at_once"] = any(one.piece for one in asked)
    return clause("take_off_each" if each.off else "put_on_each", **parts)


def does(each: OnEach) -> frozenset[Effect]:
    """There are more of them, or fewer."""
    verb, owner = (Verb.LOSE, None) if each.off else (Verb.GAIN, You())
    return frozenset(Changes(verb, one, owner) for one in each.sorts)


PUT = Kind("put_on_each", OnEach, check, Lowering(lower), say, leaf, does)
TAKE = Kind("take_off_each", OnEach, check, Lowering(lower), say, leaf, does)
