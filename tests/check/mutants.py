"""Real games with lines and words lost, doubled, swapped or taken from elsewhere; most can still be read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

__all__ = ["mutant"]

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("tests/reads/*.rules"), *ROOT.glob("games/*/*.rules"), *ROOT.glob("tests/check/*.rules")])
NUMBERS = ("0", "1", "2", "3", "7", "16", "17", "63", "99", "1000", "9999", "10000", "999999999", "minus 1")
PHRASES = (
    "nobody", "you", "it", "your food", "your points", "that opponent", "that die", "all goods", "number of players",
    "number of rounds", "total stock of goods", "the active player", "that good", "your cards", "luck", "limit",
    "your food times your food", "1 divided by your food", "-", "highest price of your cards", "number of dice", "dice",
)  # fmt: skip


@cache
def _texts() -> list[str]:
    return [text for path in FILES if not (text := path.read_text("utf-8")).startswith("variant")]


@cache
def _words() -> list[str]:
    return sorted({word for text in _texts() for word in re.findall(r"[^\W\d]\w*", text)})


def mutant(seed: int) -> str:
    """A game after one to four changes."""
    random = Random(seed)  # noqa: S311  # games to try, not secrets
    lines = random.choice(_texts()).split("\n")
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(lines))
        line = lines[at]
        alike = [number for number, one in enumerate(lines) if _depth(one) == _depth(line)]
        match random.randrange(8):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, line)
            case 2:
                other = random.choice(alike)
                lines[at], lines[other] = lines[other], line
            case 3:
                lines.insert(random.choice(alike), line)
            case kind:
                lines[at] = _reworded(line, kind, random)
    return "\n".join(lines)


def _reworded(line: str, kind: int, random: Random) -> str:
    parts = re.findall(r"\s+|\w+|[^\w\s]", line)
    words = [at for at, part in enumerate(parts) if part[0].isalnum()]
    numbers = [at for at in words if parts[at].isdigit()]
    if kind == 4 and numbers:
        parts[random.choice(numbers)] = random.choice(NUMBERS)
    elif words:
        new = {5: random.choice(PHRASES), 6: ""}.get(kind, random.choice(_words()))
        parts[random.choice(words)] = new
    return "".join(parts)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
