"""How far pictures reach: never less than what is seen of them, and all of their width where that is not known."""

from __future__ import annotations

import pytest

from rulekit.formats.pictures import drawing
from rulekit.formats.reach import WHOLE, reach

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'


def of(inside: str) -> tuple[float, float]:
    return reach(drawing("a", f"{HEAD}{inside}</svg>"))


SEEN = {
    '<circle cx="10" cy="10" r="4"/>': (0.3, 0.7),
    '<circle cx="10" cy="10" r="4" stroke="#000000" stroke-width="2"/>': (0.25, 0.75),
    '<g stroke="#000000"><rect x="5" y="0" width="4" height="4"/></g>': (0.225, 0.475),
    '<g transform="translate(2 9) scale(0.5)"><circle cx="8" r="4"/></g>': (0.2, 0.4),
    '<g transform="translate(20 0) scale(-1 1)"><rect x="2" width="4" height="9"/></g>': (0.7, 0.9),
    '<path d="M4 4h6v9H8z"/>': (0.2, 0.5),
    '<path d="M4 4l2 2 4-8"/>': (0.2, 0.5),
    '<path d="M10 2c0 4 4 4 4 9z"/>': (0.5, 0.7),
    '<path d="M4 2C6 2 8 2 10 2S18 2 14 9"/>': (0.2, 0.9),
    '<ellipse cx="10" rx="2" ry="9"/><line x1="3" x2="9"/>': (0.15, 0.6),
    '<polygon points="4,1 8,9 6,20"/>': (0.2, 0.4),
}


@pytest.mark.parametrize("inside", SEEN)
def test_it_is_told_where_a_picture_is_drawn(inside: str) -> None:
    assert of(inside) == pytest.approx(SEEN[inside])


@pytest.mark.parametrize(
    "inside",
    [
        "",
        '<g transform="rotate(45)"><rect x="9" width="1" height="9"/></g>',
        '<rect id="a" x="9" width="1" height="9"/><use href="#a"/>',
        '<rect x="40%" width="1" height="9"/>',
        '<path d="M9 9L10"/>',
        '<path d="M9 9a1 1 0 011 1"/>',
    ],
)
def test_what_is_not_known_is_all_of_its_width(inside: str) -> None:
    assert of(inside) == WHOLE
