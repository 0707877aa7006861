"""What is true of every state of the game, with any of its variants, read by the names of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulekit.playing.seating import Seating
from rulekit.playing.state import State

__all__ = ["check_boards", "check_step", "column", "points"]


def column(state: State, table: str, name: str) -> dict[str, Any]:
    """What a table says of each of its things."""
    return _column(state.table, table, name)


@cache
def _column(game: Seating, table: str, name: str) -> dict[str, Any]:
    found = game.game.table(table)
    values = found.column(name)
    assert values is not None
    return {item.name: value for item, value in zip(found.items, values.values, strict=True)}


def check_boards(state: State) -> None:
    """The boards and sheets could lie on a table like that."""
    rows, sites, boxes = (
        column(state, "good", "spaces"),
        column(state, "site", "boxes"),
        column(state, "monument", "boxes"),
    )
    builders: Any = state.builder
    for at, player in enumerate(state.players):
        has: dict[str, Any] = {**player.to_dict(), "tick": player.ticks}
        assert has["stock"].keys() == rows.keys()
        assert all(0 <= count <= rows[good] for good, count in has["stock"].items())
        assert 0 <= has["food"] <= 15
        assert has["disaster"] >= 0
        assert all(0 <= ticks <= (sites | boxes)[site] for site, ticks in has["tick"].items())
        assert has["city"] == 3 + sum(has["tick"][one] == count for one, count in sites.items())
        assert set(has["monuments"]) == {one for one, count in boxes.items() if has["tick"][one] == count}
        assert all(one in has["monuments"] for one, builder in builders.items() if builder == at)
    for monument, left_out in column(state, "monument", "left_out_with").items():
        out = left_out == len(state.players)
        assert not (out and any(player.ticks[monument] for player in boards(state)))
    if not state.is_over:
        assert len(state.options) >= 2, "what is forced is done, and something can be done until the end"
        assert len({one.number for one in state.options}) == len(state.options)


def boards(state: State) -> tuple[Any, ...]:
    """The players, typed as loosely as names made by rules must be."""
    return state.players


def check_step(before: State, after: State) -> None:
    """What never goes back has not; only the hand of chance is free."""
    builders: Any = after.builder
    earlier: Any = before.builder
    for monument, builder in builders.items():
        assert earlier[monument] in (None, builder), "the first builder is the first for ever"
        if earlier[monument] is None and builder is not None:
            assert builder == before.active
    for was, now in zip(boards(before), boards(after), strict=True):
        assert was.developments <= now.developments
        assert len(now.developments - was.developments) <= 1
        assert was.monuments <= now.monuments
        assert was.disasters <= now.disasters
        assert all(was.ticks[site] <= ticks for site, ticks in now.ticks.items())
    assert (before.round, before.active) <= (after.round, after.active)


def points(state: State, at: int) -> int:
    """A player's points, added up from the tables; of the edition of 2024 Architecture counts twice."""
    player = boards(state)[at]
    names = {one.name for one in state.table.game.variants}
    worth, first, later = (
        column(state, *one) for one in (("development", "worth"), ("monument", "first"), ("monument", "later"))
    )
    builders: Any = state.builder
    found = sum(worth[one] for one in player.developments)
    found += sum(first[one] if builders[one] == at else later[one] for one in player.monuments)
    if "architecture" in player.developments:
        found += len(player.monuments) * (2 if "edition_2024" in names else 1)
    if "empire" in player.developments:
        found += player.cities
    return int(found - player.disasters)
