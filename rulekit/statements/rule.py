"""``rule``: a named part of a step, for immunity, replacement, variants and the book.

rule drought when your skulls are 2: gain 2 disasters
"""

from __future__ import annotations

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler import decisions
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.game import Rule
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND"]


def check(node: Node, scope: Scope) -> Rule | None:
    """Return the statement."""
    conditions = [part for part in node.nodes() if part.kind != "body"]
    condition = scope.condition(conditions[0]) if conditions else None
    scope.rules.append(node.name.text)
    with scope.inside():
        if condition is not None:
            scope.know(condition)
        body = scope.body(node.the("body"))
    if body is None or (conditions and condition is None):
        return None
    return Rule(name=node.name.text, condition=condition, body=body, span=node.span)


def lower(rule: Rule, code: Code) -> None:
    """Emit the rule: replaced for whoever has something instead, sparing those who are immune."""
    found = code.game.modifiers_of(rule.name)
    kept, code.immune = code.immune, (*code.immune, *(one for one in found if one.role == "immune"))
    made = code.lowered(rule.body)
    code.immune = kept
    for one in reversed([one for one in found if one.role == "instead" and code.has_you]):
        made = (m.If(decisions.both(code.has(one), code.holds(one.condition)), code.lowered(one.body), made),)
    condition = code.holds(rule.condition)
    code.emit(*(made if condition == m.Const(1) else (m.If(condition, made),)))


def say(rule: Rule, telling: Telling) -> tuple[Said, ...]:
    """``Drought (if you have exactly 2 skulls): mark 2 disasters``."""
    condition = telling.condition(rule.condition) if rule.condition is not None else False
    return (telling.with_body("rule", rule.body, noun=Noun(rule.name, "rules"), condition=condition),)


KIND = Kind("rule", Rule, check, Meaning(lower), say)
