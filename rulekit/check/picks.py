"""What an example says that somebody chooses, word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import amounts, errors
from rulekit.check.products import whole_name
from rulekit.model.closed import ValueKind
from rulekit.model.example import Pick
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["choice", "pick"]

OWN = ("stop", "go", "none")
"""What options are called that have no name of their own, unless the rules call something so."""


def choice(node: Node, scope: Scope) -> tuple[Pick, ...] | None:
    """A choice in all its words; None when something was reported."""
    if node.kind == "pick_stop":
        return (Pick("stop", "stop", span=node.span),)
    made = [pick(one, scope) for one in node.nodes("pick", "pick_number")]
    whole = tuple(one for one in made if one is not None)
    return whole if len(whole) == len(made) else None


def pick(node: Node, scope: Scope) -> Pick | None:
    """One word of a choice, with its number and what is done with it.

    Reports:
        RK0201: nothing of that name can be chosen.
    """
    if node.kind == "pick_number":
        return Pick(str(node.number), "number", span=node.span)
    word = whole_name(node)
    verb = "give" if node.says("give") else "take" if node.says("take") else ""
    role = _role(word.text, scope)
    if not role:
        known = [*scope.names.options, *scope.names.everything(), *OWN]
        scope.report(errors.unknown_name(word.text, word.span, known, "choice"))
        return None
    name = amounts.noun_of(word, scope) if role == "things" else word.text
    return Pick(name, role, node.number, verb, span=node.span)


def _role(name: str, scope: Scope) -> str:
    """What a name means in a choice; empty if it means nothing."""
    names = scope.names
    variable = scope.called(name)
    if variable is not None and variable.type.kind is ValueKind.PLAYER:
        return "people"
    if names.die and any(face.name == name for face in names.die.faces):
        return "faces"
    if name in names.options:
        return "options"
    if names.item(name) or names.fields_named(name) or names.table(name):
        return "things"
    return name if name in OWN else ""
