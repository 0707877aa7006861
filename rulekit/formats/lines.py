"""Worded lines: what stands in them, and how they read without pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from unicodedata import east_asian_width

from attrs import frozen

from rulekit.document.blocks import Line
from rulekit.document.sentence import Changed, Icon, Words
from rulekit.formats.told import Told

__all__ = ["Picture", "SetOff", "behind", "joined", "led", "pieces", "plain"]

_COUNTING = re.compile(r"(?<!\w)\d+ $")
_OPENING = "([{«„“‘「『（"


@frozen
class Picture:
    """An icon that has a picture.

    Args:
        name: the icon's name among the pictures.
        alt: what it shows, in words.
        spoken: whether those words are needed; not if they stand right beside it.
    """

    name: str
    alt: str
    spoken: bool


@frozen
class SetOff:
    """Words that a comparison sets off, as new or as gone."""

    text: str
    new: bool


def pieces(line: Line, icons: Mapping[str, str]) -> Iterator[str | Picture | SetOff]:
    """The texts and pictures of a worded line in order; an icon without a picture is its own words.

    Raises:
        TypeError: when a part of the line is not worded yet.
    """
    left_out = False  # whether an icon without a picture was left out, and its blank goes with it
    for at, part in enumerate(line):
        match part:
            case Words(text, places):
                text = text.lstrip() if left_out else text
                yield Told(text, places) if places else text
                left_out = False
            case Changed(text, new):
                yield SetOff(text, new)
                left_out = False
            case Icon(name, Words(alt)):
                told = not alt or _is_told(alt, line[at - 1 : at], line[at + 1 : at + 2])
                if name in icons:
                    yield Picture(name, alt, spoken=not told)
                elif not told:
                    yield alt
                left_out = told and name not in icons and not _stuck(line[:at])
            case _:
                msg = f"not worded yet: {part!r}"
                raise TypeError(msg)


def joined(found: Iterable[str | Picture | SetOff]) -> Iterator[str | Picture | SetOff]:
    """The same, where no line ends between a figure and the text behind it: a picture between them is drawn elsewhere.

    >>> [*joined(("gain 2 ", "workers and 1 ", Picture("skull", "", spoken=False)))][0] == "gain 2\u00a0"
    True
    """
    row = (*found, None)
    for one, after in pairwise(row):
        if isinstance(one, str) and isinstance(after, str) and _COUNTING.search(one) and after[:1].isalpha():
            held = f"{one[:-1]}\u00a0"
            yield Told(held, one.places) if isinstance(one, Told) else held
        elif one is not None:
            yield one


def plain(line: Line) -> str:
    """A worded line as text, icons as their words, kept apart from the letters beside them.

    >>> plain((Words("Gain 3"), Icon("food", Words("food")), Words(" and"), Icon("skull", Words("skull")), Words(".")))
    'Gain 3 food and skull.'
    """
    text = ""
    for piece in pieces(line, {}):
        words = piece if isinstance(piece, str) else piece.alt if isinstance(piece, Picture) else piece.text
        text += (" " if _collide(text[-1:], words[:1]) else "") + words
    return text


def behind(label: Line) -> str:
    """What stands between a worded label that ends in its colon, and what it leads to: nothing behind a wide colon."""
    text = plain(label)
    return "" if not text or east_asian_width(text[-1]) in "WF" else " "


def led(title: Line, colon: str) -> Line:
    """A worded title that leads to what stands behind it in its line; nothing if there is none."""
    gap = "" if east_asian_width(colon[-1]) in "WF" else " "  # a wide colon brings its own
    return (*title, Words(f"{colon}{gap}")) if title else ()


def _stuck(before: Line) -> bool:
    """Whether the text before an icon goes up to it without a blank."""
    last = before[-1] if before else None
    return isinstance(last, Words) and last.text != "" and not last.text[-1].isspace()


def _is_told(alt: str, before: Line, after: Line) -> bool:
    """Whether the words beside an icon already say what it shows."""
    word = alt.casefold()
    ends = any(isinstance(part, Words) and part.text.casefold().rstrip().endswith(word) for part in before)
    return ends or any(isinstance(part, Words) and part.text.casefold().lstrip().startswith(word) for part in after)


def _collide(left: str, right: str) -> bool:
    """Whether two characters would grow into one word that nobody wrote; scripts without spaces never do."""
    if not left or not right or left.isspace() or right.isspace() or left in _OPENING:
        return False
    return right.isalnum() and left < "\u2e80" and right < "\u2e80"
