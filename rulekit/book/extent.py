"""About how long something is when it is said, before any language says it."""

from __future__ import annotations

import attrs

from rulekit.document.sentence import Noun, Number, Sentence

__all__ = ["extent"]


def extent(thing: object) -> int:
    """How many sentences, names and numbers something is made of, at any depth: the more, the longer in any language.

    Args:
        thing: blocks, lines, or anything else that a document holds.
    """
    match thing:
        case Sentence(parts=parts):
            return 1 + extent(tuple(parts.values()))
        case Noun() | Number():
            return 1
        case tuple():
            return sum(extent(one) for one in thing)
        case _:
            fields = attrs.fields(type(thing)) if attrs.has(type(thing)) else ()  # type: ignore[arg-type]  # asked before
            return sum(extent(getattr(thing, one.name)) for one in fields)
