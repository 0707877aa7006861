"""``take turns``: one player after the other round the table, again and again; inside, ``you`` is whose turn it is.

take turns from starter until there is no free square: do turn
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler import turns
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Sentence
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import nothing
from rulekit.model.expression import Condition, Expression, Not, Type, Variable, VariableRef
from rulekit.model.part import Order, Part, Role
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "TakeTurns"]


@frozen(kw_only=True)
class TakeTurns(Statement):
    """A body that all players do, one after the other, until ``until`` holds, which is asked before each turn.

    Args:
        player: whose turn it is.
        source: who begins; None for ``you``, or the first player where nobody in particular does it.
        until: when it stops; None where something in the body ends it.
        body: a turn.
        rounds: whether its rounds are those of the game: it is an outermost loop of the step ``play``.
    """

    player: Variable
    source: Expression | None
    until: Condition | None
    body: Body
    rounds: bool


def check(node: Node, scope: Scope) -> TakeTurns | None:
    """Return the statement.

    Reports:
        RK0203: not a player.
    """
    until_node = node.node("until")
    source_node = next((one for one in node.nodes() if one.kind not in ("until", "body")), None)
    source = scope.player(source_node) if source_node is not None else None
    with scope.taking_turns():
        until = scope.condition(until_node.the()) if until_node is not None else None
    rounds = scope.step == "play" and not scope.repeating
    player = scope.new("player", Type(ValueKind.PLAYER))
    with scope.inside(player, somebody=True), scope.in_loop(), scope.taking_turns():
        scope.forget()
        if until is not None:
            scope.know(Not(until))
        body = scope.body(node.the("body"))
    if body is None or (source_node is not None and source is None) or (until_node is not None and until is None):
        return None
    if not scope.leaving:
        scope.know_ended(until)
    return TakeTurns(player=player, source=source, until=until, body=body, rounds=rounds, span=node.span)


def lower(taken: TakeTurns, code: Code) -> None:
    """Emit the loop round the table."""
    start: m.Expression = code.you if code.has_you else m.Const(0)
    if taken.source is not None:
        start = code.value(taken.source)
    turns.lower(taken.player, start, taken.until, taken.body, taken.span, code, rounds=taken.rounds)


def say(taken: TakeTurns, narrator: Narrator) -> tuple[Clause, ...]:
    """``players take turns until there is no free square: ...``."""
    source = narrator.value(taken.source) if taken.source is not None else False
    until = narrator.condition(taken.until) if taken.until is not None else False
    if narrator.flow.is_turn(taken.body):
        return (Clause(Sentence("turns_taken", {"source": source, "until": until})),)
    return (narrator.with_body("take_turns", taken.body, source=source, until=until),)


def parts(taken: TakeTurns) -> tuple[Part, ...]:
    """What a turn is."""
    order = Order.FROM if taken.source is not None else Order.CLOCKWISE
    return (Part(Role.LOOP, taken.body, until=taken.until, order=order, who=VariableRef(taken.player)),)


KIND = Kind("take_turns", TakeTurns, check, Lowering(lower), say, parts, nothing)
