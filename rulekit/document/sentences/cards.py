"""Decks: tables of pairs, what is dealt, chosen together, laid open."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.shape import NOUN, NUMBER, Shape, Stands, several, table

__all__ = ["CARDS"]

CARDS: Mapping[str, Shape] = table(
    Shape("table_of_pairs", Stands.WHOLE, {"noun": NOUN, "of": several(NOUN), "count": NUMBER}),
)
"""What is said of cards and the like."""
