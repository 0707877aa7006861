"""``exchange``: two players swap any mix of things that both agree on.

exchange any goods and food with that opponent

You say for each kind how many you give or take; then the other player accepts or refuses. Nobody gives more than they
have, or takes more than they have room for.
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import amounts, errors
from rulekit.check.scope import Scope
from rulekit.compiler import counters, decisions, values
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.effect import Asks, Changes, Effect, Verb
from rulekit.model.expression import Expression, FieldOf, ItemRef, You
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Exchange"]


@frozen(kw_only=True)
class Exchange(Statement):
    """What may change hands, as (noun, field), and with whom."""

    what: tuple[tuple[str, FieldOf], ...]
    partner: Expression


def check(node: Node, scope: Scope) -> Exchange | None:
    """Return the statement.

    Reports:
        RK0201: unknown noun. RK0203: nothing that players count; nobody to swap with.
    """
    partner = scope.player(node.child("partner"))
    found: list[tuple[str, FieldOf]] = []
    for word in node.names:
        what = amounts.counted(word, scope)
        if isinstance(what, FieldOf) and what.field.owner is Owner.PLAYER and what.field.kind is ValueKind.NUMBER:
            found.append((amounts.noun_of(word, scope), what))
        elif what is not False:
            scope.report(
                errors.wrong_kind(
                    word.text, word.span, "nothing that passes from hand to hand", "something that players count"
                )
            )
    whole = len(found) == len(node.names) and scope.you(node.span)
    return Exchange(what=tuple(found), partner=partner, span=node.span) if whole and partner else None


def lower(exchange: Exchange, code: Code) -> None:
    """Emit one number for each kind (positive: given), the other player's answer, and the swap."""
    mine = [one for _, what in exchange.what for one in counters.kinds(what, code)]
    theirs = [attrs.evolve(one, owner=exchange.partner) for one in mine]
    slots = [code.layout.take(-one.field.highest, one.field.highest) for one in mine]
    for here, there, slot in zip(mine, theirs, slots, strict=True):
        give = m.Operate("min", counters.spare(here, code), values.room(there, code))
        take = m.Operate("min", counters.spare(there, code), values.room(here, code))
        most = here.field.highest
        noun = here.index.table.items[here.index.index].name if isinstance(here.index, ItemRef) else here.field.name
        code.emit(m.Store(slot, m.Const(0)))
        domain = m.Numbers(m.Operate("-", m.Const(0), take), give, -most, most)
        decisions.decide([m.Arm(m.Const(1), domain, -1, slot, (), code.arm_label(ArmKind.TRADE, noun=noun))], code)
    with code.block() as swap:
        for here, there, slot in zip(mine, theirs, slots, strict=True):
            for one, sign in ((here, "-"), (there, "+")):
                base, offset = code.place(one)
                code.emit(m.Store(base, m.Operate(sign, m.Read(base, offset), m.Read(slot)), offset))
    with code.block() as asked:
        answers = [
            m.Arm(m.Const(1), m.Once(), -1, -1, tuple(swap), code.arm_label(ArmKind.AGREE)),
            m.Arm(m.Const(1), m.Once(), -1, -1, (), code.arm_label(ArmKind.REFUSE)),
        ]
        decisions.decide(answers, code, code.value(exchange.partner))
    anything = m.Logic("or", tuple(m.Compare("!=", m.Read(slot), m.Const(0)) for slot in slots))
    code.emit(m.If(anything, tuple(asked)))


def say(exchange: Exchange, narrator: Narrator) -> tuple[Clause, ...]:
    """``exchange goods and food with that opponent, in any mix you both agree on``."""
    return clause(
        "exchange", nouns=tuple(Noun(noun) for noun, _ in exchange.what), partner=narrator.value(exchange.partner)
    )


def does(exchange: Exchange) -> frozenset[Effect]:
    """Both have more of one thing and less of another, and both decide."""
    both = (You(), exchange.partner)
    moved = {
        Changes(verb, what.field, who) for verb in (Verb.GAIN, Verb.LOSE) for _, what in exchange.what for who in both
    }
    return frozenset({*moved, *(Asks(who) for who in both)})


KIND = Kind("exchange", Exchange, check, Lowering(lower), say, leaf, does)
