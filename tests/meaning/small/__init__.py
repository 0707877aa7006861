"""Small games of kinds unlike those of rulekit, with all their words: grids, tricks, bluff, pairs, drafts, routes."""

from __future__ import annotations

from pathlib import Path

__all__ = ["GAMES", "path_of"]

FOLDER = Path(__file__).parent
GAMES = (
    "apiary",
    "burrow",
    "chance",
    "eights",
    "ferry_lines",
    "five_beasts",
    "furrows",
    "hedges",
    "kennel",
    "knockout",
    "larder",
    "little_plates",
    "meadow",
    "otters",
    "patience",
    "ridges",
    "skerries",
    "warren",
)


def path_of(game: str) -> Path:
    """Where its rules stand."""
    return FOLDER / game / f"{game}.rules"
