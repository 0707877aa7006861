"""``each player``: every one of some players does something; inside, ``you`` is that player.

each player in turn: do turn
each opponent who has no religion: lose all goods
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check import things
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, order, values
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.expression import Expression, SetOf, VariableRef
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "EachPlayer"]


@frozen(kw_only=True)
class EachPlayer(Statement):
    """A body for each of some players, clockwise, from ``source`` on (from you, if nobody is named).

    Args:
        ranked: of each of them, what they are ordered by instead, as it is at the start; the ``most`` first, or the
            fewest; ``noun`` is its name. Among equals the one before in the order of play comes first.
    """

    over: SetOf
    in_turn: bool
    source: Expression | None
    body: Body
    ranked: Expression | None = None
    most: bool = True
    noun: str = ""


def check(node: Node, scope: Scope) -> EachPlayer | None:
    """Return the statement.

    Reports:
        RK0203: not players.
    """
    over = scope.set(node.the("set"), people=True)
    turn = node.node("in_turn")
    source_node = turn.node() if turn else None
    source = scope.player(source_node) if source_node else None
    if over is None or (source_node is not None and source is None):
        return None
    ranked, noun = None, ""
    by = turn is not None and (turn.says("most") or turn.says("fewest"))
    if turn is not None and by:
        ranked = things.had(turn.name, VariableRef(over.element), None, scope)
        noun = turn.name.text
        if ranked is None:
            return None
    with scope.inside(over.element, somebody=True):
        scope.forget()
        body = scope.body(node.the("body"))
    if body is None:
        return None
    most = turn is not None and turn.says("most")
    return EachPlayer(
        over=over,
        in_turn=turn is not None,
        source=source,
        body=body,
        ranked=ranked,
        most=most,
        noun=noun,
        span=node.span,
    )


def lower(statement: EachPlayer, code: Code) -> None:
    """Emit the loop round the table, or along the order."""
    if statement.ranked is not None:
        order.in_order((statement,), code)
        return
    start: m.Expression = m.Const(0)
    if statement.source is not None:
        start = code.value(statement.source)
    elif code.has_you:
        start = code.you
    slot = code.bind(statement.over.element)
    size, tests = values.members(statement.over, m.Read(slot), code)
    with code.block() as body, code.as_player(m.Read(slot)):
        code.body(statement.body)
    turn = code.layout.take(0, size)
    code.emit(m.Sweep(slot, turn, size, decisions.both(*tests), tuple(body), start, code.new_label()))


def say(statement: EachPlayer, telling: Telling) -> tuple[Said, ...]:
    """``each opponent who has no Religion loses all goods``."""
    if statement.ranked is not None:
        by = Noun(statement.noun)
        over = telling.set(statement.over, "each")
        return (telling.with_body("each_ranked", statement.body, set=over, noun=by, most=statement.most),)
    source = telling.value(statement.source) if statement.source is not None else False
    return (
        telling.with_body(
            "each_player",
            statement.body,
            set=telling.set(statement.over, "each"),
            turn=statement.in_turn,
            source=source,
        ),
    )


KIND = Kind("each_player", EachPlayer, check, Meaning(lower), say)
