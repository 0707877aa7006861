"""``put ... on`` and ``remove ... from``: pieces come onto a thing out of their supply, or go back to it.

put 1 fort on that province
remove 1 fort from that province
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, proof
from rulekit.check.scope import Scope
from rulekit.compiler import counters
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.model.amount import Amount
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["PUT", "TAKE", "PutOn"]


@frozen(kw_only=True)
class PutOn(Statement):
    """So many pieces for a thing (``off``: from it), as far as there are any and there is room."""

    amount: Amount
    off: bool


def check(node: Node, scope: Scope) -> PutOn | None:
    """Return the statement.

    Reports:
        RK0203: no such pieces are kept there. RK0303: there may be no room.
    """
    amount = scope.amount(Node("some_of", node.children, node.span))
    if amount is None:
        return None
    if amount.what is None or amount.what.field.kind is not ValueKind.NUMBER:
        scope.report(errors.wrong_kind(amount.noun, node.span, "nothing that is counted there", "pieces"))
        return None
    off = node.kind == "take_off"
    if not off:
        proof.growth(amount, False, node.span, scope)  # noqa: FBT003  # not repeated
    return PutOn(amount=amount, off=off, span=node.span)


def lower(put: PutOn, code: Code) -> None:
    """Emit the move."""
    if put.off:
        counters.lose(put.amount, None, code)
    else:
        counters.gain(put.amount, None, code)


def say(put: PutOn, narrator: Narrator) -> tuple[Clause, ...]:
    """``put 1 fort on that province``."""
    amount = put.amount
    assert amount.count is not None
    assert amount.of is not None
    assert isinstance(amount.what, FieldOf)
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
    assert put.amount.what is not None
    return frozenset({on(Verb.LOSE if put.off else Verb.GAIN, put.amount.what)})


PUT = Kind("put_on", PutOn, check, Lowering(lower), say, leaf, does)
TAKE = Kind("take_off", PutOn, check, Lowering(lower), say, leaf, does)
