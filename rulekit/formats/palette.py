"""The colours of a map: as unlike as can be where they touch, also to eyes that confuse red and green."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.document.blocks import Map

__all__ = ["PALETTE", "colours", "tones"]

Rgb = tuple[int, int, int]

PALETTE: tuple[Rgb, ...] = (
    (0xEE, 0xDD, 0x88),
    (0xF2, 0xA0, 0x7B),
    (0x8F, 0xD3, 0xB0),
    (0xE3, 0xB5, 0xDC),
    (0xC9, 0xD9, 0x5B),
    (0xC8, 0xA2, 0x78),
    (0xF9, 0xC9, 0xCB),
    (0xB3, 0xA6, 0xDD),
    (0xB5, 0xB8, 0x6B),
    (0xFF, 0xE9, 0xC4),
    (0xE4, 0x8A, 0x97),
    (0xC4, 0xCC, 0xC4),
    (0xF4, 0xBE, 0x5F),
    (0xA3, 0xB8, 0x97),
)
"""Light enough for small dark print on them; none is blue, which is left to waters."""


def colours(drawn: Map) -> tuple[str, ...]:
    """A colour for each name of the map, as ``#rrggbb``."""
    both = ({drawn.places[end].colour for end in way.ends} for way in drawn.ways)
    return tones(len(drawn.names), (tuple(sorted(one)) for one in both if len(one) > 1 and 0 not in one))


def tones(count: int, pairs: Iterable[tuple[int, ...]]) -> tuple[str, ...]:
    """So many colours; after the last of the palette the first comes again.

    One after the other, each takes the colour that is most unlike those that it touches.

    Args:
        count: how many.
        pairs: which touch, by their numbers from 1.
    """
    touching: dict[int, set[int]] = {}
    for one, two in pairs:
        touching.setdefault(one, set()).add(two)
        touching.setdefault(two, set()).add(one)
    taken: dict[int, Rgb] = {}
    left: list[Rgb] = []
    for number in range(1, count + 1):
        left = left or list(PALETTE)
        near = [taken[one] for one in sorted(touching.get(number, ())) if one in taken]
        taken[number] = max(left, key=lambda colour: min((_unlike(colour, other) for other in near), default=0))
        left.remove(taken[number])
    return tuple("#{:02x}{:02x}{:02x}".format(*taken[number]) for number in sorted(taken))


def _unlike(one: Rgb, two: Rgb) -> int:
    """How unlike two colours are: to eyes that see red and green alike, and a little by what they see besides."""
    red, green, blue = (abs(a - b) for a, b in zip(one, two, strict=True))
    light = abs(_light(one) - _light(two))
    yellow = abs((_light(one) - 100 * one[2]) - (_light(two) - 100 * two[2]))
    return 2 * light + yellow + 20 * (red + green + blue)


def _light(colour: Rgb) -> int:
    red, green, blue = colour
    return 30 * red + 59 * green + 11 * blue
