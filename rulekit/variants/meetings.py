"""Where patches meet: in one variant, which is a mistake; in two, where they do the same or add at the same place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulekit.diagnostics import Report
from rulekit.source import Span
from rulekit.syntax.node import Node
from rulekit.variants import errors
from rulekit.variants.places import spelled

__all__ = ["report_same_place", "report_twice", "without_repeated"]

ADDED_UP = ("add_to", "example")
"""What counts each time that a variant says it: two that let everybody gain 1 food let them gain 2."""


def report_twice(variant: Node, report: Report) -> None:
    """Report what a variant says twice of the same thing.

    Reports:
        RK0420.
    """
    first: dict[tuple[str, str], Span] = {}
    for patch in variant.nodes():
        for key in _only_once(patch):
            known = first.setdefault(key, patch.span)
            if known is not patch.span:
                report.add(errors.changed_twice(key[1], patch.span, known))


def _only_once(patch: Node) -> Iterator[tuple[str, str]]:
    """What no other line of a variant may say as well, with its name for people."""
    match patch.kind:
        case "change_value" | "remove" | "rename":
            yield "place", spelled([one.text for one in patch.the("place").names])
        case "title" | "by" | "why" | "players" | "age" | "minutes" | "wins":
            yield "header", patch.kind
        case _:
            pass


def without_repeated(variants: Sequence[Node], below: Mapping[str, frozenset[str]]) -> Iterator[tuple[Node, Node]]:
    """Each variant with each of its patches, but for those that a variant beside it has word for word.

    Args:
        variants: in the order in which they are put in place.
        below: for each variant those that it is on top of.
    """
    done: list[tuple[str, Node]] = []
    for variant in variants:
        name = variant.name.text
        for patch in variant.nodes():
            if patch.kind in ADDED_UP or not any(
                one == patch and other != name and other not in below[name] for other, one in done
            ):
                yield variant, patch
            done.append((name, patch))


def report_same_place(variants: Sequence[Node], below: Mapping[str, frozenset[str]], report: Report) -> None:
    """Tell who comes first where two variants put statements, or steps, at the same place.

    Reports:
        RK0421, a warning.
    """
    there: dict[tuple[str, ...], tuple[str, Node]] = {}
    for variant in variants:
        name = variant.name.text
        for patch in variant.nodes("add_to", "add_step"):
            new, *where = [one.text for one in patch.names]
            place = where if patch.kind == "add_step" else [new, *where]
            side = [one.text for moment in patch.nodes("moment") for one in moment.words("WORD")]
            before = there.setdefault((*place, *side), (name, patch))
            once = patch == before[1] and patch.kind not in ADDED_UP
            if not once and before[0] != name and before[0] not in below[name]:
                report.add(errors.same_place(before[0], before[1].span, name, patch.span))
