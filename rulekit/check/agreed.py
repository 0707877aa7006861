"""Options: what the table agrees on before play, as something that the game has and nothing changes."""

from __future__ import annotations

from rulekit.check import errors
from rulekit.check.components import mark_of, whole
from rulekit.check.names import Names
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.source import Span
from rulekit.syntax.node import Node

__all__ = ["OFFERED", "changes_option", "check_option", "offered", "shown"]

OFFERED = ("int", "negative", "name", "yes", "no")
"""What can be offered: numbers, the names of things, yes and no."""


def check_option(node: Node, names: Names) -> None:
    """Declare an option: the first that is offered is the rule.

    Reports:
        RK0201: a name of nothing. RK0202: the same is offered twice. RK0203: several kinds of things are offered.
    """
    names.declare(node.name)
    found: dict[int, Node] = {}
    kinds: dict[str, Node] = {}
    for one in offered(node):
        kind, value = _value(one, names)
        if kind not in ("", *kinds) and kinds:
            wanted = f"{next(iter(kinds))}, as what is offered before it"
            names.report.add(errors.wrong_kind(shown(one), one.span, kind, wanted))
        elif kind and value in found:
            names.report.add(errors.declared_twice(shown(one), one.span, found[value].span))
        elif kind:
            kinds.setdefault(kind, one)
            found[value] = one
    if not found:
        names.report.lose((node.name.text,))
        return
    values, kind = tuple(found), next(iter(kinds))
    table = "" if kind in ("a number", "yes or no") else kind.removeprefix("a ")
    sort = ValueKind.NUMBER if kind == "a number" else ValueKind.ITEM if table else ValueKind.FLAG
    high = max(values) if sort is ValueKind.NUMBER else len(names.tables[table].items) if table else 1
    low = min(values) if sort is ValueKind.NUMBER else 0
    name = node.name.text
    mark, span = mark_of(node, names), node.name.span
    names.fields.append(
        Field(
            name, name, Owner.GAME, "", sort, table, low, (high,), values[0], "",
            overflow=False, limited=True, optional=False, boxes=0, hidden=False, mark=mark, span=span, agreed=values,
        )
    )  # fmt: skip


def offered(node: Node) -> tuple[Node, ...]:
    """What an option offers, the rule first."""
    return tuple(one for one in node.nodes() if one.kind in OFFERED)


def shown(one: Node) -> str:
    """What is offered, as it is written."""
    return one.kind if one.kind in ("yes", "no") else one.name.text if one.kind == "name" else str(whole(one))


def _value(one: Node, names: Names) -> tuple[str, int]:
    """Of what kind it is that is offered, and how it is kept; an empty kind if that was reported."""
    if one.kind in ("yes", "no"):
        return "yes or no", int(one.kind == "yes")
    if one.kind != "name":
        return "a number", whole(one)
    hit = names.item(one.name.text)
    if hit is None:
        names.report.add(errors.unknown_name(one.name.text, one.span, names.everything(), "thing"))
        return "", 0
    return f"a {hit[0].name}", hit[1].index + 1


def changes_option(what: Field, span: Span) -> Diagnostic:
    """Something that the table has agreed on, changed in play."""
    return Diagnostic(
        "RK0331",
        f"`{what.name}` is agreed on before play and cannot change in it",
        (Label(span, "this would change it"), Label(what.span, "an option")),
        f"let the game have a value of its own that begins as `{what.name}`",
    )
