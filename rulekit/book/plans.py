"""Boards as pictures: where the places of a table lie, with their coordinates, and what is to be known of them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import assert_never

from rulekit.book import folded
from rulekit.book.beginnings import beginning, counted_on
from rulekit.book.narrator import Narrator
from rulekit.book.shades import shade
from rulekit.document.blocks import Block, Paragraph, Plan, PlanLabel
from rulekit.document.closed import Running, Turning
from rulekit.document.plan import Point
from rulekit.document.sentence import Inline, Noun, Number, Sentence, Words
from rulekit.model.board import LETTERS, Board, Shape
from rulekit.model.component import Table
from rulekit.model.expression import Between, Is, LineOf, PlaceBeside, PlaceBetween
from rulekit.model.game import Game
from rulekit.model.links import Links
from rulekit.model.walk import inside

__all__ = ["MARKS", "characters", "plans", "stacks"]

MARGIN = 0.7
"""What is left free for coordinates, and around."""
COORDINATE = re.compile("([a-z])([0-9]+)")
MARKS = "xoabcdef"
"""Whose something is, by the seat, in characters."""
EMPTY = "·"
"""A place of which nothing stands, in characters."""
SHADED = "▒"
"""The same of a place that is drawn darker."""


def plans(narrator: Narrator) -> tuple[Block, ...]:
    """A picture of each board, and what is said of it."""
    made: list[Block] = []
    for table in narrator.game.tables:
        if table.board is not None:
            dark = shade(table, narrator.game)
            said = _said(table, table.board, narrator.game)
            if dark is not None:
                said.append(Sentence("places_shaded", {"set": narrator.set(dark.places, "every")}))
            plan = _folded(table, table.board, narrator.game) if table.board.folds > 1 else None
            plan = plan or _plan(table, table.board, dark.cells if dark is not None else ())
            made += [plan, Paragraph(tuple(said))]
    return tuple(one for one in made if not isinstance(one, Paragraph) or one.line)


def _said(table: Table, board: Board, game: Game) -> list[Inline]:
    noun = Noun(table.name)
    said: list[Inline] = []
    if board.shape in (Shape.GRID, Shape.HEX):
        ends = {"first": Noun(table.items[0].name), "last": Noun(table.items[-1].name)}
        size = {"columns": Number(board.columns), "rows": Number(board.rows)}
        said.append(Sentence("grid_shown", {**size, "noun": noun, **ends}))
    if board.folds > 1:
        said.append(Sentence("row_folded", {"noun": noun}))
        what = counted_on(table, game)
        if what is not None and beginning(table, game):
            said.append(Sentence("laid_at_first", {"noun": Noun(what.name)}))
    if board.turned:
        said.append(Sentence("board_turned", {"noun": noun, "ways": _turning(board.shape)}))
    sorts = [Noun(one.name) for one in game.fields if one.piece and one.of == table.name]
    if sorts:
        said.append(Sentence("one_piece_each", {"noun": noun, "piece": sorts[0] if len(sorts) == 1 else False}))
    asked = _all(game)
    between = any(isinstance(one, Between) and one.table.name == table.name for one in asked)
    middle = any(isinstance(one, PlaceBetween) and one.table.name == table.name for one in asked)
    if between or middle or any(isinstance(one, LineOf) and one.set.of == table.name for one in asked):
        said.append(Sentence("lines_run", {"noun": noun, "ways": _running(board.shape)}))
    if between:
        said.append(Sentence("between_shown", {"noun": noun}))
    described = [one for one in asked if isinstance(one, Is) and one.use.adjective.of == table.name]
    if middle:
        of_middles = _adjectives(one for one in described if isinstance(one.thing, PlaceBetween))
        said += [Sentence("middle_shown", {"noun": noun, "adjective": one}) for one in of_middles or (False,)]
    for adjective in _adjectives(one for one in described if isinstance(one.thing, PlaceBeside)):
        said.append(Sentence("beyond_edge", {"noun": noun, "adjective": adjective}))
    return said


def _adjectives(asked: Iterator[Is]) -> tuple[Sentence, ...]:
    """The adjectives that are asked, each once."""
    names = dict.fromkeys(one.use.adjective.name for one in asked)
    return tuple(Sentence("adjective", {"noun": Noun(one, "adjectives"), "negated": False}) for one in names)


def _turning(shape: Shape) -> Turning:
    """How players sit round a board that is turned to each of them."""
    match shape:
        case Shape.GRID | Shape.HEX:
            return Turning.RANKS
        case Shape.ROW:
            return Turning.ROW
        case Shape.RING | Shape.LINES:
            return Turning.RING
        case _:
            assert_never(shape)


def _running(shape: Shape) -> Running:
    """Where lines run on a board."""
    match shape:
        case Shape.GRID:
            return Running.SQUARES
        case Shape.HEX:
            return Running.HEXES
        case Shape.ROW | Shape.RING:
            return Running.ROUND
        case Shape.LINES:
            return Running.DRAWN
        case _:
            assert_never(shape)


def _all(game: Game) -> list[object]:
    """All that the rules say."""
    words = [one.condition for one in game.adjectives], [one.value for one in game.derived]
    relations = [one.condition for one in game.relations]
    return [*inside((*words[0], *words[1], *relations, *(one.body for one in game.steps), game.modifiers))]


# ---- Where places lie ----


def _plan(table: Table, board: Board, shaded: tuple[int, ...]) -> Plan:
    alt = (Sentence("board_picture", {"noun": Noun(table.name)}),)
    text = characters(table, dict.fromkeys(shaded, SHADED))
    found = _middles(table, board)
    width, height = (max(one[at] for one in found) + MARGIN for at in (0, 1))
    cells: tuple[tuple[Point, ...], ...] = ()
    ways: tuple[tuple[Point, Point], ...] = ()
    dots: tuple[Point, ...] = ()
    labels: list[PlanLabel] = []
    match board.shape:
        case Shape.GRID | Shape.ROW:
            cells = tuple(_corners(one, 4, math.sqrt(0.5), 0.25) for one in found)
        case Shape.HEX:
            cells = tuple(_corners(one, 6, math.sqrt(1 / 3), 0.0) for one in found)
        case Shape.RING | Shape.LINES:
            ways = tuple((found[one], found[two]) for one, two in board.edges(""))
            dots = tuple(found)
    flat = board.shape in (Shape.GRID, Shape.HEX)
    if flat or _has_coordinates(table):
        labels = _coordinates(table, found)
        width, height = (width + 0.3, height + 0.3) if not flat else (width, height + 0.3)
    else:
        number = board.shape in (Shape.ROW, Shape.RING)
        middle = (width / 2, height / 2)
        for at, (point, item) in enumerate(zip(found, table.items, strict=True)):
            written: tuple[Inline, ...] = (Words(str(at + 1)),) if number else (Noun(item.name),)
            labels.append(PlanLabel(point if board.shape is Shape.ROW else _outward(point, middle), written))
    return Plan(alt, (round(width, 2), round(height, 2)), cells, ways, dots, shaded, tuple(labels), text)


def _folded(table: Table, board: Board, game: Game) -> Plan:
    laid = beginning(table, game)
    text = folded.in_characters(board, stacks(laid), EMPTY)
    labels = [PlanLabel(point, (Words(str(at)),)) for at, point in enumerate(folded.numbers(board), 1)]
    alt = (Sentence("board_picture", {"noun": Noun(table.name)}),)
    shaded = tuple(range(0, board.columns, 2))
    discs = folded.stacked(board, laid)
    ways, cells = folded.frame(board), folded.corners(board)
    return Plan(alt, folded.size(board), cells, ways, (), shaded, tuple(labels), text, discs)


def stacks(laid: Mapping[tuple[int, int], int]) -> dict[int, str]:
    """For each place what lies on it, in characters: whose, and how many."""
    return {at: f"{MARKS[seat]}{count}" for (seat, at), count in laid.items() if count}


def _has_coordinates(table: Table) -> bool:
    return all(COORDINATE.fullmatch(one.name) for one in table.items)


def _middles(table: Table, board: Board) -> list[Point]:
    """The middle of each place; the first row lies at the bottom."""
    size = len(table.items)
    if board.shape in (Shape.GRID, Shape.HEX, Shape.ROW):
        lean, tall = (0.5, math.sqrt(3) / 2) if board.shape is Shape.HEX else (0.0, 1.0)
        found = []
        for at in range(size):
            column, row = at % board.columns, at // board.columns
            across = column + lean * row
            found.append((round(across + 0.5 + MARGIN, 3), round((board.rows - 1 - row) * tall + 0.5 + 0.1, 3)))
        return found
    if _has_coordinates(table):
        named = [COORDINATE.fullmatch(one.name) for one in table.items]
        places = [(LETTERS.index(one[1]), int(one[2])) for one in named if one is not None]
        top = max(row for _, row in places)
        return [(column + 0.5 + MARGIN, top - row + 0.5) for column, row in places]
    radius = max(size / (2 * math.pi), 1.0)
    turns = [2 * math.pi * at / size for at in range(size)]
    away = radius + 1.2
    return [(round(away + radius * math.sin(one), 3), round(away - radius * math.cos(one), 3)) for one in turns]


def _corners(middle: Point, count: int, radius: float, turn: float) -> tuple[Point, ...]:
    angles = [2 * math.pi * (at + 2 * turn) / count for at in range(count)]
    x, y = middle
    return tuple((round(x + radius * math.sin(one), 3), round(y - radius * math.cos(one), 3)) for one in angles)


def _outward(point: Point, middle: Point) -> Point:
    """A little farther from the middle."""
    x, y = point[0] - middle[0], point[1] - middle[1]
    far = math.hypot(x, y) or 1.0
    return round(point[0] + 0.45 * x / far, 3), round(point[1] + 0.45 * y / far, 3)


def _coordinates(table: Table, found: list[Point]) -> list[PlanLabel]:
    """Letters below the first row, numbers left of the first place of each row."""
    named = [COORDINATE.fullmatch(one.name) for one in table.items]
    places = [(one[1], int(one[2])) for one in named if one is not None]
    labels: list[PlanLabel] = []
    bottom = max(point[1] for point in found) + 0.75
    for letter in sorted({letter for letter, _ in places}):
        low = min(row for one, row in places if one == letter)
        x = found[places.index((letter, low))][0]
        labels.append(PlanLabel((x, bottom), (Words(letter),)))
    for number in sorted({row for _, row in places}):
        first = min(letter for letter, row in places if row == number)
        at = found[places.index((first, number))]
        left = at[0] - 0.8 if table.board is not None and table.board.shape is Shape.HEX else 0.4
        labels.append(PlanLabel((round(left, 3), at[1]), (Words(str(number)),)))
    return labels


# ---- In characters ----

Spot = tuple[str, int]
"""A coordinate: its letter and its number."""
BETWEEN = {True: "─", False: "│"}
"""A line between two places: across, and up."""


def is_drawn(links: Links, game: Game) -> bool:
    """Whether links are the lines of a board that shows all of them, in characters, too."""
    return any(table.board is not None and links.name in table.board.kinds and _lined(table) for table in game.tables)


def _lined(table: Table) -> bool:
    """Whether all lines of a board run straight across or up between places that a letter and a number name."""
    if table.board is None or table.board.shape is not Shape.LINES or not _has_coordinates(table):
        return False
    spots = {(one.name[0], int(one.name[1:])) for one in table.items}
    return all(not (_passed(*ends) & spots) and _is_straight(*ends) for ends in _ends(table))


def _ends(table: Table) -> Iterator[tuple[Spot, Spot]]:
    """The coordinates of what lies beside one another on a line, the smaller first."""
    assert table.board is not None
    spots = [(one.name[0], int(one.name[1:])) for one in table.items]
    for one, two in table.board.edges(""):
        low, high = sorted((spots[one], spots[two]))
        yield low, high


def _is_straight(low: Spot, high: Spot) -> bool:
    return low[0] == high[0] or low[1] == high[1]


def _passed(low: Spot, high: Spot) -> set[Spot]:
    """The coordinates between two that lie straight across or up."""
    if low[0] == high[0]:
        return {(low[0], row) for row in range(low[1] + 1, high[1])}
    return {(letter, low[1]) for letter in LETTERS[LETTERS.index(low[0]) + 1 : LETTERS.index(high[0])]}


def _strokes(table: Table) -> tuple[set[Spot], set[Spot]]:
    """Where a line is seen: the coordinates that one passes going up, and those from which one goes on to the right."""
    up: set[Spot] = set()
    across: set[Spot] = set()
    for low, high in _ends(table) if _lined(table) else ():
        if low[0] == high[0]:
            up |= _passed(low, high)
        else:
            across |= {low} | _passed(low, high)
    return up, across


def characters(table: Table, pieces: dict[int, str]) -> tuple[str, ...]:
    """A board in rows of characters.

    Args:
        table: its places.
        pieces: what stands on a place, by its number, each one character, or on a folded row a few.
    """
    board = table.board
    assert board is not None
    if board.folds > 1:
        return folded.in_characters(board, pieces, EMPTY)
    marks = [pieces.get(at, EMPTY) for at in range(len(table.items))]
    if _has_coordinates(table):
        named = [COORDINATE.fullmatch(one.name) for one in table.items]
        at_place = {(one[1], int(one[2])): marks[at] for at, one in enumerate(named) if one is not None}
        letters = sorted({letter for letter, _ in at_place})
        numbers = sorted({number for _, number in at_place}, reverse=True)
        up, across = _strokes(table)
        wide, lean = len(str(numbers[0])), board.shape is Shape.HEX
        rows = []
        for number in numbers:
            row = ""
            for letter in letters:
                at = (letter, number)
                before = row[-1:]
                shown = BETWEEN[False] if at in up else BETWEEN[True] if before == BETWEEN[True] else " "
                row += at_place.get(at, shown) + (BETWEEN[True] if at in across else " ")
            row = row[:-1]
            rows.append(f"{' ' * (number - 1 if lean else 0)}{number:>{wide}} {row}".rstrip())
        return (*rows, f"{' ' * wide} {' '.join(letters)}")
    if board.shape in (Shape.ROW, Shape.RING):
        return tuple(f"{at + 1:>3} {mark}" for at, mark in enumerate(marks) if mark != EMPTY) or (EMPTY,)
    return tuple(f"{item.name} {mark}" for item, mark in zip(table.items, marks, strict=True))
