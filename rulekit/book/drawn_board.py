"""The drawing of one board: its places, their coordinates, what lies on them, and what happens there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.book import folded, pits
from rulekit.book.in_characters import EMPTY, SHADED, characters, marks, stacks
from rulekit.book.laid_on import Lies, pieces
from rulekit.book.maps import told_of
from rulekit.book.narrator import Narrator
from rulekit.book.owned_sides import owned_edges, owned_sides
from rulekit.book.plan_places import MARGIN, coordinates, corners, has_coordinates, middles, outward
from rulekit.book.shades import shade
from rulekit.document.blocks import Line, Plan, PlanLabel
from rulekit.document.plan import Point
from rulekit.document.sentence import Inline, Noun, Sentence, Words
from rulekit.model.board import Board, Shape
from rulekit.model.component import Table
from rulekit.model.game import Game
from rulekit.model.row import SeatedAt

__all__ = ["boards_drawn", "centres", "drawn_board"]


def boards_drawn(game: Game) -> tuple[Table, ...]:
    """The tables whose places are drawn as a board."""
    return tuple(one for one in game.tables if one.board is not None or pits.hollows(one, game) is not None)


def drawn_board(table: Table, narrator: Narrator, laid: Sequence[Lies] = ()) -> Plan:
    """A board with what lies on it.

    Args:
        table: its places.
        narrator: knows what has a picture.
        laid: what lies there.
    """
    game, board = narrator.game, table.board
    if board is None:
        made = evolve(pits.drawn(table, game), told=tuple(_told(table, game)))
    elif board.folds > 1:
        made = _folded(table, board, laid)
    else:
        dark = shade(table, game)
        made = _plan(table, board, dark.cells if dark is not None else (), marks(laid, table, game))
        if made.cells:
            made = _with_sides(made, table, narrator)
    held = sorted({one.owner for one in laid if one.owner >= 0})
    if len(held) > 1 and not made.people:
        made = evolve(made, people=_people(held, narrator))
    return evolve(made, pieces=pieces(table, laid, centres(table, game), narrator))


def _with_sides(plan: Plan, table: Table, narrator: Narrator) -> Plan:
    """A board with the sides that are somebody's, and whose they are."""
    edges = owned_edges(owned_sides(table, narrator.game), plan.cells, centres(table, narrator.game))
    owners = sorted({seat for _, seat in edges})
    return evolve(plan, edges=edges, people=_people(owners, narrator))


def _people(seats: Sequence[int], narrator: Narrator) -> tuple[tuple[Line, int], ...]:
    """Who is meant by the colours of a drawing, or by its marks in characters."""
    return tuple(((_seated(seat, narrator),), seat) for seat in seats)


def _seated(seat: int, narrator: Narrator) -> Sentence:
    said = narrator.value(SeatedAt(seat + 1))
    assert isinstance(said, Sentence)
    return said


def centres(table: Table, game: Game) -> tuple[Point, ...]:
    """The middle of each place in the drawing of its board."""
    board = table.board
    if board is None:
        return tuple(one.at for one in pits.hollows(table, game) or ())
    return tuple(folded.centres(board) if board.folds > 1 else middles(table, board))


def _plan(table: Table, board: Board, shaded: tuple[int, ...], laid: dict[int, str]) -> Plan:
    alt = (Sentence("board_picture", {"noun": Noun(table.name)}),)
    on_it = dict.fromkeys(shaded, SHADED) | laid
    # Of places that are told by their numbers alone, characters tell only what lies on them.
    text = characters(table, on_it) if on_it or board.shape not in (Shape.ROW, Shape.RING) else ()
    found = middles(table, board)
    width, height = (max(one[at] for one in found) + MARGIN for at in (0, 1))
    cells: tuple[tuple[Point, ...], ...] = ()
    ways: tuple[tuple[Point, Point], ...] = ()
    dots: tuple[Point, ...] = ()
    labels: list[PlanLabel] = []
    match board.shape:
        case Shape.GRID | Shape.ROW:
            cells = tuple(corners(one, 4, math.sqrt(0.5), 0.25) for one in found)
        case Shape.HEX:
            cells = tuple(corners(one, 6, math.sqrt(1 / 3), 0.0) for one in found)
        case Shape.RING | Shape.LINES:
            ways = tuple((found[one], found[two]) for one, two in board.edges(""))
            dots = tuple(found)
    flat = board.shape in (Shape.GRID, Shape.HEX)
    if flat or has_coordinates(table):
        labels = coordinates(table, found)
        width, height = max(width, MARGIN + width - 0.5), max(one.at[1] for one in labels) + 0.35
    else:
        number = board.shape in (Shape.ROW, Shape.RING)
        middle = (width / 2, height / 2)
        for at, (point, item) in enumerate(zip(found, table.items, strict=True)):
            written: tuple[Inline, ...] = (Words(str(at + 1)),) if number else (Noun(item.name),)
            labels.append(PlanLabel(point if board.shape is Shape.ROW else outward(point, middle), written))
    size = (round(width, 2), round(height, 2))
    return Plan(alt, size, cells, ways, dots, (), shaded, tuple(labels), text=text)


def _folded(table: Table, board: Board, laid: Sequence[Lies]) -> Plan:
    held = {(one.owner, one.place): one.count for one in laid}
    text = folded.in_characters(board, stacks(held), EMPTY)
    labels = tuple(PlanLabel(point, (Words(str(at)),)) for at, point in enumerate(folded.numbers(board), 1))
    alt = (Sentence("board_picture", {"noun": Noun(table.name)}),)
    shaded = tuple(range(0, board.columns, 2))
    cells, ways = folded.corners(board), folded.frame(board)
    return Plan(alt, folded.size(board), cells, ways, shaded=shaded, labels=labels, text=text)


def _told(table: Table, game: Game) -> Iterator[Line]:
    """Each hollow with the next ones, for pages without pictures."""
    found = pits.map_of(table, game)
    assert found is not None
    yield from (told_of(game, found, found.shown[0], at) for at in range(len(table.items)))
