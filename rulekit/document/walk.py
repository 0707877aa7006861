"""The walk through a part of a page: blocks, lines, sentences, and all that stands in them, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import attrs

from rulekit.document.sentence import Noun, Sentence

__all__ = ["nouns", "parts"]


def parts(thing: object, closed: Callable[[object], bool] = lambda _: False) -> Iterator[object]:
    """A part of a page and all that stands in it, at any depth, each before what it is made of.

    Args:
        thing: a block, a line, a sentence, a value of them, or several in a tuple.
        closed: whether something is left out with all that stands in it.

    Example:
        >>> [type(one).__name__ for one in parts(Sentence("end", {"step": Noun("turn", "steps")}))]
        ['Sentence', 'Noun', 'str', 'Role', 'bool']
    """
    stack = [thing]
    while stack:
        one = stack.pop()
        if not closed(one):
            yield one
            stack.extend(reversed(_made_of(one)))


def _made_of(one: object) -> tuple[object, ...]:
    match one:
        case tuple():
            return one
        case Sentence():
            return tuple(one.parts.values())
        case Mapping():
            return tuple(one.values())
        case _ if attrs.has(kind := type(one)):
            return tuple(getattr(one, field.name) for field in attrs.fields(kind))
        case _:
            return ()


def nouns(thing: object, closed: Callable[[object], bool] = lambda _: False) -> Iterator[Noun]:
    """The nouns of a part of a page; arguments as for ``parts``."""
    return (one for one in parts(thing, closed) if isinstance(one, Noun))
