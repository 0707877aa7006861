"""The order in which kinds of things come, as their pictures beside the words that say it."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Block
from rulekit.document.panels import Drawing, Rotation
from rulekit.document.sentence import Icon, Noun, Sentence
from rulekit.document.walk import parts

__all__ = ["orders_drawn"]


def orders_drawn(words: tuple[Block, ...], narrator: Narrator) -> Iterator[Drawing]:
    """A drawing for each order that words say, where every kind in it has a picture.

    Args:
        words: what is said.
        narrator: knows what has a picture.
    """
    said = (one for one in parts(words) if isinstance(one, Sentence) and one.name == "in_rotation")
    for one in said:
        found = one.parts["nouns"]
        kinds = [kind for kind in found if isinstance(kind, Noun)] if isinstance(found, tuple) else []
        if narrator.pictures.issuperset(kind.term for kind in kinds):
            yield Drawing((), (Rotation(tuple((Icon(kind.term, kind),) for kind in kinds)),))
