"""What stands below ``with``: what things do as long as somebody has them, and what they say to do."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from rulekit.check import errors, saying_errors
from rulekit.check.components import mark_of
from rulekit.check.names import Names
from rulekit.check.scope import Scope
from rulekit.model.statement import EVERYBODY, Modifier
from rulekit.source import Span
from rulekit.syntax.node import Node

__all__ = ["find_saying", "lasting_effects", "report_unsaid"]

SPOKEN = ("only", "at_once", "this_turn")
"""What a thing says, which happens when somebody does what it says; all else lasts as long as they have it."""


AROUND = ("timed", "during")
"""What can be for everybody: what comes before or after a step, or is offered during it."""


WHOLE = ("play", "setup")
"""The steps that no player does: what comes before or after them stands in them."""


def find_saying(tree: Node, names: Names) -> None:
    """Note the tables some of whose things say what to do, before anything speaks of that."""
    for node in tree.nodes("with"):
        hit = names.item(node.name.text)
        if hit is not None and node.nodes("at_once", "this_turn"):
            names.saying.setdefault(hit[0].name, []).append(hit[1].name)


def lasting_effects(tree: Node, scope: Scope) -> tuple[Modifier, ...]:
    """The effects of things, in the order of the text.

    Reports:
        RK0201: no such thing, or nobody can have it. RK0202: said twice. RK0209: no turn that it could last for.
        RK0316: a condition of nothing. RK0317: what does not last, below `this turn`.
    """
    made: list[Modifier] = []
    for node in tree.nodes("with", "with_everybody"):
        if node.kind == "with_everybody":
            made += _of_everybody(node, scope)
            continue
        hit = scope.names.item(node.name.text)
        lasting = [one for one in node.nodes() if one.kind not in (*SPOKEN, "mark")]
        if hit is None or (lasting and not scope.names.collections_of(hit[0].name)):
            known = [item.name for table in scope.names.tables.values() for item in table.items]
            scope.report(errors.unknown_name(node.name.text, node.name.span, known, "thing that players have"))
            continue
        scope.holder = (hit[0].name, hit[1].index)
        mark = mark_of(node, scope.names)
        _report_twice(node, scope)
        made += [attrs.evolve(one, mark=mark) for one in _below(node, scope)]
    return tuple(made)


def _of_everybody(node: Node, scope: Scope) -> Iterator[Modifier]:
    """What happens, or may happen, for everybody around a step.

    Reports:
        RK0332: what only a thing can do, or around all that is played.
    """
    scope.holder = EVERYBODY
    mark = mark_of(node, scope.names)
    for child in node.nodes():
        if child.kind == "mark":
            continue
        if child.kind not in AROUND or child.name.text in WHOLE:
            scope.report(saying_errors.not_for_everybody(child.span))
            continue
        scope.forget()
        effect = scope.modifiers[child.kind](child, scope)
        if effect is not None:
            yield attrs.evolve(effect, mark=mark)


def _below(node: Node, scope: Scope) -> Iterator[Modifier]:
    """The effects of one thing; what ``only if`` asks is known at once, but not later."""
    first = next(iter(node.nodes("only")), None)
    only = scope.modifiers["only"](first, scope) if first is not None else None
    if first is not None and not node.nodes("at_once", "this_turn"):
        scope.report(saying_errors.only_of_nothing(first.span))
    for child in node.nodes():
        scope.forget()
        if child.kind == "only":
            if only is not None and child is first:
                yield only
        elif child.kind == "this_turn":
            yield from _for_this_turn(child, scope)
        elif child.kind in scope.modifiers:
            if child.kind == "at_once" and only is not None and only.condition is not None:
                scope.know(only.condition)
            effect = scope.modifiers[child.kind](child, scope)
            if effect is not None:
                yield effect


def _for_this_turn(node: Node, scope: Scope) -> Iterator[Modifier]:
    if "turn" not in scope.names.steps:
        scope.report(errors.missing_declaration("step `turn`", node.span, "write `step turn`, which this lasts for"))
    for child in node.nodes():
        scope.forget()
        if child.kind in SPOKEN:
            scope.report(saying_errors.no_lasting_effect(child.span))
        elif child.kind in scope.modifiers:
            effect = scope.modifiers[child.kind](child, scope)
            if effect is not None:
                yield attrs.evolve(effect, this_turn=True)


def _report_twice(node: Node, scope: Scope) -> None:
    first: dict[str, Span] = {}
    for child in node.nodes(*SPOKEN):
        known = first.setdefault(child.kind, child.span)
        if known is not child.span:
            line = {"only": "only if", "at_once": "at once", "this_turn": "this turn"}[child.kind]
            scope.report(errors.said_twice(line, child.span, known))


def report_unsaid(tree: Node, scope: Scope) -> None:
    """Report what things say where nothing does what such things say.

    Reports:
        RK0304: it is never done.
    """
    done = {table for _, table in scope.doing}
    for node in tree.nodes("with"):
        hit = scope.names.item(node.name.text)
        if hit is not None and node.nodes("at_once", "this_turn") and hit[0].name not in done:
            scope.report(saying_errors.never_done(hit[0].name, node.name.text, node.name.span))
