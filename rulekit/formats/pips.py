"""Pictures of dice and of tiles in two halves with the pips that they show, in the colours of the game's own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from rulekit.document.opening import Look, Poster

__all__ = ["called", "faces", "places", "with_pips"]

FILL = re.compile(r'\bfill="(#[0-9a-fA-F]{3,8})"')
STROKE = re.compile(r'\bstroke="(#[0-9a-fA-F]{3,8})"')
GROUND, INK = "#fffdf8", "#2a2622"
"""The colours of what has none that can be told."""
SIDE = 24
"""The side of a picture, in units of its own."""
APART, RADIUS = {1: 5.2, 2: 3.1}, {1: 2.1, 2: 1.2}
"""How far pips are apart and how large they are, on a die and on each of two halves."""
FROM_MIDDLE = 5.4
"""How far the middle of a half is from where both meet."""
PLACES: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
)
"""Where the pips of each number lie, to the right of the middle and below it."""


def places(number: int) -> tuple[tuple[int, int], ...]:
    """Where so many pips lie, to the right of the middle and below it; as far from it is 1."""
    return PLACES[number]


def called(name: str, pips: tuple[int, ...]) -> str:
    """What the picture of a thing with such pips is called; without any, what its own picture is called."""
    return "-".join((name, *map(str, pips)))


def with_pips(poster: Poster, icons: Mapping[str, str]) -> Mapping[str, str]:
    """The pictures of a game, and one of each thing with pips on its cover.

    Args:
        poster: the cover.
        icons: SVG text by icon name.
    """
    shown = ((name, pips) for name, pips in poster.lying if pips and name in icons)
    return {called(name, pips): _drawn(icons[name], pips) for name, pips in shown} | dict(icons)


def faces(poster: Poster, icons: Mapping[str, str]) -> dict[str, list[str]]:
    """The pictures of what dice show, by the name of what has pips; those of other dice by an empty one."""
    found: dict[str, list[str]] = {}
    for name, pips in poster.lying if poster.tiles is Look.DICE else ():
        if called(name, pips) in icons:
            found.setdefault(name if pips else "", []).append(called(name, pips))
    return found


def _drawn(own: str, pips: tuple[int, ...]) -> str:
    fills = FILL.findall(own) or [GROUND]
    ground, ink = fills[0], next((one for one in fills if one != fills[0]), INK)
    edge = next(iter(STROKE.findall(own)), INK)
    drawn = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{ink}"/>' for x, y, radius in _circles(pips))
    tall = SIDE - 2.4 if len(pips) == 1 else SIDE / len(pips)
    parting = "" if len(pips) == 1 else f'<path d="M12 6v12" fill="none" stroke="{edge}" stroke-width="1.4"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect x="1.2" y="{(SIDE - tall) / 2:g}" width="{SIDE - 2.4:g}" height="{tall:g}"'
        f' rx="{4.4 / len(pips):g}" fill="{ground}" stroke="{edge}" stroke-width="1.5"/>{parting}{drawn}</svg>'
    )


def _circles(pips: tuple[int, ...]) -> Iterator[tuple[float, float, float]]:
    """Across, down and radius of each pip."""
    apart, radius = APART[len(pips)], RADIUS[len(pips)]
    for at, number in enumerate(pips):
        middle = SIDE / 2 + FROM_MIDDLE * (2 * at - len(pips) + 1)
        for right, down in PLACES[number]:
            yield middle + apart * right, SIDE / 2 + apart * down, radius
