"""About how long something is when it is said, before any language says it."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.document.walk import parts

__all__ = ["extent"]


def extent(thing: object) -> int:
    """How many sentences, names and numbers something is made of, at any depth: the more, the longer in any language.

    Args:
        thing: blocks, lines, or anything else that a document holds.
    """
    return sum(isinstance(one, Sentence | Noun | Number) for one in parts(thing))
