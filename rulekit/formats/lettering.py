"""Names broken into lines that fit a box, where nothing measures letters: a rough width does for each."""

from __future__ import annotations

import re

from attrs import frozen

__all__ = ["Lettering", "broken", "downwards", "lettering", "lettering_down", "rough_width"]

_SIZES = (7.2, 6.9, 6.6, 6.3, 6.0, 5.5, 5.0)
_LATIN, _WIDE = 0.58, 1.0
"""How wide a letter is, in em."""
_LINE = 1.1
_WORD = re.compile(r"[^\s\u2e80-\uffff-]+-?|-|[\u2e80-\uffff]")
_OF_TWO = r"[0-9A-Za-z]{1,2}"
_DOWN = re.compile(rf"({_OF_TWO}\s?)?[\u2e80-\uffff]+(\s?{_OF_TWO})?")
_CHARACTER = re.compile(rf"{_OF_TWO}|[\u2e80-\uffff]")


@frozen
class Lettering:
    """A name in lines, each at most as wide as its box, at a size in points."""

    size: float
    lines: tuple[str, ...]


def lettering(name: str, width: float, height: float) -> Lettering:
    """The name at the largest size that fits; at the least size it may reach over the edge.

    >>> lettering("Northern Andes", 42, 19)
    Lettering(size=7.2, lines=('Northern', 'Andes'))
    """
    for size in _SIZES:
        lines = _lines(name, width / size)
        if all(rough_width(line) * size <= width for line in lines) and len(lines) * size * _LINE <= height:
            return Lettering(size, lines)
    return Lettering(_SIZES[-1], broken(name, width, _SIZES[-1]))


def downwards(name: str) -> tuple[str, ...]:
    """The characters of a name in a script that is written downwards; a letter or two or a number stand beside them.

    >>> downwards("白方糧倉"), downwards("第 2 區"), downwards("A 階段"), downwards("Store")
    (('白', '方', '糧', '倉'), (), ('A', '階', '段'), ())
    """
    return tuple(_CHARACTER.findall(name)) if _DOWN.fullmatch(name) else ()


def lettering_down(characters: tuple[str, ...], height: float) -> Lettering:
    """Characters one below the other, at the largest size that fits.

    >>> lettering_down(("糧", "倉"), 15)
    Lettering(size=6.6, lines=('糧', '倉'))
    """
    sizes = (size for size in _SIZES if len(characters) * size * _LINE <= height)
    return Lettering(next(sizes, _SIZES[-1]), characters)


def broken(name: str, width: float, size: float) -> tuple[str, ...]:
    """The name in lines of a width, at a size that is given; a word that is wider reaches over the edge.

    >>> broken("Build: Monument: Hanging Gardens", 142, 8)
    ('Build: Monument: Hanging', 'Gardens')
    """
    return _lines(name, width / size)


def _lines(name: str, room: float) -> tuple[str, ...]:
    lines = [""]
    at = 0
    for word in _WORD.finditer(name):
        gap = name[at : word.start()] if lines[-1] else ""
        at = word.end()
        if not lines[-1] or rough_width(lines[-1] + gap + word[0]) <= room:
            lines[-1] += gap + word[0]
        else:
            lines.append(word[0])
    return tuple(lines)


def rough_width(text: str) -> float:
    """About how wide a text is, in em."""
    return sum(_WIDE if letter >= "\u2e80" else _LATIN for letter in text)
