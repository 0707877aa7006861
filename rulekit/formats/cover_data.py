"""The cover of a web page: where the game's own pictures stand in its landscape, as ``cover.typ`` has it on paper."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

__all__ = ["LARGE", "cover_data", "pictures_of", "thinned"]

Data = dict[str, object]

LARGE = "large-"
"""What stands before the name of a picture that is drawn large."""
WIDE, TALL = 1000, 600
"""The landscape, in units of its own; what lies above the highest thing in it is sky and is not drawn."""
GROUND = 0.7 * TALL + 10
TALLEST = 190
STEEPNESS = 0.2
"""Each picture of the skyline is so much smaller than the one nearer to the middle."""
FEWEST = 3
"""Fewer pictures are no skyline where there is a board to show."""
TURNS = (-14, 9, -22, 16, -8, 22, -16)
HEIGHTS = (0.25, 0.62, 0.1, 0.5, 0.16, 0.66, 0.2)
HILLS_FROM = 340
STROKE = re.compile(r'stroke-width="([0-9.]+)"')
THIN = 0.6
IN_TWO = re.compile(r"^(.{3,}?)([:：]\s*)(.+)$")


def cover_data(data: Mapping[str, object]) -> Data:
    """What the template of a cover needs.

    Args:
        data: of the page, as ``page_data`` gives it.
    """
    poster = cast("Mapping[str, object]", data["poster"])
    skyline, foreground = (cast("Sequence[str]", poster[key]) for key in ("skyline", "foreground"))
    facts = cast("Sequence[Sequence[Sequence[object]]]", data["facts"])
    board = poster["board"] if len(skyline) < FEWEST else None
    standing = [] if board is not None else _standing(skyline)
    lying = _lying(foreground, alone=not standing and board is None)
    tops = [cast("float", one["y"]) for one in (*standing, *lying)]
    return {
        "title": _title(cast("Sequence[object]", data["title"])),
        "makers": [fact for fact in facts if not _has_figure(fact)],
        "bar": [fact for fact in facts if _has_figure(fact)],
        # Behind a board it would look out as if it lay there by mistake.
        "sun": poster["sun"] if board is None else "",
        "board": board,
        "standing": standing,
        "lying": lying,
        "tiles": poster["tiles"],
        "top": round(min(HILLS_FROM, *tops, HILLS_FROM) - 12),
        "wide": WIDE,
        "tall": TALL,
    }


def pictures_of(cover: Mapping[str, object]) -> tuple[str, ...]:
    """The names of the pictures that a cover draws large."""
    placed = [one for key in ("standing", "lying") for one in cast("list[dict[str, str]]", cover[key])]
    names = {one["name"].removeprefix(LARGE) for one in placed} | {str(cover["sun"])}
    return tuple(sorted(names - {""}))


def thinned(svg: str) -> str:
    """A picture as it is drawn large: with thinner strokes, so that all look drawn with one pen."""
    return STROKE.sub(lambda found: f'stroke-width="{round(float(found[1]) * THIN, 3)}"', svg)


def _standing(names: Sequence[str]) -> list[Data]:
    """The skyline, at the right, the largest in its middle."""
    middle = (len(names) - 1) / 2
    shares = [(1 - STEEPNESS) ** abs(at - middle) for at in range(len(names))]
    unit = min(0.62 * WIDE / sum(shares) / 1.06, TALLEST) if shares else 0
    sizes = [unit * one for one in shares]
    at = 0.97 * WIDE - 1.06 * sum(sizes)
    found: list[Data] = []
    for name, size in zip(names, sizes, strict=True):
        found.append({"name": LARGE + name, "x": round(at, 1), "y": round(GROUND - size, 1), "size": round(size, 1)})
        at += 1.06 * size
    return found


def _lying(names: Sequence[str], *, alone: bool) -> list[Data]:
    """What lies before it, askew; large where nothing else is to be seen."""
    if not names:
        return []
    pitch = WIDE / len(names)
    size = min(0.3 * TALL, 0.72 * pitch, 200) if alone else min(0.15 * TALL, 0.86 * pitch, 105)
    low, spread = (0.93, 0.16) if alone else (0.985, 0.05)
    return [
        {
            "name": LARGE + name,
            "x": round((at + 0.5) * pitch - size / 2, 1),
            "y": round(low * TALL - 1.12 * size - HEIGHTS[at % len(HEIGHTS)] * spread * TALL, 1),
            "size": round(size, 1),
            "turn": TURNS[at % len(TURNS)],
        }
        for at, name in enumerate(names)
    ]


def _has_figure(fact: Sequence[Sequence[object]]) -> bool:
    """Whether a fact is one of figures, which stand in the bar; who made it stands below the title."""
    return any(isinstance(piece, str) and re.search(r"\d", piece) for piece in fact[1])


def _title(pieces: Sequence[object]) -> Data:
    """A title, its colon, and what stands behind that, which is set smaller."""
    found = IN_TWO.match(pieces[0]) if len(pieces) == 1 and isinstance(pieces[0], str) else None
    if found is None:
        return {"main": pieces, "colon": "", "second": ""}
    return {"main": [found[1]], "colon": found[2], "second": found[3]}
