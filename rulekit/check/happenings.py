"""What happens in a worked example: who does which step, who chooses, agrees, refuses, stops or rolls what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, example_errors, values
from rulekit.check.facts import who
from rulekit.check.picks import pick
from rulekit.check.steps import done_for
from rulekit.model.example import Action, ActionKind, person_of
from rulekit.model.expression import Expression, ItemRef, Variable, VariableRef
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.steps import done_for
from rulekit.check.scope import Scope

__all__ = ["happening"]

ANSWERS = {"says_yes": ActionKind.AGREES, "says_no": ActionKind.REFUSES, "stops": ActionKind.STOPS}


def happening(node: Node, people: tuple[Variable, ...], scope: Scope) -> Action | None:
    """What happens on a line; None when something was reported.

    Reports:
        RK0201: an unknown person, step, face or choice. RK0203, RK0207, RK0208: a step with another thing than it
        needs. RK0802: a step done by somebody, or by nobody, that is done by nobody, or by somebody.
    """
    if node.kind == "all_do":
        return _all_do(node, people, scope)
    person = who(node.name, people, scope)
    match node.kind:
        case "does":
            return _does(node, person, scope)
        case "gains":
            rotation = [one for one in node.children if isinstance(one, Word) and one.text in ("in", "rotation")]
            statement = scope.statements["gain"](
                Node("gain", (Word("gain", "WORD", node.span), node.child("what"), *rotation), node.span), scope
            )
            return Action(ActionKind.ACTS, person, statement=statement, span=node.span) if statement else None
        case "chooses":
            made = [pick(one, scope) for one in node.nodes("pick", "pick_number")]
            picks = tuple(one for one in made if one is not None)
            return Action(ActionKind.CHOOSES, person, picks=picks, span=node.span) if len(picks) == len(made) else None
        case "rolls":
            return _rolls(node, person, scope)
        case _:
            return Action(ANSWERS[node.kind], person, span=node.span)


def _all_do(node: Node, people: tuple[Variable, ...], scope: Scope) -> Action | None:
    step = scope.a_step(node.name)
    if not step:
        return None
    if step not in scope.without_actor:
        name = next((one.name for one in people if one.name), "Anna")
        scope.report(example_errors.done_by_somebody(step, node.span, name))
        return None
    if not done_for(step, node.span, (), (), scope):
        return None
    return Action(ActionKind.ALL_DO, step=step, span=node.span)


def _does(node: Node, person: int, scope: Scope) -> Action | None:
    step = scope.a_step(node.word("step"))
    if not step:
        return None
    if step in scope.without_actor:
        scope.report(example_errors.done_by_nobody(step, node.span))
        return None
    nodes = node.nodes()
    things = tuple(thing for one in nodes if (thing := values.definite_value(one, scope)) is not None)
    if len(things) < len(nodes) or not done_for(step, node.span, nodes, things, scope):
        return None
    for one, thing, need in zip(nodes, things, scope.needs.get(step, ()), strict=True):
        if not _is_named(thing):
            scope.report(example_errors.not_this(values.text_of(one), one.span, f"the {need.name}"))
            return None
    return Action(ActionKind.DOES, person, step, things, span=node.span)


def _is_named(thing: Expression) -> bool:
    """Whether it is a thing or a person by name."""
    return isinstance(thing, ItemRef) or (isinstance(thing, VariableRef) and person_of(thing.variable) is not None)


def _rolls(node: Node, person: int, scope: Scope) -> Action | None:
    shown = scope.names.die.faces if scope.names.die else ()
    faces: list[int] = []
    for word in node.each_word("face"):
        face = next((one for one in shown if one.name == word.text), None)
        if face is None:
            scope.report(errors.unknown_name(word.text, word.span, [one.name for one in shown], "face"))
            return None
        faces.append(face.index)
    return Action(ActionKind.ROLLS, person, faces=tuple(faces), span=node.span)
