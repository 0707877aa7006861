"""How things lay while an example was played: before each deed, and when each fact was looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from rulekit.book.account import Spot, Stand
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Action, Example, Fact
from rulekit.model.expression import FieldOf
from rulekit.playing.sight import all_of, held
from rulekit.playing.state import State
from rulekit.playing.watched import Moment

__all__ = ["alike", "order_of", "piles_of", "spoken_of", "stand_of", "stands_of"]

PILES = (ValueKind.SET, ValueKind.ROW)
KINDS = (ValueKind.NUMBER, ValueKind.ITEM, ValueKind.SET, ValueKind.ROW)
"""Of what kinds is what lies there, or stands there."""


def stands_of(example: Example, moments: Sequence[Moment]) -> dict[int, Stand]:
    """How all lay that an example speaks of, by the number of the line.

    Args:
        example: the example.
        moments: what was seen when it was played.
    """
    fields = spoken_of(example)
    return {one.line: stand_of(one.state, fields) for one in moments if one.line >= 0}


def piles_of(example: Example) -> frozenset[Field]:
    """What several people are given things in, each their own."""
    settings = [one for line in example.lines if isinstance(line, Fact) for one in line.settings]
    given = [(one.owner, one.what) for one in settings if isinstance(one.what, Field) and _is_pile(one.what)]
    return frozenset(one for _, one in given) if len({owner for owner, _ in given}) > 1 else frozenset()


def _is_pile(one: Field) -> bool:
    return one.owner is Owner.PLAYER and one.kind in PILES and not one.each and not one.piece


def order_of(example: Example, moments: Sequence[Moment]) -> tuple[int, ...]:
    """The people whose things were moved, whose were first before the others.

    Args:
        example: the example.
        moments: what was seen when it was played, also when such things were moved.
    """
    names = frozenset(one.name for one in piles_of(example))
    begins = next((at for at, one in enumerate(moments) if _acts(example, one)), len(moments))
    stood = [stand_of(one.state, names) for one in moments[begins:]] if names else []
    found: dict[int, None] = {}
    for was, now in pairwise(stood):
        found |= dict.fromkeys(
            spot.owner for spot in now if spot.field.owner is Owner.PLAYER and was[spot] != now[spot]
        )
    return tuple(found)


def _acts(example: Example, moment: Moment) -> bool:
    return moment.line >= 0 and isinstance(example.lines[moment.line], Action)


def spoken_of(example: Example) -> frozenset[str]:
    """The names of the fields that are given or looked at."""
    return frozenset(one.name for line in example.lines if isinstance(line, Fact) for one in _fields(line))


def _fields(fact: Fact) -> Iterator[Field]:
    yield from (one.what for one in fact.settings if isinstance(one.what, Field))
    yield from (one.what.field for one in fact.holdings if isinstance(one.what, FieldOf))
    if fact.row is not None:
        yield fact.row.field


def stand_of(state: State, fields: frozenset[str]) -> Stand:
    """How what is kept in some fields lies in a state."""
    found: dict[Spot, int | tuple[str, ...]] = {}
    for one, at in held(state):
        if one.name in fields and one.kind in KINDS and not one.piece and one.owner is not Owner.TURN:
            for thing, value in all_of(state, one, at).items():
                found[Spot(one, at, thing)] = _plain(value, one, state)
    return found


def _plain(value: object, one: Field, state: State) -> int | tuple[str, ...]:
    match value:
        case int():
            return value
        case str():
            return (value,)
        case tuple():
            return tuple(map(str, value))
        case frozenset():
            return tuple(item.name for item in state.table.game.table(one.of).items if item.name in value)
        case _:
            return ()


def alike(one: Mapping[int, Stand], other: Mapping[int, Stand]) -> dict[int, Stand]:
    """What is the same however chance falls."""
    return {
        line: {spot: value for spot, value in stand.items() if other[line].get(spot) == value}
        for line, stand in one.items()
        if line in other
    }
