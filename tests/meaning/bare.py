"""A random game without what none of its scenes speaks of: less to read, and less that tells a change by chance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from attrs import frozen

__all__ = ["bare"]

WORD = re.compile(r"[a-z_]+")
FIELD = re.compile(r"  (\w+)(?: \((\w+)\))?")
LISTS = ("numbers", "each player has", "each turn has", "the game has")
"""What has one thing on each line below it."""
COURSE = ("game", "step play", "step turn", "step act")
"""What every game has."""
ALSO = {
    "setup": ("deck",),
    "look": ("peek",),
    "peek": ("look",),
    "dues": ("tax", "toll"),
    "charms": ("charm", "fox", "owl", "bat"),
    "stock": ("good", "goods", "wood", "stone", "cloth"),
    "kept": ("die", "dice"),
}
"""What is there for the sake of others: the dues are for the rules in them, and things are had in a field."""
SAYS = ("choose a charm", "do what that charm says")
TURN = {"do look": "look", "do visit": "visit", "do dues": "dues", **dict.fromkeys(SAYS, "says")}
"""Lines of the turn, and for whose sake they are there."""


@frozen
class _Unit:
    """What stays or goes as one.

    Args:
        head: the line that it stands below, if that is not its own.
        text: its lines.
        names: what it is there for; empty for what is always there.
    """

    head: str
    text: str
    names: frozenset[str]


def bare(text: str) -> str:
    """The least of a game that has its scenes.

    Args:
        text: a game of the writer, in the words of ``pieces.toml``.
    """
    units = [unit for block in re.split(r"\n(?=\S)", text) for unit in _units(block.rstrip())]
    kept = {unit for unit in units if not unit.names}
    spoken = {word for unit in kept for line in _said(unit.text, frozenset()) for word in WORD.findall(line)}
    while new := [unit for unit in units if unit not in kept and unit.names & spoken]:
        kept.update(new)
        spoken.update(word for unit in new for word in WORD.findall(unit.text))
    lines: list[str] = []
    head = ""
    for unit in units:
        if unit in kept:
            if unit.head and unit.head != head:
                lines.append(unit.head)
            head = unit.head
            lines += _said(unit.text, spoken)
    return "\n".join(lines) + "\n"


def _units(block: str) -> Iterator[_Unit]:
    head, *below = block.split("\n")
    if head in LISTS:
        for line in below:
            found = FIELD.match(line)
            if found is not None:
                names = {one for one in found.groups() if one}
                yield _Unit(head, line, frozenset(names.union(*(ALSO.get(one, ()) for one in names))))
        return
    yield _Unit("", block, frozenset(_named(head, below)))


def _named(head: str, below: list[str]) -> Iterator[str]:
    """What a block is there for."""
    if head.startswith(COURSE):
        return
    words = WORD.findall(head)
    match words[0]:
        case "table" | "die" | "links":
            yield from words[1:]
            yield from (line.split()[0] for line in below if words[0] != "links" and line.strip())
        case "step":
            yield words[1]
            yield from ALSO.get(words[1], ())
        case "with" if below[0].startswith(("  at once", "  only if", "  you skip")):
            yield "says"
        case "with":
            return
        case "each":
            yield "kept"
        case "a":
            yield words[words.index("is") + 1]
        case _:
            yield words[1]  # the value, your riches


def _said(text: str, spoken: AbstractSet[str]) -> list[str]:
    """The lines of a unit; those of the turn only for whose sake something is spoken of."""
    lines = text.split("\n")
    if lines[0] != "step turn":
        return lines
    return [
        line for line in lines if all(name in spoken for start, name in TURN.items() if line.strip().startswith(start))
    ]
