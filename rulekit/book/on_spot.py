"""How things lie on a place of a part of a map: each sign beside the last, and what has left below what is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rulekit.document.inset import Going, Laid, Part, Token
from rulekit.document.map import Area
from rulekit.document.sentence import Icon
from rulekit.schematic.box import Box

__all__ = ["TALL", "height_for", "laid_alone", "laid_on", "width_for"]

TALL = 15.0
"""How high a row of things is: a picture that is told from others at arm's length."""
WIDE = {Part.PICTURE: TALL, Part.WORDS: 26.0, Part.OWNER: 10.5, Part.COUNT: 12.0, Part.SIGN: 6.0}
"""How wide each part of what is drawn of a thing is."""
HIGH = {Part.OWNER: 10.5, Part.SIGN: 6.0}
"""How high, where it is not as high as the row: whose it is stands on its ground, what becomes of it above."""
CLOSE, BETWEEN, ROWS = 0.8, 4.0, 2.0
"""How far apart the parts of a thing are, things in a row, and rows."""
EDGE = 2.5
"""What is left free on each side of a place, and below what lies there."""
PARTED = 5.0
"""How far what has left lies below what is there, for the line between."""
WIDEST = 74.0
"""A place is made wider for two things side by side, but no wider than that."""


def width_for(tokens: Sequence[Token]) -> float:
    """How wide a place should be for what lies there: for two things side by side, as far as that is not too wide."""
    widths = [[_width(one) for one in some] for some in _groups(tokens)]
    pairs = [one + BETWEEN + two for some in widths for one, two in pairwise(some)]
    fitting = [one + 2 * EDGE for one in (*pairs, *(one for some in widths for one in some))]
    return max((one for one in fitting if one <= WIDEST), default=0.0)


def height_for(tokens: Sequence[Token], width: float) -> float:
    """How high what lies on a place of a width is, with what is left free below it."""
    groups = [list(_rows(some, width)) for some in _groups(tokens)]
    rows = sum(map(len, groups))
    parted = PARTED - ROWS if len(groups) > 1 else 0.0
    return rows * TALL + (rows - 1) * ROWS + parted + EDGE if rows else 0.0


def laid_on(tokens: Sequence[Token], room: Box) -> tuple[tuple[Laid, ...], float]:
    """What lies in a room, and how high the line stands above what has left; 0 if nothing has.

    Args:
        tokens: what lies there, in order.
        room: what its name leaves free of a place.
    """
    made: list[Laid] = []
    line = 0.0
    y = room.top + max(0.0, room.height - height_for(tokens, room.width)) / 2
    for number, some in enumerate(_groups(tokens)):
        if number:
            line = y + (PARTED - 2 * ROWS) / 2
            y += PARTED - ROWS
        for row in _rows(some, room.width):
            x = room.x - _width_of_row(row) / 2
            for one in row:
                made.append(_laid(one, x, y))
                x += _width(one) + BETWEEN
            y += TALL + ROWS
    return tuple(made), round(line, 1)


def laid_alone(token: Token, at: Box) -> Laid:
    """A thing in the middle of a box."""
    return _laid(token, at.x - _width(token) / 2, at.y - TALL / 2)


def _groups(tokens: Sequence[Token]) -> list[list[Token]]:
    """What is there, and what has left; what left on its own is no group behind nothing."""
    there = [one for one in tokens if one.going is not Going.GOES]
    left = [one for one in tokens if one.going is Going.GOES]
    return [some for some in (there, left) if some]


def _rows(tokens: Sequence[Token], width: float) -> Iterator[list[Token]]:
    row: list[Token] = []
    for one in tokens:
        if row and _width_of_row([*row, one]) > width - 2 * EDGE:
            yield row
            row = []
        row.append(one)
    if row:
        yield row


def _width_of_row(row: Sequence[Token]) -> float:
    return sum(map(_width, row)) + BETWEEN * (len(row) - 1)


def _width(token: Token) -> float:
    parts = _parts(token)
    return sum(WIDE[one] for one in parts) + CLOSE * (len(parts) - 1)


def _parts(token: Token) -> list[Part]:
    """What is drawn of a thing, from left to right."""
    pictured = any(isinstance(one, Icon) for one in token.label)
    parts = [Part.PICTURE if pictured else Part.WORDS] if token.label else []
    if token.owner >= 0:
        parts.append(Part.OWNER)
    if token.count > 1 or not parts:
        parts.append(Part.COUNT)
    if token.going is not Going.STAYS:
        parts.append(Part.SIGN)
    return parts


def _laid(token: Token, x: float, y: float) -> Laid:
    made: list[tuple[Part, Area]] = []
    for part in _parts(token):
        high = HIGH.get(part, TALL)
        top = y if part is Part.SIGN else y + TALL - high
        made.append((part, Area(round(x, 1), round(top, 1), WIDE[part], high)))
        x += WIDE[part] + CLOSE
    return Laid(token, tuple(made))
