"""The head of a rulebook: who made the game, for how many it is, from which age, how long it takes."""

from __future__ import annotations

from rulekit.book.passages import label
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Number, Sentence, Words
from rulekit.model.game import Game

__all__ = ["facts"]


def facts(game: Game) -> tuple[tuple[Noun, Line], ...]:
    """Short pairs of a label and what holds."""
    low, high = Number(game.players_low), Number(game.players_high)
    made: list[tuple[Noun, Line]] = []
    if game.by:
        made.append((label("by"), (Words(game.by),)))
    made.append((label("players"), (Sentence("for_players", {"low": low, "high": high}),)))
    if game.age:
        made.append((label("age"), (Sentence("from_age", {"low": Number(game.age)}),)))
    if game.minutes:
        shortest, longest = (Number(one) for one in game.minutes)
        made.append((label("minutes"), (Sentence("for_minutes", {"low": shortest, "high": longest}),)))
    return tuple(made)
