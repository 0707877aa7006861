"""What happened to the pieces of boards between two states: which came, moved, changed hands, or are gone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.document.sentence import Name, Noun, Sentence
from rulekit.model.component import Field, Table
from rulekit.playing.state import State

__all__ = ["MARKS", "moved", "sorts_on", "standing"]

MARKS = ("xX", "oO", "aA", "bB", "cC", "dD", "eE", "fF")
"""For each player a character for the first sort of pieces of a board and one for the second."""

Standing = Mapping[int, frozenset[str]]
"""Where each player has a piece of a sort, by the names of the places."""


def sorts_on(table: Table, state: State) -> tuple[Field, ...]:
    """The sorts of pieces of a board, in the order of the rules."""
    return tuple(one for one in state.table.game.fields if one.piece and one.of == table.name)


def standing(sort: Field, state: State) -> Standing:
    """Where the pieces of a sort stand."""
    return {at: getattr(player, sort.name) for at, player in enumerate(state.players)}


def moved(before: State, after: State) -> Iterator[Sentence]:
    """What is otherwise than before on the boards, sort by sort and player by player."""
    for sort in (one for one in after.table.game.fields if one.piece):
        was, now = standing(sort, before), standing(sort, after)
        came = {at: now[at] - was[at] for at in now}
        left = {at: was[at] - now[at] for at in now}
        for at in now:
            yield from _of(at, sort, came, left, after)


def _of(player: int, sort: Field, came: Standing, left: Standing, state: State) -> Iterator[Sentence]:
    """What is otherwise for one player."""
    who, noun = Name(state.names[player]), Noun(sort.name)
    others_lost = frozenset[str]().union(*(places for at, places in left.items() if at != player))
    others_got = frozenset[str]().union(*(places for at, places in came.items() if at != player))
    new, turned = came[player] - others_lost, came[player] & others_lost
    gone = left[player] - others_got
    if len(new) == len(gone) == 1:
        ends = {"start": _places(gone, sort, state)[0], "goal": _places(new, sort, state)[0]}
        yield Sentence("piece_moved", {"who": who, "noun": noun, **ends})
        new = gone = frozenset()
    for name, places in (("piece_put", new), ("piece_turned", turned), ("piece_gone", gone)):
        if places:
            yield Sentence(name, {"who": who, "noun": noun, "places": _places(places, sort, state)})


def _places(names: frozenset[str], sort: Field, state: State) -> tuple[Noun, ...]:
    """Places as nouns, in the order of the board."""
    return tuple(Noun(item.name) for item in state.table.game.table(sort.of).items if item.name in names)
