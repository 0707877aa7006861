"""What a table has agreed on: the options of a game with those that were chosen as the rule."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.check.agreed import offered, shown
from rulekit.diagnostics import Diagnostic, Label, Report
from rulekit.diagnostics.suggest import nearest
from rulekit.syntax.node import Node

__all__ = ["Agreed", "agree", "agreed_on"]

Agreed = tuple[tuple[str, str], ...]
"""Each option that something was agreed on for, with that, in the words of the rules."""


def agreed_on(options: Mapping[str, int | bool | str]) -> Agreed:
    """What was agreed on, in the words of the rules.

    >>> agreed_on({"limit": 50, "swap": True})
    (('limit', '50'), ('swap', 'yes'))
    """
    return tuple((name, _words(value)) for name, value in sorted(options.items()))


def _words(value: int | str) -> str:  # yes and no are whole numbers, too
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def agree(tree: Node, agreed: Agreed, report: Report) -> Node:
    """A game whose options begin with what was agreed on.

    Reports:
        RK0612: there is no such option. RK0613: it is not offered.
    """
    options = {one.name.text: one for one in tree.nodes("agreed")}
    for name, value in agreed:
        option = options.get(name)
        if option is None:
            there = f"there are: {', '.join(options)}" if options else "this game has no options"
            report.add(Diagnostic("RK0612", f"unknown option `{name}`", (), nearest(name, options) or there))
            continue
        found = offered(option)
        chosen = next((one for one in found if shown(one) == value), None)
        if chosen is None:
            offers = ", ".join(shown(one) for one in found)
            said = f"`{name}` cannot be agreed on as `{value}`"
            report.add(Diagnostic("RK0613", said, (Label(option.span, "this is offered"),), f"choose one of: {offers}"))
            continue
        order = iter((chosen, *(one for one in found if one is not chosen)))
        children = tuple(next(order) if one in found else one for one in option.children)
        options[name] = Node(option.kind, children, option.span, option.role)
    children = tuple(
        options.get(one.name.text, one) if isinstance(one, Node) and one.kind == "agreed" else one
        for one in tree.children
    )
    return Node(tree.kind, children, tree.span, tree.role)
