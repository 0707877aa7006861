"""``rule``: a named part of a step, for immunity, replacement, variants and the book.

rule drought when your skulls are 2: gain 2 disasters
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.unnamed import spoken_of
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, modifiers
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Sentence
from rulekit.machine import instructions as m
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.game import Rule
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Rule"]


def check(node: Node, scope: Scope) -> Rule | None:
    """Return the statement."""
    when = node.optional("condition")
    condition = scope.condition(when) if when else None
    scope.rules.append(node.name.text)
    with scope.inside():
        if condition is not None:
            scope.know(condition)
        body = scope.body(node.the("body"))
    if body is None or (when is not None and condition is None):
        return None
    return Rule(name=node.name.text, condition=condition, body=body, span=node.span)


def lower(rule: Rule, code: Code) -> None:
    """Emit the rule: replaced for whoever has something instead, sparing those who are immune."""
    found = code.game.modifiers_of(rule.name)
    more = tuple(one for one in found if one.attached is Attachment.IMMUNE and one not in code.immune)
    kept, code.immune = code.immune, (*code.immune, *more)
    why, code.why = code.why, f"rules.{rule.name}"
    made = code.lowered(rule.body)
    code.immune = kept
    for one in reversed([one for one in found if one.attached is Attachment.INSTEAD and code.has_you]):
        code.why = modifiers.named(one, code)
        made = (m.If(decisions.both(code.has(one), code.holds(one.condition)), code.lowered(one.body), made),)
    code.why = why
    condition = code.holds(rule.condition)
    code.emit(*(made if condition == m.Const(1) else (m.If(condition, made),)))


def say(rule: Rule, narrator: Narrator) -> tuple[Clause, ...]:
    """``if you have exactly 2 skulls, Drought: mark 2 disasters``; the name only if a lasting effect speaks of it."""
    if rule.condition is None:
        return (narrator.with_body("rule", rule.body, noun=Noun(rule.name, "rules"), condition=False),)
    body: Body = (evolve(rule, condition=None),) if rule.name in spoken_of(narrator.game) else rule.body
    condition = narrator.condition(rule.condition)
    said = narrator.all(body)
    if len(said) == 1 and said[0].clause is not None:  # nothing can follow that would belong to another condition
        return (Clause(Sentence("if", {"condition": condition, "body": said[0].clause})),)
    return (narrator.with_body("if", body, condition=condition),)


def parts(rule: Rule) -> tuple[Part, ...]:
    """What the rule says."""
    return (Part(Role.SEQUENCE, rule.body, name=rule.name, condition=rule.condition),)


KIND = Kind("rule", Rule, check, Lowering(lower), say, parts, nothing)
