"""Boards and their pieces: their declarations checked."""

from __future__ import annotations

from itertools import pairwise

import attrs

from rulekit.check import errors, place_errors
from rulekit.check.components import mark_of, noun
from rulekit.check.names import Names
from rulekit.model import board
from rulekit.model.board import LETTERS, Board, Line, Shape
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Column, Field, Item, Table
from rulekit.model.links import Links
from rulekit.model.ranges import MOST_PLACES, WORD
from rulekit.syntax.node import Node, Word

__all__ = ["MOST_LINES", "check_board", "check_paths", "check_pieces"]

MOST_LINES = 250
"""How many lines the rules may list for a board."""

HALVES = 2
"""A folded row goes there and back."""


def check_board(node: Node, names: Names, players: tuple[int, int]) -> None:
    """Declare the places of a board, with the figures that each has.

    Reports:
        RK0302: no place at all, or more columns than letters; or a board that is turned to more players than it has
        sides. RK0310: too many places.
    """
    name, plural = noun(node)
    shape = node.the("grid", "hex_grid", "row_of_places", "ring_of_places")
    made = _shaped(shape, names)
    if (turned := node.node("turned")) is not None:
        made = attrs.evolve(made, turned=True)
        wrong = [one for one in range(players[0], players[1] + 1) if not made.seats(one)]
        if wrong:
            names.report.add(place_errors.cannot_turn(wrong[-1], made.shape is Shape.RING, turned.span))
    alone = made.shape in (Shape.ROW, Shape.RING)
    words = tuple(f"{name.text} {one}" if alone else one for one in made.names)
    items = tuple(Item(at, word, word, "", name.span) for at, word in enumerate(words))
    names.declare(name)
    for word in words:
        names.declare(Word(word, "NAME", shape.span))
    places = range(len(items))
    numbers = ("number", [at + 1 for at in places])
    across = ("column", [at % made.columns + 1 for at in places])
    up = ("row", [at // made.columns + 1 for at in places])
    columns = tuple(_figures(head, found, shape) for head, found in ((numbers,) if alone else (up, across, numbers)))
    mark = mark_of(node, names)
    names.add_table(Table(name.text, plural, items, columns, mark, node.span, board=made))


def _figures(name: str, numbers: list[int], node: Node) -> Column:
    return Column(name, ValueKind.NUMBER, tuple(numbers), ("",) * len(numbers), span=node.span)


def _shaped(node: Node, names: Names) -> Board:
    across, up = (int(one[0].text) if (one := node.each_word(role)) else 1 for role in ("columns", "rows"))
    if node.kind in ("row_of_places", "ring_of_places"):
        across = node.number or 0
    flat = node.kind in ("grid", "hex_grid")
    most = len(LETTERS) if flat else MOST_PLACES
    if min(across, up) < 1:
        names.report.add(errors.outside(min(across, up), 1, most, node.span))
    elif across * up > MOST_PLACES:
        names.report.add(errors.too_many(node.span, "places on a board", MOST_PLACES))
    elif flat and across > most:
        names.report.add(errors.outside(across, 1, most, node.span))
    else:
        match node.kind:
            case "grid":
                return board.grid(across, up)
            case "hex_grid":
                return board.hex_grid(across, up)
            case "row_of_places":
                return attrs.evolve(board.row(across), folds=_folds(node.node("folded"), across, names))
            case _:
                return board.ring(across)
    return board.grid(1, 1)


def _folds(node: Node | None, places: int, names: Names) -> int:
    """In how many parts of alike length a row is drawn, in two halves.

    Reports:
        RK0302: there are no two such halves.
    """
    if node is None:
        return 1
    folds = node.number or 0
    if not folds or folds % HALVES or places % folds:
        names.report.add(place_errors.cannot_fold(places, folds, node.span))
        return 1
    return folds


def check_paths(node: Node, names: Names) -> None:
    """Declare the lines of a board of one's own; what follows one another in a line touches.

    Reports:
        RK0201: no such thing. RK0202: a thing twice in a line. RK0203: things of another table. RK0310: too many lines.
    """
    names.declare(node.name)
    table: Table | None = None
    lines: list[Line] = []
    marks: dict[tuple[int, int], str] = {}
    for path in node.nodes("path")[:MOST_LINES]:
        places: list[int] = []
        for word in path.names:
            hit = names.item(word.text)
            if hit is None:
                names.report.add(errors.unknown_name(word.text, word.span, names.everything(), "thing"))
            elif table is not None and hit[0].name != table.name:
                names.report.add(
                    errors.wrong_kind(word.text, word.span, errors.one(hit[0].name), errors.one(table.name))
                )
            elif hit[1].index in places:
                names.report.add(errors.said_twice(word.text, word.span, path.name.span))
            else:
                table = hit[0]
                places.append(hit[1].index)
        source = mark_of(path, names)
        for pair in pairwise(places):
            marks.setdefault((min(pair), max(pair)), source)
        lines.append(Line(node.name.text, tuple(places)))
    if len(node.nodes("path")) > MOST_LINES:
        names.report.add(errors.too_many(node.name.span, "lines", MOST_LINES))
    if table is None:
        return
    if table.board is None and len(table.items) > MOST_PLACES:
        names.report.add(errors.too_many(node.name.span, "places on a board", MOST_PLACES))
        return
    before = table.board.lines if table.board is not None else ()
    made = attrs.evolve(table.board or board.of_lines(()), lines=(*before, *lines))
    names.tables[table.name] = attrs.evolve(table, board=made)
    edges = tuple(((table.name, one), (table.name, two)) for one, two in marks)
    name, mark = node.name.text, mark_of(node, names)
    names.links[name] = Links(name, edges, tuple(marks.values()), mark, node.span)


def check_pieces(node: Node, names: Names) -> None:
    """Declare the pieces that stand on the places of a board: of each player's, where they stand.

    Reports:
        RK0201: no such board. RK0203: a table that is no board. RK0302: no piece at all.
    """
    word = node.name
    table = names.table(word.text)
    if table is None or table.board is None:
        names.report.lose(one.text for piece in node.nodes("piece") for one in piece.the("noun").names)
        if table is None:
            names.report.add(errors.unknown_name(word.text, word.span, names.tables, "board"))
        else:
            names.report.add(errors.wrong_kind(word.text, word.span, "a table", "a board, such as `in a grid 3 by 3`"))
        return
    size = len(table.items)
    words = [min(WORD, size - first) for first in range(0, size, WORD)]
    for one in node.nodes("piece"):
        name, plural = noun(one)
        names.declare(name)
        count = size if one.number is None else one.number
        if count < 1:
            names.report.add(errors.outside(count, 1, MOST_PLACES, one.span))
        names.fields.append(
            Field(
                name.text,
                plural,
                Owner.PLAYER,
                "",
                ValueKind.SET,
                table.name,
                0,
                tuple(2**bits - 1 for bits in words),
                0,
                "",
                overflow=True,
                limited=True,
                optional=False,
                boxes=0,
                hidden=False,
                mark=mark_of(one, names) or mark_of(node, names),
                span=name.span,
                room=len(words),
                piece=max(min(count, size), 1),
            )
        )
