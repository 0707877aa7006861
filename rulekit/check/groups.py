"""Several dice or things together: so many alike, or figures one behind the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulekit.check import errors, lying, sets, values
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import Base, ValueKind
from rulekit.model.component import Column
from rulekit.model.expression import Alike, Condition, FieldOf, Run, SetOf, Type
from rulekit.model.ranges import MOST_DICE
from rulekit.source import Span
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["GROUPS", "group"]

GROUPS = ("alike", "run", "run_from")
"""The predicates that are said of several dice or things together."""

FEWEST = 2
"""So many are alike or one behind the other, at least."""


def group(node: Node, left: Node, scope: Scope) -> Condition | None:
    """``dice have 3 and 2 alike``, ``hand has a run of 4 by rank``.

    Reports:
        RK0203: neither the dice on the table nor things that lie somewhere, or alike in nothing. RK0302: it can't be.
    """
    on_dice = left.kind == "name" and scope.names.is_of_dice(left.name.text)
    where = None if on_dice else lying.place(left, scope)
    if not on_dice and where is None:
        return None
    by = _figure(node, where, left, scope)
    found = _all_of(where, left, scope)
    if found is None or (by is None and not on_dice):
        return None
    numbers = [int(one.text) for one in node.words("NUMBER")]
    most = MOST_DICE if where is None else len(scope.names.tables[where.field.of].items)
    if node.kind == "alike":
        wrong = [one for one in numbers if not FEWEST <= one <= most]
        if wrong or sum(numbers) > most:
            scope.report(errors.outside(wrong[0] if wrong else sum(numbers), FEWEST, most, node.span))
            return None
        return Alike(found, tuple(sorted(numbers, reverse=True)), by, where)
    return _run(node, numbers, Run(found, 0, None, by, where), scope)


def _run(node: Node, numbers: list[int], made: Run, scope: Scope) -> Condition | None:
    low, high = _reach(made, scope)
    first, length = None, numbers[0]
    if made.where is None and (scope.names.die is None or not scope.names.die.numbered):
        scope.report(errors.wrong_kind("a run", node.span, "of faces without an order", "of dice that show numbers"))
        return None
    if node.kind == "run_from":
        first, length = numbers[0], numbers[1] - numbers[0] + 1
        if made.where is not None or not low <= first < numbers[1] <= high:
            scope.report(errors.outside(numbers[1] if first >= low else first, low, high, node.span))
            return None
    elif not FEWEST <= length <= high - low + 1:
        scope.report(errors.outside(length, FEWEST, high - low + 1, node.span))
        return None
    return Run(made.found, length, first, made.by, made.where)


def _reach(made: Run, scope: Scope) -> tuple[int, int]:
    """The least and the greatest figure of a run."""
    if made.by is not None:
        return 0, len(scope.names.tables[made.by.table].items) - 1
    shown = made.found.element.type
    return shown.low, shown.high


def _figure(node: Node, where: FieldOf | None, left: Node, scope: Scope) -> Column | None:
    """The column of things by which they are alike."""
    words = node.names
    if where is None:
        if words:
            scope.report(errors.unknown_name(words[0].text, words[0].span, (), "figure of dice"))
        return None
    if where.field.face_down or where.field.kind is ValueKind.ITEM:
        found = "a row that lies face down" if where.field.face_down else "one thing"
        scope.report(errors.wrong_kind(scope.text(left), left.span, found, "things that can be seen"))
        return None
    table = scope.names.tables[where.field.of]
    known = [one.name for one in table.columns if one.kind is ValueKind.ITEM]
    if not words:
        scope.report(_unsaid_figure(node.span, known))
        return None
    column = table.column(words[0].text)
    if column is None or column.kind is not ValueKind.ITEM:
        scope.report(errors.unknown_name(words[0].text, words[0].span, known, f"kind of {table.name}"))
        return None
    return column


def _all_of(where: FieldOf | None, left: Node, scope: Scope) -> SetOf | None:
    """The dice on the table, or what lies in a set."""
    if where is None:
        return sets.set_of_thing(left, scope)
    if where.field.kind is ValueKind.SET:
        of = where.field.of
        element = scope.new(of, Type(ValueKind.ITEM, of))
        return SetOf(Base.FIELD, of, element, where, most=len(scope.names.tables[of].items))
    scope.report(errors.wrong_kind(scope.text(left), left.span, values.kind_of(scope.type(where)), "a set"))
    return None


def _unsaid_figure(span: Span, known: Iterable[str]) -> Diagnostic:
    """Things that are alike in nothing in particular."""
    listed = " or ".join(f"`by {one}`" for one in known)
    return Diagnostic(
        "RK0203",
        "in what these are alike is not said",
        (Label(span, "alike in what?"),),
        f"write {listed}" if listed else "only things with a column of things can be compared so",
    )
