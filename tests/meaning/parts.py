"""What random games are made of: pieces of rules by kind, with gaps for pieces of other kinds."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

__all__ = ["BLOCKS", "DECLARED", "GAME", "MODIFIERS", "NAMES", "PIECES", "STATEMENTS"]

DATA = tomllib.loads(Path(__file__).with_name("pieces.toml").read_text("utf-8"))


def _lists(table: Mapping[str, list[str]]) -> Mapping[str, tuple[str, ...]]:
    return {name: tuple(pieces) for name, pieces in table.items()}


GAME: str = DATA["game"]
"""The game around the scenes."""
NAMES: tuple[str, ...] = tuple(DATA["names"])
"""The names that words drawn at random are put in place of."""
STATEMENTS: tuple[str, ...] = tuple(DATA["statements"])
"""Statements without a body, or with small bodies of their own."""
BLOCKS: tuple[str, ...] = tuple(DATA["blocks"])
"""Statements with bodies."""
MODIFIERS: tuple[str, ...] = tuple(DATA["modifiers"])
"""What lasts as long as somebody has a thing."""
DECLARED = _lists(DATA["declared"])
"""What a game declares; one of each is drawn."""
PIECES = _lists(DATA["pieces"])
"""Values, conditions, sets, things and amounts, by kind."""
