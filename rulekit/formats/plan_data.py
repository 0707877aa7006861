"""The drawing of a board in words as plain data, which the page templates read."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.document.blocks import Plan
from rulekit.document.opening import Kept
from rulekit.document.plan import Piece, Pit
from rulekit.document.sentence import Icon
from rulekit.formats.lettering import downwards
from rulekit.formats.lines import plain
from rulekit.formats.palette import tones

__all__ = ["kept_data", "plan_data"]

Data = dict[str, object]

DISC, RIM = 0.43, 0.05
"""How far a piece goes from its middle, and a line from its own."""
BESIDE, NARROW = 1.4, 11
"""A small board that is not so much wider than high, and has no more places across, leaves room for its words."""
TALL, NAMED, FREE = 2.0, 0.58, 0.36
"""How high a hollow is that has its name along it; where what lies there begins below a name in it, and below none."""
SEEDS = 12
"""So many things in a hollow are drawn one by one; of more only the number is written, as some would look like all."""


def plan_data(plan: Plan, used_picture: Callable[[str], bool] = lambda _: False) -> Data:
    """What a template needs to draw a board.

    Args:
        plan: the drawing.
        used_picture: whether there is a picture of a name, which is used then.
    """

    def piece(one: Piece) -> Data:
        icon = next((part for part in one.label if isinstance(part, Icon)), None)
        pictured = icon is not None and used_picture(icon.name)
        return {
            "at": one.at,
            "of": one.owner,
            "icon": icon.name if icon is not None and pictured else "",
            "letter": plain(one.label)[:1] if one.label and not pictured else "",
            "written": one.written,
            "count": one.count,
            "drawn": one.count if one.count <= SEEDS else 0,
            "fate": str(one.fate),
            "numbers": (numbers := [one.was, *one.between, one.count] if one.was >= 0 else [one.count]),
            "lines": ["→".join(map(str, numbers[:2])), *(f"→{number}" for number in numbers[2:])],
        }

    return {
        "type": "plan",
        "bounds": _bounds(plan),
        "alt": plain(plan.alt),
        "width": plan.size[0],
        "height": plan.size[1],
        "cells": plan.cells,
        "ways": plan.ways,
        "dots": plan.dots,
        "pits": [_pit(one) for one in plan.pits],
        "shaded": plan.shaded,
        "lands": ["", *tones(max(plan.tones), plan.touching)] if any(plan.tones) else [],
        "tones": plan.tones,
        "labels": [
            {
                "at": one.at,
                "text": plain(one.line),
                "wide": one.wide,
                "turned": one.turned,
                "down": downwards(plain(one.line)) if one.turned else (),
            }
            for one in plan.labels
        ],
        "pieces": [piece(one) for one in plan.pieces],
        "arrows": plan.arrows,
        "round": plan.round,
        "marked": plan.marked,
        "about": plan.about,
        "edges": [{"points": points, "of": of} for points, of in plan.edges],
        "text": "\n".join(plan.text),
        "people": [{"line": plain(line), "of": of} for line, of in plan.people],
        "beside": plan.small and plan.size[0] < min(BESIDE * plan.size[1], NARROW),
        "again": plan.again,
        "small": plan.small,
    }


def _pit(pit: Pit) -> Data:
    """A hollow, with how far below its upper end what lies there begins, and how high that may be."""
    tall = pit.height > TALL
    top = 0.4 if tall else FREE if pit.outside else NAMED
    free = 0.4 * pit.height - 0.2 if tall else pit.height - top - FREE
    return {"at": pit.at, "width": pit.width, "height": pit.height, "top": top, "free": round(free, 3)}


def _bounds(plan: Plan) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn, without what is written outside."""
    points = [point for corners in plan.cells for point in corners]
    points += [point for ends in plan.ways for point in ends]
    points += [(x + by, y + by) for x, y in (*plan.dots, *(one.at for one in plan.pieces)) for by in (-DISC, DISC)]
    for one in plan.pits:
        x, y = one.at
        points += [(x - one.width / 2, y - one.height / 2), (x + one.width / 2, y + one.height / 2)]
    across, down = ([one[at] for one in points] for at in (0, 1))
    return min(across) - RIM, min(down) - RIM, max(across) + RIM, max(down) + RIM


def kept_data(kept: Kept) -> Data:
    """What a template needs to draw something from the box."""
    board = plan_data(kept.board) if kept.board is not None else None
    return {"look": kept.look, "count": kept.count, "each": kept.each, "board": board}
