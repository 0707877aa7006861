"""Boards as they could stand in the middle of a play, put into both games at once: rare things become common."""

from __future__ import annotations

from random import Random

from rulekit.model.game import Game as Rules
from rulekit.playing.state import State
from tests.games.comparison import KINDS, SITES, Match
from tests.games.printed import CITIES, DEVELOPMENTS, MONUMENTS, VALUES
from tests.games.referee import Referee

__all__ = ["put_midgame"]


def put_midgame(match: Match, random: Random) -> None:
    """Gives every player of both games a board, in a build step in which there are workers."""
    assert match.referee.asks == "build"
    assert match.referee.workers
    _deal_boards(match.referee, random)
    while not match.referee.sites():  # there is still something to choose
        match.referee.sheet.boxes.subtract(CITIES.keys())
    match.state = _copied(match.state, match.referee)
    match.compare()


def _deal_boards(referee: Referee, random: Random) -> None:
    for sheet in referee.sheets:
        sheet.food = random.randint(0, 15)
        luxury = random.random()
        sheet.goods = {one: int(random.random() * luxury * len(values)) for one, values in VALUES.items()}
        sheet.developments = set(random.sample(sorted(DEVELOPMENTS), random.randint(0, 5)))
        sheet.disasters = random.randint(0, 6)
        for site, boxes in (CITIES | {one: MONUMENTS[one][0] for one in referee.in_play}).items():
            done = boxes if random.random() < 0.4 else random.randint(0, boxes)
            sheet.boxes[site] = max(done, sheet.boxes[site])
    for one in referee.in_play:
        builders = [at for at, sheet in enumerate(referee.sheets) if one in sheet.monuments]
        if builders:
            referee.first.setdefault(one, random.choice(builders))


def _copied(state: State, referee: Referee) -> State:
    """The state with the referee's boards in it."""
    layout, game = state.table.program.layout, state.table.game
    vector = list(state.position.vector)

    def put(name: str, value: int, player: int = 0, each: str = "", item: str = "") -> None:
        at = _index(game, each, item) if each else 0
        vector[layout.fields[name, each] + player * layout.widths[name, each] + at] = value

    for player, sheet in enumerate(referee.sheets):
        put("food", sheet.food, player)
        put("city", sheet.cities, player)
        put("disaster", sheet.disasters, player)
        put("developments", sum(1 << _index(game, "development", one) for one in sheet.developments), player)
        put("monuments", sum(1 << _index(game, "monument", one) for one in sheet.monuments), player)
        for ours, theirs in KINDS.items():
            put("stock", sheet.goods[theirs], player, "good", ours)
        for ours, theirs in SITES.items():
            put("tick", sheet.boxes[theirs], player, "site", ours)
        for one in MONUMENTS:
            put("tick", sheet.boxes[one], player, "monument", one)
    for one, builder in referee.first.items():
        put("builder", builder + 1, 0, "monument", one)
    position = state.position
    fingerprint, place, rng, _ = position.to_json()
    return State(state.table, position.runner.restore([fingerprint, place, rng, vector]), state.names)


def _index(game: Rules, table: str, name: str) -> int:
    item = game.table(table).item(name)
    assert item is not None
    return item.index
