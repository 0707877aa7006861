"""A board in rows of characters, for pages without pictures and for terminals; whether that shows all lines of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulekit.book import folded, pits
from rulekit.book.laid_on import Lies, lies_on
from rulekit.book.plan_places import COORDINATE, has_coordinates
from rulekit.document.plan import MARKS
from rulekit.model.board import LETTERS, Shape
from rulekit.model.component import Table
from rulekit.model.game import Game
from rulekit.model.links import Links

__all__ = ["EMPTY", "SHADED", "characters", "is_drawn", "marks", "stacks"]

EMPTY = "·"
"""A place of which nothing stands, in characters."""
SHADED = "▒"
"""The same of a place that is drawn darker."""
Spot = tuple[str, int]
"""A coordinate: its letter and its number."""
BETWEEN = {True: "─", False: "│"}
"""A line between two places: across, and up."""


def is_drawn(links: Links, game: Game) -> bool:
    """Whether links are the lines of a board that shows all of them, in characters, too."""
    lined = any(table.board is not None and links.name in table.board.kinds and _lined(table) for table in game.tables)
    return lined or pits.goes_round(links, game)


def _lined(table: Table) -> bool:
    """Whether all lines of a board run straight across or up between places that a letter and a number name."""
    if table.board is None or table.board.shape is not Shape.LINES or not has_coordinates(table):
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
    if has_coordinates(table):
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


def stacks(laid: Mapping[tuple[int, int], int]) -> dict[int, str]:
    """For each place what lies on it, in characters: whose, and how many."""
    return {at: f"{MARKS[seat]}{count}" for (seat, at), count in laid.items() if count}


def marks(laid: Sequence[Lies], table: Table, game: Game) -> dict[int, str]:
    """For each place whose piece stands there, in one character; of all sorts but the first, in a capital."""
    first = next((one.name for one in lies_on(table, game)), "")
    signs = {one.place: MARKS[one.owner] for one in laid if 0 <= one.owner < len(MARKS)}
    capital = {one.place for one in laid if one.sort != first}
    return {at: sign.upper() if at in capital else sign for at, sign in signs.items()}
