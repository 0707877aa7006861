"""A map of hollows is a board: places where the rules say, in each of which so many things lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.document.blocks import Plan, PlanLabel
from rulekit.document.plan import Pit, Point
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Table
from rulekit.model.game import Game
from rulekit.model.links import Links
from rulekit.model.map import Map, Stretch
from rulekit.schematic.box import Box

__all__ = ["drawn", "goes_round", "hollows", "is_board", "map_of"]

MOST = 30
"""So many hollows are a board that one sees at a glance; more are a map."""
ACROSS = 0.62
"""How high a map is, of its width, where the rules give both in parts of a hundred."""
TALL, BELOW, ALONG = 2.0, 0.3, 0.66
"""A hollow that is higher has its name along it, at such a part of its height; another, where no room is left outside
of it, so far below its upper end."""
AROUND = 0.25
"""What is left free around, in widths of a hollow."""
BESIDE, NAME = 0.24, 0.4
"""How far outside of a hollow its name stands, and how high that is."""


def map_of(table: Table, game: Game) -> Map | None:
    """The map that shows the places of a table as hollows; None where none does, or they are none."""
    return next(
        (one for one in game.maps if [shown.table for shown in one.shown] == [table.name] and is_board(one, game)), None
    )


def is_board(drawn: Map, game: Game) -> bool:
    """Whether a map is drawn as a board: few places of one kind, each with room for many things."""
    if len(drawn.shown) != 1:
        return False
    (shown,) = drawn.shown
    table = game.table(shown.table)
    if shown.coloured or shown.marked or shown.shaped or table.board is not None or len(table.items) > MOST:
        return False
    spots = {end: stretches for end, stretches in drawn.spots if len(stretches) == 1 and _is_wide(stretches[0])}
    held = any(
        one.owner is Owner.GAME and one.each == table.name and one.kind is ValueKind.NUMBER and not one.hidden
        for one in game.fields
    )
    return held and all((table.name, at) in spots for at in range(len(table.items)))


def _is_wide(stretch: Stretch) -> bool:
    return stretch.right > stretch.left and stretch.bottom > stretch.top


def hollows(table: Table, game: Game) -> tuple[Pit, ...] | None:
    """The places of a table as hollows of a board; None where they are none."""
    found = map_of(table, game)
    if found is None:
        return None
    spots = dict(found.spots)
    stretches = [spots[table.name, at][0] for at in range(len(table.items))]
    unit = min(one.right - one.left for one in stretches)
    left, top = min(one.left for one in stretches), min(one.top for one in stretches)

    def pit(one: Stretch) -> Pit:
        width, height = (one.right - one.left) / unit, (one.bottom - one.top) * ACROSS / unit
        x, y = (one.left - left) / unit + width / 2, (one.top - top) * ACROSS / unit + height / 2
        return Pit((round(x + AROUND, 3), round(y + AROUND, 3)), round(width, 3), round(height, 3))

    made = tuple(map(pit, stretches))
    beside = [_outside(one, made) for one in made]
    more = max([0.0, *(-at.top for at in beside if at is not None)])
    return tuple(
        evolve(one, at=(one.at[0], round(one.at[1] + more, 3)), outside=at is not None)
        for one, at in zip(made, beside, strict=True)
    )


def goes_round(links: Links, game: Game) -> bool:
    """Whether links are nothing but the way from each hollow of a ring to the next, which its drawing shows."""
    for table in game.tables:
        if table.ring and map_of(table, game) is not None:
            count = len(table.items)
            steps = {frozenset(((table.name, at), (table.name, (at + 1) % count))) for at in range(count)}
            if {frozenset(one) for one in links.edges} == steps:
                return True
    return False


def drawn(table: Table, game: Game) -> Plan:
    """The drawing of a board of hollows."""
    found, shown = hollows(table, game), map_of(table, game)
    assert found is not None
    assert shown is not None
    lines = [one.links for one in shown.drawn if not goes_round(one.links, game)]
    ways = tuple((found[one[1]].at, found[two[1]].at) for links in lines for one, two in links.edges)
    labels = tuple(_label(one, found, Noun(item.name)) for one, item in zip(found, table.items, strict=True))
    size = [round(max(one.at[at] + (one.width, one.height)[at] / 2 for one in found) + AROUND, 2) for at in (0, 1)]
    size[1] = max(size[1], *(round(one.at[1] + NAME / 2, 2) for one in labels if not one.turned))
    alt = (Sentence("board_picture", {"noun": Noun(table.name)}),)
    return Plan(alt, (size[0], size[1]), ways=ways, pits=found, labels=labels, round=tuple(_turns(table, found)))


def _outside(pit: Pit, others: Sequence[Pit]) -> Box | None:
    """Where the name of a hollow stands outside of it: above it in the upper half, else below; None if in another."""
    if pit.height > TALL:
        return None
    (x, y) = pit.at
    up = y <= sum(one.at[1] for one in others) / len(others)
    away = pit.height / 2 + BESIDE
    found = Box(x, y - away if up else y + away, pit.width, NAME)
    boxes = (Box(*one.at, one.width, one.height) for one in others)
    return found if all(min(found.overlap(one)) <= 0 for one in boxes) else None


def _label(pit: Pit, others: Sequence[Pit], name: Noun) -> PlanLabel:
    """The name of a hollow: outside of it, or else above in it; along it where it is high."""
    if (outside := _outside(pit, others)) is not None:
        return PlanLabel((pit.at[0], round(outside.y, 3)), (name,), pit.width)
    (x, y), high = pit.at, pit.height > TALL
    from_top = ALONG * pit.height if high else BELOW
    return PlanLabel((x, round(y - pit.height / 2 + from_top, 3)), (name,), pit.height / 2 if high else pit.width, high)


def _turns(table: Table, found: tuple[Pit, ...]) -> Iterator[tuple[Point, Point]]:
    """From each hollow of a ring to the next: the stretch between their edges."""
    for at, here in enumerate(found) if table.ring else ():
        there = found[(at + 1) % len(found)]
        yield _edge(here, there.at), _edge(there, here.at)


def _edge(pit: Pit, towards: Point) -> Point:
    """Where the straight line from the middle of a hollow leaves it."""
    x, y = towards[0] - pit.at[0], towards[1] - pit.at[1]
    by = min(abs(pit.width / 2 / x) if x else 9.0, abs(pit.height / 2 / y) if y else 9.0)
    return round(pit.at[0] + x * by, 3), round(pit.at[1] + y * by, 3)
