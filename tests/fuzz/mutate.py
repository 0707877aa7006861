"""Spoils a text: lines and words lost, doubled, swapped or taken from elsewhere; odd numbers and signs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

__all__ = ["NUMBERS", "ODD", "changed", "spliced"]

NUMBERS = ("0", "1", "2", "3", "7", "16", "17", "64", "99", "1000", "9999", "10000", "99999", "999999999", "1" * 12)
ODD = (
    "\t",
    "\r",
    "\x00",
    "\x1b[31m",
    "\u200b",
    "\u202e",
    "\u3000",
    "\ufeff",
    "：",
    "，",
    "“",
    "”",
    "’",
    "「",
    "é",
    "ß",
    "骰",
    "🎲",
    "שלום",
    "ไทย",
    "\u0301",
    "\u2028",
    "\ue000",
    "-",
    "(",
    ")",
    "[",
    "]",
    '"',
    "'",
    "#",
    ":",
    ",",
    "{",
    "}",
    "{{",
    "<",
    "&",
    "\\",
    "minus ",
    " of ",
    " and ",
    " plus 1",
    "x" * 200,
    "no_such_name",
)

_PART = re.compile(r"\s+|\w+|[^\w\s]")


def changed(text: str, draw: Random, words: Sequence[str], times: int) -> str:
    """A text after some changes to its lines and words."""
    lines = text.split("\n")
    for _ in range(times):
        at = draw.randrange(len(lines))
        alike = [number for number, one in enumerate(lines) if _depth(one) == _depth(lines[at])]
        other = draw.choice(alike)
        match draw.randrange(12):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(other, lines[at])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                end = draw.randint(at + 1, min(at + 8, len(lines)))
                lines[other:other] = lines[at:end]
            case 4 if len(lines) > 1:
                del lines[at : at + draw.randint(1, 8)]
                lines = lines or [""]
            case 5:
                place = draw.randint(0, len(lines[at]))
                lines[at] = lines[at][:place] + draw.choice(ODD) + lines[at][place:]
            case 6:
                lines[at] = " " * draw.randrange(9) + lines[at].lstrip()
            case 7 if draw.random() < 0.1:
                lines[at] = lines[at] * draw.choice((2, 50, 400))
            case kind:
                lines[at] = _reworded(lines[at], lines, kind, draw, words)
    return "\n".join(lines)


def spliced(text: str, pieces: Sequence[str], draw: Random) -> str:
    """A text with a piece of another put in, moved to where a line of it stands."""
    lines = text.split("\n")
    new = draw.choice(pieces).split("\n")
    start = draw.randrange(len(new))
    new = new[start : start + draw.choice((1, 2, 4, 40))]
    at = draw.randrange(len(lines) + 1)
    shift = (_depth(lines[at]) if at < len(lines) else 0) - min(_depth(one) for one in new)
    lines[at:at] = [" " * max(_depth(one) + shift, 0) + one.lstrip() for one in new]
    return "\n".join(lines)


def _reworded(line: str, lines: Sequence[str], kind: int, draw: Random, words: Sequence[str]) -> str:
    """One word of a line made another, a number another number, or gone."""
    parts: list[str] = _PART.findall(line)
    named = [at for at, part in enumerate(parts) if part[0].isalnum()]
    numbers = [at for at in named if parts[at].isdigit()]
    if not named:
        return line
    match kind:
        case 8 if numbers:
            parts[draw.choice(numbers)] = draw.choice(NUMBERS)
        case 9:
            parts[draw.choice(named)] = ""
        case 10:
            parts[draw.choice(named)] = draw.choice(words)
        case _:
            parts[draw.choice(named)] = draw.choice(re.findall(r"\w+", draw.choice(lines)) or ["x"])
    return "".join(parts)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
