"""``each player``: every one of some players does something; inside, ``you`` is that player.

each player in turn: do turn
each opponent who has no religion: lose all goods
at the same time, each player: choose a card from hand, then move that card from hand to gift
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.same_time import apart
from rulekit.check.scope import Scope
from rulekit.check.values import player_attribute
from rulekit.compiler import decisions, order, values
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Sentence
from rulekit.machine import instructions as m
from rulekit.model.effect import nothing
from rulekit.model.expression import Expression, SetOf, VariableRef
from rulekit.model.part import Order, Part, Role
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KINDS", "EachPlayer"]


@frozen(kw_only=True)
class EachPlayer(Statement):
    """A body for each of some players, clockwise, from ``source`` on (from you, if nobody is named).

    Args:
        ranked: of each of them, what they are ordered by instead, as it is at the start; the ``most`` first, or the
            fewest; ``noun`` is its name. Among equals the one before in the order of play comes first.
        together: whether nobody knows what others do before all have done it.
    """

    over: SetOf
    in_turn: bool
    source: Expression | None
    body: Body
    ranked: Expression | None = None
    most: bool = True
    noun: str = ""
    together: bool = False


def check(node: Node, scope: Scope) -> EachPlayer | None:
    """Return the statement.

    Reports:
        RK0203: not players. RK0216: others would know at once what somebody does at the same time.
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
        ranked = player_attribute(turn.name, VariableRef(over.element), None, scope)
        noun = turn.name.text
        if ranked is None:
            return None
    with scope.inside(over.element, somebody=True):
        scope.forget()
        body = scope.body(node.the("body"))
    if body is None:
        return None
    together = node.kind == "same_time"
    if together and not apart(body, over.element, scope):
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
        together=together,
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


def say(statement: EachPlayer, narrator: Narrator) -> tuple[Clause, ...]:
    """``each opponent who has no Religion loses all goods``."""
    over, they = narrator.set(statement.over, "each"), narrator.of_others()
    if statement.ranked is not None:
        by = Noun(statement.noun)
        return (they.with_body("each_ranked", statement.body, set=over, noun=by, most=statement.most),)
    if statement.together:
        return (they.with_body("same_time", statement.body, set=over),)
    source = narrator.value(statement.source) if statement.source is not None else False
    said = they.with_body(
        "each_player",
        statement.body,
        set=over,
        turn=statement.in_turn,
        source=source,
    )
    if source is False and not statement.in_turn and (state := _state_of_each(said, over)) is not None:
        return (Clause(state),)
    secretly = all(narrator.flow.in_secret(one) for one in parts(statement))
    return (said, Clause(Sentence("in_secret"), follows=True)) if secretly else (said,)


def _state_of_each(said: Clause, over: Sentence) -> Sentence | None:
    """``from now on each opponent who has no food is tired``: what becomes so of each of them, and nothing else."""
    body = said.clause.parts["body"] if said.clause is not None else False
    if not isinstance(body, Sentence) or body.name not in ("sets_in", "ceases") or body.parts["who"]:
        return None
    noun = body.parts["noun"]
    return Sentence(body.name, {**body.parts, "who": over}) if isinstance(noun, Noun) and noun.own else None


def parts(statement: EachPlayer) -> tuple[Part, ...]:
    """The body, for each of the players."""
    if statement.ranked is not None:
        order = Order.RANKED
    elif statement.source is not None:
        order = Order.FROM
    else:
        order = Order.CLOCKWISE if statement.in_turn else Order.ANY
    who = VariableRef(statement.over.element)
    return (Part(Role.LOOP, statement.body, over=statement.over, order=order, who=who),)


KINDS = tuple(
    Kind(node, EachPlayer, check, Lowering(lower), say, parts, nothing) for node in ("each_player", "same_time")
)
