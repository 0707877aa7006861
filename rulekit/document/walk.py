"""The walk through a part of a page: blocks, lines, sentences, and all that stands in them, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

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
            kind: type = type(one)
            made_of = _reader(kind)
            if made_of is not None:
                stack.extend(reversed(made_of(one)))


@cache
def _reader(kind: type) -> Callable[[Any], Sequence[object]] | None:
    """What gives all that values of a class are made of; None for those that are made of nothing."""
    if issubclass(kind, tuple):
        return tuple
    if issubclass(kind, Sentence):
        return lambda one: tuple(one.parts.values())
    if issubclass(kind, Mapping):
        return lambda one: tuple(one.values())
    names = [field.name for field in attrs.fields(kind)] if attrs.has(kind) else []
    if len(names) == 1:
        return lambda one: (getattr(one, names[0]),)
    return attrgetter(*names) if names else None


def nouns(thing: object, closed: Callable[[object], bool] = lambda _: False) -> Iterator[Noun]:
    """The nouns of a part of a page; arguments as for ``parts``."""
    return (one for one in parts(thing, closed) if isinstance(one, Noun))
