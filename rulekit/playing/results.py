"""What came of simulated plays as a table: a row for each play, a column for each figure."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from rulekit.machine.plays import Plays
from rulekit.playing.game import Game

__all__ = ["Cell", "Column", "columns_of", "rows_of"]

Cell = int | float | bool | str | None


@frozen
class Column:
    """A column.

    Args:
        name: what it is called.
        kind: of its cells; a cell may be empty.
    """

    name: str
    kind: type[int | float | bool | str]


def columns_of(games: Sequence[Game]) -> tuple[Column, ...]:
    """The columns of the plays of some games, which have as many players each.

    ``won_1`` is the part of the victory of the first player: 1, a half where two share it, 0. Behind these stand the
    numbers that decide who wins, by their names, for each player.
    """
    seats = range(1, games[0].players + 1)
    found = [
        *(Column("variants", str), Column("seed", int), Column("decisions", int), Column("rounds", int)),
        *(Column("unfinished", bool), Column("drawn", bool)),
        *(Column(f"won_{seat}", float) for seat in seats),
    ]
    names = dict.fromkeys(rank.name for game in games for rank in game.rules.wins)
    found += [Column(f"{name}_{seat}", int) for name in names for seat in seats]
    return tuple(found)


def rows_of(game: Game, variants: str, plays: Plays, columns: Sequence[Column]) -> list[Sequence[Cell]]:
    """The cells of some plays, column by column.

    Args:
        game: that was played; the number of its rounds is watched.
        variants: their names.
        plays: what came of it.
        columns: those wanted.
    """
    count, players = len(plays), range(game.players)
    shares = [[0.0] * count for _ in players]
    for at, winners in enumerate(plays.winners()):
        for player in winners:
            shares[player][at] = 1 / len(winners)
    found: dict[str, Sequence[Cell]] = {
        "variants": [variants] * count,
        "seed": list(plays.seeds),
        "decisions": list(plays.decisions),
        "rounds": list(plays.slot(game.table.program.layout.rounds)),
        "unfinished": [loop > 0 for loop in plays.loops],
        "drawn": list(plays.drawn),
    }
    for player in players:
        found[f"won_{player + 1}"] = shares[player]
        for number, rank in enumerate(game.rules.wins):
            sign = 1 if rank.most else -1
            found[f"{rank.name}_{player + 1}"] = [sign * one for one in plays.gauge(number, player)]
    empty: Sequence[Cell] = [None] * count
    return [found.get(column.name, empty) for column in columns]
