"""Random games that are right, each with its printer."""

from __future__ import annotations

from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.words import speakers
from tests.meaning.writer import random_game, small_game

__all__ = ["base_of"]


def base_of(seed: int, *, small: bool = False) -> Base:
    """A random game; a small one has few scenes, and nothing around them that they do not speak of."""
    text = small_game(seed) if small else random_game(seed)
    return Base.of(text, Printer(speakers(text, seed)))
