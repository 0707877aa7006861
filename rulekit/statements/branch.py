"""``if``: what happens depends on a condition, or on what a player answers.

if you have at least 1 food: lose 1 food
otherwise: gain 1 disaster
"""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve, frozen

from rulekit.book.able import done_if_able
from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, saying_errors
from rulekit.check.joined import joined, leaves
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind
from rulekit.compiler.lowering import Lowering
from rulekit.document.closed import Comparison
from rulekit.machine import instructions as m
from rulekit.model.effect import Asks, Effect
from rulekit.model.expression import Agrees, Compare, Condition, ItemRef, Not, VariableRef
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import inside
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "If"]


@frozen(kw_only=True)
class If(Statement):
    """The first branch whose condition holds, otherwise ``other``; ``other`` is None where nothing is said."""

    branches: tuple[tuple[Condition, Body], ...]
    other: Body | None


def check(node: Node, scope: Scope) -> If | None:
    """Return the statement.

    Reports:
        RK0219: of two conditions in one line it is not told to which one `otherwise` belongs. RK0312: a player is asked
        in the middle of a longer condition.
    """
    branches: list[tuple[Condition, Body]] = []
    whole = _is_told_apart(node, scope)
    passed: list[Condition] = []
    known, ends = tuple(scope.facts), list[tuple[Condition, ...]]()
    for part in (node, *node.nodes("otherwise_if")):
        condition_node = next(one for one in part.nodes() if one.kind not in ("body", "otherwise", "otherwise_if"))
        condition = scope.condition(condition_node)
        if (
            condition is not None
            and not isinstance(condition, Agrees)
            and any(isinstance(one, Agrees) for one in inside(condition))
        ):
            scope.report(errors.not_answerable(condition_node.span))
            whole = False
        with scope.inside():
            scope.facts[:] = known
            scope.know(*(Not(one) for one in passed), *([condition] if condition else []))
            body = scope.body(part.the("body"))
            if body is not None and not leaves(body, scope):
                ends.append(tuple(scope.facts))
        if condition is None or body is None:
            whole = False
            continue
        passed.append(condition)
        branches.append((condition, body))
    other, otherwise = None, node.node("otherwise")
    with scope.inside():
        scope.facts[:] = known
        scope.know(*(Not(one) for one in passed))
        if otherwise is not None:
            other = scope.body(otherwise.the("body"))
            whole = whole and other is not None
        if other is None or not leaves(other, scope):
            ends.append(tuple(scope.facts))
    if whole:
        scope.know_behind(*joined(ends, scope))
    return If(branches=tuple(branches), other=other, span=node.span) if whole else None


def _is_told_apart(node: Node, scope: Scope) -> bool:
    """Whether each ``otherwise`` can belong to one condition only: none stands below a line with two of them."""
    for part, below in pairwise((node, *node.nodes("otherwise_if", "otherwise"))):
        inner: Node | None = part.the("body")
        while inner is not None and inner.says(":"):
            stands = inner.the()
            if stands.kind == "if":
                scope.report(saying_errors.whose_otherwise(below.span, stands.span))
                return False
            inner = stands.node("body")
    return True


def lower(statement: If, code: Code) -> None:
    """Emit the branches, or the question."""
    other = code.lowered(statement.other or ())
    for condition, body in reversed(statement.branches):
        then = code.lowered(body)
        if isinstance(condition, Agrees):
            answers = [
                m.Arm(m.Const(1), m.Once(), -1, -1, then, code.arm_label(ArmKind.AGREE)),
                m.Arm(m.Const(1), m.Once(), -1, -1, other, code.arm_label(ArmKind.REFUSE)),
            ]
            other = (m.Decide(code.value(condition.who), tuple(answers)),)
        else:
            other = (m.If(code.holds(condition), then, other),)
    code.emit(*other)


def say(statement: If, narrator: Narrator) -> tuple[Clause, ...]:
    """``if you have at least 1 food, lose 1 food``; ``otherwise gain 1 disaster``.

    Behind a list, what was denied above it is said of what comes next, as "otherwise" could be of any of its lines:
    ``if that kind is not stable``, a list, ``otherwise, if that kind is stable``; as a case of its own, ``if that kind
    is stable``, where nothing in the list can make it so.
    """
    (first, body), *rest = statement.branches
    said = [done_if_able(narrator.with_body("if", body, condition=narrator.condition(first)))]
    said += [
        narrator.with_body("otherwise_if", body, follows=True, condition=narrator.condition(one)) for one, body in rest
    ]
    if statement.other is not None:
        denied = _denied(first) if not rest and said[0].items else None
        if denied is None:
            said.append(narrator.with_body("otherwise", statement.other, follows=True))
        else:
            of, apart = narrator.condition(denied), _stays(denied)
            name = "if" if apart else "otherwise_if"
            told = narrator.with_body(name, statement.other, follows=not apart, condition=of)
            said.append(evolve(told, excludes=apart))
    return tuple(said)


def _denied(condition: Condition) -> Condition | None:
    """What a condition says not to be so; None if it denies nothing."""
    match condition:
        case Not():
            return condition.part
        case Compare(op=Comparison.IS_NOT):
            return Compare(condition.left, Comparison.IS, condition.right)
        case _:
            return None


def _stays(condition: Condition) -> bool:
    """Whether a condition is of what has a name where it stands, which nothing that is done changes."""
    named = (VariableRef, ItemRef)
    return isinstance(condition, Compare) and isinstance(condition.left, named) and isinstance(condition.right, named)


def parts(statement: If) -> tuple[Part, ...]:
    """The branches, and what is done otherwise."""
    made = tuple(Part(Role.BRANCH, body, condition=condition) for condition, body in statement.branches)
    return made if statement.other is None else (*made, Part(Role.BRANCH, statement.other))


def does(statement: If) -> frozenset[Effect]:
    """Who is asked for an answer decides."""
    return frozenset(Asks(one.who) for one, _ in statement.branches if isinstance(one, Agrees))


KIND = Kind("if", If, check, Lowering(lower), say, parts, does)
