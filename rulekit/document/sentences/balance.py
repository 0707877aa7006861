"""What many plays of a game tell of its balance."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.shape import (
    NOUN,
    NUMBER,
    TEXT,
    THING,
    WHOLE,
    YES_NO,
    PartType,
    Shape,
    Stands,
    maybe,
    several,
    table,
)

__all__ = ["BALANCE"]


def phrase(name: str, /, **parts: PartType) -> Shape:
    """A figure."""
    return Shape(name, Stands.PHRASE, parts)


def whole(name: str, /, **parts: PartType) -> Shape:
    """A sentence of its own."""
    return Shape(name, Stands.WHOLE, parts)


FIGURE = PartType(THING.holds, names=frozenset({"percent", "percent_within", "points_within", "mean_of"}))
BY = PartType(THING.holds, names=frozenset({"option_by"}))

BALANCE: Mapping[str, Shape] = table(
    phrase("percent", tenths=NUMBER),
    phrase("percent_within", tenths=NUMBER, low=NUMBER, high=NUMBER),
    phrase("points_within", tenths=NUMBER, low=NUMBER, high=NUMBER),
    phrase("mean_of", tenths=NUMBER),
    phrase("option_taken", step=maybe(NOUN), path=several(NOUN), which=maybe(NOUN | NUMBER | WHOLE)),
    whole("balance_played", players=NUMBER, seed=NUMBER, bots=maybe(TEXT)),
    whole("balance_watched", games=NUMBER),
    whole("balance_intervals"),
    whole("balance_options_told", count=NUMBER),
    whole("chart_of", label=NOUN),
    whole("seat_favoured", seat=NUMBER, share=FIGURE, fair=FIGURE, more=YES_NO),
    whole("seats_alike", fair=FIGURE, within=FIGURE),
    whole("seat_moved", seat=NUMBER, share=FIGURE, old=FIGURE, more=YES_NO),
    whole("seats_unmoved", within=FIGURE),
    whole("game_takes", choices=FIGURE, rounds=maybe(FIGURE)),
    whole("game_takes_other", share=FIGURE, more=YES_NO),
    whole("game_takes_same"),
    whole("points_moved", points=FIGURE, old=FIGURE),
    whole("lead_changes", times=FIGURE),
    whole("nobody_wins", share=FIGURE),
    phrase("option_by", option=THING, points=FIGURE),
    whole("options_and_wins", options=several(BY), more=YES_NO),
    whole("options_and_wins_unseen"),
    whole("never_taken", options=several(THING), rest=maybe(NUMBER)),
    whole("never_done", steps=several(NOUN)),
    whole("games_unfinished", share=FIGURE),
)
