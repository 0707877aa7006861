"""What a line of an example names of a map, and where somebody goes with what they do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.book.inset import Route
from rulekit.model.component import Field
from rulekit.model.example import Action, ActionKind, Fact, Pick
from rulekit.model.expression import ItemRef
from rulekit.model.game import Game
from rulekit.model.links import End
from rulekit.model.map import Map
from rulekit.model.walk import inside
from rulekit.playing.reaching import way_to
from rulekit.playing.state import State

__all__ = ["named_by", "place_of", "route_of", "shared_by"]

FEW = 3
"""So many arrows from one place to the next can be told apart; of more, the frames alone say what may be chosen."""

IN_WORDS = re.compile(r"\{(\w+)")
"""A thing that an authored reason names."""


def route_of(deed: Action, state: State, game: Game, drawn: Map) -> Iterator[Route]:
    """Where somebody goes with what they do: along lines, or from their hand to a place that the step is done for."""
    if deed.kind is ActionKind.CHOOSES and deed.picks:
        place = place_of(deed.picks[-1], game, drawn)
        way = way_to(state, place, deed.who, [one.name for one in deed.picks[:-1]]) if place is not None else ()
        if way:
            yield Route(way, deed.who)
    elif deed.kind is ActionKind.DOES:
        places = {one.table for one in drawn.shown}
        for one in deed.things:
            if isinstance(one, ItemRef) and one.table.name in places:
                yield Route(((one.table.name, one.index),), deed.who)


def shared_by(routes: Sequence[Route]) -> tuple[Route, ...]:
    """The routes to places that may be chosen, as far as they tell more than the frames round those places.

    The last step of a way over other places is left out: from where it begins, the lines of the map lead to each place
    that is framed, and many arrows from one point are a knot.
    """
    over = [evolve(one, ends=one.ends[:-1]) for one in routes if len(one.ends) > 2]  # noqa: PLR2004 -- from, to
    straight = [one for one in routes if len(one.ends) <= 2]  # noqa: PLR2004 -- as above
    return tuple(dict.fromkeys(over + (straight if len(straight) <= FEW else [])))


def place_of(pick: Pick, game: Game, drawn: Map) -> End | None:
    """The place that a word of a choice names."""
    if pick.role != "things":
        return None
    for shown in drawn.shown:
        item = game.table(shown.table).item(pick.name)
        if item is not None:
            return shown.table, item.index
    return None


def named_by(line: Fact | Action, game: Game) -> Iterator[End]:
    """All things that a line names, by their tables."""
    if isinstance(line, Fact):
        for one in line.settings:
            if isinstance(one.what, Field) and one.what.each:
                yield one.what.each, one.item
    parts = (line.things, line.statement) if isinstance(line, Action) else (line.test, line.row, line.holdings)
    yield from ((one.table.name, one.index) for one in inside(parts) if isinstance(one, ItemRef))
    picks = line.picks if isinstance(line, Action) else tuple(pick for one in line.choices for pick in one)
    names = {one.name for one in picks if one.role == "things"}
    names |= set(IN_WORDS.findall(line.because))
    for table in game.tables:
        yield from ((table.name, one.index) for one in table.items if one.name in names)
