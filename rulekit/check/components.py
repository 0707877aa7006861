"""Tables, dials, sources and dice: their declarations checked."""

from __future__ import annotations

import attrs

from rulekit.check import errors
from rulekit.check.names import Names
from rulekit.model.component import Column, Dial, Die, Face, Gift, Item, Origin, Table
from rulekit.syntax.node import Node, Word

__all__ = ["check_dice", "check_numbers", "check_source", "check_table", "mark_of", "whole"]


def mark_of(node: Node, names: Names) -> str:
    """The source named in brackets in this node, or an empty text.

    Reports:
        RK0201: no such source.
    """
    marks = node.nodes("mark")
    if not marks:
        return ""
    name = marks[-1].name
    if name.text not in names.origins:
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
    """Declare the dials."""
    for dial in node.nodes("dial"):
        names.declare(dial.name)
        value = whole(dial.the("int", "negative"))
        names.dials[dial.name.text] = Dial(dial.name.text, value, mark_of(dial, names), dial.span)


def check_table(node: Node, names: Names) -> None:
    """Declare a table with its items and columns.

    Reports:
        RK0210: a row that is too short or too long. RK0211: a cell unlike its column.
    """
    if node.kind == "list":
        name, plural = noun(node)
        names.declare(name)
        words = node.names
        for word in words:
            names.declare(word)
        items = tuple(Item(at, word.text, word.text, "", word.span) for at, word in enumerate(words))
        names.tables[name.text] = Table(name.text, plural, items, (), "", node.span)
        return
    name, plural = noun(node)
    names.declare(name)
    heads = node.names
    rows = node.nodes("row")
    items = tuple(_item(at, row, names) for at, row in enumerate(rows))
    cells = [row.nodes("cell") for row in rows]
    for row, found in zip(rows, cells, strict=True):
        names.declare(row.name)
        if len(found) != len(heads):
            names.report.add(errors.wrong_cells(row.name.text, row.span, len(found), len(heads)))
    columns = tuple(
        _column(head, [found[at] if at < len(found) else None for found in cells], names)
        for at, head in enumerate(heads)
    )
    names.tables[name.text] = Table(name.text, plural, items, columns, mark_of(node, names), node.span)


def noun(node: Node) -> tuple[Word, str]:
    """The singular word and the plural of the noun in a node; the same text when there is one form only."""
    words = node.the("noun").names
    return words[0], words[-1].text


def _item(at: int, row: Node, names: Names) -> Item:
    words = row.names
    return Item(at, words[0].text, words[-1].text, mark_of(row, names), row.span)


def _column(head: Word, cells: list[Node | None], names: Names) -> Column:
    values: list[int | str | tuple[int, ...] | None] = []
    marks: list[str] = []
    kind, table = "", ""
    value: str | tuple[int, ...]
    for cell in cells:
        if cell is None:
            values.append(None)
            marks.append("")
            continue
        marks.append(mark_of(cell, names))
        entries = [
            one
            for one in cell.children
            if not (isinstance(one, Node) and one.kind == "mark") and not (isinstance(one, Word) and one.kind == "WORD")
        ]
        first = entries[0]
        if isinstance(first, Node) and first.kind == "empty":
            values.append(None)
            continue
        if isinstance(first, Word) and first.kind == "STRING":
            found, value = "text", first.title
        elif isinstance(first, Word):
            found = "items" if len(entries) > 1 else "item"
            table, value = _items([one for one in entries if isinstance(one, Word)], table, names)
        else:
            found = "numbers" if len(entries) > 1 else "number"
            value = tuple(whole(one) for one in entries if isinstance(one, Node))
        plural = {"number": "numbers", "item": "items"}
        if kind in plural and found == plural[kind]:
            kind, values = found, [None if old is None else (old,) for old in values]  # type: ignore[misc]  # numbers only
        elif kind and plural.get(found) == kind:
            found = kind
        kind = kind or found
        if found != kind:
            words = {
                "number": "a number",
                "numbers": "a list of numbers",
                "item": "a name",
                "items": "a list of names",
                "text": "a text",
            }
            names.report.add(errors.mixed_column(head.text, cell.span, words[kind]))
            values.append(None)
            continue
        single = isinstance(value, tuple) and kind in plural
        values.append(value[0] if single and isinstance(value, tuple) else value)
    return Column(head.text, kind or "number", tuple(values), tuple(marks), table, span=head.span)


def _items(words: list[Word], table: str, names: Names) -> tuple[str, tuple[int, ...]]:
    found: list[int] = []
    for word in words:
        hit = names.item(word.text)
        if hit is None or (table and hit[0].name != table):
            names.report.add(errors.unknown_name(word.text, word.span, names.everything()))
            continue
        table = hit[0].name
        found.append(hit[1].index)
    return table, tuple(found)


def check_die(node: Node, names: Names) -> None:
    """Declare the dice with their faces, without what the faces give (which speaks of fields)."""
    name, plural = noun(node)
    names.declare(name)
    if node.kind == "die_numbers":
        low, high = (int(word.text) for word in node.words("NUMBER"))
        if low > high:
            names.report.add(errors.upside_down(low, high, node.span))
            high = low
        faces = tuple(Face(at, str(low + at), (), choice=False, span=node.span) for at in range(high - low + 1))
        names.die = Die(name.text, plural, faces, numbered=True, low=low, mark=mark_of(node, names), span=node.span)
        return
    for face in node.nodes("face", "face_choice"):
        names.declare(face.name)
    faces = tuple(
        Face(at, face.name.text, (), face.kind == "face_choice", face.span)
        for at, face in enumerate(node.nodes("face", "face_choice"))
    )
    names.die = Die(name.text, plural, faces, numbered=False, low=0, mark=mark_of(node, names), span=node.span)


def check_gifts(node: Node, names: Names) -> None:
    """Add to the faces what they give.

    Reports:
        RK0201: something unknown is given. RK0203: it can't be given.
    """
    die = names.die
    if node.kind == "die_numbers" or die is None:
        return
    faces = []
    for face, written in zip(die.faces, node.nodes("face", "face_choice"), strict=True):
        gifts = tuple(
            gift for amount in written.nodes() if amount.kind != "mark" for gift in [gift_of(amount, names)] if gift
        )
        faces.append(attrs.evolve(face, gifts=gifts))
    names.die = attrs.evolve(die, faces=tuple(faces))


def gift_of(amount: Node, names: Names) -> Gift | None:
    """What a face gives, from an amount such as ``2 goods``."""
    if amount.kind != "some":
        names.report.add(errors.wrong_kind(amount.kind, amount.span, "more than a plain amount", "a number and a name"))
        return None
    word, count = amount.name, amount.number or 0
    plain = [one for one in names.fields_named(word.text) if not one.each and one.owner in ("player", "turn")]
    if plain:
        return Gift(count, plain[0], spread=False, index=None, noun=plain[0].name)
    table = names.table(word.text)
    if table and (field := names.counter_of(table.name)):
        return Gift(count, field, spread=True, index=None, noun=table.name)
    hit = names.item(word.text)
    if hit and (field := names.counter_of(hit[0].name)):
        return Gift(count, field, spread=False, index=hit[1].index, noun=hit[1].name)
    names.report.add(errors.unknown_name(word.text, word.span, names.everything()))
    return None


check_dice = check_die
