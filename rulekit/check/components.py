"""Tables, parameters and sources: their declarations checked."""

from __future__ import annotations

import attrs

from rulekit.check import errors, table_errors
from rulekit.check.names import Names
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Column, Gift, Item, Origin, Parameter, Table
from rulekit.syntax.node import Node, Word

__all__ = [
    "check_columns",
    "check_numbers",
    "check_source",
    "check_table",
    "gift_of",
    "mark_of",
    "noun",
    "whole",
]


def mark_of(node: Node, names: Names) -> str:
    """The source named in brackets in this node, which may be a variant in force, or an empty text.

    Reports:
        RK0201: no such source.
    """
    marks = node.nodes("mark")
    if not marks:
        return ""
    name = marks[-1].name
    if name.text not in names.origins and name.text not in names.variants:
        names.report.add(errors.unknown_name(name.text, name.span, names.origins, "source"))
    return name.text


def whole(node: Node) -> int:
    """The number written in an ``int`` or ``negative`` node."""
    number = node.number or 0
    return -number if node.kind == "negative" else number


def check_source(node: Node, names: Names) -> None:
    """Declare where figures come from."""
    names.declare(node.name)
    names.origins[node.name.text] = Origin(node.name.text, node.words("STRING")[0].title, node.span)


def check_numbers(node: Node, names: Names) -> None:
    """Declare the parameters."""
    for parameter in node.nodes("parameter"):
        names.declare(parameter.name)
        value = whole(parameter.the("int", "negative"))
        names.parameters[parameter.name.text] = Parameter(
            parameter.name.text, value, mark_of(parameter, names), parameter.span
        )


def check_table(node: Node, names: Names) -> None:
    """Declare a table with its items, without its columns (which may speak of the items of any table)."""
    name, plural = noun(node)
    names.declare(name)
    if node.kind == "list":
        words = node.names
        items = tuple(Item(at, word.text, word.text, "", word.span) for at, word in enumerate(words))
    else:
        rows = node.nodes("row")
        words = tuple(row.name for row in rows)
        items = tuple(_item(at, row, names) for at, row in enumerate(rows))
    for word in words:
        names.declare(word)
    ring, on_cards = (node.node(trait) is not None for trait in ("ring", "on_cards"))
    anticlockwise = ring and node.the("ring").node("anticlockwise") is not None
    mark = mark_of(node, names)
    made = Table(name.text, plural, items, (), mark, node.span, ring, on_cards, anticlockwise=anticlockwise)
    names.add_table(made)


def check_columns(node: Node, names: Names) -> None:
    """Add the columns to a table.

    Reports:
        RK0202: two columns of one name. RK0210: a row that is too short or too long. RK0211: a cell unlike its column.
    """
    table = names.tables[noun(node)[0].text]
    if node.kind == "list" or table.span is not node.span:
        return
    heads = node.names
    rows = node.nodes("row")
    cells = [row.nodes("cell") for row in rows]
    for head in heads:
        names.declare(head, table.name)
    if not heads and all(cells):
        words = [one.names[0].text if one.names else "" for one in cells[0]]
        names.report.add(table_errors.no_columns(table.name, rows[0].span, words if all(words) else ()))
        return
    for row, found in zip(rows, cells, strict=True):
        if len(found) != len(heads):
            names.report.add(table_errors.wrong_cells(row.name.text, row.span, len(found), len(heads)))
    columns = tuple(
        _column(head, [found[at] if at < len(found) else None for found in cells], names)
        for at, head in enumerate(heads)
    )
    names.tables[table.name] = attrs.evolve(table, columns=columns)


def noun(node: Node) -> tuple[Word, str]:
    """The singular word and the plural of the noun in a node; the same text when there is one form only."""
    written = node.the("noun")
    singular, plural = written.word("singular"), written.each_word("plural")
    return singular, (plural[0] if plural else singular).text


def _item(at: int, row: Node, names: Names) -> Item:
    plural = row.each_word("plural")
    return Item(at, row.name.text, (plural[0] if plural else row.name).text, mark_of(row, names), row.span)


SAID = {
    "number": "a number",
    "numbers": "a list of numbers",
    "item": "a name",
    "items": "a list of names",
    "text": "a text",
}
SEVERAL = {"number": "numbers", "item": "items"}
"""The kind of a column some of whose cells hold several."""

Cell = int | str | tuple[int, ...] | None


def _column(head: Word, cells: list[Node | None], names: Names) -> Column:
    values: list[Cell] = []
    marks: list[str] = []
    kind, table = "", ""
    for cell in cells:
        marks.append(mark_of(cell, names) if cell is not None else "")
        entries = _entries(cell) if cell is not None else []
        found = _kind(entries)
        if found and SEVERAL.get(kind) == found:
            kind, values = found, [(old,) if isinstance(old, int) else old for old in values]
        kind = kind or found
        if cell is not None and (not found or kind not in (found, SEVERAL.get(found))) and not _empty(entries):
            names.report.add(table_errors.mixed_column(head.text, cell.span, SAID[kind or "number"]))
            found = ""
        value: Cell = None
        if found == "text":
            value = next(one.title for one in entries if isinstance(one, Word))
        elif found in ("item", "items"):
            table, value = _items([one for one in entries if isinstance(one, Word)], table, names)
        elif found:
            value = tuple(whole(one) for one in entries if isinstance(one, Node))
        if isinstance(value, tuple) and kind in SEVERAL:
            value = value[0] if value else None
        values.append(value)
    return Column(head.text, ValueKind(kind or "number"), tuple(values), tuple(marks), table, span=head.span)


def _entries(cell: Node) -> list[Node | Word]:
    """What a cell holds, without commas and sources."""
    return [one for one in cell.children if (one.kind != "mark" if isinstance(one, Node) else one.kind != "WORD")]


def _empty(entries: list[Node | Word]) -> bool:
    return [one.kind for one in entries] == ["empty"]


def _kind(entries: list[Node | Word]) -> str:
    """The kind of a cell; empty for an empty cell, and for one that holds things of several kinds."""
    kinds = {"number" if isinstance(one, Node) else "item" if one.kind == "NAME" else "text" for one in entries}
    if len(kinds) != 1 or any(one.kind == "empty" for one in entries):
        return ""
    kind = kinds.pop()
    return kind if len(entries) == 1 else SEVERAL.get(kind, "")


def _items(words: list[Word], table: str, names: Names) -> tuple[str, tuple[int, ...]]:
    """The table that names are of (that of the first, if none is known yet) and their numbers in it."""
    found: list[int] = []
    for word in words:
        hit = names.item(word.text)
        if hit is None or (table and hit[0].name != table):
            known = [one.name for one in names.tables[table].items] if table else names.everything()
            names.report.add(errors.unknown_name(word.text, word.span, known, f"{table}" if table else "thing"))
            continue
        table = hit[0].name
        found.append(hit[1].index)
    return table, tuple(found)


def gift_of(amount: Node, names: Names) -> Gift | None:
    """What a face gives, from an amount such as ``2 goods``."""
    if amount.kind != "some":
        names.report.add(errors.wrong_kind(amount.kind, amount.span, "more than a plain amount", "a number and a name"))
        return None
    word, count = amount.name, amount.number or 0
    plain = [one for one in names.fields_named(word.text) if not one.each and one.owner in (Owner.PLAYER, Owner.TURN)]
    if plain:
        return Gift(count, plain[0], spread=False, index=None, noun=plain[0].name)
    table = names.table(word.text)
    if table and (field := names.counter_of(table.name)):
        return Gift(count, field, spread=True, index=None, noun=table.name)
    hit = names.item(word.text)
    if hit and (field := names.counter_of(hit[0].name)):
        return Gift(count, field, spread=False, index=hit[1].index, noun=hit[1].name)
    names.report.add(names.unknown(word, names.everything()))
    return None
