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
    differing: dict[Field, tuple[dict[int, frozenset[str]], dict[int, frozenset[str]]]] = {}
    for sort in (one for one in after.table.game.fields if one.piece):
        was, now = standing(sort, before), standing(sort, after)
        differing[sort] = {at: now[at] - was[at] for at in now}, {at: was[at] - now[at] for at in now}
    for at in range(len(after.players)):
        yield from _become(at, differing, after)
    for sort, (came, left) in differing.items():
        for at in range(len(after.players)):
            yield from _of(at, sort, came, left, after)


def _become(
    player: int,
    differing: Mapping[Field, tuple[dict[int, frozenset[str]], dict[int, frozenset[str]]]],
    state: State,
) -> Iterator[Sentence]:
    """That a player's piece is one of another sort now, wherever it went; what was told is taken out."""
    lost = [sort for sort, (came, left) in differing.items() if len(left[player]) == 1 and not came[player]]
    got = [sort for sort, (came, left) in differing.items() if len(came[player]) == 1 and not left[player]]
    if len(lost) != 1 or len(got) != 1 or lost[0].of != got[0].of:
        return
    (old,), (new,) = lost, got
    start, goal = differing[old][1][player], differing[new][0][player]
    theirs = {
        name
        for left in (one[1] for one in differing.values())
        for at, names in left.items()
        if at != player
        for name in names
    }
    if goal & theirs:
        return  # it was taken from somebody
    who, noun = Name(state.names[player]), Noun(old.name)
    there = _places(goal, new, state)[0]
    if start != goal:
        yield Sentence("piece_moved", {"who": who, "noun": noun, "start": _places(start, old, state)[0], "goal": there})
    yield Sentence("piece_changed", {"who": who, "noun": noun, "place": there, "sort": Noun(new.name)})
    differing[old][1][player] = differing[new][0][player] = frozenset()


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
