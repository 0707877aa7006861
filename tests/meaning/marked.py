"""A pair of games as one text: what only the first says is marked with ``-``, what only the second says with ``+``."""

from __future__ import annotations

from collections.abc import Callable
from difflib import SequenceMatcher
from itertools import combinations

__all__ = ["both", "marked", "shrunk"]


def marked(text: str, changed: str) -> str:
    """Two texts as one."""
    one, other = text.splitlines(), changed.splitlines()
    made: list[str] = []
    for _, start, end, other_start, other_end in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if one[start:end] == other[other_start:other_end]:
            made += one[start:end]
        else:
            made += [f"-{line}" for line in one[start:end]] + [f"+{line}" for line in other[other_start:other_end]]
    return "\n".join(made) + "\n"


def both(pair: str) -> tuple[str, str]:
    """The two texts of a pair."""
    lines = pair.splitlines()
    first = [line.removeprefix("-") for line in lines if not line.startswith("+")]
    second = [line.removeprefix("+") for line in lines if not line.startswith("-")]
    return "\n".join(first) + "\n", "\n".join(second) + "\n"


def shrunk(pair: str, fails: Callable[[str], bool]) -> str:
    """The least of a pair that still fails: lines that can go with all that stands below them are gone.

    Lines go one by one; those that only go together (a field, and the table that it speaks of) go two by two.

    Args:
        pair: two games as one text.
        fails: whether a pair fails as it should.
    """
    lines = [line for line in pair.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    while (less := _without_one(lines, fails) or _without_two(lines, fails)) is not None:
        lines = less
    return "\n".join(lines) + "\n"


def _without_one(lines: list[str], fails: Callable[[str], bool]) -> list[str] | None:
    """The lines without some that can go; None if none can."""
    left, at = lines, len(lines)
    while at > 0:
        at -= 1
        for end in (_end(left, at), at + 1):
            less = _cut(left, (at, end))
            if less is not None and fails("\n".join(less) + "\n"):
                left, at = less, min(at, len(less))
                break
    return left if len(left) < len(lines) else None


def _without_two(lines: list[str], fails: Callable[[str], bool]) -> list[str] | None:
    blocks = [(at, _end(lines, at)) for at in range(len(lines))]
    for (start, end), (other, other_end) in combinations(blocks, 2):
        if end <= other:
            less = _cut(lines, (other, other_end))
            less = _cut(less, (start, end)) if less is not None else None
            if less is not None and fails("\n".join(less) + "\n"):
                return less
    return None


def _cut(lines: list[str], block: tuple[int, int]) -> list[str] | None:
    """The lines without a block; None if the pair is about it."""
    start, end = block
    return None if any(one[0] in "-+" for one in lines[start:end]) else lines[:start] + lines[end:]


def _end(lines: list[str], at: int) -> int:
    """Where what stands below a line ends."""
    end = at + 1
    while end < len(lines) and _depth(lines[end]) > _depth(lines[at]):
        end += 1
    return end


def _depth(line: str) -> int:
    bare = line.removeprefix("-").removeprefix("+")
    return len(bare) - len(bare.lstrip())
