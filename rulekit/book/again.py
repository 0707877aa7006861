"""What a chain of conditions speaks of is named once, then said as *it*: "if that pit is yours and it is empty"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy

from rulekit.document.sentence import Noun, Part, Sentence

__all__ = ["named_once"]

IT = Sentence("it")
NAMES = frozenset({"kept", "yours"})
"""What a thing that lies or stands somewhere is said with, by the word for it."""


def named_once(items: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """Conditions that all hold; what the first says something of is *it* in those right behind it.

    Only where nothing else in them is said as *it*, and only while each of them speaks of it, and not as one of two
    ends.

    Args:
        items: in order.
    """
    about = _about(items[0]) if items else None
    if about is None or any(_speaks_of(IT, one) for one in items):
        return tuple(items)
    made = [items[0]]
    for one in items[1:]:
        if not _speaks_of(about, one) or any(_is_beside(about, part) for part in _inside(one)):
            break
        made.append(_said(one, about))
    return (*made, *items[len(made) :])


def _about(condition: Sentence) -> Sentence | None:
    """The thing that a condition says something of."""
    who = condition.parts.get("who") or condition.parts.get("of")
    if not isinstance(who, Sentence) or who.name not in NAMES:
        return None
    return who if who.parts.get("thing") and not who.parts.get("of") and isinstance(who.parts["noun"], Noun) else None


def _speaks_of(thing: Sentence, said: Part) -> bool:
    return said == thing or any(_speaks_of(thing, one) for one in _inside(said))


def _is_beside(thing: Sentence, said: Part) -> bool:
    """Whether it is named together with another in what is said of them: between the one and it is no place."""
    parts = tuple(_inside(said))
    together = thing in parts and any(isinstance(one, Sentence) and one.name in NAMES and one != thing for one in parts)
    return together or any(_is_beside(thing, one) for one in parts)


def _inside(part: Part) -> Iterator[Part]:
    if isinstance(part, tuple):
        yield from part
    elif isinstance(part, Sentence):
        yield from part.parts.values()


def _said(part: Sentence, thing: Sentence) -> Sentence:
    made = copy(part)
    parts = {name: _with(one, thing) for name, one in part.parts.items()}
    return Sentence(made.name, parts, part.span)


def _with(part: Part, thing: Sentence) -> Part:
    if part == thing:
        return IT
    if isinstance(part, tuple):
        return tuple(_with(one, thing) for one in part)
    return _said(part, thing) if isinstance(part, Sentence) else part
