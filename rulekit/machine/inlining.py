"""Blocks written where play comes from: what follows anyway needs no way back through the runner."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

__all__ = ["inlined"]

SMALL = 40
"""A block of so many lines is written wherever play comes from; a longer one only if that is a single place."""
LONGEST = (400, 100, 25)
"""How many lines a function may grow to; the most with which the module stays within its bounds."""
MOST, ROOM = 6, 1000
"""How much longer a module may become, and what it may have besides: Python compiles each line of it before any is run,
and where play pauses for chance nearly every block is the beginning of a function."""
DEEPEST = 12
"""How deep lines may stand; CPython allows 20 loops one inside the other."""

GOING = re.compile(r"( +)return (\d+)$")
SENT = re.compile(r"(?: return| =) (\d+)$")

Functions = dict[str, list[str]]


def inlined(lines: Iterable[str], known: Iterable[int]) -> list[str]:
    """The lines of a module in which blocks go on with what follows them.

    Args:
        lines: functions one after the other; those of blocks are named ``b`` and their place, and say where play goes
            on by returning a place.
        known: places that are gone to from outside the module.
    """
    functions = _functions(lines)
    blocks = {int(head[5 : head.index("(")]): body for head, body in functions.items() if head.startswith("def b")}
    ways = Counter(int(found[2]) for body in functions.values() for line in body if (found := GOING.match(line)))
    bound = MOST * sum(map(len, functions.values())) + ROOM
    made: Functions | None = None
    for longest in LONGEST:
        made = made or _all_grown(functions, blocks, ways, longest, bound)
    made = made or functions
    wanted = _reached(made, {*known}, blocks)
    return [
        line
        for head, body in made.items()
        if not head.startswith("def b") or _place(head) in wanted
        for line in (head, *body)
    ]


def _functions(lines: Iterable[str]) -> Functions:
    found: Functions = {}
    body: list[str] = []
    for line in lines:
        if line.startswith("def "):
            body = found[line] = []
        else:
            body.append(line)
    return found


def _place(head: str) -> int:
    """The place of a block; -1 for another function."""
    return int(head[5 : head.index("(")]) if head.startswith("def b") else -1


def _all_grown(
    functions: Functions, blocks: Mapping[int, list[str]], ways: Counter[int], longest: int, bound: int
) -> Functions | None:
    """Every function, grown to so many lines at most; None if the module has more than its bound then."""
    made: Functions = {}
    for head, body in functions.items():
        goes_on = head.startswith(("def a", "def b"))
        made[head] = _grown(body, _place(head), blocks, ways, longest) if goes_on else body
        bound -= len(made[head])
        if bound < 0:
            return None
    return made


def _grown(body: list[str], place: int, blocks: Mapping[int, list[str]], ways: Counter[int], longest: int) -> list[str]:
    """The lines of a function with the blocks that it goes on with."""
    left = longest - len(body)
    made: list[str] = []

    def write(lines: list[str], pad: str, trail: frozenset[int]) -> None:
        nonlocal left
        for line in lines:
            found = GOING.match(line) if line[-1].isdigit() else None
            target = int(found[2]) if found else -1
            following = blocks.get(target)
            if found is None or following is None or target in trail or not _fits(following, ways[target], left):
                made.append(pad + line)
                continue
            inner = pad + found[1][1:]
            if len(inner) + max(len(one) - len(one.lstrip()) for one in following) > DEEPEST:
                made.append(pad + line)
                continue
            left -= len(following)
            write(following, inner, trail | {target})

    write(body, "", frozenset({place}))
    return made


def _fits(body: list[str], ways: int, left: int) -> bool:
    return len(body) <= left and (ways == 1 or len(body) <= SMALL)


def _reached(made: Functions, known: set[int], blocks: Mapping[int, list[str]]) -> set[int]:
    """The places that play may still be sent to."""
    by_place = {_place(head): body for head, body in made.items()}
    waiting = [body for head, body in made.items() if not head.startswith("def b")]
    found: set[int] = set()
    new = known & blocks.keys()
    while new or waiting:
        found |= new
        waiting += [by_place[place] for place in new]
        new = set()
        for body in waiting:
            for line in body:
                if line[-1].isdigit() and (one := SENT.search(line)):
                    new.add(int(one[1]))
        waiting = []
        new = (new & blocks.keys()) - found
    return found
