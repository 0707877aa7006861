"""Variants on top of others: those are put in place before them, and may be changed by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.diagnostics import Report
from rulekit.syntax.node import Node
from rulekit.variants import errors

__all__ = ["below", "stacked"]


def stacked(variants: Sequence[Node], report: Report) -> tuple[Node, ...]:
    """Variants in the order given, but for those that others change: they come before them.

    Reports:
        RK0418: a variant changes one that is not there. RK0419: variants that change each other.
    """
    by_name = {one.name.text: one for one in variants}
    done: dict[str, Node] = {}
    under_way: list[str] = []

    def put(variant: Node) -> None:
        name = variant.name.text
        under_way.append(name)
        for word in variant.each_word("base"):
            base = by_name.get(word.text)
            if base is None:
                report.add(errors.base_missing(name, word.text, word.span, [one for one in by_name if one != name]))
            elif word.text in under_way:
                report.add(errors.in_a_circle(under_way[under_way.index(word.text) :], word.span))
            elif word.text not in done:
                put(base)
        under_way.pop()
        done[name] = variant

    for one in variants:
        if one.name.text not in done:
            put(one)
    return tuple(done.values())


def below(variants: Sequence[Node]) -> Mapping[str, frozenset[str]]:
    """For each of some variants, all that it is on top of, also by way of others.

    Args:
        variants: in an order in which each comes behind those that it changes.
    """
    found: dict[str, frozenset[str]] = {}
    for one in variants:
        bases = [word.text for word in one.each_word("base")]
        found[one.name.text] = frozenset(bases).union(*(found.get(base, frozenset()) for base in bases))
    return found
