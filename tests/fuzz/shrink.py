"""Makes a faulty text smaller for as long as the same goes wrong: lines first, then words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

__all__ = ["shrunk"]


def shrunk(text: str, faulty: Callable[[str], bool], tries: int = 200) -> str:
    r"""A text of few lines and words that is still faulty.

    Args:
        text: a faulty one.
        faulty: whether the same is wrong with a text.
        tries: so often it is asked at most.

    >>> shrunk("a b\nc d\ne f", lambda text: "d" in text)
    'd'
    """
    left = [tries]

    def asked(made: str) -> bool:
        left[0] -= 1
        return left[0] >= 0 and faulty(made)

    lines = _fewer(text.split("\n"), lambda some: asked("\n".join(some)))
    for at in range(len(lines)):
        parts: list[str] = re.findall(r"\s+|\w+|[^\w\s]", lines[at])
        faulty_line = partial(_asked_with, asked, lines[:at], lines[at + 1 :])
        lines[at] = "".join(_fewer(parts, faulty_line))
    return "\n".join(lines)


def _asked_with(asked: Callable[[str], bool], before: list[str], behind: list[str], parts: Sequence[str]) -> bool:
    return asked("\n".join((*before, "".join(parts), *behind)))


def _fewer(parts: Sequence[str], faulty: Callable[[Sequence[str]], bool]) -> list[str]:
    """Parts without those that can go: in large pieces first, then in smaller ones."""
    kept = list(parts)
    size = max(len(kept) // 2, 1)
    while True:
        at = 0
        while at < len(kept):
            some = [*kept[:at], *kept[at + size :]]
            if faulty(some):
                kept = some
            else:
                at += size
        if size == 1:
            return kept
        size //= 2
