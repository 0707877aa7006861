"""Maps checked: what they show is there, and every line that they draw has both its ends on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rulekit.check import errors
from rulekit.check.names import Names
from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Table
from rulekit.model.links import End
from rulekit.model.map import PERCENT, Drawn, Map, Mark, Shown, Stretch
from rulekit.syntax.node import Node, Word

__all__ = ["MOST_LINES", "MOST_MAPS", "MOST_PLACES", "check_map"]

MOST_PLACES = 120
"""How many places one page shows with names that can be read; one that is drawn twice counts twice."""

MOST_LINES = 300
"""How many lines of one map can be told apart; laying them out takes longer and longer, too."""

MOST_MAPS = 10
"""How many maps a book has at most."""

_Made = TypeVar("_Made")


def check_map(node: Node, names: Names) -> None:
    """Declare a map.

    Reports:
        RK0201: an unknown table, column, kind of links or place. RK0202: something is shown twice. RK0203: a column of
        another kind. RK0215: a line leads off the map. RK0302: a place beyond the edge. RK0310: too many places,
        lines or maps. RK0209: no lines.
    """
    names.declare(node.name)
    if not node.nodes("lines"):
        names.report.add(errors.without_lines(node.name.text, node.name.span))
        return
    if len(names.maps) == MOST_MAPS:
        names.report.add(errors.too_many(node.name.span, "maps", MOST_MAPS))
    shown = tuple(_once(node.nodes("places"), lambda one: _shown(one, names), names))
    drawn = tuple(_once(node.nodes("lines"), lambda one: _drawn(one, shown, names), names))
    spots = tuple(_once(node.nodes("spot"), lambda one: _spot(one, shown, names), names))
    parts = {end: len(stretches) for end, stretches in spots}
    count = sum(parts.get((one.table, at), 1) for one in shown for at in range(len(names.tables[one.table].items)))
    if count > MOST_PLACES:
        names.report.add(errors.too_many(node.name.span, "places", MOST_PLACES))
    if sum(len(one.links.edges) for one in drawn) > MOST_LINES:
        names.report.add(errors.too_many(node.name.span, "lines", MOST_LINES))
    names.maps[node.name.text] = Map(node.name.text, shown, drawn, spots, node.span)


def _once(nodes: Iterable[Node], check: Callable[[Node], _Made | None], names: Names) -> Iterator[_Made]:
    """What each line says; each thing is named by one line alone."""
    first: dict[str, Word] = {}
    for node in nodes:
        word = node.name
        if word.text in first:
            names.report.add(errors.declared_twice(word.text, word.span, first[word.text].span))
            continue
        first[word.text] = word
        made = check(node)
        if made is not None:
            yield made


def _shown(node: Node, names: Names) -> Shown | None:
    table = names.tables.get(node.name.text)
    if table is None:
        names.report.add(errors.unknown_name(node.name.text, node.name.span, names.tables, "table"))
        return None
    coloured, marked = node.node("coloured"), node.node("marked")
    by_colour = _column(coloured.name, table, (ValueKind.ITEM,), names) if coloured else None
    marks = [_mark(word, table, names) for word in (marked.names if marked else ())]
    looks = node.nodes("look")
    by_shape = _column(node.word("shape"), table, (ValueKind.ITEM,), names) if looks else None
    return Shown(
        table.name,
        by_colour.name if by_colour else "",
        tuple(one for one in marks if one),
        by_shape.name if by_shape else "",
        _looks(looks, names.tables[by_shape.table], names) if by_shape else (),
    )


def _column(word: Word, table: Table, kinds: tuple[ValueKind, ...], names: Names) -> Column | None:
    """A column of a table, of one of these kinds."""
    column = table.column(word.text)
    if column is None:
        known = [one.name for one in table.columns]
        names.report.add(errors.unknown_name(word.text, word.span, known, "column"))
        return None
    if column.kind not in kinds or (column.kind is ValueKind.ITEM and not column.table):
        wanted = "a column of names" if kinds == (ValueKind.ITEM,) else "a column of names or numbers"
        names.report.add(errors.wrong_kind(word.text, word.span, "a column of another kind", wanted))
        return None
    return column


def _mark(word: Word, table: Table, names: Names) -> Mark | None:
    """A column, or a thing that a column names."""
    hit = names.item(word.text)
    for column in table.columns if hit and table.column(word.text) is None else ():
        if column.kind is ValueKind.ITEM and hit and column.table == hit[0].name:
            return Mark(column.name, hit[1].index)
    found = _column(word, table, (ValueKind.ITEM, ValueKind.NUMBER), names)
    return Mark(found.name) if found else None


def _looks(nodes: tuple[Node, ...], table: Table, names: Names) -> tuple[str, ...]:
    """The look of each thing of a table; one that is not named looks plain."""
    found = dict(_once(nodes, lambda one: _look(one, table, names), names))
    return tuple(found.get(at, "plain") for at in range(len(table.items)))


def _look(node: Node, table: Table, names: Names) -> tuple[int, str] | None:
    item = table.item(node.name.text)
    if item is None:
        known = [one.name for one in table.items]
        names.report.add(errors.unknown_name(node.name.text, node.name.span, known, table.name))
        return None
    return item.index, node.the("pale", "deep", "hatched").kind


def _drawn(node: Node, shown: tuple[Shown, ...], names: Names) -> Drawn | None:
    links = names.links.get(node.name.text)
    if links is None:
        names.report.add(errors.unknown_name(node.name.text, node.name.span, names.links, "kind of links"))
        return None
    tables = {one.table for one in shown}
    off = next((end for edge in links.edges for end in edge if end[0] not in tables), None)
    if off is not None:
        names.report.add(errors.off_the_map(links.name, off[0], node.name.span))
        return None
    look = node.node("dashed", "thin", "double")
    return Drawn(links, look.kind if look else "plain")


def _spot(node: Node, shown: tuple[Shown, ...], names: Names) -> tuple[End, tuple[Stretch, ...]] | None:
    """Where a place or the name of a colour lies."""
    tables = [names.tables[one.table] for one in shown]
    columns = [names.tables[one.table].column(one.coloured) for one in shown if one.coloured]
    tables += [names.tables[one.table] for one in columns if one]
    hit = names.item(node.name.text)
    if hit is None or hit[0] not in tables:
        known = [item.name for table in tables for item in table.items]
        names.report.add(errors.unknown_name(node.name.text, node.name.span, known, "place of this map"))
        return None
    stretches = tuple(_stretch(one, names) for one in node.nodes("stretch"))
    return (hit[0].name, hit[1].index), stretches


def _stretch(node: Node, names: Names) -> Stretch:
    corners = [int(word.text) for word in node.words("NUMBER")]
    for word in node.words("NUMBER"):
        if int(word.text) > PERCENT:
            names.report.add(errors.outside(int(word.text), 0, PERCENT, word.span))
    left, top, right, bottom = corners if len(corners) > 2 else corners * 2  # noqa: PLR2004 - a point is two numbers
    for low, high in ((left, right), (top, bottom)):
        if low > high:
            names.report.add(errors.upside_down(low, high, node.span))
    return Stretch(left, top, right, bottom)
